#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# README.md's table is the one that `make coverage` makes of this program, which
# is that of an x86-64 host with all providers of algos/ that are for it.
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
readme=$MCS_SOURCE/README.md
coverage=$MCS_SOURCE/build-aux/coverage

"$coverage" "${MCS_BUILD:?}/mcuspeed" "$readme" >made 2>err
status=$?
if ! "$MCS_BUILD/mcuspeed" -list | grep -q '^algorithm '; then
    is "without two providers there is no table" ended 1
    finish
fi
is "the table is made" ended 0
"$coverage" "$MCS_BUILD/mcuspeed" made >again 2>err
is "making it again changes nothing" cmp made again
grep -v 'coverage: end' "$readme" >unmarked
"$coverage" "$MCS_BUILD/mcuspeed" unmarked >out 2>err
status=$?
is "without its marks nothing is made" ended 1
is "and it says so" complained 'has not both marks'
is "its rows have as many cells as its heading" awk -F '|' '
    /coverage: begin/ { on = 1 }
    /coverage: end/ { on = 0 }
    on && /^\|/ { if (cells && NF != cells) exit 1; cells = NF; rows++ }
    END { exit rows < 10 }' made

missing=
for folder in "$MCS_SOURCE"/algos/*/; do
    provider=$(basename "$folder")
    ports=$(sed -n 's/^ports="\(.*\)"$/\1/p' "$folder/provider.conf")
    case " ${ports:-host} " in *" host "*) ;; *) continue ;; esac
    name=$(printf '%s' "$provider" | tr -c 'a-zA-Z0-9' '_')
    grep -q "&mcs_provider_$name," "$MCS_BUILD/providers.c" ||
        missing="$missing $provider"
done
if [ -n "$missing" ]; then
    skip "README.md has this program's table" "not built in:$missing"
    finish
elif [ "$(uname -m)" != x86_64 ]; then
    skip "README.md has this program's table" "it is of x86_64"
    finish
fi
diff "$readme" made >out
is "README.md has this program's table: make coverage" cmp "$readme" made
finish
