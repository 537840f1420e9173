/* SPDX-License-Identifier: MIT */
/*
 * What SHA-2 needs of RV32: words of a message, and SHA-512's functions, whose
 * halves have an instruction each.
 * (RISC-V Cryptography Extensions Volume I, 1.0.1, 3: sha512sig0h and others.)
 */
#ifndef ZKN_SHA_RV32_H
#define ZKN_SHA_RV32_H

#include "instructions.h"

ZKN_TWO(sha512sig0h, "zknh", uint32_t)
ZKN_TWO(sha512sig0l, "zknh", uint32_t)
ZKN_TWO(sha512sig1h, "zknh", uint32_t)
ZKN_TWO(sha512sig1l, "zknh", uint32_t)
ZKN_TWO(sha512sum0r, "zknh", uint32_t)
ZKN_TWO(sha512sum1r, "zknh", uint32_t)

ZKN_INLINE uint64_t zkn_join(uint32_t low, uint32_t high)
{
    return (uint64_t)high << 32 | low;
}

/* The lower half's instruction takes the lower half first, and so on. */
#define ZKN_SHA512(function, for_low, for_high)                                \
    ZKN_INLINE uint64_t function(uint64_t x)                                   \
    {                                                                          \
        uint32_t low = (uint32_t)x, high = (uint32_t)(x >> 32);                \
        return zkn_join(zkn_##for_low(low, high), zkn_##for_high(high, low));  \
    }

ZKN_SHA512(zkn_sha512sig0, sha512sig0l, sha512sig0h)
ZKN_SHA512(zkn_sha512sig1, sha512sig1l, sha512sig1h)
ZKN_SHA512(zkn_sha512sum0, sha512sum0r, sha512sum0r)
ZKN_SHA512(zkn_sha512sum1, sha512sum1r, sha512sum1r)

/* From big-endian to the hart's order, and back. */
ZKN_INLINE uint64_t zkn_turn_long(uint64_t x)
{
    return zkn_join(zkn_rev8((uint32_t)(x >> 32)), zkn_rev8((uint32_t)x));
}

/* Two big-endian words of 32 bits. */
ZKN_INLINE void zkn_get_two(zkn_word *first, zkn_word *second,
                            const zkn_word **in)
{
    *first = zkn_rev8((*in)[0]);
    *second = zkn_rev8((*in)[1]);
    *in += 2;
}

/* One of 64 bits. */
ZKN_INLINE uint64_t zkn_get_long(const zkn_word **in)
{
    zkn_word high, low;

    zkn_get_two(&high, &low, in);
    return zkn_join(low, high);
}

#endif
