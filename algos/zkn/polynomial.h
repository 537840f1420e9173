/* SPDX-License-Identifier: MIT */
/*
 * Products of polynomials by the hart's multiplication.  Where operands have a
 * bit in each four only, no sum of a column of the multiplication runs into the
 * next column, and its lowest bit is the one that is wanted.
 */
#ifndef ZKN_POLYNOMIAL_H
#define ZKN_POLYNOMIAL_H

#include "width.h"

/* A word as four, each with the bits of one place modulo 4. */
struct zkn_spread {
    zkn_word part[4];
};

/* A bit in each four, the lowest of them. */
#define ZKN_FOURTHS UINT64_C(0x1111111111111111)

ZKN_INLINE void zkn_spread(struct zkn_spread *to, zkn_word w)
{
    for (unsigned i = 0; i < 4; i++)
        to->part[i] = w & (zkn_word)(ZKN_FOURTHS << i);
}

/*
 * x times y as polynomials: all of it on RV32, the lower half on RV64.  A
 * column of a product has 8 bits at most there; here the one that has 16 is the
 * last, and what runs over is not part of the lower half.
 */
ZKN_INLINE uint64_t zkn_multiply(zkn_word x, const struct zkn_spread *y)
{
    const zkn_word *k = y->part;
    uint64_t a, b, c, d, z;

    /* Products that were mixed would not find registers enough. */
    __asm__ volatile("" : "+r"(x) : : "memory");
    a = x & (zkn_word)ZKN_FOURTHS;
    b = x & (zkn_word)(ZKN_FOURTHS << 1);
    c = x & (zkn_word)(ZKN_FOURTHS << 2);
    d = x & (zkn_word)(ZKN_FOURTHS << 3);
    z = (a * k[0] ^ b * k[3] ^ c * k[2] ^ d * k[1]) & ZKN_FOURTHS;
    z |= (a * k[1] ^ b * k[0] ^ c * k[3] ^ d * k[2]) & ZKN_FOURTHS << 1;
    z |= (a * k[2] ^ b * k[1] ^ c * k[0] ^ d * k[3]) & ZKN_FOURTHS << 2;
    return z | ((a * k[3] ^ b * k[2] ^ c * k[1] ^ d * k[0]) & ZKN_FOURTHS << 3);
}

#endif
