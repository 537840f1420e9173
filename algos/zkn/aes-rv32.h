/* SPDX-License-Identifier: MIT */
/*
 * AES by Zkne and Zknd of RV32: an instruction takes one byte of a column
 * through the S-box and MixColumns, and adds it to a column of the next state.
 * (RISC-V Cryptography Extensions Volume I, 1.0.1, 3.1 to 3.4.)
 */
#ifndef ZKN_AES_RV32_H
#define ZKN_AES_RV32_H

#include "block.h"

/* For the probe: an instruction of each of the two. */
#define ZKN_TRY_AES                                                            \
    ZKN_WITH("zkne", "aes32esi t0, t0, t0, 0")                                 \
    "\n\t" ZKN_WITH("zknd", "aes32dsi t0, t0, t0, 0")

/* Each word of a round key begins a column: nothing to share. */
#define ZKN_AT_ONCE 1
#define ZKN_BEGIN_ROUND

#define ZKN_BYTE(name, extension, number)                                      \
    ZKN_INLINE zkn_word zkn_##name##_##number(zkn_word to, zkn_word column)    \
    {                                                                          \
        zkn_word r;                                                            \
        __asm__(ZKN_WITH(extension, "aes32" #name " %0, %1, %2, " #number)     \
                : "=r"(r)                                                      \
                : "r"(to), "r"(column));                                       \
        return r;                                                              \
    }

/* The four bytes of a column of the next state, from these columns. */
#define ZKN_BYTES(name, extension)                                             \
    ZKN_BYTE(name, extension, 0)                                               \
    ZKN_BYTE(name, extension, 1)                                               \
    ZKN_BYTE(name, extension, 2)                                               \
    ZKN_BYTE(name, extension, 3)                                               \
    ZKN_INLINE zkn_word zkn_##name(zkn_word key, zkn_word a, zkn_word b,       \
                                   zkn_word c, zkn_word d)                     \
    {                                                                          \
        zkn_word r = zkn_##name##_0(key, a);                                   \
        r = zkn_##name##_1(r, b);                                              \
        r = zkn_##name##_2(r, c);                                              \
        return zkn_##name##_3(r, d);                                           \
    }

ZKN_BYTES(esi, "zkne")
ZKN_BYTES(esmi, "zkne")
ZKN_BYTES(dsi, "zknd")
ZKN_BYTES(dsmi, "zknd")

/* ShiftRows is in which columns are taken, InvShiftRows the other way round. */
#define ZKN_FORTH(function, name)                                              \
    ZKN_INLINE void function(struct zkn_block *s, const struct zkn_block *key) \
    {                                                                          \
        zkn_word a = s->w[0], b = s->w[1], c = s->w[2], d = s->w[3];           \
        s->w[0] = zkn_##name(key->w[0], a, b, c, d);                           \
        s->w[1] = zkn_##name(key->w[1], b, c, d, a);                           \
        s->w[2] = zkn_##name(key->w[2], c, d, a, b);                           \
        s->w[3] = zkn_##name(key->w[3], d, a, b, c);                           \
    }

#define ZKN_BACK(function, name)                                               \
    ZKN_INLINE void function(struct zkn_block *s, const struct zkn_block *key) \
    {                                                                          \
        zkn_word a = s->w[0], b = s->w[1], c = s->w[2], d = s->w[3];           \
        s->w[0] = zkn_##name(key->w[0], a, d, c, b);                           \
        s->w[1] = zkn_##name(key->w[1], b, a, d, c);                           \
        s->w[2] = zkn_##name(key->w[2], c, b, a, d);                           \
        s->w[3] = zkn_##name(key->w[3], d, c, b, a);                           \
    }

ZKN_FORTH(zkn_encrypt_round, esmi)
ZKN_FORTH(zkn_encrypt_last, esi)
ZKN_BACK(zkn_decrypt_round, dsmi)
ZKN_BACK(zkn_decrypt_last, dsi)

#endif
