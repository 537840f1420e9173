#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# README's sample of an emulated board, figure by figure: counts of
# instructions are the same on every machine that has the same compiler.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
sample "$MCS_PORT" >block
if [ ! -s block ]; then
    skip "README's sample" "there is none of this board"
    finish
fi
compiler=$(grep -o 'gcc [0-9.]*, -O2' "$MCS_SOURCE/README.md" | head -n 1)
mcuspeed -version
version=${compiler#gcc } version=${version%, -O2}
if ! grep -q "^# compiler: .* $version " out ||
    [ "$(grep -c -e '^# bearssl' -e '^# libtomcrypt' out)" != 2 ]; then
    skip "README's sample" "it is of another compiler or of more libraries"
    finish
fi
read -r -a words < <(sed -n 's/^\$ mcuspeed //p' block)
mcuspeed "${words[@]}" -quiet
is "README's sample for $MCS_PORT: its command ends with 0" ended 0
grep -v '^#' out >rows
grep -v '^\$' block >wanted
equal() { diff -u wanted rows >out && [ -s rows ]; }
is "and has the figures that README has" equal
finish
