/* SPDX-License-Identifier: MIT */
/*
 * The product of two polynomials of 128 bits on RV64: by Karatsuba's rule
 * three of 64 bits.  Their lower halves are what zkn_multiply gives; their
 * upper halves are those of the operands from back to front, from back to
 * front.
 */
#ifndef ZKN_GHASH_RV64_H
#define ZKN_GHASH_RV64_H

#include "ghash.h"

ZKN_INLINE zkn_word reverse(zkn_word w)
{
    return zkn_rev8(zkn_brev8(w));
}

static inline void spread_key(struct zkn_hash_key *key,
                              const struct zkn_block *h)
{
    zkn_word low = h->w[0], high = h->w[1];

    zkn_spread(&key->of[0], low);
    zkn_spread(&key->of[1], high);
    zkn_spread(&key->of[2], low ^ high);
    zkn_spread(&key->of[3], reverse(low));
    zkn_spread(&key->of[4], reverse(high));
    zkn_spread(&key->of[5], reverse(low ^ high));
}

ZKN_INLINE void product(zkn_word *z, const struct zkn_block *y,
                        const struct zkn_hash_key *key)
{
    zkn_word low = y->w[0], high = y->w[1];
    zkn_word a = zkn_multiply(low, &key->of[0]),
             b = zkn_multiply(high, &key->of[1]);
    zkn_word middle = zkn_multiply(low ^ high, &key->of[2]) ^ a ^ b;
    zkn_word a_up, b_up, middle_up;

    low = reverse(low);
    high = reverse(high);
    a_up = zkn_multiply(low, &key->of[3]);
    b_up = zkn_multiply(high, &key->of[4]);
    middle_up = zkn_multiply(low ^ high, &key->of[5]) ^ a_up ^ b_up;
    /* A product has 127 coefficients. */
    z[0] = a;
    z[1] = middle ^ reverse(a_up) >> 1;
    z[2] = b ^ reverse(middle_up) >> 1;
    z[3] = reverse(b_up) >> 1;
}

#endif
