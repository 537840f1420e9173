/* SPDX-License-Identifier: MIT */
/* The compression functions of SHA-2 (FIPS 180-4, 6.2.2 and 6.4.2). */
#ifndef ZKN_SHA_H
#define ZKN_SHA_H

#include "instructions.h"

/*
 * Brings `count` blocks into the state, which is eight uint32_t or uint64_t.
 * The blocks are at the boundary of a word.
 */
typedef void zkn_compress(void *state, const zkn_word *in, size_t count);

void mcs_zkn_sha256(void *state, const zkn_word *in, size_t count);
void mcs_zkn_sha512(void *state, const zkn_word *in, size_t count);

#define ZKN_CHOOSE(x, y, z) ((((y) ^ (z)) & (x)) ^ (z))

/*
 * Maj(x, y, z) by x ^ y and y ^ z.  x and y are the y and z of the next round,
 * so that each of these is made once.
 */
#define ZKN_MAJORITY(y, x_y, y_z) (((x_y) & (y_z)) ^ (y))

/*
 * The i-th of sixteen rounds of sha256 or sha512, with constants k and message
 * words w; x_y and y_z change their places in the next.
 */
#define ZKN_SHA_ROUND(sha, a, b, c, d, e, f, g, h, i, x_y, y_z)                \
    do {                                                                       \
        h += zkn_##sha##sum1(e) + ZKN_CHOOSE(e, f, g) + k[i] + w[i];           \
        d += h;                                                                \
        x_y = a ^ b;                                                           \
        h += zkn_##sha##sum0(a) + ZKN_MAJORITY(b, x_y, y_z);                   \
    } while (0)

/* From the i-th on; the state is a to h, and q is b ^ c. */
#define ZKN_EIGHT_ROUNDS(sha, i)                                               \
    do {                                                                       \
        ZKN_SHA_ROUND(sha, a, b, c, d, e, f, g, h, (i) + 0, p, q);             \
        ZKN_SHA_ROUND(sha, h, a, b, c, d, e, f, g, (i) + 1, q, p);             \
        ZKN_SHA_ROUND(sha, g, h, a, b, c, d, e, f, (i) + 2, p, q);             \
        ZKN_SHA_ROUND(sha, f, g, h, a, b, c, d, e, (i) + 3, q, p);             \
        ZKN_SHA_ROUND(sha, e, f, g, h, a, b, c, d, (i) + 4, p, q);             \
        ZKN_SHA_ROUND(sha, d, e, f, g, h, a, b, c, (i) + 5, q, p);             \
        ZKN_SHA_ROUND(sha, c, d, e, f, g, h, a, b, (i) + 6, p, q);             \
        ZKN_SHA_ROUND(sha, b, c, d, e, f, g, h, a, (i) + 7, q, p);             \
    } while (0)

/* The next sixteen words of the message schedule, in place of these. */
#define ZKN_SCHEDULE(sha, w)                                                   \
    do {                                                                       \
        _Pragma("GCC unroll 16") for (unsigned i_ = 0; i_ < 16;                \
                                      i_++)(w)[i_] +=                          \
            zkn_##sha##sig0((w)[(i_ + 1) % 16]) + (w)[(i_ + 9) % 16] +         \
            zkn_##sha##sig1((w)[(i_ + 14) % 16]);                              \
    } while (0)

#include ZKN_SHA_HEADER

#endif
