#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Instruction counts of the emulated machine: the same in each run, in
# proportion to the operations, and with the cost of the loop taken off.
# shellcheck disable=SC2016,SC2317 # programs of awk; functions called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"

providers=null
cases=(null)
for provider in bearssl libtomcrypt; do
    mcuspeed -list -provider $provider sha256
    if ended 0; then
        providers=$providers,$provider
        cases=(null sha256 aes-128-gcm ecdsap256)
    fi
done

# But for the date, to the last byte.
agree() {
    sed 's/[0-9-]*T[0-9:]*Z/DATE/g' "$1" >one
    sed 's/[0-9-]*T[0-9:]*Z/DATE/g' "$2" | cmp one -
}
for run in first second; do
    mcuspeed -quiet -format csv -provider $providers -bytes 64,1024 \
        "${cases[@]}"
    is "$run run: ends with 0" ended 0
    cp out $run
done
is "two runs are identical but for the date" agree first second
is "they are of some rows" test "$(wc -l <first)" -gt 2

# The cost of the loop, and what is left of it in a row that does nothing.
mcuspeed -quiet -format csv -provider null -bytes 64 null
loop=$(column loop_ticks)
left=$(column ticks_per_operation)
echo "# the loop takes $loop instructions, and null has ${left:-none} left"
is "null is measured in instructions" test "$(column tick_unit)" = instructions
is "the loop takes 60 instructions at most" \
    awk "BEGIN { exit !(\"$loop\" != \"\" && $loop + 0 <= 60) }"
# Where a tick is more than an instruction, it is one tick that is left.
most=2
[ "$MCS_PORT" != microbit ] || most=4
is "null: $most instructions at most are left" \
    awk "BEGIN { exit !(\"$left\" != \"\" && $left + 0 <= $most) }"

# Four times the operations take four times the instructions, to 0.5 %.  What
# is measured is per operation, so that the two must be equal.
mcuspeed -list -provider bearssl sha256
if ended 0; then
    for n in 250 1000; do
        mcuspeed -quiet -format csv -provider bearssl -iterations $n \
            -bytes 256 sha256
        column ticks_per_operation iterations_per_sample >"n.$n"
    done
    echo "# sha256, 256 bytes: $(cat n.250) $(cat n.1000)"
    is "1000 operations take 4 times what 250 take" awk '
        { ticks[NR] = $1 * $2 }
        END {
            if (NR != 2 || ticks[1] <= 0) exit 1
            ratio = ticks[2] / ticks[1]
            exit !(ratio > 3.98 && ratio < 4.02)
        }' n.250 n.1000
else
    skip "time grows with the operations" "bearssl is not built in"
fi
finish
