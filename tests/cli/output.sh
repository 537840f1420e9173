#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# A real disk that is full, a real pipe whose reader goes, a real Ctrl-C.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
program=$MCS_BUILD/mcuspeed
rows=(-iterations 1 -seconds 0.001 -provider null -bytes 16 null)

if [ -c /dev/full ]; then
    mcuspeed -output /dev/full "${rows[@]}"
    is "-output /dev/full: ends with 1" ended 1
    is "-output /dev/full: says why" complained '/dev/full: No space left'
    for task in -list -help -version -check; do
        "$program" $task >/dev/full 2>err
        status=$?
        is "$task >/dev/full: ends with 1" ended 1
        is "$task >/dev/full: says why" complained 'cannot write'
    done
else
    skip "a full disk" "there is no /dev/full"
fi
mcuspeed -output /nonexistent/x "${rows[@]}"
is "-output into no folder: ends with 1" ended 1
is "-output into no folder: says why" \
    complained 'cannot write /nonexistent/x: No such file'
is "-output into no folder: stdout is silent" test ! -s out

# The reader of a pipe goes after a line; 0.001 s a row, so this ends soon.
timeout 60 "$program" -quiet -seconds 0.001 -format csv sha 2>err |
    head -n 1 >out
status=${PIPESTATUS[0]}
is "| head -n 1: the writer ends, with 1" ended 1
is "| head -n 1: the reader has its line" said '^algorithm,'
is "| head -n 1: one message at most" test "$(wc -l <err)" -le 1
"$program" "${rows[@]}" >&- 2>err
status=$?
is "stdout closed: ends with 1" ended 1
"$program" "${rows[@]}" >out 2>&-
status=$?
is "stderr closed: ends with 0" ended 0
is "stderr closed: the row is there" said '^null .* digest '

# Ctrl-C once the first algorithm's rows are there; without it the run would
# take some hundred seconds.
mcuspeed -list sha256
if [ "$(grep -c '^sha256 ' out)" -eq 0 ]; then
    skip "Ctrl-C" "no provider of sha256 is built in"
    finish
fi
timeout 100 "$program" -quiet -format csv -precision 0 -seconds 0.2 \
    -bytes 16 >out 2>err &
pid=$!
for ((tries = 0; tries < 600; tries++)); do
    [ "$(wc -l <out)" -lt 3 ] || break
    sleep 0.05
done
kill -INT "$(ps -o pid= --ppid $pid | tr -d ' ')"
wait $pid
status=$?
is "Ctrl-C: ends with 130" ended 130
is "Ctrl-C: what is done is printed" said ',ok,'
is "Ctrl-C: what is not is marked" said ',interrupted,'
is "Ctrl-C: no line is cut" test -z "$(sed 's/"[^"]*"//g' out |
    awk -F, 'NR == 1 { n = NF } NF != n')"
finish
