#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Implementations of the same algorithm agree on random inputs, each two of
# them: the program's own TAP.  On the host these are all variants, also those
# of one provider, and once more with a seed of the day; on emulated ports the
# defaults of different providers.  Which two must have met is in
# agree-PORT.txt; what is more is only told.
#
# After a change that is wanted, in the port's tree with all providers:
#   MCS_REGENERATE=yes make check TESTS=tests/kat/agree.sh
#
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
expected=$MCS_SOURCE/tests/kat/agree-$MCS_PORT.txt
providers=$(sed -n 's/^ *&mcs_provider_\(.*\),$/\1/p' \
    "${MCS_BUILD:?}/providers.c" | grep -v -x null)
if [ "$(echo "$providers" | grep -c .)" -lt 2 ]; then
    skip "agreement" "fewer than two providers are built in"
    finish
fi
if [ "$MCS_PORT" = fake ]; then
    skip "agreement" "what is scripted knows the known answers alone"
    finish
fi
if [ "$MCS_PORT" = microbit ]; then
    skip "agreement" "16 KiB of RAM do not hold answers to compare"
    finish
fi
variants=(-variants default)
[ "$MCS_PORT" != host ] || variants=(-variants all)

mcuspeed -agree "${variants[@]}"
sed -n -e 's/^1\.\.[0-9]*$//' -e '/^TAP version/d' -e '/./p' out
count=$(grep -c -E '^(not )?ok ' out)
bad=$(grep -c '^not ok ' out)
is "-agree: ends with 0" ended 0
is "-agree: tells how many there are" said '^1\.\.[1-9][0-9]*$'

# "algorithm one / other", and for one that is skipped "SKIP" behind it.
sed -n -e 's/ # SKIP [^ ]*: not present$/ (/' \
    -e 's/^ok [0-9]* - \(.*\) # SKIP.*/\1 SKIP/p' \
    -e 's/^ok [0-9]* - \(.*\) (.*/\1/p' out | sort >got
if [ "${MCS_REGENERATE-no}" = yes ]; then
    cp got "$expected"
fi

# Instructions of x86 are in the host's list, and both of two must be built in.
if [ ! -f "$expected" ]; then
    skip "no two are lost" "there is no ${expected##*/}"
elif [ "$MCS_PORT" = host ] && [ "$(uname -m)" != x86_64 ]; then
    skip "no two are lost" "${expected##*/} is of x86_64"
else
    echo "$providers" >built
    awk 'function known(row) {
             sub(/:.*/, "", row); gsub("-", "_", row); return row in built
         }
         NR == FNR { built[$1]; next }
         known($2) && known($4)' built "$expected" >wanted
    comm -23 wanted got >lost
    comm -13 wanted got | sed 's/^/# beyond the list: /'
    cp lost err
    is "of the $(grep -c . wanted) twos of the list none is lost" \
        test ! -s lost
fi
[ "$MCS_PORT" = host ] || finish

seed=$(date +%Y%m%d)
mcuspeed -agree -seed "$seed" -iterations 24
is "seed $seed, 24 inputs: ends with 0" ended 0
is "as many inputs as were asked for" said ' (24 inputs)$'
is "the seed is told" said "^# seed $seed$"
finish
