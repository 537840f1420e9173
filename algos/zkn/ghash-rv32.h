/* SPDX-License-Identifier: MIT */
/*
 * The product of two polynomials of 128 bits on RV32: by Karatsuba's rule
 * three of 64 bits, and each of these three of 32.
 */
#ifndef ZKN_GHASH_RV32_H
#define ZKN_GHASH_RV32_H

#include "ghash.h"

static inline void spread_half(struct zkn_spread *to, zkn_word low,
                               zkn_word high)
{
    zkn_spread(&to[0], low);
    zkn_spread(&to[1], high);
    zkn_spread(&to[2], low ^ high);
}

static inline void spread_key(struct zkn_hash_key *key,
                              const struct zkn_block *h)
{
    spread_half(&key->of[0], h->w[0], h->w[1]);
    spread_half(&key->of[3], h->w[2], h->w[3]);
    spread_half(&key->of[6], h->w[0] ^ h->w[2], h->w[1] ^ h->w[3]);
}

ZKN_INLINE void product_of_half(zkn_word *z, zkn_word low, zkn_word high,
                                const struct zkn_spread *key)
{
    uint64_t a = zkn_multiply(low, &key[0]), b = zkn_multiply(high, &key[1]);
    uint64_t middle = zkn_multiply(low ^ high, &key[2]) ^ a ^ b;

    z[0] = (zkn_word)a;
    z[1] = (zkn_word)(a >> 32) ^ (zkn_word)middle;
    z[2] = (zkn_word)b ^ (zkn_word)(middle >> 32);
    z[3] = (zkn_word)(b >> 32);
}

ZKN_INLINE void product(zkn_word *z, const struct zkn_block *y,
                        const struct zkn_hash_key *key)
{
    zkn_word middle[4];

    product_of_half(&z[0], y->w[0], y->w[1], &key->of[0]);
    product_of_half(&z[4], y->w[2], y->w[3], &key->of[3]);
    product_of_half(middle, y->w[0] ^ y->w[2], y->w[1] ^ y->w[3], &key->of[6]);
#pragma GCC unroll 4
    for (size_t i = 0; i < 4; i++)
        middle[i] ^= z[i] ^ z[i + 4];
#pragma GCC unroll 4
    for (size_t i = 0; i < 4; i++)
        z[i + 2] ^= middle[i];
}

#endif
