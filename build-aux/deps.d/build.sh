# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # set by build-aux/deps
#
# Sourced by build-aux/deps: builds one library and installs it.  The stamp
# $prefix/.stamp-PROVIDER is taken away before the first installed file
# changes and written after the last: where it is, the library is whole, and
# its text says from what it was made.

# The compiler must work before a library's own makefile is blamed.  The
# macros that it predefines tell compiler, target, flags and C library.
check_compiler() {
    local error
    command -v "${CC%% *}" >/dev/null ||
        die "no compiler ${CC%% *} is installed"
    # shellcheck disable=SC2086 # CC and CFLAGS are lists of words
    if ! error=$(printf '#include <string.h>\n#include <stdlib.h>\n' |
        $CC $CFLAGS -x c -c - -o "$prefix/.probe.o" 2>&1); then
        complain "$CC $CFLAGS"
        complain "cannot compile with <string.h> and <stdlib.h>:"
        printf '%s\n' "$error" | head -n 5 | sed 's/^/    /' >&2
        exit 1
    fi
    rm -f "$prefix/.probe.o"
    # shellcheck disable=SC2086
    compiler_id=$($CC --version | head -n 1)$'\n'macros\ $(
        printf '#include <string.h>\n#include <stdlib.h>\n' |
            $CC $CFLAGS -x c -E -dM - | sort | sha256sum | cut -d ' ' -f 1)
}

# Flags without what is of this machine only: options that do nothing but
# search or map paths go, of other paths the last name is kept.
public_flags() {
    local word out="" skip=no
    for word in $1; do
        if [ $skip = yes ]; then
            skip=no
            continue
        fi
        case $word in
        -I | -isystem | -L | -B) skip=yes ;;
        -I* | -isystem* | -L* | -B/* | --sysroot=* | -f*-prefix-map=*) ;;
        *) out="$out $word" ;;
        esac
    done
    printf '%s\n' "${out# }" | sed "s,\(^\|[ =\"']\)/[^ \"']*/,\1,g"
}

c_string() { printf '%s' "$1" | sed 's/[\\"]/\\&/g; s/.*/"&"/'; }

# The header by which adapters learn what they were linked with.
write_header() {
    local macro name value
    echo "/* Made by build-aux/deps: what $provider was built from and how. */"
    if declare -F dep_macros >/dev/null; then
        dep_macros | while read -r macro; do
            name=${macro%%=*} value=${macro#"$name"}
            printf '#ifndef %s\n#define %s %s\n#endif\n' \
                "$name" "$name" "${value#=}"
        done | sed 's/ *$//'
    fi
    printf '#define MCS_DEP_VERSION %s\n' \
        "$(c_string "$dep_version$changed")"
    printf '#define MCS_DEP_FLAGS %s\n' \
        "$(c_string "$(public_flags "$CFLAGS ${dep_flags:-}")")"
}

# Copies the staged tree into the prefix.  A file that has not changed keeps
# its date, so that make does not compile its users anew.
install_stage() {
    local file
    (cd "$STAGE" && find . -type f) | while read -r file; do
        mkdir -p "$prefix/${file%/*}" || exit 1
        cmp -s "$STAGE/$file" "$prefix/$file" && continue
        cp "$STAGE/$file" "$prefix/$file.new" &&
            mv -f "$prefix/$file.new" "$prefix/$file" || exit 1
    done
}

# The recipe and what else of its folder it builds with.
recipe_text() {
    local file
    cat "$recipes/$provider/recipe.sh"
    ! declare -F dep_files >/dev/null || dep_files | while read -r file; do
        cat "$recipes/$provider/$file"
    done
}

stamp_text() {
    printf 'recipe %s\n' "$(recipe_text | sha256sum | cut -d ' ' -f 1)"
    printf '%s\n' "$source_ids" "cc $CC" "ar $AR" "ranlib $RANLIB" \
        "cflags $CFLAGS" "$compiler_id"
}

# Are the installed files as they were?  A prefix of an older deps has no sums.
intact() {
    [ -f "$prefix/.sums-$provider" ] || return 0
    (cd "$prefix" && sha256sum --check --status ".sums-$provider") \
        2>/dev/null && return 0
    complain "$provider: files in $prefix have changed since; made anew"
    return 1
}

# Unpacks $1, a tree or a tarball, into the new folder $2.
unpack() {
    mkdir -p "$2" || return 1
    if [ -d "$1" ]; then
        cp -R "$1/." "$2"
    else
        tar -x -f "$1" -C "$2" --strip-components=1 --no-same-owner
    fi
}

build_failed() {
    complain "$provider: building for '$CC $CFLAGS' failed; last lines of"
    complain "$log:"
    tail -n 15 "$log" | sed 's/^/    /' >&2
    rm -rf "$work"
    exit 1
}

# One provider from recipe to stamp.
one_provider() {
    local name found found_id source_ids="" seconds=$SECONDS changed="" rc
    local stamp=$prefix/.stamp-$provider log=$prefix/$provider.log trees=()
    work=$prefix/.work-$provider # not local: the trap needs it
    STAGE=$work/stage
    trap 'exit 130' INT
    trap 'exit 143' TERM
    trap 'exit 129' HUP
    # shellcheck disable=SC1090 # which recipe is the user's choice
    . "$recipes/$provider/recipe.sh" || exit 1
    lock "$cache/.lock" 9
    while read -r name; do
        find_source "$name" || exit 1
        source_ids+="source $name $found_id"$'\n'
        trees+=("$name" "$found")
        # what is in a tree of the user's need not be that release
        [ ! -d "$found" ] || changed=" or other (own source tree)"
    done < <(source_names)
    exec 9>&-
    if [ "$fetch_only" = yes ]; then
        say "$provider: $dep_version is in the cache"
        exit 0
    fi
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(stamp_text)" ] &&
        intact; then
        say "$provider: $dep_version is up to date in $prefix"
        exit 0
    fi
    trap 'rm -rf "$work"' EXIT
    rm -rf "$work"
    mkdir -p "$STAGE/include" "$STAGE/lib" || exit 1
    say "$provider: building $dep_version with ${CC##*/} $CFLAGS"
    : >"$log"
    set -- "${trees[@]}"
    while [ $# -ge 2 ]; do
        unpack "$2" "$work/$1" >>"$log" 2>&1 || build_failed
        shift 2
    done
    # Not before || or within if: there the shell takes no notice of set -e.
    (
        set -e
        unset MAKEFLAGS MFLAGS MAKELEVEL CPPFLAGS LDFLAGS
        cd "$work"
        dep_build
    ) >>"$log" 2>&1 8>&-
    rc=$?
    [ $rc = 0 ] || build_failed
    write_header >"$STAGE/include/mcs-dep-$provider.h" || build_failed
    rm -f "$stamp" "$prefix/.sums-$provider"
    install_stage >>"$log" 2>&1 || build_failed
    (cd "$STAGE" && find . -type f -exec sha256sum {} +) \
        >"$prefix/.sums-$provider" || build_failed
    { stamp_text >"$stamp.new" && mv -f "$stamp.new" "$stamp"; } ||
        build_failed
    say "$provider: installed in $prefix ($((SECONDS - seconds)) s)"
}
