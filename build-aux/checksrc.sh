#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# checksrc.sh [--tree DIR] [RULE]...: which rules of this project (HACKING.md)
# its files break, a line each, "file:line: what"; exit status 1 if any does.
# Without a RULE all of them; --list names them.  --scripts names the files
# that are shell scripts.
# shellcheck disable=SC2016,SC2317 # $ is awk's; rules are called by their names
set -uo pipefail
export LC_ALL=C

tree=$(dirname "$0")/..
if [ "${1-}" = --tree ]; then
    tree=$2
    shift 2
fi

declare -A about=(
    [conditionals]="no conditional compilation in src/"
    [licence]="each source and script names its licence first"
    [width]="no line is longer than 80 columns"
    [tabs]="tabs are in makefiles only"
    [blanks]="no line ends with a blank, each file with a newline"
    [length]="no source file is longer than 400 lines"
    [marks]="nothing is left to be done"
    [words]="driver and adapters use no libc printf, heap or floating point"
    [guards]="each header has a guard"
    [comments]="what a driver's header declares has a comment"
    [paths]="no path of one machine"
    [hosts]="no host of the package manager of this machine"
    [generated]="git keeps nothing that is generated"
)
order="conditionals licence width tabs blanks length marks words guards
comments paths hosts generated"

if [ "${1-}" = --list ]; then
    for rule in $order; do
        echo "$rule ${about[$rule]}"
    done
    exit
fi
cd "$tree" || exit 2

# What git keeps or would keep; in a tarball, all but what autogen.sh and
# distcheck (_build and _inst) make.
all_files() {
    if [ -e .git ]; then
        git ls-files --cached --others --exclude-standard
    else
        find ./* .[a-z]* -type f ! -path './build/*' ! -path './lists/*' \
            ! -path './_*' \
            ! -path './autom4te.cache/*' ! -name '*.o' ! -name Makefile \
            ! -name Makefile.in ! -name aclocal.m4 ! -name 'configure*' \
            ! -path '*/build-aux/ar-lib' ! -path '*/build-aux/compile' \
            ! -path '*/build-aux/config.*' ! -path '*/build-aux/depcomp' \
            ! -path '*/build-aux/install-sh' ! -path '*/build-aux/missing' \
            ! -path '*/build-aux/t*-driver*' | sed 's|^\./||'
    fi
}
mapfile -t files < <(all_files | sort -u | while IFS= read -r file; do
    # Corpora and expected output are data.
    case $file in tests/*corpus/* | tests/*expected/*) continue ;; esac
    [ ! -f "$file" ] || printf '%s\n' "$file"
done)

# of PATTERN...: the files that match one of the patterns of `case`
of() {
    local file pattern
    for file in ${files[@]+"${files[@]}"}; do
        for pattern in "$@"; do
            # shellcheck disable=SC2053 # a pattern it is
            [[ $file == $pattern ]] || continue
            printf '%s\n' "$file"
            break
        done
    done
}

scripts() {
    of '*.sh' '*.bash' autogen.sh
    of '*' | grep -v '\.[a-z]*$' | tr '\n' '\0' |
        xargs -0 -r awk 'FNR == 1 && /^#!/ { print FILENAME }'
}

# lines AWK-PROGRAM: run over the files on stdin; say(WHAT) tells of a fault.
lines() {
    tr '\n' '\0' | xargs -0 -r awk '
        function say(what) { print FILENAME ":" FNR ": " what }'" $1"
}

conditionals() {
    # A guard is "#ifndef X" whose next line is "#define X".
    of 'src/*.[ch]' | lines '
        FNR == 1 { guard = "" }
        guard != "" && $0 !~ "^#define " guard "( |$)" { say("#ifndef") }
        { guard = "" }
        /^[ \t]*#[ \t]*(if|ifdef|elif)([ \t(!]|$)/ { say($0) }
        /^[ \t]*#[ \t]*ifndef[ \t]/ {
            if (FILENAME ~ /\.h$/) guard = $2; else say($0)
        }'
}

licence() {
    {
        of '*.[chS]' '*.inc' '*.awk' '*.am' '*.ac' '*.py' '*.conf' '*.bash'
        scripts
    } |
        sort -u | lines '
        FNR <= 3 && /SPDX-License-Identifier: MIT/ { named[FILENAME] = 1 }
        FNR == 1 { seen[FILENAME] = 1 }
        END {
            for (f in seen)
                if (!(f in named))
                    print f ":1: no SPDX line"
        }'
}

width() {
    of '*.[chS]' '*.inc' '*.sh' '*.awk' '*.am' 'man/*' | lines '
        { gsub(/[\200-\277]/, "") } # what follows the first byte in UTF-8
        length($0) > 80 { say(length($0) " columns") }'
}

tabs() {
    of '*.[chS]' '*.inc' '*.sh' '*.awk' '*.md' '*.conf' '*.ac' '*.ld' '*.py' |
        lines '/\t/ { say("tab") }'
}

blanks() {
    of '*' | lines '/[ \t]$/ { say("ends with a blank") }'
    # grep counts a last line without its newline, wc does not.
    of '*' | tr '\n' '\0' | xargs -0 -r sh -c 'grep -c "" -- "$@" /dev/null
        wc -l -- "$@"' sh | awk '
        match($0, /:[0-9]*$/) {
            count[substr($0, 1, RSTART - 1)] = substr($0, RSTART + 1); next
        }
        { lines = $1; sub(/^ *[0-9]* /, "") }
        ($0 in count) && count[$0] != lines {
            print $0 ": does not end with a newline"
        }'
}

length() {
    of 'src/*.[ch]' 'algos/*.[ch]' 'algos/*.inc' 'ports/*.[chS]' \
        'tests/*.[ch]' |
        grep -v '^src/catalog/' |
        lines 'FNR == 401 { say("more than 400 lines") }'
}

marks() {
    # Brackets, so that this line is none.
    of '*' | lines '/(^|[^A-Za-z])(TO[D]O|FIX[M]E|X[X]X)([^A-Za-z]|$)/ {
        say("left to be done") }'
}

words() {
    of 'src/driver/*.[ch]' 'algos/*.[ch]' 'algos/*.inc' | lines '
        # code without strings and comments
        FNR == 1 { inside = 0 }
        {
            gsub(/"([^"\\]|\\.)*"/, "\"\"")
            gsub(/\/\*[^*]*\*\//, "")
            if (inside) {
                if (!sub(/^.*\*\//, "")) next
                inside = 0
            }
            if (sub(/\/\*.*$/, "")) inside = 1
            sub(/format\(printf/, "") # an attribute
            gsub(/[^a-zA-Z0-9_]+/, " ")
        }
        match(" " $0 " ", / ([fs]n?printf|v?printf|puts|putchar) /) ||
        match(" " $0 " ", / ([mc]alloc|realloc|free|float|double) /) {
            say("uses" substr(" " $0, RSTART, RLENGTH))
        }'
}

guards() {
    of '*.h' | lines '
        FNR == 1 { if (last != "" && !good) print last ":1: no guard"
                   last = FILENAME; good = 0; name = "" }
        name == "" && /^#/ { name = $1 == "#ifndef" ? $2 : "none"; next }
        $1 == "#define" && $2 == name { good = 1 }
        END { if (last != "" && !good) print last ":1: no guard" }'
}

comments() {
    # Declarations that follow one another share the comment above them.
    of 'src/driver/*.h' | lines '
        FNR == 1 { told = 0 }
        /^[ \t]*$/ { told = 0; next }
        /\*\/[ \t]*$/ { told = 1; next }
        /^[a-z][a-z0-9_ ]*[ *][*]*[a-z0-9_]+\(.*[,;]/ && !told {
            say("no comment above " $0)
        }'
}

paths() {
    # A path begins where no other one goes on.
    of '*' | lines '
        /(^|[^A-Za-z0-9_.@}$)-])\/(root|home|work|Users|tmp)\/[A-Za-z0-9]/ {
            say("path of a machine")
        }'
}

# The hosts that apt asks here, as apt itself tells them.
apt_hosts() {
    command -v apt-get >/dev/null || return
    {
        apt-get indextargets --format '$(SITE)'
        apt-config dump Acquire
    } 2>/dev/null | sed -n 's|.*://\([^/"]*@\)*\([A-Za-z0-9.-]*\).*|\2|p' |
        sort -u | grep '\.'
}

hosts() {
    local list
    list=$(apt_hosts) || return 0
    of '*' | tr '\n' '\0' | xargs -0 -r grep -HnFw -e "$list" -- |
        sed 's/^\([^:]*:[0-9]*\):.*/\1: host of a mirror/'
}

generated() {
    [ -e .git ] || return 0
    git ls-files --cached | grep -E -e '(^|/)(Makefile\.in|.*\.[oa])$' \
        -e '^(configure|aclocal\.m4|lists/.*|build/.*|autom4te\.cache/.*)$' \
        -e '^build-aux/(compile|config\.(guess|sub)|depcomp|install-sh)$' \
        -e '^build-aux/(missing|ar-lib|.*-driver.*)$' |
        sed 's/$/: is generated/'
}

if [ "${1-}" = --scripts ]; then
    scripts
    exit
fi
# shellcheck disable=SC2086 # a list
[ $# -gt 0 ] || set -- $order
found=0
for rule in "$@"; do
    [ -n "${about[$rule]-}" ] || {
        echo "checksrc.sh: no rule '$rule'; there are: ${order//$'\n'/ }" >&2
        exit 2
    }
    faults=$($rule)
    [ -z "$faults" ] || {
        printf '%s\n' "$faults" | sed "s/\$/ [$rule]/"
        found=1
    }
done
exit $found
