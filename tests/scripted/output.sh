#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Output that fails, memory that is short, a user who asks to stop.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
rows=(-quiet -provider scripted -bytes "64,1024" sha256 aes-128-cbc ecdsap256)
count() { [ "$(grep -c -e "$2" out)" -eq "$1" ]; }
one_message() { [ "$(grep -c -e "$1" err)" -eq 1 ]; }

for disk in full 100 5000; do
    export MCS_FAKE_DISK=$disk
    mcuspeed -format json -output results "${rows[@]}"
    is "disk of $disk bytes: ends with 1" ended 1
    is "disk of $disk bytes: says once which file and why" \
        one_message 'cannot write results: No space left'
    is "disk of $disk bytes: stdout is silent" test ! -s out
done
mcuspeed -list -output results
is "-list to a file that is cut: ends with 0 or says why" \
    test "$(wc -c <results)" -gt 0
export MCS_FAKE_DISK=full
for task in -list -version -help -check; do
    mcuspeed $task -provider scripted -output results
    is "full disk: $task ends with 1" ended 1
    is "full disk: $task says why" complained 'No space left'
done
unset MCS_FAKE_DISK

for pipe in closed 300; do
    export MCS_FAKE_PIPE=$pipe
    for format in text table csv json mr; do
        mcuspeed -format $format "${rows[@]}"
        if [ "$format" = mr ] && [ "$pipe" = 300 ] && [ "$status" = 0 ]; then
            is "pipe of 300 bytes: takes all of mr" count 1 '^+F4:'
            continue
        fi
        is "pipe of $pipe bytes: $format ends with 1" ended 1
        is "pipe of $pipe bytes: $format says so once" \
            one_message 'cannot write the results'
    done
    for task in -list -version -help -check; do
        mcuspeed $task -provider scripted
        is "pipe of $pipe bytes: $task ends with 1" ended 1
    done
done
unset MCS_FAKE_PIPE

mcuspeed -format csv -mem 1024 "${rows[@]}" -bytes 1024 -op digest
is "-mem 1024: ends with 1" ended 1
is "-mem 1024: the row says what it needs and what there is" said \
    ',skipped,"needs [0-9]\{4,\} bytes of memory, there are [0-9]\{1,3\}"'
is "-mem 1024: says that nothing was measured" complained 'nothing was measured'
mcuspeed -format csv -mem 256 "${rows[@]}"
is "-mem 256: ends with 1" ended 1
is "-mem 256: says what it takes to measure at all" \
    complained 'needs [0-9]* bytes of memory, there are 256$'
mcuspeed -format csv -mem 6k "${rows[@]}" -bytes 64,16Ki
is "-mem 6k: what does not fit is skipped" \
    said ',16384,.*,skipped,"needs [0-9]* bytes of memory, there are [0-9]*"'
is "-mem 6k: what does is measured" said ',64,.*,ok,'
is "-mem 6k: ends with 0" ended 0
mcuspeed -format csv -mem 6k "${rows[@]}" -bytes 16Ki -op digest
is "-mem 6k: ends with 1 where nothing fits" ended 1
is "-mem 6k: says that nothing was measured" \
    complained 'nothing was measured'

# Each poll is a chance to stop: at once, within the first rows, later on.
for polls in 0 1 3 6 9; do
    export MCS_FAKE_INTERRUPT=$polls
    mcuspeed -format csv "${rows[@]}"
    is "interrupt after $polls polls: ends with 130" ended 130
    is "interrupt after $polls polls: leaves no row half" test "$(
        awk -F, 'NR == 1 { n = NF } NF < n' out)" = ""
done
is "interrupt: rows done are printed" said ',sha256,\|^sha256,.*,ok,'
export MCS_FAKE_INTERRUPT=3
mcuspeed -check -provider scripted
is "interrupt: -check ends with 130" ended 130
is "interrupt: -check has no plan, for it is not done" count 0 '^1\.\.'
finish
