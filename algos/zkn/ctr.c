/* SPDX-License-Identifier: MIT */
/* AES-CTR (SP 800-38A, 6.5). */
#include "ctr.h"
#include "zkn.h"
#include ZKN_CTR_HEADER

#include <string.h>

/* Bytes of the counter block ahead of those that are counted in a word. */
#define BASE_BYTES 12

void mcs_zkn_counter(struct zkn_counter *c, const struct zkn_aes *aes,
                     const uint8_t *block)
{
    c->aes = aes;
    c->base = (struct zkn_block){{0}};
    memcpy(&c->base, block, BASE_BYTES);
    block += BASE_BYTES;
    c->number = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 |
                (uint32_t)block[2] << 8 | block[3];
}

/* The 32 bits have gone round. */
static void carry(struct zkn_block *base)
{
    uint8_t *byte = (uint8_t *)base + BASE_BYTES;

    for (size_t i = 0; i < BASE_BYTES; i++)
        if (++*--byte != 0)
            return;
}

void mcs_zkn_count(void *state, const struct zkn_block *in,
                   struct zkn_block *out, size_t count)
{
    struct zkn_counter *c = state;

    while (count > 0) {
        uint64_t room = ((uint64_t)1 << 32) - c->number;
        size_t part = count < room ? count : (size_t)room;
        zkn_stream(c, in, out, part);
        c->number += (uint32_t)part;
        if (c->number == 0)
            carry(&c->base);
        in += part;
        out += part;
        count -= part;
    }
}

static enum mcs_status setup(struct mcs_call *call)
{
    return mcs_zkn_aes_setup(call->ctx, call, 0);
}

static enum mcs_status run(struct mcs_call *call)
{
    struct zkn_counter c;

    if (call->nonce.len != ZKN_BLOCK_BYTES)
        return MCS_UNSUPPORTED;
    mcs_zkn_counter(&c, call->ctx, call->nonce.at);
    mcs_zkn_walk(mcs_zkn_count, &c, call);
    return MCS_OK;
}

static const struct mcs_ops ops = {
    .run = {[MCS_SETUP] = setup, [MCS_ENCRYPT] = run, [MCS_DECRYPT] = run}};

/* clang-format off */
const struct mcs_impl mcs_zkn_ctr_rows[] = {
    ZKN_AES_ROW(aes_128_ctr, struct zkn_aes, &ops)
    ZKN_AES_ROW(aes_192_ctr, struct zkn_aes, &ops)
    ZKN_AES_ROW(aes_256_ctr, struct zkn_aes, &ops)
    {0}};
/* clang-format on */
