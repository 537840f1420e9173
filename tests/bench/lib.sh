# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Sourced by the experiments in this folder.  They compare times, and so are
# run by hand: what they find depends on the machine and on its load, which
# they print, and no test may.

export LC_ALL=C

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P) || exit 1
top=${here%/tests/bench}

die() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 2
}

# The program to look at: the first argument, $MCUSPEED, or that of build/host.
find_mcuspeed() {
    program=${1:-${MCUSPEED:-$top/build/host/mcuspeed}}
    [ -x "$program" ] || die "there is no $program; name it as an argument"
}

scratch=$(mktemp -d) || exit 1
spinning=()

# Keeps core $1 busy until rest.
spin() {
    taskset -c "$1" bash -c 'while :; do :; done' &
    spinning+=($!)
}

rest() {
    [ ${#spinning[@]} -gt 0 ] || return 0
    kill "${spinning[@]}" 2>/dev/null
    wait "${spinning[@]}" 2>/dev/null
    spinning=()
}

trap 'rest; rm -rf "$scratch"' EXIT
trap 'exit 1' INT TERM HUP

# The load of the last minute, as the kernel sees it.
load() { cut -d ' ' -f 1 /proc/loadavg; }

# What the figures were made on.
tell_machine() {
    printf '%s, %s cores, load %s\n' "$(uname -sm)" "$(nproc)" "$(load)"
}

# Of the numbers on stdin, (max - min) / median in per cent.
spread() {
    sort -g | awk '{ v[NR] = $1 }
        END {
            if (NR == 0)
                exit 1
            m = NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2
            printf "%.3f\n", m ? 100 * (v[NR] - v[1]) / m : 0
        }'
}

# A column of mcuspeed's CSV on stdin by its name; one line for each record.
# The reader starts when all of it has come: beside the measurement, perhaps on
# the other half of its core, it made that a fifth slower.
column() {
    local records
    records=$(cat)
    python3 -c 'import csv, sys
for row in csv.DictReader(sys.stdin):
    print(row[sys.argv[1]])' "$1" <<<"$records"
}
