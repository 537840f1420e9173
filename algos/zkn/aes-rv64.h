/* SPDX-License-Identifier: MIT */
/*
 * AES by Zkne and Zknd of RV64: an instruction takes the whole state, in two
 * registers, and gives half of the next one without its round key.
 * (RISC-V Cryptography Extensions Volume I, 1.0.1, 3.5 to 3.9.)
 */
#ifndef ZKN_AES_RV64_H
#define ZKN_AES_RV64_H

#include "block.h"

/* For the probe: an instruction of each of the two. */
#define ZKN_TRY_AES                                                            \
    ZKN_WITH("zkne", "aes64es t0, t0, t0")                                     \
    "\n\t" ZKN_WITH("zknd", "aes64ds t0, t0, t0")

/* Blocks that share the loading of round keys, where they are independent. */
#define ZKN_AT_ONCE 4
/* Round keys that were loaded long before would take the states' registers. */
#define ZKN_BEGIN_ROUND __asm__ volatile("" : : : "memory")

ZKN_TWO(aes64es, "zkne", zkn_word)
ZKN_TWO(aes64esm, "zkne", zkn_word)
ZKN_TWO(aes64ds, "zknd", zkn_word)
ZKN_TWO(aes64dsm, "zknd", zkn_word)

/* With the halves exchanged it gives the other half. */
#define ZKN_ROUND(function, name)                                              \
    ZKN_INLINE void function(struct zkn_block *s, const struct zkn_block *key) \
    {                                                                          \
        zkn_word low = s->w[0], high = s->w[1];                                \
        s->w[0] = zkn_##name(low, high) ^ key->w[0];                           \
        s->w[1] = zkn_##name(high, low) ^ key->w[1];                           \
    }

ZKN_ROUND(zkn_encrypt_round, aes64esm)
ZKN_ROUND(zkn_encrypt_last, aes64es)
ZKN_ROUND(zkn_decrypt_round, aes64dsm)
ZKN_ROUND(zkn_decrypt_last, aes64ds)

#endif
