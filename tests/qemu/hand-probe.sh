#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# port_probe tells illegal instructions from legal ones, is no trap for other
# faults, and leaves the port's own handler in place.
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
# shellcheck source=tests/qemu/lib-by-hand.sh
. "$MCS_SOURCE/tests/qemu/lib-by-hand.sh"
if ! grep -q '^common=.*probe_' "$MCS_SOURCE/ports/$MCS_PORT/port.conf"; then
    skip "port_probe" "no provider needs it here"
    finish
fi
# shellcheck disable=SC2317 # called by is
found() { test "$(tr '\n' ' ' <out)" = "legal illegal legal $1"; }

by_hand hand-probe.c
is "the program is built" ended 0
run_by_hand
is "it ends by itself" ended 0
is "what is legal and what is illegal is told" found ""
run_by_hand illegal
is "an illegal instruction outside of a probe is a fault" ended 3
is "and is called so" found "illegal instruction "
run_by_hand load
is "another fault within a probe is a fault" ended 3
is "and is called what it is" found "fault at a load "
finish
