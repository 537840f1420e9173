#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What mcuspeed says of SHA-256 agrees with a program written by hand: within
# 0.2 %, of which some is the loop that the latter does not take off.
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
# shellcheck source=tests/qemu/lib-by-hand.sh
. "$MCS_SOURCE/tests/qemu/lib-by-hand.sh"
mcuspeed -list -provider bearssl sha256
if ! ended 0; then
    skip "agrees with a program by hand" "bearssl is not built in"
    finish
fi

prefix=$(sed -n 's/^DEPS_PREFIX = //p' "$MCS_BUILD/Makefile")
by_hand hand-sha256.c -I"$prefix/include" -L"$prefix/lib" -lbearssl
is "the program by hand is built" ended 0
# shellcheck disable=SC2119 # it has no arguments
run_by_hand
is "the program by hand runs" ended 0
hand=$(cat out)
mcuspeed -quiet -format csv -provider bearssl -bytes 1024 sha256
driver=$(column status ticks_per_operation |
    awk '$1 == "ok" { print $2 * 1000 }')
echo "# 1024 bytes, in thousandths of an instruction: by hand ${hand:-none}," \
    "by mcuspeed ${driver:-none}"
is "both agree within 0.2 %" awk -v a="${hand:-0}" -v b="${driver:-0}" '
    BEGIN { d = a > b ? a - b : b - a; exit !(a > 0 && d <= a * 0.002) }'
finish
