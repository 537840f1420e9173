#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What gcc's analyser and clang's warnings say of the driver and of the ports
# that run on this machine: nothing.
. "${MCS_SOURCE:?}/tests/lib.sh"
flags=(-std=gnu99 -O1 -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes
    -Werror -Isrc/driver -Isrc/catalog -Isrc/getopt-compat -Iports/common -I.
    "-I$MCS_BUILD" '-DMCS_PORT_NAME="host"')

# all_with COMMAND...: every source, two at a time
all_with() {
    (cd "$MCS_SOURCE" && find src/driver src/getopt-compat ports/host \
        ports/fake ports/common -name '*.c' ! -name '*riscv*' \
        ! -name '*mcycle*' ! -name 'semihost*' ! -name '*cortexm*' \
        ! -name '*armv*' ! -name 'systick*' -print0 |
        xargs -0 -P 2 -n 1 "$@") >out 2>err
}
if ${MCS_CC:?} -fanalyzer -fsyntax-only -x c /dev/null 2>/dev/null; then
    is "gcc -fanalyzer" all_with "$MCS_CC" "${flags[@]}" -fanalyzer \
        -S -o /dev/null
else
    skip "gcc -fanalyzer" "this compiler has not got it"
fi
if command -v clang >/dev/null; then
    is "clang's warnings" all_with clang "${flags[@]}" -fsyntax-only
else
    skip "clang" "it is not installed"
fi
finish
