/* SPDX-License-Identifier: MIT */
/* AES-GCM with a nonce of 96 bits and a whole tag (SP 800-38D). */
#include "ctr.h"
#include "ghash.h"
#include "zkn.h"

#include <string.h>

#define NONCE_BYTES 12
#define TAG_BYTES 16
/* The counter of 32 bits is 1 for the tag (7.1, and 5.2.1.1 for the limit). */
#define MOST_BYTES (UINT64_C(0xFFFFFFFE) * ZKN_BLOCK_BYTES)

struct context {
    struct zkn_aes aes;
    struct zkn_hash_key key;
};

static enum mcs_status setup(struct mcs_call *call)
{
    struct context *c = call->ctx;
    struct zkn_block h = {{0}};
    enum mcs_status status = mcs_zkn_aes_setup(&c->aes, call, 0);

    if (status != MCS_OK)
        return status;
    zkn_encrypt(&h, 1, &c->aes, zkn_first_key(&c->aes));
    mcs_zkn_hash_key(&c->key, &h);
    return MCS_OK;
}

/* The counter for the payload, and in `mask` what is added to its hash. */
static enum mcs_status begin(struct mcs_call *call, struct zkn_counter *counter,
                             struct zkn_block *mask)
{
    struct context *c = call->ctx;
    uint8_t block[ZKN_BLOCK_BYTES] = {[ZKN_BLOCK_BYTES - 1] = 1};
    uint64_t bytes = call->in.len;

    if (call->nonce.len != NONCE_BYTES || call->tag_bytes != TAG_BYTES ||
        bytes > MOST_BYTES)
        return MCS_UNSUPPORTED;
    memcpy(block, call->nonce.at, NONCE_BYTES);
    mcs_zkn_counter(counter, &c->aes, block);
    *mask = (struct zkn_block){{0}};
    mcs_zkn_count(counter, mask, mask, 1);
    return MCS_OK;
}

static void put_bits(uint8_t *to, uint64_t bytes)
{
    bytes *= 8;
    for (size_t i = 8; i-- > 0; bytes >>= 8)
        to[i] = (uint8_t)bytes;
}

/* mask: E(J0) before, and then the tag. */
static void authenticate(const struct mcs_call *call, const uint8_t *cipher,
                         struct zkn_block *mask)
{
    const struct context *c = call->ctx;
    struct zkn_ghash g = {.key = &c->key};
    struct zkn_block lengths;

    mcs_zkn_walk_in(mcs_zkn_ghash, &g, call->aad);
    mcs_zkn_walk_in(mcs_zkn_ghash, &g,
                    (struct mcs_bytes){cipher, call->in.len});
    put_bits((uint8_t *)&lengths, call->aad.len);
    put_bits((uint8_t *)&lengths + 8, call->in.len);
    mcs_zkn_ghash(&g, &lengths, 1);
    zkn_turn_bits(&g.y);
    zkn_add(mask, &g.y);
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    struct zkn_counter counter;
    struct zkn_block tag;
    enum mcs_status status = begin(call, &counter, &tag);

    if (status != MCS_OK)
        return status;
    mcs_zkn_walk(mcs_zkn_count, &counter, call);
    authenticate(call, call->out, &tag);
    memcpy(call->tag, &tag, TAG_BYTES);
    return MCS_OK;
}

/* Nothing is given out before the tag has been found right. */
static enum mcs_status decrypt(struct mcs_call *call)
{
    struct zkn_counter counter;
    struct zkn_block tag, given;
    enum mcs_status status = begin(call, &counter, &tag);
    zkn_word difference = 0;

    if (status != MCS_OK)
        return status;
    authenticate(call, call->in.at, &tag);
    memcpy(&given, call->tag, TAG_BYTES);
    for (size_t i = 0; i < ZKN_BLOCK_WORDS; i++)
        difference |= tag.w[i] ^ given.w[i];
    if (difference != 0)
        return MCS_REFUSED;
    mcs_zkn_walk(mcs_zkn_count, &counter, call);
    return MCS_OK;
}

static const struct mcs_ops ops = {
    .run = {
        [MCS_SETUP] = setup, [MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt}};

/* clang-format off */
const struct mcs_impl mcs_zkn_gcm_rows[] = {
    ZKN_AES_ROW(aes_128_gcm, struct context, &ops)
    ZKN_AES_ROW(aes_192_gcm, struct context, &ops)
    ZKN_AES_ROW(aes_256_gcm, struct context, &ops)
    {0}};
/* clang-format on */
