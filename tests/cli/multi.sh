#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# -multi: the processes measure every case together, and one record tells what
# all of them do.  How much quicker two are than one depends on the machine
# and its load, so only what must hold anywhere is asked for.
. "${MCS_SOURCE:?}/tests/lib.sh"

# cells COLUMN: that column of the CSV in out, without its header.
cells() {
    awk -F, -v name="$1" 'NR == 1 { for (i = 1; i <= NF; i++)
        if ($i == name) column = i; next } { print $column }' out
}

mcuspeed -provider null,libtomcrypt -bytes 64,1k -seconds 0.05 -format csv \
    -multi 3 sha256 md5
is "ends well" ended 0
is "has a row for each case, once" [ "$(cells algorithm | wc -l)" = 4 ]
is "says how many processes" [ "$(cells processes | sort -u)" = 3 ]
is "every row is ok" [ "$(cells status | sort -u)" = ok ]
is "every row has a rate" [ "$(cells bytes_per_second | grep -c '^[1-9]')" = 4 ]

mcuspeed -bytes 64 -seconds 0.05 -multi 2 sha256
is "text names the processes" said '^# processes: 2$'

mcuspeed -bytes 64 -seconds 0.05 -format csv -output file -multi 2 sha256
is "-output is written by the first alone" \
    [ "$(grep -c ',sha256,\|^sha256,' file)" -gt 0 ]
is "and has one header" [ "$(grep -c '^algorithm,' file)" = 1 ]

mcuspeed -seconds 0.05 -multi 1000 sha256
is "more than there may be" ended 2
finish
