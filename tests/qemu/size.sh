#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The driver alone, with null for its only provider, fits a small part: 32 KiB
# of flash and 4 KiB of static RAM, without the stack.
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
if [ "$MCS_PORT" != mps2-an386 ]; then
    skip "the driver's size" "it is measured on mps2-an386"
    finish
fi
triplet=""
# shellcheck disable=SC1090 # one per port
. "$MCS_SOURCE/ports/$MCS_PORT/port.conf"
{
    env -u MAKEFLAGS -u MFLAGS "$MCS_SOURCE/configure" -q \
        --host="$triplet" --with-port="$MCS_PORT" --with-providers=null &&
        env -u MAKEFLAGS -u MFLAGS make -s mcuspeed
} >err 2>&1
status=$?
is "a tree with null only is built" ended 0

# Sections by address: RAM begins at 0x20000000; the stack's and the heap's
# reserves are no sections of the program's own.
"${MCS_SIZE:?}" -A mcuspeed >out
flash=$(awk '
    $1 ~ /^\.(init|text|rodata|data|preserve|tdata|except|ARM|eh_|fini)/ {
        sum += $2 }
    END { print sum + 0 }' out)
ram=$(awk '$1 ~ /^\.(data|bss|tbss|tdata|noinit)$/ && $3 >= 536870912 {
        sum += $2 }
    END { print sum + 0 }' out)
echo "# $flash bytes of flash, $ram bytes of static RAM"
is "some flash and RAM are counted" test "$flash" -gt 8192 -a "$ram" -gt 64
is "32768 bytes of flash at most" test "$flash" -le 32768
is "4096 bytes of static RAM at most" test "$ram" -le 4096
finish
