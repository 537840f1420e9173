#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Each header compiles alone, and twice.
. "${MCS_SOURCE:?}/tests/lib.sh"
# lists/algorithms.h is made for catalog.h; the folder is in the search path.
flags=(-std=gnu99 -Wall -Wextra -Werror -Isrc/driver -Isrc/catalog
    -Isrc/getopt-compat -Iports/common -Itests/unit -I. "-I$MCS_BUILD")
flags+=("-I$MCS_BUILD/deps-include" -isystem "${MCS_DEPS:-/nowhere}/include")

compiles() {
    printf '#include "%s"\n#include "%s"\n' "$1" "$1" | (
        cd "$MCS_SOURCE" &&
            ${MCS_CC:?} "${flags[@]}" "-I${1%/*}" -fsyntax-only -x c -
    ) 2>err
}
for header in $(cd "$MCS_SOURCE" &&
    find src algos ports tests -name '*.h' | sort); do
    provider=${header#algos/}
    provider=${provider%%/*}
    case $header in
    algos/*)
        if ! grep -q "mcs_provider_$(echo "$provider" | tr -- - _);" \
            "$MCS_BUILD/providers.c"; then
            skip "$header" "its provider is not built in"
            continue
        fi
        ;;
    esac
    is "$header" compiles "$header"
done
finish
