/* SPDX-License-Identifier: MIT */
/* The key stream on RV64, four blocks at a time. */
#ifndef ZKN_CTR_RV64_H
#define ZKN_CTR_RV64_H

#include "ctr.h"

/* n blocks of it, added to *in. */
ZKN_INLINE void zkn_stream_of(size_t n, const struct zkn_aes *aes,
                              const struct zkn_block *base, zkn_word number,
                              const struct zkn_block **in,
                              struct zkn_block **out)
{
    const struct zkn_block *first = zkn_first_key(aes);
    struct zkn_block s[ZKN_AT_ONCE];

#pragma GCC unroll 4
    for (size_t i = 0; i < n; i++) {
        s[i].w[0] = base->w[0];
        s[i].w[1] = base->w[1] ^ zkn_rev8(number + i);
    }
    ZKN_TWO_ROUNDS_OF(encrypt, s, n, &first[1]);
    ZKN_OTHER_ROUNDS_OF(encrypt, s, n, aes);
#pragma GCC unroll 4
    for (size_t i = 0; i < n; i++)
        zkn_add(&s[i], &(*in)[i]);
    *in += n;
    zkn_store(out, s, n);
}

ZKN_INLINE void zkn_stream(const struct zkn_counter *c,
                           const struct zkn_block *in, struct zkn_block *out,
                           size_t count)
{
    struct zkn_block base = c->base;
    zkn_word number = c->number;

    zkn_add(&base, zkn_first_key(c->aes));
    for (; count >= ZKN_AT_ONCE; count -= ZKN_AT_ONCE) {
        zkn_stream_of(ZKN_AT_ONCE, c->aes, &base, number, &in, &out);
        number += ZKN_AT_ONCE;
    }
    while (count-- > 0)
        zkn_stream_of(1, c->aes, &base, number++, &in, &out);
}

#endif
