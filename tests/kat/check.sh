#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Every provider, algorithm, variant and operation of this build gives its
# known answers: the program's own TAP, one line each.
: "${MCS_SOURCE:?}" "${MCS_BUILD:?}" "${MCS_PORT:?}"
run=$MCS_SOURCE/ports/$MCS_PORT/run
if [ -x "$run" ]; then
    exec "$run" "$MCS_BUILD/mcuspeed" -check -variants all
fi
exec "$MCS_BUILD/mcuspeed" -check -variants all
