# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # names of ../peers
#
# BearSSL's own program, test/test_speed.c.  It prints a mean over at least two
# seconds of processor time, which a patch makes two milliseconds.
#
# sha256       update over 8192 bytes; start and end stay out.  Ours has them,
#              2 blocks of 130: so 64 KiB are taken, 1 of 1025.
# aes-128-cbc  encryption of 8192 bytes in place.  Ours copies them first.
# ecdsap256    sign and verify with RFC 6979; signatures in ASN.1, ours raw.

build_bearssl() {
    unpack bearssl bearssl && cd "$peers/bearssl" || return 1
    sed -i 's/tt >= [0-9.]*)/tt >= 0.002)/' test/test_speed.c
    # shellcheck disable=SC2086 # flags are words
    gcc $flags -Iinc -Isrc -c test/test_speed.c || return 1
    link speed test_speed.o "$deps/lib/libbearssl.a"
}

theirs_bearssl() {
    pinned_often "$peers/bearssl/speed.$turn" sha256 aes128_x86ni_cbcenc \
        aes128_big_cbcenc ecdsa_p256_m31 | awk ' # nanoseconds
        /^SHA-256/ { print "bearssl/sha256", 8192e3 / $2 }
        /CBC encrypt .x86ni/ && !/UNAVAIL/ {
            print "bearssl/aes-128-cbc:aes_x86ni", 8192e3 / $(NF - 1) }
        /CBC encrypt .big/ {
            print "bearssl/aes-128-cbc:aes_big", 8192e3 / $(NF - 1) }
        /sign/ { print "bearssl/ecdsap256-sign", 1e9 / $(NF - 1) }
        /verify/ { print "bearssl/ecdsap256-verify", 1e9 / $(NF - 1) }'
}

ours_bearssl() {
    local word
    ours bearssl/sha256 bytes_per_second '8192e9 / x * 1024 / 1025' 10 \
        -provider bearssl -bytes 64Ki -op digest sha256
    for word in aes_x86ni:320 aes_big:80; do
        ours "bearssl/aes-128-cbc:${word%:*}" bytes_per_second '8192e9 / x' \
            "${word#*:}" -provider "bearssl:${word%:*}" -bytes 8192 \
            -op encrypt aes-128-cbc
    done
    ours_calls bearssl operations_per_second '1e9 / x' bearssl:i31+p256_m31 \
        ecdsap256-sign:10 ecdsap256-verify:10
}
