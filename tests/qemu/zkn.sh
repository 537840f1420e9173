#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The provider zkn, of RISC-V's scalar cryptography instructions: configure
# takes it for this port, it gives right answers at any alignment, takes a
# fraction of the software's instructions, and is not present where the hart
# has not what a row needs.
# shellcheck disable=SC2317 # functions called by is
# shellcheck source=tests/lib.sh
. "${MCS_SOURCE:?}/tests/lib.sh"
case $MCS_PORT in
rv32-virt) bits=32 ct=aes_ct gcm=aes_ct+ctmul ;;
rv64-virt) bits=64 ct=aes_ct64 gcm=aes_ct64+ctmul64 ;;
*)
    skip "zkn" "its instructions are RISC-V's"
    finish
    ;;
esac
triplet=""
# shellcheck disable=SC1090 # one per port
. "$MCS_SOURCE/ports/$MCS_PORT/port.conf"
mkdir tree
(cd tree && env -u MAKEFLAGS -u MFLAGS "$MCS_SOURCE/configure" -q \
    --host="$triplet" --with-port="$MCS_PORT" --with-providers=null,zkn) \
    >out 2>err
status=$?
is "configure takes zkn for $MCS_PORT" ended 0
if ! grep -q '&mcs_provider_zkn,' "${MCS_BUILD:?}/providers.c"; then
    skip "zkn" "it is not built in"
    finish
fi

# --- answers ---

# results OPTION...: "algorithm operation status" of rows, in the file rows
results() {
    mcuspeed -quiet -format csv -iterations 1 -bytes 16 "$@"
    column algorithm operation status >rows
}
only() { [ -s rows ] && ! grep -v " $1\$" rows; }

results -provider zkn
is "zkn alone ends with 0" ended 0
is "all its rows are there" only ok
cut -d ' ' -f 1 rows | sort -u >names
is "they are of 16 algorithms" test "$(grep -c . names)" = 16

# The driver fails rows whose answers differ from those of others.
others=
for provider in bearssl libtomcrypt; do
    mcuspeed -list -provider $provider sha256
    ! ended 0 || others=$others,$provider
done
streams=(aes-128-ctr aes-192-ctr aes-256-ctr aes-128-gcm aes-192-gcm
    aes-256-gcm sha224 sha256 sha384 sha512)
blocks=(aes-128-ecb aes-192-ecb aes-256-ecb aes-128-cbc aes-192-cbc aes-256-cbc)
for misalign in 1 4; do
    mcuspeed -quiet -format csv -provider "zkn$others" -iterations 1 \
        -misalign $misalign -bytes 16,64,80,144,4176 \
        "${blocks[@]}" "${streams[@]}"
    column provider status misalign_bytes >rows
    is "off by $misalign: ends with 0" ended 0
    is "off by $misalign: all rows are right" only "ok $misalign"
    mcuspeed -quiet -format csv -provider "zkn$others" -iterations 1 \
        -misalign $misalign -bytes 1,55,56,63,77,111,112,127 \
        "${streams[@]}"
    column provider status misalign_bytes >rows
    is "off by $misalign, odd lengths: ends with 0" ended 0
    is "off by $misalign, odd lengths: all rows are right" only "ok $misalign"
done

# --- instructions ---

# most PER-CENT ALGORITHM VARIANT: of those that BearSSL's takes, at 1024 bytes
most() {
    mcuspeed -quiet -format csv -provider "zkn,bearssl:$3" -bytes 1024 \
        -op encrypt,digest "$2"
    column provider ticks_per_operation >rows
    echo "# $2: $(tr '\n' ' ' <rows)"
    awk -v most="$1" '
        { ticks[$1] = $2 }
        END {
            if (NR != 2 || ticks["zkn"] <= 0) exit 1
            exit !(ticks["zkn"] * 100 <= ticks["bearssl"] * most)
        }' rows
}
case $others in
*bearssl*)
    is "aes-128-ctr: half of aes_big's instructions at most" \
        most 50 aes-128-ctr aes_big
    is "aes-128-ctr: a fifth of aes_ct's at most" \
        most 20 aes-128-ctr aes_ct
    is "aes-128-ctr: a fifth of $ct's at most" most 20 aes-128-ctr $ct
    is "aes-128-gcm: half of $gcm's at most" most 50 aes-128-gcm $gcm
    is "sha256: 65 % of BearSSL's at most" most 65 sha256 '*'
    is "sha512: 65 % of BearSSL's at most" most 65 sha512 '*'
    ;;
*) skip "fewer instructions than BearSSL's" "bearssl is not built in" ;;
esac

# --- a hart without them ---

# Under -check what is not there is skipped, and is no failure.
without() {
    export QEMU_CPU=rv$bits$1
    mcuspeed -check -provider zkn aes-128-ctr sha256
    unset QEMU_CPU
    sed -n 's/^ok [0-9]* - zkn \([^ ]*\) [a-z]* # SKIP not present$/\1/p' out |
        sort -u | tr '\n' ' ' >absent
    is "with ${1:-none of them}: ends with 0" ended 0
    is "with ${1:-none of them}: not present: ${2:-none}" \
        test "$(cat absent)" = "$2"
}
aes="aes-128-ctr " sha="sha256 "
without ,zbkb=true,zknd=true,zkne=true,zknh=true ""
without ,zbkb=true,zknd=true,zkne=true "$sha"
without ,zbkb=true,zkne=true,zknh=true "$aes"
without ,zbkb=true,zknd=true,zknh=true "$aes"
# Of Zbkb hashes want rev8 alone, which is Zbb's as well.
without ,zknd=true,zkne=true,zknh=true "$aes"
without ,zbb=false,zknd=true,zkne=true,zknh=true "$aes$sha"
without "" "$aes$sha"

export QEMU_CPU=rv$bits
mcuspeed -quiet -format csv -iterations 1 -bytes 16 -provider "zkn$others" \
    aes-128-ctr sha256
unset QEMU_CPU
column provider status >all
is "rows that are not present end with 0" ended 0
grep '^zkn ' all >rows
is "all of zkn's say so" only not-present
if [ -n "$others" ]; then
    grep -v '^zkn ' all >rows
    is "the software's rows are there" only ok
fi
finish
