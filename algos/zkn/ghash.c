/* SPDX-License-Identifier: MIT */
#include "ghash.h"
#include ZKN_GHASH_HEADER

/*
 * Takes a word of the product that stands for x^128 and more to where it is
 * equal to: x^128 = x^7 + x^2 + x + 1.
 */
ZKN_INLINE void fold(zkn_word *z, zkn_word high)
{
    const unsigned bits = 8 * ZKN_WORD_BYTES;

    z[0] ^= high ^ high << 1 ^ high << 2 ^ high << 7;
    z[1] ^= high >> (bits - 1) ^ high >> (bits - 2) ^ high >> (bits - 7);
}

void mcs_zkn_hash_key(struct zkn_hash_key *key, const struct zkn_block *h)
{
    struct zkn_block polynomial = *h;

    zkn_turn_bits(&polynomial);
    spread_key(key, &polynomial);
}

void mcs_zkn_ghash(void *state, const struct zkn_block *in, size_t count)
{
    struct zkn_ghash *g = state;
    const struct zkn_hash_key *key = g->key;
    struct zkn_block y = g->y;

    while (count-- > 0) {
        struct zkn_block x = *in++;
        zkn_word z[2 * ZKN_BLOCK_WORDS];
        zkn_turn_bits(&x);
        zkn_add(&y, &x);
        product(z, &y, key);
#pragma GCC unroll 4
        for (size_t i = ZKN_BLOCK_WORDS; i-- > 0;)
            fold(&z[i], z[i + ZKN_BLOCK_WORDS]);
#pragma GCC unroll 4
        for (size_t i = 0; i < ZKN_BLOCK_WORDS; i++)
            y.w[i] = z[i];
    }
    g->y = y;
}
