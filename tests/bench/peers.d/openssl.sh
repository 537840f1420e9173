# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034,SC2154 # names of ../peers
#
# The system's own program, openssl speed -seconds 1 -elapsed; of ten turns.
# Both sides load the same shared library, so that there is nothing to link.
# Its clock has hundredths of a second, which is 1 % of a window: so a library
# is loaded before, by which it counts microseconds.  Ours is the mean over a
# second, too.
#
# A machine at work disturbs each whole second.  With OPENSSL_WINDOW=4000 its
# second takes 4000 microseconds and all turns are run; ours are windows of
# about as long.  Beware of sha256 then: it looks its hash up within the window,
# which takes up to 750 microseconds.
#
# sha256       EVP_Digest on both sides.
# aes-128-gcm  Theirs sets the length of the IV, key and IV, encrypts in place
#              and finishes, but never asks for the tag; ours (keyed) gets it
#              and leaves the length: one EVP_CIPHER_CTX_ctrl each.
# rsa2048      EVP_PKEY_sign and verify of 36 bytes as they are, ours of
#              SHA-256's DigestInfo, 51 bytes, which it makes.
# ecdsap256    of 20 bytes, ours of 32, and with r and s out of and into DER.
# ecdhx25519   EVP_PKEY_derive on both sides.
within_openssl=2
openssl_window=${OPENSSL_WINDOW:-1000000}

openssl_has_turn() { [ "$openssl_window" -lt 1000000 ] || [ "$turn" -le 10 ]; }

build_openssl() {
    mkdir -p "$peers/openssl" && cd "$peers/openssl" || return 1
    openssl version &&
        gcc -O2 -shared -fPIC -o window.so -x c - <<END
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

unsigned alarm(unsigned seconds)
{
    long micros = (long)seconds * $openssl_window;
    struct itimerval once = {{0, 0}, {micros / 1000000, micros % 1000000}};
    setitimer(ITIMER_REAL, &once, 0);
    return 0;
}

clock_t times(struct tms *used)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    (void)used;
    return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

long sysconf(int what)
{
    long (*real)(int) = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
    return what == _SC_CLK_TCK ? 1000000 : real(what);
}
END
}

# What the program prints for programs (-mr) in nanoseconds of a call, behind
# names of its lines: F of bytes each second, F2 to F5 of operations.
openssl_calls() {
    local bytes=$1
    shift
    LD_PRELOAD=$peers/openssl/window.so pinned openssl speed -mr -elapsed \
        -seconds 1 -bytes "$bytes" "$@" 2>"$scratch/errors" |
        awk -F: -v bytes="$bytes" '
            /^[+]F:/ { print "F", bytes * 1e9 / $4 }
            /^[+]F[24]:/ { print "sign", 1e9 / $4; print "verify", 1e9 / $5 }
            /^[+]F5:/ { print "F", 1e9 / $4 }'
}

theirs_openssl() {
    local bytes
    openssl_has_turn || return 0
    for bytes in 16 16384; do
        openssl_calls $bytes sha256 | sed "s|F|openssl/sha256-$bytes|"
        openssl_calls $bytes -evp aes-128-gcm |
            sed "s|F|openssl/aes-128-gcm:keyed-$bytes|"
    done
    openssl_calls 1024 rsa2048 | sed 's|^|openssl/rsa2048-|'
    openssl_calls 1024 ecdsap256 | sed 's|^|openssl/ecdsap256-|'
    openssl_calls 1024 ecdhx25519 | sed 's|F|openssl/ecdhx25519|'
}

# openssl_ours NAME CALLS ARGUMENT...
openssl_ours() {
    local name=openssl/$1 calls=$2
    shift 2
    if [ "$openssl_window" -lt 1000000 ]; then
        ours "$name" seconds_per_operation 'x * 1e9' "$calls" "$@"
        return
    fi
    note_ours "$name" seconds_per_operation 'x * 1e9' -estimator mean \
        -seconds 1 "$@"
}

ours_openssl() {
    openssl_has_turn || return 0
    openssl_ours sha256-16 16000 -provider openssl -bytes 16 sha256
    openssl_ours sha256-16384 400 -provider openssl -bytes 16384 sha256
    openssl_ours aes-128-gcm:keyed-16 12000 -provider openssl:keyed -aad 0 \
        -op encrypt -bytes 16 aes-128-gcm
    openssl_ours aes-128-gcm:keyed-16384 800 -provider openssl:keyed -aad 0 \
        -op encrypt -bytes 16384 aes-128-gcm
    openssl_ours rsa2048-sign 16 -provider openssl -op sign rsa2048
    openssl_ours rsa2048-verify 250 -provider openssl -op verify rsa2048
    openssl_ours ecdsap256-sign 200 -provider openssl -op sign ecdsap256
    openssl_ours ecdsap256-verify 80 -provider openssl -op verify ecdsap256
    openssl_ours ecdhx25519 140 -provider openssl -op derive ecdhx25519
}
