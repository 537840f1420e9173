#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What mcuspeed says of SHA-256 agrees with a program written by hand: within
# 0.2 %, of which some is the loop that the latter does not take off.
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
mcuspeed -list -provider bearssl sha256
if ! ended 0; then
    skip "agrees with a program by hand" "bearssl is not built in"
    finish
fi

# The port's flags and files; its linker script lies in the source tree.
# shellcheck disable=SC2034 # some are not used
triplet="" cpu_flags="" compile_flags="" link_flags="" common=""
# shellcheck disable=SC1090 # one per port
. "$MCS_SOURCE/ports/$MCS_PORT/port.conf"
link_flags=${link_flags//@srcdir@/$MCS_SOURCE}
prefix=$(sed -n 's/^DEPS_PREFIX = //p' "$MCS_BUILD/Makefile")
sources=("$MCS_SOURCE/tests/qemu/hand-sha256.c" \
    "$MCS_SOURCE/ports/$MCS_PORT/"*.c)
for file in $common; do
    sources+=("$MCS_SOURCE/ports/common/$file")
done
# shellcheck disable=SC2086 # lists of words
${MCS_CC:?} $cpu_flags $compile_flags -O2 -ffunction-sections -fdata-sections \
    -DMCS_PORT_NAME="\"$MCS_PORT\"" -I"$MCS_SOURCE/src/driver" \
    -I"$MCS_SOURCE/src/catalog" -I"$MCS_SOURCE/ports/common" \
    -I"$MCS_BUILD" -I"$MCS_SOURCE" -I"$prefix/include" "${sources[@]}" \
    $link_flags -Wl,--gc-sections -L"$prefix/lib" -lbearssl -o hand >err 2>&1
status=$?
is "the program by hand is built" ended 0
"$MCS_SOURCE/ports/$MCS_PORT/run" hand >out 2>err
status=$?
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
