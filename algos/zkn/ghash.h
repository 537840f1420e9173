/* SPDX-License-Identifier: MIT */
/*
 * GHASH (SP 800-38D, 6.4) without tables and branches on data.  Polynomials
 * have the coefficient of x^i as bit i, which brev8 makes of the standard's
 * order.
 */
#ifndef ZKN_GHASH_H
#define ZKN_GHASH_H

#include "polynomial.h"
#include "walk.h"

/* Spread parts of the hash key, by width: all that a product needs of it. */
#define ZKN_KEY_PARTS (ZKN_WORD_BYTES == 4 ? 9 : 6)

struct zkn_hash_key {
    struct zkn_spread of[ZKN_KEY_PARTS];
};

struct zkn_ghash {
    const struct zkn_hash_key *key;
    struct zkn_block y; /* what has been hashed, as polynomial */
};

void mcs_zkn_hash_key(struct zkn_hash_key *key, const struct zkn_block *h);

/* A zkn_reads. */
void mcs_zkn_ghash(void *state, const struct zkn_block *in, size_t count);

/* From the standard's order of bits to that of polynomials, and back. */
ZKN_INLINE void zkn_turn_bits(struct zkn_block *s)
{
#pragma GCC unroll 4
    for (size_t i = 0; i < ZKN_BLOCK_WORDS; i++)
        s->w[i] = zkn_brev8(s->w[i]);
}

#endif
