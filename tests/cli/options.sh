#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What each option does to what is printed.  `null` is in every build and costs
# nothing, but LibTomCrypt's rows are those that have all kinds.
# shellcheck disable=SC2016,SC2317 # programs of awk; functions called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
quick=(-quiet -iterations 1 -seconds 0.001)
null=("${quick[@]}" -provider null null)
csv() { awk -F, "NR > 1 && ($1)" out | grep -q .; }
no_row() { ! csv "$1"; }
same_fields() { # quotes hold commas: their text is taken out first
    sed 's/"[^"]*"//g' out | awk -F, 'NR == 1 { n = NF } NF != n { exit 1 }'
}

mcuspeed -version
is "-version ends with 0" ended 0
is "-version has the tree's version" \
    said "^mcuspeed $(cat "$MCS_SOURCE/VERSION")$"
is "-version names the port" said "^# port: $MCS_PORT$"
is "-version names the compiler" said '^# compiler: '
mcuspeed -help
is "-help ends with 0" ended 0
is "-help has the usage" said '^usage: mcuspeed'
is "-help has options" said '^  -bytes LIST '
is "-help keeps to 80 columns" test -z "$(awk 'length > 80' out)"
mcuspeed -list null
is "-list ends with 0" ended 0
is "-list has null, with its default marked" said '^null .* hash .* null\* '
mcuspeed -help -nosuch
is "-help does not hide a mistake" ended 2

# -bytes, -misalign, -iterations, -estimator, as the record has them.
mcuspeed "${null[@]}" -format csv -bytes 16..64*2,1k,1Ki
is "-bytes: ends with 0" ended 0
is "-bytes: all sizes in their order" test "$(awk -F, '
    NR > 1 { printf "%s ", $8 }' out)" = "16 32 64 1000 1024 "
is "csv: as many fields in each line" same_fields
mcuspeed "${null[@]}" -format csv -bytes 64 -misalign 3 -iterations 77 \
    -estimator median
is "-misalign, -iterations, -estimator stand in the record" test "$(
    column misalign_bytes iterations_per_sample estimator)" = "3 77 median"
for estimator in minimum decile quartile mean; do
    mcuspeed "${null[@]}" -format csv -bytes 64 -estimator $estimator
    is "-estimator $estimator stands in the record" \
        test "$(column estimator)" = "$estimator"
done

# Equal samples give equal figures but for the unit: 1.048576 times.
mcuspeed "${null[@]}" -bytes 64 -unit MiB
is "-unit MiB: says so" said 'MiB = 1048576 bytes'
is "-unit MiB: heads the column" said ' MiB/s '
mcuspeed "${null[@]}" -output results -format json -bytes 16,64
is "-output: stdout is silent" test ! -s out
is "-output: the file has the rows" test "$(wc -l <results)" = 2
cp results out
if command -v python3 >/dev/null; then
    is "json: each line is JSON" python3 -c '
import json, sys
for line in open("out"): assert json.loads(line)["algorithm"] == "null"'
elif command -v jq >/dev/null; then
    is "json: each line is JSON" jq -e . out
else
    skip "json: each line is JSON" "there is neither python3 nor jq"
fi
printf -- '-format csv # so\n"-bytes" 48\n' >words
mcuspeed @words "${null[@]}"
is "@FILE: its words are arguments" csv '$8 == 48'
mcuspeed -primes 3 -elapsed "${null[@]}" -bytes 16
is "-primes only warns" ended 0
is "-primes says so" complained 'warning: -primes 3'

mcuspeed -list -provider libtomcrypt
if ! ended 0; then
    skip "options that need ciphers" "libtomcrypt is not built in"
    finish
fi
ltc=("${quick[@]}" -provider libtomcrypt -bytes 64 -format csv)
mcuspeed "${ltc[@]}" -decrypt aes-128-cbc
is "-decrypt: nothing but decrypt" no_row '$3 != "decrypt"'
is "-decrypt: a row" csv '$3 == "decrypt" && $19 == "ok"'
mcuspeed "${ltc[@]}" -op encrypt,decrypt aes-128-cbc
is "-op: both and no set-up" test "$(awk -F, 'NR > 1 { printf "%s ", $3 }' \
    out)" = "encrypt decrypt "
mcuspeed "${ltc[@]}" -evp sha256
is "-evp: names an algorithm" csv '$1 == "sha256"'
mcuspeed "${ltc[@]}" -hmac sha256
is "-hmac: names the HMAC" csv '$1 == "hmac-sha256"'
mcuspeed "${ltc[@]}" -cmac aes-128-cbc
is "-cmac: names the CMAC" csv '$1 == "cmac-aes-128"'
mcuspeed "${ltc[@]}" -aead aes-128-gcm
is "-aead: openssl's sizes" test "$(awk -F, 'NR > 1 && $3 == "encrypt" {
    printf "%s/%s ", $8, $9 }' out)" = \
    "2/13 31/13 136/13 1024/13 8192/13 16384/13 "
mcuspeed "${ltc[@]}" -aad 7 aes-128-gcm
is "-aad: stands in the record" csv '$9 == 7'
mcuspeed "${ltc[@]}" -bytes 60,64 aes-128-cbc sha256
is "no multiple of the block: skipped, with the reason" \
    said '^aes-128-cbc,.*,60,.*,skipped,60 bytes are no multiple of 16'
is "no multiple of the block: others are measured" \
    said '^aes-128-cbc,.*,64,.*,ok,'
is "no multiple of the block: ends with 0" ended 0
mcuspeed "${ltc[@]}" -bytes 60 -op encrypt aes-128-cbc
is "nothing but unsuitable sizes: ends with 1" ended 1
mcuspeed "${quick[@]}" -provider libtomcrypt -bytes 64 -mr sha256 rsa1024
is "-mr: openssl's header" said '^+H:64$'
is "-mr: a record for a hash" said '^+F:0:sha256:[0-9.]*$'
is "-mr: a record for RSA" said '^+F2:0:1024:[0-9.]*:[0-9.]*$'
# RSA keys of 4096 bits by the slowest variants take minutes, so none are made.
mcuspeed "${quick[@]}" -bytes 64 -variants all -op "${answer_runs[0]}" \
    -format json
is "everything once: ends with 0" ended 0
if command -v python3 >/dev/null; then
    is "everything once: each line is JSON, and ok" python3 -c '
import json
for line in open("out"): assert json.loads(line)["status"] == "ok", line'
else
    skip "everything once: each line is JSON, and ok" "there is no python3"
fi
finish
