#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Presets: the published tables are whole, and people can write their own.
# shellcheck disable=SC2317 # functions are called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
quick=(-quiet -seconds 0.0001 -iterations 1)

# Labels without a figure, and rows that no provider has.
gaps() {
    awk '/no provider here has it/ { print }' out
}

has() { "$MCS_BUILD/mcuspeed" -version | grep -q "^# $1 "; }

for preset in "$MCS_SOURCE"/src/presets/*.preset; do
    name=${preset##*/}
    name=${name%.preset}
    mcuspeed "${quick[@]}" -preset "$name" -format table
    is "$name: ends with 0" ended 0
    sed '/^#/d' out >table
    rows=$(grep -c '^row' "$preset")
    is "$name: all its titles" test "$(grep -c '^title' "$preset")" = \
        "$(grep -A 1 '^$' table | grep -c '[A-Za-z]')"
    is "$name: $rows labels" test "$rows" -le "$(grep -c '^[A-Z0-9]' table)"
    if has mbedtls && has wolfssl; then
        gaps >missing
        is "$name: no row is without a figure" test ! -s missing
    else
        skip "$name: no row is without a figure" \
            "not every provider is built in"
    fi
done

cat >mine <<END
# of a test
bytes 64,1k
sha256 digest         # a case of its own, twice
unit ms
title Mine
columns What | Small | Rate
row Two words | sha256 digest bytes=16 | same unit=op/s
row Encryption | aes-128-gcm encrypt bytes=16 aad=3 | -
END
only=(-provider bearssl)
mcuspeed "${quick[@]}" "${only[@]}" -preset mine -format table
is "a file: ends with 0" ended 0
is "a file: a case's line for each size" test 2 = \
    "$(grep -c -E '^sha256 digest (64|1000) +bearssl +[0-9.]+ MB/s$' out)"
is "a file: its headings" grep -q -E '^What +Provider +Small +Rate$' out
is "a file: its row in two units" \
    grep -q -E '^Two words +bearssl +[0-9.]+ ms +[0-9.]+$' out
is "a file: a cell without a figure" \
    grep -q -E '^Encryption +bearssl +[0-9.]+ ms +-$' out
printf '# nothing\ntitle Empty\n' >empty
mcuspeed "${quick[@]}" -preset empty
is "a file without a case: ends with 2" ended 2
is "a file without a case: says so" complained 'preset empty has no case'
mcuspeed "${quick[@]}" "${only[@]}" -preset mine -format csv
is "a file as csv: records in its order" test "$(cut -d , -f 1,3,8,9 out |
    tr '\n' ' ')" = "algorithm,operation,payload_bytes,aad_bytes \
sha256,digest,64,0 sha256,digest,1000,0 sha256,digest,16,0 \
aes-128-gcm,encrypt,16,3 "

trouble() { # trouble NAME MESSAGE ARGUMENT...
    local name=$1 message=$2
    shift 2
    mcuspeed "$@"
    is "$name: ends with 2" ended 2
    is "$name: says so" complained "$message"
    is "$name: measures nothing" test ! -s out
}

trouble "no such preset" "cannot read 'mien'" -preset mien
trouble "no such preset: what there is" 'built in is -preset sam-e54-page' \
    -preset mien
trouble "an algorithm beside it" 'no algorithm' -preset mine sha256
trouble "-check beside it" 'no algorithm' -preset mine -check
echo 'sha257 digest' >mine
trouble "no such algorithm" "preset mine, line 1: 'sha257 digest'" -preset mine
trouble "what was meant" "did you mean 'sha256'" -preset mine
printf '\n#\nsha256 digset\n' >mine
trouble "no such operation" "preset mine, line 3: 'digset' is no operation" \
    -preset mine
echo 'row x | sha256 bytes=1,2' >mine
trouble "two sizes in a cell" "line 1: 'x' needs one size for each cell" \
    -preset mine

# What nobody has is told where the table has no place to say so.
echo 'sha256 encrypt' >mine
mcuspeed -seconds 0.001 -preset mine
is "a case that nobody has: ends with 1" ended 1
is "a case that nobody has: says which" \
    complained "line 1: 'sha256 encrypt' is in no provider that was chosen"
is "and that nothing was measured" complained 'nothing was measured'
echo 'sha256 digest bytes=16' >>mine
mcuspeed -seconds 0.001 -preset mine
is "beside one that is there: ends with 0" ended 0
is "and names the other" complained "line 1: 'sha256 encrypt' is in no"
finish
