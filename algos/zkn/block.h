/* SPDX-License-Identifier: MIT */
/*
 * A block of AES, and a round key: words of the hart in the order of memory,
 * so that neither is ever turned round.
 */
#ifndef ZKN_BLOCK_H
#define ZKN_BLOCK_H

#include "instructions.h"

#define ZKN_BLOCK_BYTES 16
#define ZKN_BLOCK_WORDS (ZKN_BLOCK_BYTES / ZKN_WORD_BYTES)

struct zkn_block {
    zkn_word w[ZKN_BLOCK_WORDS];
};

ZKN_INLINE void zkn_add(struct zkn_block *s, const struct zkn_block *other)
{
#pragma GCC unroll 4
    for (size_t i = 0; i < ZKN_BLOCK_WORDS; i++)
        s->w[i] ^= other->w[i];
}

/* n blocks at *from, which moves behind them. */
ZKN_INLINE void zkn_load(struct zkn_block *s, const struct zkn_block **from,
                         size_t n)
{
#pragma GCC unroll 4
    for (size_t i = 0; i < n; i++)
        s[i] = (*from)[i];
    *from += n;
}

ZKN_INLINE void zkn_store(struct zkn_block **to, const struct zkn_block *s,
                          size_t n)
{
#pragma GCC unroll 4
    for (size_t i = 0; i < n; i++)
        (*to)[i] = s[i];
    *to += n;
}

#endif
