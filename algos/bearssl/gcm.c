/* SPDX-License-Identifier: MIT */
/*
 * AES-GCM: an AES implementation and a GHASH one.  The full cross product
 * would tell nothing new, so each AES goes with the library's own choice of
 * GHASH, and each other GHASH with its own choice of AES.  GMAC is GCM of which
 * all is additional data, here as in the standard.
 */
#include "shared.h"

#define TAG_BYTES 16

struct detail {
    struct mcs_bearssl_head head;
    const br_block_ctr_class *aes;
    br_ghash ghash;
};

/* The GCM context points into the key schedule, so neither may be moved. */
struct context {
    br_gcm_context gcm;
    br_aes_gen_ctr_keys keys;
};

/* The key schedule and the hash key H, which is E(0). */
static enum mcs_status setup(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct context *c = call->ctx;

    if (call->key.len != call->impl->alg->key_bytes)
        return MCS_UNSUPPORTED;
    d->aes->init(&c->keys.vtable, call->key.at, call->key.len);
    br_gcm_init(&c->gcm, &c->keys.vtable, d->ghash);
    return MCS_OK;
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    struct context *c = call->ctx;

    return mcs_bearssl_aead_encrypt(call, &c->gcm.vtable);
}

static enum mcs_status decrypt(struct mcs_call *call)
{
    struct context *c = call->ctx;

    return mcs_bearssl_aead_decrypt(call, &c->gcm.vtable);
}

const struct mcs_ops mcs_bearssl_gcm = {
    .run = {
        [MCS_SETUP] = setup, [MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt}};

static enum mcs_status mac(struct mcs_call *call)
{
    struct context *c = call->ctx;

    if (call->tag_bytes != TAG_BYTES)
        return MCS_UNSUPPORTED;
    br_gcm_reset(&c->gcm, call->nonce.at, call->nonce.len);
    br_gcm_aad_inject(&c->gcm, call->in.at, call->in.len);
    br_gcm_flip(&c->gcm);
    br_gcm_get_tag(&c->gcm, call->tag);
    return MCS_OK;
}

const struct mcs_ops mcs_bearssl_gmac = {
    .run = {[MCS_SETUP] = setup, [MCS_AUTHENTICATE] = mac}};

#define ROW(id, table, impl, gh, needs)                                        \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = #impl "+" #gh,                                          \
            .traits = mcs_br_##impl & mcs_br_ghash_##gh,                       \
            .ctx_bytes = sizeof(struct context),                               \
            .ops = &mcs_bearssl_##table,                                       \
            .detail = &(const struct detail){                                  \
                {needs}, &br_##impl##_ctr_vtable, br_ghash_##gh}}, )

/* Two steps, so that names from choice.h are replaced before ROW joins them. */
#define ROWS_(impl, gh, needs)                                                 \
    ROW(gmac_aes_128, gmac, impl, gh, needs)                                   \
    ROW(aes_128_gcm, gcm, impl, gh, needs)                                     \
    ROW(aes_192_gcm, gcm, impl, gh, needs)                                     \
    ROW(aes_256_gcm, gcm, impl, gh, needs)
#define ROWS(impl, gh, needs) ROWS_(impl, gh, needs)

#define AES(impl, needs) ROWS(impl, MCS_BR_GHASH, (needs) | MCS_BR_GHASH_NEEDS)
#define GHASH(gh) ROWS(MCS_BR_AES, gh, MCS_BR_AES_NEEDS)

/* clang-format off */
const struct mcs_impl mcs_bearssl_gcm_rows[] = {
    AES(aes_big, 0)
    AES(aes_small, 0)
    AES(aes_ct, 0)
    AES(aes_ct64, 0)
    MCS_BR_X86_ONLY(AES(aes_x86ni, MCS_BR_NEEDS_AESNI))
    MCS_BR_POWER8_ONLY(AES(aes_pwr8, 0))
    MCS_BR_OTHER_GHASH(GHASH)
    {0}};
/* clang-format on */
