/* SPDX-License-Identifier: MIT */
/*
 * AES key schedules on RV64: FIPS 197, 5.2 and, for decryption, 5.3.5.  The
 * number of the round constant is part of the instruction, and 10 stands for
 * SubWord alone.  (RISC-V Cryptography Extensions Volume I, 1.0.1, 3.10.)
 */
#ifndef ZKN_KEY_RV64_H
#define ZKN_KEY_RV64_H

#include "aes-rv64.h"

ZKN_TWO(aes64ks2, "zkne", zkn_word)
ZKN_ONE(aes64im, "zknd", zkn_word)

#define ZKN_KS1(number)                                                        \
    ZKN_INLINE zkn_word zkn_ks1_##number(zkn_word a)                           \
    {                                                                          \
        zkn_word r;                                                            \
        __asm__(ZKN_WITH("zkne", "aes64ks1i %0, %1, " #number)                 \
                : "=r"(r)                                                      \
                : "r"(a));                                                     \
        return r;                                                              \
    }

ZKN_KS1(0)
ZKN_KS1(1)
ZKN_KS1(2)
ZKN_KS1(3)
ZKN_KS1(4)
ZKN_KS1(5)
ZKN_KS1(6)
ZKN_KS1(7)
ZKN_KS1(8)
ZKN_KS1(9)
ZKN_KS1(10)

/* Two words of the schedule from `before`, what the one ahead of them gave. */
ZKN_INLINE void zkn_next_two(zkn_word **to, zkn_word before, zkn_word *a,
                             zkn_word *b)
{
    *a = zkn_aes64ks2(before, *a);
    *b = zkn_aes64ks2(*a, *b);
    (*to)[0] = *a;
    (*to)[1] = *b;
    *to += 2;
}

#define ZKN_KEY_128(n) zkn_next_two(&w, zkn_ks1_##n(b), &a, &b)

ZKN_INLINE void zkn_expand_128(zkn_word *w)
{
    zkn_word a = w[0], b = w[1];

    w += 2;
    ZKN_KEY_128(0);
    ZKN_KEY_128(1);
    ZKN_KEY_128(2);
    ZKN_KEY_128(3);
    ZKN_KEY_128(4);
    ZKN_KEY_128(5);
    ZKN_KEY_128(6);
    ZKN_KEY_128(7);
    ZKN_KEY_128(8);
    ZKN_KEY_128(9);
}

#define ZKN_KEY_192(n)                                                         \
    do {                                                                       \
        zkn_next_two(&w, zkn_ks1_##n(c), &a, &b);                              \
        c = zkn_aes64ks2(b, c);                                                \
        *w++ = c;                                                              \
    } while (0)

ZKN_INLINE void zkn_expand_192(zkn_word *w)
{
    zkn_word a = w[0], b = w[1], c = w[2];

    w += 3;
    ZKN_KEY_192(0);
    ZKN_KEY_192(1);
    ZKN_KEY_192(2);
    ZKN_KEY_192(3);
    ZKN_KEY_192(4);
    ZKN_KEY_192(5);
    ZKN_KEY_192(6);
    zkn_next_two(&w, zkn_ks1_7(c), &a, &b);
}

#define ZKN_KEY_256(n)                                                         \
    do {                                                                       \
        zkn_next_two(&w, zkn_ks1_##n(d), &a, &b);                              \
        zkn_next_two(&w, zkn_ks1_10(b), &c, &d);                               \
    } while (0)

ZKN_INLINE void zkn_expand_256(zkn_word *w)
{
    zkn_word a = w[0], b = w[1], c = w[2], d = w[3];

    w += 4;
    ZKN_KEY_256(0);
    ZKN_KEY_256(1);
    ZKN_KEY_256(2);
    ZKN_KEY_256(3);
    ZKN_KEY_256(4);
    ZKN_KEY_256(5);
    zkn_next_two(&w, zkn_ks1_6(d), &a, &b);
}

ZKN_INLINE void zkn_expand(struct zkn_block *keys, unsigned rounds)
{
    if (rounds == 10)
        zkn_expand_128(keys->w);
    else if (rounds == 12)
        zkn_expand_192(keys->w);
    else
        zkn_expand_256(keys->w);
}

ZKN_INLINE zkn_word zkn_inverse_mix(zkn_word w)
{
    return zkn_aes64im(w);
}

#endif
