/* SPDX-License-Identifier: MIT */
/* What SHA-2 needs of RV64: words of a message, and SHA-512's functions. */
#ifndef ZKN_SHA_RV64_H
#define ZKN_SHA_RV64_H

#include "instructions.h"

ZKN_ONE(sha512sig0, "zknh", uint64_t)
ZKN_ONE(sha512sig1, "zknh", uint64_t)
ZKN_ONE(sha512sum0, "zknh", uint64_t)
ZKN_ONE(sha512sum1, "zknh", uint64_t)

/* From big-endian to the hart's order, and back. */
ZKN_INLINE uint64_t zkn_turn_long(uint64_t x)
{
    return zkn_rev8(x);
}

/* A big-endian word of 64 bits. */
ZKN_INLINE uint64_t zkn_get_long(const zkn_word **in)
{
    return zkn_turn_long(*(*in)++);
}

/* Two of 32 bits, the second with something above it. */
ZKN_INLINE void zkn_get_two(zkn_word *first, zkn_word *second,
                            const zkn_word **in)
{
    uint64_t both = zkn_get_long(in);

    *first = both >> 32;
    *second = both;
}

#endif
