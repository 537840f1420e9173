# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # names of ../peers
#
# wolfCrypt's own program, wolfcrypt/benchmark/benchmark.c, for the family
# sp_int.  It needs ASN.1, which mcuspeed's archive has not, so the library is
# made here once more from the same sources, with the same settings and flags
# but for that, and for random numbers from the library's own generator.  It
# prints means over windows of at least a second, which macros make two
# milliseconds and a few calls.
#
# sha256       update over 16 KiB, with one end for all: ours has start and end.
# aes-128-cbc  encryption of 16 KiB, the IV carried on; ours sets it each time.
# aes-128-gcm  encryption of 16 KiB, with IV and tag.
# rsa2048      sign and verify of 25 bytes as they are, ours of SHA-256's
#              DigestInfo, 51 bytes; another key.
# ecdsap256    sign and verify, k drawn; signatures in ASN.1, ours raw.
# ecdhx25519   between keys that are decoded: ours decodes the peer's.

build_wolfssl() {
    local file files="" macros=""
    unpack wolfssl wolfssl && cd "$peers/wolfssl" && mkdir -p objects ||
        return 1
    [ "$(uname -m)" != x86_64 ] || macros=-DWOLFSSL_SP_X86_64
    cat >user_settings.h <<END
#include "$top/algos/wolfssl/user_settings.h"
#undef NO_ASN
#undef NO_MAIN_DRIVER
END
    cat >objects/seed.c <<'END'
int mcs_wolfssl_seed(unsigned char *out, unsigned bytes);
int mcs_wolfssl_seed(unsigned char *out, unsigned bytes)
{
    unsigned i;

    for (i = 0; i < bytes; i++)
        out[i] = (unsigned char)(i * 151 + i / 256);
    return 0;
}
END
    for file in wolfcrypt/src/*.c; do
        case ${file##*/} in misc.c | evp.c) continue ;; esac # are included
        files+="$file "
    done
    # shellcheck disable=SC2016,SC2086 # flags and files are words
    printf '%s\n' $files wolfcrypt/benchmark/benchmark.c objects/seed.c |
        xargs -P 2 -I FILE sh -c '
            object=objects/$(basename "$1" .c).o
            shift
            "$@" -o "$object"' compile FILE gcc $flags -w $macros \
            -DWOLFSSL_USER_SETTINGS -DUSE_CERT_BUFFERS_2048 -include time.h \
            -DWOLFSSL_BENCHMARK_FIXED_UNITS_MB -DBENCH_MIN_RUNTIME_SEC=0.002F \
            -DBENCH_NTIMES=8 -DBENCH_AGREETIMES=8 -I. -c FILE || return 1
    build_pool && link benchmark objects/*.o pool.o -Wl,--gc-sections
}

# Its digits are few: megabytes and calls a second to thousandths.
theirs_wolfssl() {
    pinned_often "$peers/wolfssl/benchmark.$turn" -csv -blocks 64 -no_aad \
        -rsa_sign -sha256 -aes-cbc -aes-gcm -rsa -ecc -x25519 16384 | awk -F, '
        function bytes(name) { print "wolfssl/" name, 16384e9 / ($2 * 1048576) }
        function call(name) { print "wolfssl/" name, 1e9 / $NF }
        { sub(/,$/, "") }
        $1 == "SHA-256" { bytes("sha256") }
        $1 == "AES-128-CBC-enc" { bytes("aes-128-cbc") }
        $1 ~ /^AES-128-GCM-enc/ { bytes("aes-128-gcm") }
        $1 == "RSA" && /2048.*sign/ { call("rsa2048-sign") }
        $1 == "RSA" && /2048.*verify/ { call("rsa2048-verify") }
        /^ECDSA.*sign/ { call("ecdsap256-sign") }
        /^ECDSA.*verify/ { call("ecdsap256-verify") }
        /^CURVE.*25519.*agree/ { call("ecdhx25519") }'
}

ours_wolfssl() {
    local word
    ours wolfssl/sha256 seconds_per_operation 'x * 1e9 * 256 / 257' 64 \
        -provider wolfssl -bytes 16Ki -op digest sha256
    for word in cbc gcm; do
        ours "wolfssl/aes-128-$word" seconds_per_operation 'x * 1e9' 64 \
            -aad 0 -provider wolfssl -bytes 16Ki -op encrypt "aes-128-$word"
    done
    ours_calls wolfssl seconds_per_operation 'x * 1e9' wolfssl:sp_int \
        rsa2048-sign:8 rsa2048-verify:80 ecdsap256-sign:8 ecdsap256-verify:16
    ours wolfssl/ecdhx25519 seconds_per_operation 'x * 1e9' 56 \
        -provider wolfssl -op derive ecdhx25519
}
