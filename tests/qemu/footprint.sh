#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# make footprint for a handful of implementations: what it says of them, that
# its parts are the sum, and that nothing which goes wrong is passed over.
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
if ! command -v python3 >/dev/null; then
    skip "make footprint" "python3 is not installed"
    finish
fi
if ! grep -q '^enabled_providers = .*bearssl' "$MCS_BUILD/Makefile"; then
    skip "make footprint" "bearssl is not built in"
    finish
fi

# footprint VARIABLE=VALUE...: the files are here, stdout and stderr as ever
footprint() {
    env -u MAKEFLAGS -u MFLAGS make -s -C "$MCS_BUILD" footprint \
        FOOTPRINT_OUTPUT="$PWD" FOOTPRINT_PROVIDERS=bearssl "$@" >out 2>err
    status=$?
}

footprint FOOTPRINT_PROVIDERS=bearssl,null FOOTPRINT_RUN='-bytes 64' \
    FOOTPRINT_ALGORITHMS=sha256,sha512,aes-128-gcm
is "probes are made" ended 0
cp out text
cp footprint.csv out
column algorithm variant operation flash_bytes ram_bytes library_flash_bytes \
    adapter_flash_bytes other_flash_bytes provider_flash_bytes stack_bytes \
    context_bytes >rows
cat rows >out

# value COLUMN ALGORITHM [VARIANT]: in the first such row
value() {
    cp footprint.csv out
    column algorithm variant "$1" | awk -v want="$2" -v variant="${3-}" '
        $1 == want && (variant == "" || $2 == variant) {
            print $NF; exit }'
}
sha256=$(value flash_bytes sha256)
sha512=$(value flash_bytes sha512)
echo "# sha256 adds $sha256 bytes of flash, sha512 $sha512"
if [ "$MCS_PORT" = mps2-an386 ]; then
    is "sha256 adds less than 4 KB" test "$sha256" -lt 4096
fi
# The code of its compression function alone is larger than this.
is "and more than its compression function's kilobyte" \
    test "$sha256" -gt 1024
is "sha512 adds more than sha256" test "$sha512" -gt "$sha256"
is "they add no static RAM" test "$(value ram_bytes sha256)" = 0
is "null adds nothing" test "$(value flash_bytes null) $(
    value ram_bytes null)" = "0 0"
# 32 and 64 bits have another GHASH beside them.
ghash=$(sed -n 's/^aes-128-gcm,.*,aes_small+\([a-z0-9]*\),.*/\1/p' \
    footprint.csv | head -n 1)
is "aes_small is smaller than aes_big" test \
    "$(value flash_bytes aes-128-gcm "aes_small+$ghash")" -lt \
    "$(value flash_bytes aes-128-gcm "aes_big+$ghash")"
cp footprint.csv out
column flash_bytes library_flash_bytes adapter_flash_bytes other_flash_bytes |
    awk '$1 != $2 + $3 + $4' >wrong
is "the parts are the sum" test ! -s wrong
column provider_flash_bytes flash_bytes | awk '$1 > $2' >wrong
is "the provider without any of its rows is no larger" test ! -s wrong
is "a row has stack and context of a run" test \
    "$(value stack_bytes sha256)" -gt 64 -a \
    "$(value context_bytes sha256)" -gt 64
is "each operation has a row" test "$(
    column algorithm operation | grep -c '^aes-128-gcm')" -eq $((3 * $(
    column algorithm variant | grep '^aes-128-gcm' | sort -u | grep -c .)))
python3 - >json <<'END'
import csv, json
rows = [json.loads(line) for line in open("footprint.json")]
table = list(csv.DictReader(open("footprint.csv", newline="")))
assert len(rows) == len(table) > 5
for one, other in zip(rows, table):
    for key in ("algorithm", "operation", "variant", "flash_bytes",
                "ram_bytes", "stack_bytes"):
        value = one.get(key)
        assert ("" if value is None else str(value)) == other[key], key
print("same")
END
is "CSV and JSON say the same" grep -q same json
awk 'length > 80 && /^#/' text >wrong
is "lines above the table fit 80 columns" test ! -s wrong
grep -c '^sha256 .* digest ' text >out
is "the text has a row of sha256" test "$(cat out)" = 1

# --- what goes wrong is told ---

footprint FOOTPRINT_ALGORITHMS=sha257 FOOTPRINT_RUN=no
is "a wrong algorithm is an error" test "$status" != 0
is "and is named" complained "no algorithm, kind or family 'sha257'"
footprint FOOTPRINT_PROVIDERS=bearsll FOOTPRINT_RUN=no
is "a wrong provider is an error" test "$status" != 0
is "and those that are there are named" complained "there are: .*bearssl"

rm -f footprint.*
footprint FOOTPRINT_ALGORITHMS=sha256,aes-128-gcm FOOTPRINT_RUN=no \
    LDFLAGS=-Wl,--wrap=br_ghash_ctmul32
is "a probe that cannot be linked is an error" test "$status" != 0
cp footprint.csv out
is "its row says why" grep -q \
    '^aes-128-gcm,.*+ctmul32,.*failed,.*__wrap_br_ghash_ctmul32' out
is "the others are there" test "$(grep -c ',ok,' out)" -ge 4

cat >liar <<'END'
#!/bin/sh
"$MCS_SIZE" "$@" | awk '$1 == ".text" { $2 += 4 } { print }'
END
chmod +x liar
footprint FOOTPRINT_ALGORITHMS=sha256 FOOTPRINT_RUN=no SIZE="$PWD/liar" \
    LDFLAGS=-Wl,--defsym=mcs_another=1
is "a size that is not the map's is an error" test "$status" != 0
is "it says both" complained "size says [0-9]* bytes, the map [0-9]*"
finish
