/* SPDX-License-Identifier: MIT */
/* Counter mode, for CTR and GCM. */
#ifndef ZKN_CTR_H
#define ZKN_CTR_H

#include "walk.h"

struct zkn_counter {
    const struct zkn_aes *aes;
    struct zkn_block base; /* the counter block but for its last 32 bits */
    uint32_t number;       /* these, which are what counts */
};

/* `block` is the first counter block. */
void mcs_zkn_counter(struct zkn_counter *c, const struct zkn_aes *aes,
                     const uint8_t *block);

/* A zkn_blocks that counts in 128 bits. */
void mcs_zkn_count(void *state, const struct zkn_block *in,
                   struct zkn_block *out, size_t count);

#endif
