#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# -agree tells which two do not agree and why, goes on with the others, and
# ends with 1.
# shellcheck disable=SC2317 # functions called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
lines() { [ "$(grep -c -e "$2" out)" -eq "$1" ]; }
run() { mcuspeed -agree -variants all -provider scripted "$@"; }

run
is "without a fault: ends with 0" ended 0
is "without a fault: three agree" said '^# 3 agree ([0-9]* inputs), 0 dis'
is "hashes: 8 inputs" \
    said '^ok 1 - sha256 scripted:bad / scripted:good (8 inputs)$'
is "signatures: 2 inputs" \
    said '^ok 3 - ecdsap256 scripted:bad / scripted:good (2 inputs)$'
is "all are counted" said '^1\.\.3$'
run -iterations 5
is "-iterations: as many inputs" said '^ok 1 .* (5 inputs)$'
is "-iterations: fewer of what is slow" said '^ok 3 .* (2 inputs)$'

# trouble FAULT ALGORITHM REASON
trouble() {
    export MCS_FAKE_FAULT=$1
    run "$2"
    is "$1, $2: ends with 1" ended 1
    is "$1, $2: not ok" \
        said "^not ok 1 - $2 scripted:bad / scripted:good$"
    is "$1, $2: says why" said "^# $3$"
    is "$1, $2: counts" said '^# 0 agree (0 inputs), 1 disagree, 0 skipped$'
}
trouble wrong-byte sha256 'input 0: the answers differ'
trouble wrong-byte aes-128-gcm 'input 0: the answers differ'
trouble wrong-byte ecdsap256 'input 0: the answers differ'
trouble tag-accepted aes-128-gcm \
    'input 0: scripted:bad takes an altered tag or signature'
trouble tag-accepted ecdsap256 \
    'input 0: scripted:bad takes an altered tag or signature'
trouble overrun sha256 'scripted:bad: wrote beyond its output'
trouble library-error sha256 \
    'scripted:bad: library error 42: as the script has it'
trouble timeout sha256 'scripted:bad: no answer in time'

# The others are compared all the same.
export MCS_FAKE_FAULT=wrong-byte
run
is "three that differ are three lines" lines 3 '^not ok'

# What is not there or does not fit is no disagreement, but must be told.
# left_out FAULT REASON
left_out() {
    export MCS_FAKE_FAULT=$1
    run sha256 aes-128-gcm
    is "$1: says SKIP" said "^ok [12] - .* # SKIP $2"
}
left_out not-present 'scripted:bad: not present$'
left_out no-memory 'scripted:bad: out of memory: the library wants'
left_out unsupported 'no operation or size in common$'
left_out deep-stack 'scripted:bad: needs more than the [0-9]* bytes of stack$'

export MCS_FAKE_FAULT=not-present
run sha256
is "all skipped: ends with 1" ended 1
is "all skipped: says so" complained 'nothing was compared'
unset MCS_FAKE_FAULT
mcuspeed -agree -provider scripted sha256
is "defaults of one provider: nothing to compare" ended 1
is "and it says so" complained 'no algorithm has two'
run -mem 2000 sha256
is "no room: says so" said '^ok 1 - sha256 # SKIP .* do not fit the memory$'
export MCS_FAKE_INTERRUPT=2
run
is "interrupted: ends with 130" ended 130
is "interrupted: has no plan" lines 0 '^1\.\.'
export MCS_FAKE_FAULT=trap
unset MCS_FAKE_INTERRUPT
run sha256
is "a trap names the case" complained 'in scripted:bad sha256 digest'
finish
