/* SPDX-License-Identifier: MIT */
/* AES key schedules on RV32: FIPS 197, 5.2 and, for decryption, 5.3.5. */
#ifndef ZKN_KEY_RV32_H
#define ZKN_KEY_RV32_H

#include "aes-rv32.h"

ZKN_INLINE zkn_word zkn_sub_word(zkn_word w)
{
    return zkn_esi(0, w, w, w, w);
}

/* Words are in the order of memory, so that RotWord goes to the right. */
ZKN_INLINE zkn_word zkn_rotate_word(zkn_word w)
{
    zkn_word r;

    __asm__(ZKN_WITH("zbkb", "rori %0, %1, 8") : "=r"(r) : "r"(w));
    return r;
}

ZKN_INLINE zkn_word zkn_next_rcon(zkn_word rcon)
{
    return rcon << 1 ^ (0x11B & (0 - (rcon >> 7)));
}

/* The key's words stand at w; those behind it are made, up to `end`. */
ZKN_INLINE void zkn_expand_words(zkn_word *w, const zkn_word *end,
                                 size_t key_words)
{
    zkn_word t = w[key_words - 1], rcon = 1;

    for (; w + key_words < end; w += key_words) {
        zkn_word *next = w + key_words;
        t = zkn_sub_word(zkn_rotate_word(t)) ^ rcon;
        rcon = zkn_next_rcon(rcon);
#pragma GCC unroll 8
        for (size_t i = 0; i < key_words; i++) {
            if (i == 4 && next + 4 == end)
                return;
            if (i == 4 && key_words == 8)
                t = zkn_sub_word(t);
            t ^= w[i];
            next[i] = t;
        }
    }
}

ZKN_INLINE void zkn_expand(struct zkn_block *keys, unsigned rounds)
{
    const zkn_word *end = keys[rounds + 1].w;

    if (rounds == 10)
        zkn_expand_words(keys->w, end, 4);
    else if (rounds == 12)
        zkn_expand_words(keys->w, end, 6);
    else
        zkn_expand_words(keys->w, end, 8);
}

/* InvMixColumns by undoing the S-box that comes with it. */
ZKN_INLINE zkn_word zkn_inverse_mix(zkn_word w)
{
    w = zkn_sub_word(w);
    return zkn_dsmi(0, w, w, w, w);
}

#endif
