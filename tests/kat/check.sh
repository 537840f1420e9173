#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Every provider, algorithm, variant and operation of this build gives its
# known answers: the program's own TAP, one line each.  What must be there is
# in expected-PORT.txt, so that one that is lost or left out is noticed; what
# is more is only told.
#
# After a change that is wanted, in the port's tree with all providers:
#   MCS_REGENERATE=yes make check TESTS=tests/kat/check.sh
#
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
expected=$MCS_SOURCE/tests/kat/expected-${MCS_IMAGE:-$MCS_PORT}.txt

: >all
for what in "${answer_runs[@]}"; do
    # shellcheck disable=SC2086 # words of an option and an algorithm
    mcuspeed -check -variants all -op $what
    if [ "$status" = 2 ] && [ "$what" != "${answer_runs[0]}" ]; then
        continue # nothing that has it is built in
    fi
    # Its lines are this test's, by number too.
    awk -v n="$count" '
        /^1\.\.|^TAP version/ { next }
        /^(not )?ok / { sub(/ok [0-9]+/, "ok " ++n) }
        { print }' out
    count=$((count + $(grep -c -E '^(not )?ok ' out)))
    bad=$((bad + $(grep -c '^not ok ' out)))
    is "-check: ends with 0 (${what%%,*})" ended 0
    is "-check: tells how many there are" said '^1\.\.[0-9][0-9]*$'
    cat out >>all
done
cp all out

# "provider:variant algorithm operation", and for one that is skipped "SKIP";
# instructions that this machine has not are no loss of the build's.
sed -n -e 's/ # SKIP not present$/ (/' \
    -e 's/^ok [0-9]* - \([^ ]* [^ ]* [^ ]*\) # SKIP.*/\1 SKIP/p' \
    -e 's/^ok [0-9]* - \([^ ]* [^ ]* [^ ]*\) (.*/\1/p' out | sort >got
if [ "${MCS_REGENERATE-no}" = yes ]; then
    cp got "$expected"
fi
if [ ! -f "$expected" ]; then
    skip "nothing is lost" "there is no ${expected##*/}"
    finish
fi
if [ "$MCS_PORT" = host ] && [ "$(uname -m)" != x86_64 ]; then
    skip "nothing is lost" "${expected##*/} is of x86_64"
    finish
fi
# A provider that is not built in is no loss; its lines are not looked for.
sed -n 's/^ *&mcs_provider_\(.*\),$/\1/p' "$MCS_BUILD/providers.c" >providers
awk 'NR == FNR { built[$1]; next }
     { split($1, part, ":"); gsub("-", "_", part[1]) }
     part[1] in built' providers "$expected" >wanted
comm -23 wanted got >lost
comm -13 wanted got | sed 's/^/# beyond the list: /'
cp lost err
is "nothing of the $(grep -c . wanted) is lost" test ! -s lost
finish
