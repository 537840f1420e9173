#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# A clock that stands still, runs back or runs at another rate than it says:
# no figure, or figures that are marked, and exit status 1.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
rows=(-provider scripted -bytes 64 sha256 ecdsap256)
figures() { # figures N: rows of CSV that are ok
    [ "$(grep -c ',scripted,good,.*,ok,' out)" -eq "$1" ]
}
every_row() { # every_row TEXT: all rows of the default format have it
    [ "$(grep -c 'scripted:good' out)" -eq \
        "$(grep -c "scripted:good.*$1" out)" ]
}

export MCS_FAKE_CLOCK=stopped
mcuspeed -format csv "${rows[@]}"
is "stopped: ends with 1" ended 1
is "stopped: says so" complained 'counter of port fake does not move'
is "stopped: gives no figure" figures 0
mcuspeed -check -provider scripted sha256
is "stopped: -check needs no clock" ended 0

export MCS_FAKE_CLOCK=absent
mcuspeed "${rows[@]}"
is "absent: ends with 1" ended 1
is "absent: says so" complained 'counter of port fake is not there'
is "absent: gives nothing" test ! -s out

# 24 bits last for 16.8 million ticks, within which the probe ends.
export MCS_FAKE_CLOCK=wrap24
mcuspeed -quiet -format csv "${rows[@]}"
is "wrap24: ends with 1" ended 1
is "wrap24: says why" complained 'port fake runs backwards'

for clock in fast20 slow20; do
    export MCS_FAKE_CLOCK=$clock
    mcuspeed -quiet "${rows[@]}"
    is "$clock: ends with 1" ended 1
    is "$clock: says how far the clocks lie apart" \
        complained 'clocks of port fake disagree: .* \(19\|20\)[0-9]* ppm'
    is "$clock: text marks every row" every_row ' clock?$'
    is "$clock: text tells of the audit" \
        said '^# clock_error_ppm: \(19\|20\)[0-9]*$'
    mcuspeed -quiet -format table "${rows[@]}"
    is "$clock: table marks every row" test "$(grep -c 'clock?$' out)" = 2
    mcuspeed -quiet -format json "${rows[@]}"
    is "$clock: json marks every row" \
        test "$(grep -c '"clock_doubtful":true' out)" = 3
    is "$clock: json ends with 1" ended 1
    mcuspeed -quiet -format csv "${rows[@]}"
    is "$clock: csv goes on with all rows" figures 3
    is "$clock: csv marks every row" \
        test "$(grep -c ',\(200\|199\)[0-9]*,[^,]*,[0-9]*,true,1,' out)" = 3
    mcuspeed -quiet -mr "${rows[@]}"
    is "$clock: mr, which cannot, ends with 1" ended 1
done
finish
