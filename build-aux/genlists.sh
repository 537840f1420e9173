#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Lists the folders of algos/ and ports/ and the algorithms of src/catalog/
# into lists/, from which configure.ac and Makefile.am take them.  A new
# folder or a new algorithm is thereby known everywhere at once.
#
# With --check it writes nothing and fails where lists/ is out of date.
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# conf FILE NAME: the value of NAME="..." in a provider.conf or port.conf
conf() {
    sed -n "s/^$2=\"\(.*\)\"\$/\1/p" "$1"
}

identifier() {
    printf '%s' "$1" | tr -c 'a-zA-Z0-9' '_'
}

condition() {
    identifier "$1" | tr '[:lower:]' '[:upper:]'
}

providers=
for file in algos/*/provider.conf; do
    name=${file#algos/}
    providers="$providers ${name%/provider.conf}"
done
ports=
for file in ports/*/port.conf; do
    name=${file#ports/}
    ports="$ports ${name%/port.conf}"
done

# id, name and kind of each algorithm, in catalogue order
awk '
    match($0, /^const struct mcs_alg mcs_alg_[a-z0-9_]+ = /) {
        id = $4; sub(/^mcs_alg_/, "", id); name = ""
    }
    id != "" && /^ *\.name = "/ { split($0, part, "\""); name = part[2] }
    id != "" && /^ *\.family = "/ { split($0, part, "\""); family = part[2] }
    id != "" && /^ *\.kind = MCS_/ {
        kind = $0; sub(/^.*MCS_/, "", kind); sub(/,.*$/, "", kind)
        print id, name, tolower(kind), family
        id = ""
    }
' src/catalog/*.c >"$out/algorithms.txt"

{
    echo "/* Listed by build-aux/genlists.sh; do not edit. */"
    while read -r id _; do
        echo "extern const struct mcs_alg mcs_alg_$id;"
    done <"$out/algorithms.txt"
} >"$out/algorithms.h"

{
    echo "/* Listed by build-aux/genlists.sh; do not edit. */"
    echo '#include "catalog.h"'
    echo 'extern const struct mcs_alg *const mcs_all_algorithms[];'
    echo 'const struct mcs_alg *const mcs_all_algorithms[] = {'
    while read -r id _; do
        echo "    &mcs_alg_$id,"
    done <"$out/algorithms.txt"
    echo '    0};'
} >"$out/algorithms.c"

# The presets' texts without comments and empty lines.
{
    echo "/* Listed by build-aux/genlists.sh; do not edit. */"
    echo '#include "preset.h"'
    echo 'const struct mcs_preset mcs_presets[] = {'
    for file in src/presets/*.preset; do
        name=${file##*/}
        echo "    {\"${name%.preset}\","
        sed -e 's/ *#.*//' -e '/^$/d' -e 's/[\\"]/\\&/g' \
            -e 's/.*/     "&\\n"/' "$file"
        echo '    },'
    done
    echo '    {0, 0}};'
} >"$out/presets.c"

{
    echo "m4_define([MCS_PROVIDERS], [m4_normalize([$providers])])"
    echo "m4_define([MCS_PORTS], [m4_normalize([$ports])])"
} >"$out/folders.m4"

# files FOLDER: every file below it that git would keep, one a line
files() {
    find "$1" -type f ! -name '*~' ! -name '.*' ! -name '*.o' | sort
}

words() {
    tr '\n' ' '
}

{
    echo "## Listed by build-aux/genlists.sh; do not edit."
    # A folder's date changes when a file in it comes or goes.
    # shellcheck disable=SC2016 # make expands it
    echo "listed_folders = $(find src algos ports tests build-aux -type d |
        sort | sed 's|^|$(top_srcdir)/|' | words)"
    # What stands beside the folders, and build-aux without what automake puts
    # there, which it distributes itself.
    echo "EXTRA_DIST += $(find . -maxdepth 1 -type f \( -name '*.md' \
        -o -name NEWS -o -name COPYING -o -name VERSION -o -name autogen.sh \
        -o -name bootstrap -o -name '.clang-*' -o -name .editorconfig \) |
        sed 's|^\./||' | sort | words)"
    echo "EXTRA_DIST += $(files build-aux | grep -v -x \
        -e 'build-aux/config\..*' \
        -e 'build-aux/\(ar-lib\|compile\|depcomp\|install-sh\|missing\)' \
        -e 'build-aux/\(tap\|test\)-driver.*' | words)"
    catalog=$(find src/catalog -name '*.[ch]' | sort | words)
    driver=$(find src/driver -name '*.[ch]' ! -name main.c | sort | words)
    getopt=$(find src/getopt-compat -name '*.[ch]' | sort | words)
    echo "catalog_sources = $catalog"
    echo "driver_sources = $driver $getopt"
    for p in $providers; do
        sources=$(find "algos/$p" -name '*.[ch]' | sort | words)
        echo
        echo "EXTRA_DIST += $(files "algos/$p" | words)"
        echo "if PROVIDER_$(condition "$p")"
        lib=libalgo_$(identifier "$p")
        echo "noinst_LIBRARIES += $lib.a"
        echo "algo_libraries += $lib.a"
        echo "${lib}_a_SOURCES = $sources"
        echo "${lib}_a_CFLAGS = \$(ADAPTER_OPT) \$(plain_cflags)"
        # shellcheck disable=SC2016 # make expands them
        printf '%s_a_CPPFLAGS = $(AM_CPPFLAGS) $(DEPS_CPPFLAGS_%s)' "$lib" \
            "$(identifier "$p")"
        echo " -DMCS_PROVIDER_ID=$(identifier "$p")" \
            "-DMCS_PROVIDER_NAME='\"$p\"'"
        echo "endif"
    done
    for p in $ports; do
        sources=$(find "ports/$p" -name '*.[chS]' | sort | words)
        for file in $(conf "ports/$p/port.conf" common); do
            sources="$sources ports/common/$file"
        done
        echo
        echo "EXTRA_DIST += $(files "ports/$p" | words)"
        echo "if PORT_$(condition "$p")"
        echo "port_sources += $sources"
        echo "endif"
    done
    echo
    echo "EXTRA_DIST += $(files ports/common | words)"
    echo "preset_files = $(files src/presets | words)"
    echo "EXTRA_DIST += $(files tests | words)"

    # Unit tests: a program each; what they share is in libtest.a.
    shared=$(find tests/unit -name '*.[ch]' ! -name 'test-*' | sort | words)
    echo "test_shared_sources = $shared"
    echo "unit_tests ="
    echo "fuzz_replays ="
    for file in tests/unit/test-*.c; do
        name=${file%.c}
        echo "unit_tests += $name"
        echo "$(identifier "$name")_SOURCES = $file"
        echo "$(identifier "$name")_CPPFLAGS = \$(test_cppflags)"
        echo "$(identifier "$name")_LDADD = \$(test_libraries)"
    done
    for file in tests/fuzz/fuzz-*.c; do
        name=${file%.c}
        name=tests/fuzz/replay-${name##*/fuzz-}
        echo "fuzz_replays += $name"
        echo "$(identifier "$name")_SOURCES = tests/fuzz/replay.c $file"
        echo "$(identifier "$name")_CPPFLAGS = \$(test_cppflags)"
        echo "$(identifier "$name")_LDADD = \$(test_libraries)"
    done
    # Scripts: a folder says where they run (see Makefile.am).
    for folder in kat cli scripted qemu style fuzz; do
        echo "${folder}_tests = $(find "tests/$folder" -name '*.sh' \
            ! -name 'lib*.sh' 2>/dev/null | sort | words)"
    done
} >"$out/sources.am"

if [ "${1-}" = --check ]; then
    for file in "$out"/*; do
        cmp "$file" "lists/${file##*/}" || {
            echo "lists/${file##*/} is out of date: run ./autogen.sh" >&2
            exit 1
        }
    done
    exit
fi
# What has not changed keeps its date, so that make does nothing for it.
mkdir -p lists
for file in "$out"/*; do
    cmp -s "$file" "lists/${file##*/}" || cp "$file" "lists/${file##*/}"
done
: >lists/stamp
