# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # names of ../peers
#
# Mbed TLS's own program, programs/test/benchmark.c, with the archive that
# mcuspeed links.  It prints whole cycles of the time-stamp counter (so only on
# x86-64) for a byte over 1024 calls, and whole signatures in three seconds;
# patches make it print the sum, the cycles of a signature, and its second a
# millisecond.
#
# sha256       of 1024 bytes by one call.
# aes-128-cbc  encryption of 1024 bytes in place, the IV carried on; ours sets
#              it for each message.
# aes-128-gcm  encryption of 1024 bytes in place, with IV and tag.
# ecdsap256    sign and verify, RFC 6979; signatures in ASN.1, ours raw.
# rsa2048      the private and the public operation on a number; ours signs and
#              verifies with PKCS #1's padding, and mbedtls_rsa_pkcs1_sign does
#              the public operation once more.  The patch leaves out larger
#              keys, and has the first blinding done before.
# ecdhx25519   between decoded points; ours decodes the peer's.

build_mbedtls() {
    local start='unsigned long tsc = mbedtls_timing_hardclock();'
    local once='mbedtls_rsa_private(\&rsa, myrand, NULL, buf, buf);'
    [ "$(uname -m)" = x86_64 ] || return 1
    unpack mbedtls mbedtls && cd "$peers/mbedtls" || return 1
    sed -i 's|^    alarm(seconds);|    ualarm(seconds * 1000, 0);|
        s|ii \* BUFSIZE / 1024,|0UL,|
        s|^\( *\)/ (jj \* BUFSIZE));|\1/ 1);|
        s|mbedtls_set_alarm(3);|& '"$start"'|
        s|keysize <= 4096|keysize <= 2048|
        s|TIME_PUBLIC(title, "private",|'"$once"'&|
        s|ii / 3)|(mbedtls_timing_hardclock() - tsc) / (ii - 1))|' \
        programs/test/benchmark.c
    cat >random.c <<'END'
#include <string.h>
int mbedtls_psa_external_get_random(void *context, unsigned char *out,
                                    size_t bytes, size_t *given);
int mbedtls_psa_external_get_random(void *context, unsigned char *out,
                                    size_t bytes, size_t *given)
{
    (void)context;
    memset(out, 0, bytes);
    *given = bytes;
    return 0;
}
END
    build_pool || return 1
    # shellcheck disable=SC2086 # flags are words
    gcc $flags -isystem "$deps/include" -DMBEDTLS_HAVE_TIME \
        '-DMBEDTLS_CONFIG_FILE="mcs_mbedtls_config.h"' \
        -c programs/test/benchmark.c random.c || return 1
    link benchmark benchmark.o random.o pool.o "$deps/lib/libmbedcrypto.a"
}

theirs_mbedtls() {
    pinned_often "$peers/mbedtls/benchmark.$turn" \
        sha256 aes_cbc aes_gcm ecdsa rsa ecdh | awk '
        { gsub(/,/, "") }
        $1 == "SHA-256" { print "mbedtls/sha256", $(NF - 1) / 1024 }
        $1 == "AES-CBC-128" { print "mbedtls/aes-128-cbc", $(NF - 1) / 1024 }
        $1 == "AES-GCM-128" { print "mbedtls/aes-128-gcm", $(NF - 1) / 1024 }
        $1 == "ECDSA-secp256r1" {
            op = $NF
            sub("/s", "", op)
            print "mbedtls/ecdsap256-" op, $(NF - 1)
        }
        $1 == "RSA-2048" {
            op = /private/ ? "sign" : "verify"
            print "mbedtls/rsa2048-" op, $(NF - 1)
        }
        $1 == "ECDH-x25519" { print "mbedtls/ecdhx25519", $(NF - 2)
        }'
}

ours_mbedtls() {
    local word
    ours mbedtls/sha256 ticks_per_operation x 1024 \
        -provider mbedtls:native -bytes 1024 -op digest sha256
    for word in cbc gcm; do
        ours "mbedtls/aes-128-$word" ticks_per_operation x 1024 -aad 0 \
            -provider mbedtls:native -bytes 1024 -op encrypt "aes-128-$word"
    done
    ours_calls mbedtls ticks_per_operation x mbedtls:native \
        ecdsap256-sign:18 ecdsap256-verify:6 rsa2048-sign:2 rsa2048-verify:64
    ours mbedtls/ecdhx25519 ticks_per_operation x 10 \
        -provider mbedtls:native -op derive ecdhx25519
}
