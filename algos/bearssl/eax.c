/* SPDX-License-Identifier: MIT */
/*
 * AES-EAX over the combined CTR and CBC-MAC of each AES implementation.
 */
#include "shared.h"

struct detail {
    struct mcs_bearssl_head head;
    const br_block_ctrcbc_class *aes;
};

/* The EAX context points to the key schedule, so neither may be moved. */
struct context {
    br_eax_context eax;
    br_aes_gen_ctrcbc_keys keys;
};

/* The key schedule and OMAC's two subkeys. */
static enum mcs_status setup(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct context *c = call->ctx;

    if (call->key.len != call->impl->alg->key_bytes)
        return MCS_UNSUPPORTED;
    d->aes->init(&c->keys.vtable, call->key.at, call->key.len);
    br_eax_init(&c->eax, &c->keys.vtable);
    return MCS_OK;
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    struct context *c = call->ctx;

    return mcs_bearssl_aead_encrypt(call, &c->eax.vtable);
}

static enum mcs_status decrypt(struct mcs_call *call)
{
    struct context *c = call->ctx;

    return mcs_bearssl_aead_decrypt(call, &c->eax.vtable);
}

const struct mcs_ops mcs_bearssl_eax = {
    .run = {
        [MCS_SETUP] = setup, [MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt}};

#define ROW(bits, impl, needs)                                                 \
    MCS_IF(aes_##bits##_eax,                                                   \
           {.alg = &mcs_alg_aes_##bits##_eax,                                  \
            .variant = #impl,                                                  \
            .traits = mcs_br_##impl,                                           \
            .ctx_bytes = sizeof(struct context),                               \
            .ops = &mcs_bearssl_eax,                                           \
            .detail = &(const struct detail){{needs},                          \
                                             &br_##impl##_ctrcbc_vtable}}, )

#define AES(impl, needs)                                                       \
    ROW(128, impl, needs) ROW(192, impl, needs) ROW(256, impl, needs)

/* clang-format off */
const struct mcs_impl mcs_bearssl_eax_rows[] = {
    AES(aes_big, 0)
    AES(aes_small, 0)
    AES(aes_ct, 0)
    AES(aes_ct64, 0)
    MCS_BR_X86_ONLY(AES(aes_x86ni, MCS_BR_NEEDS_AESNI))
    MCS_BR_POWER8_ONLY(AES(aes_pwr8, 0))
    {0}};
/* clang-format on */
