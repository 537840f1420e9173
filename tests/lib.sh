# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# What the test scripts share: TAP, a scratch folder, and the program of this
# tree as the function `mcuspeed`, run natively or through the port's `run`.
#
#   . "${MCS_SOURCE:?}/tests/lib.sh"
#   is "says its name" grep -q mcuspeed out
#   finish
set -u
export LC_ALL=C
: "${MCS_SOURCE:?}" "${MCS_BUILD:?}" "${MCS_PORT:?}"
count=0
bad=0
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 99

# What follows -check -op in the runs that give all known answers.  The search
# for the primes of RSA's larger keys would take the better part of an hour; one
# size has the code of all.
# shellcheck disable=SC2034 # for those who source this
answer_runs=(
    "setup,digest,mac,encrypt,decrypt,generate,derive,sign,verify,encaps,\
decaps,exchange,round1,round2"
    "keygen agree" "keygen ed25519" "keygen ed448" "keygen rsa1024"
)

# is NAME COMMAND...: one TAP line; on failure the files out and err follow.
is() {
    local name=$1
    shift
    count=$((count + 1))
    if "$@"; then
        echo "ok $count - $name"
    else
        echo "not ok $count - $name"
        bad=$((bad + 1))
        echo "# failed: $*"
        for file in out err; do
            if [ -s "$file" ]; then
                echo "# $file:"
                tail -n 15 "$file" | sed 's/^/#   /'
            fi
        done
    fi
}

skip() {
    count=$((count + 1))
    echo "ok $count - $1 # SKIP $2"
}

finish() {
    echo "1..$count"
    [ "$bad" = 0 ]
    exit
}

# Runs the program; stdout in out, stderr in err, exit status in $status, which
# is 124 where it does not end within twenty minutes.
mcuspeed() {
    if [ -x "$MCS_SOURCE/ports/$MCS_PORT/run" ]; then
        QEMU_TIMEOUT=1200 "$MCS_SOURCE/ports/$MCS_PORT/run" \
            "$MCS_BUILD/mcuspeed" "$@" >out 2>err </dev/null
    else
        timeout 1200 "$MCS_BUILD/mcuspeed" "$@" >out 2>err </dev/null
    fi
    status=$?
}

# sample NAME: what stands in README.md's block behind "sample: NAME"
sample() {
    awk -v mark="<!-- sample: $1 -->" '
        $0 == mark { found = 1; next }
        found && /^```/ { if (inside) exit; inside = 1; next }
        inside' "$MCS_SOURCE/README.md"
}

# column NAME...: these fields of each row of CSV in the file out.  Texts in
# quotes, which may hold commas, count as empty.
column() {
    sed 's/"[^"]*"//g' out | awk -F, -v names="$*" '
        NR == 1 {
            for (i = 1; i <= NF; i++) at[$i] = i
            n = split(names, name, " ")
            next
        }
        {
            for (i = 1; i <= n; i++)
                printf "%s%s", $at[name[i]], i < n ? " " : "\n"
        }'
}

ended() { [ "$status" -eq "$1" ]; }
said() { grep -q -e "$1" out; }
complained() { grep -q -e "$1" err; }
