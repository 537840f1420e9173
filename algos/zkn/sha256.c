/* SPDX-License-Identifier: MIT */
/* The compression function of SHA-256 (FIPS 180-4, 6.2.2). */
#include "sha.h"

/* 4.2.2: of the cube roots of the first 64 primes. */
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/*
 * Words are those of the hart; what 64 bits have above the lower 32 does no
 * harm, for nothing here moves bits downwards.
 */

void mcs_zkn_sha256(void *state, const zkn_word *in, size_t count)
{
    uint32_t *s = state;
    uintptr_t a = s[0], b = s[1], c = s[2], d = s[3];
    uintptr_t e = s[4], f = s[5], g = s[6], h = s[7];

    while (count-- > 0) {
        const uint32_t *k = constants;
        uintptr_t w[16], p, q = b ^ c;
#pragma GCC unroll 8
        for (unsigned i = 0; i < 16; i += 2)
            zkn_get_two(&w[i], &w[i + 1], &in);
        ZKN_EIGHT_ROUNDS(sha256, 0);
        ZKN_EIGHT_ROUNDS(sha256, 8);
        for (unsigned i = 0; i < 3; i++) {
            k += 16;
            ZKN_SCHEDULE(sha256, w);
            ZKN_EIGHT_ROUNDS(sha256, 0);
            ZKN_EIGHT_ROUNDS(sha256, 8);
        }
        s[0] = (uint32_t)(a += s[0]);
        s[1] = (uint32_t)(b += s[1]);
        s[2] = (uint32_t)(c += s[2]);
        s[3] = (uint32_t)(d += s[3]);
        s[4] = (uint32_t)(e += s[4]);
        s[5] = (uint32_t)(f += s[5]);
        s[6] = (uint32_t)(g += s[6]);
        s[7] = (uint32_t)(h += s[7]);
    }
}
