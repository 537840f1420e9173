/* SPDX-License-Identifier: MIT */
/*
 * AES-CCM over the combined CTR and CBC-MAC of each AES implementation.
 */
#include "shared.h"

struct detail {
    struct mcs_bearssl_head head;
    const br_block_ctrcbc_class *aes;
};

/* The CCM context points to the key schedule, so neither may be moved. */
struct context {
    br_ccm_context ccm;
    br_aes_gen_ctrcbc_keys keys;
};

static enum mcs_status setup(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct context *c = call->ctx;

    if (call->key.len != call->impl->alg->key_bytes)
        return MCS_UNSUPPORTED;
    d->aes->init(&c->keys.vtable, call->key.at, call->key.len);
    br_ccm_init(&c->ccm, &c->keys.vtable);
    return MCS_OK;
}

/* CCM has to know all lengths beforehand; br_ccm_reset judges them. */
static enum mcs_status run(struct mcs_call *call, int encrypt)
{
    br_ccm_context *ccm = &((struct context *)call->ctx)->ccm;

    if (mcs_bearssl_copy_in(call) != MCS_OK ||
        !br_ccm_reset(ccm, call->nonce.at, call->nonce.len, call->aad.len,
                      call->in.len, call->tag_bytes))
        return MCS_UNSUPPORTED;
    if (call->aad.len)
        br_ccm_aad_inject(ccm, call->aad.at, call->aad.len);
    br_ccm_flip(ccm);
    br_ccm_run(ccm, encrypt, call->out, call->out_bytes);
    return MCS_OK;
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    struct context *c = call->ctx;
    enum mcs_status status = run(call, 1);

    if (status == MCS_OK)
        br_ccm_get_tag(&c->ccm, call->tag);
    return status;
}

static enum mcs_status decrypt(struct mcs_call *call)
{
    struct context *c = call->ctx;
    enum mcs_status status = run(call, 0);

    if (status == MCS_OK && !br_ccm_check_tag(&c->ccm, call->tag))
        status = MCS_REFUSED;
    return status;
}

const struct mcs_ops mcs_bearssl_ccm = {
    .run = {
        [MCS_SETUP] = setup, [MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt}};

#define ROW(bits, impl, needs)                                                 \
    MCS_IF(aes_##bits##_ccm,                                                   \
           {.alg = &mcs_alg_aes_##bits##_ccm,                                  \
            .variant = #impl,                                                  \
            .traits = mcs_br_##impl,                                           \
            .ctx_bytes = sizeof(struct context),                               \
            .ops = &mcs_bearssl_ccm,                                           \
            .detail = &(const struct detail){{needs},                          \
                                             &br_##impl##_ctrcbc_vtable}}, )

#define AES(impl, needs)                                                       \
    ROW(128, impl, needs) ROW(192, impl, needs) ROW(256, impl, needs)

/* clang-format off */
const struct mcs_impl mcs_bearssl_ccm_rows[] = {
    AES(aes_big, 0)
    AES(aes_small, 0)
    AES(aes_ct, 0)
    AES(aes_ct64, 0)
    MCS_BR_X86_ONLY(AES(aes_x86ni, MCS_BR_NEEDS_AESNI))
    MCS_BR_POWER8_ONLY(AES(aes_pwr8, 0))
    {0}};
/* clang-format on */
