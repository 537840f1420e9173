/* SPDX-License-Identifier: MIT */
/*
 * AES and triple DES in CBC mode.  The key schedules of the two directions
 * differ, so set-up depends on the operation that it is for.
 */
#include "shared.h"

#define LONGEST_BLOCK 16

struct detail {
    struct mcs_bearssl_head head;
    const br_block_cbcenc_class *enc;
    const br_block_cbcdec_class *dec;
};

static enum mcs_status setup(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;

    if (call->key.len != call->impl->alg->key_bytes)
        return MCS_UNSUPPORTED;
    if (call->op == MCS_DECRYPT)
        d->dec->init(call->ctx, call->key.at, call->key.len);
    else
        d->enc->init(call->ctx, call->key.at, call->key.len);
    return MCS_OK;
}

/* Brings in payload and IV, of which the library writes the next one. */
static enum mcs_status begin(struct mcs_call *call, uint8_t *iv, size_t block)
{
    if (call->nonce.len != block || call->in.len % block)
        return MCS_UNSUPPORTED;
    memcpy(iv, call->nonce.at, block);
    return mcs_bearssl_copy_in(call);
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    const br_block_cbcenc_class **enc = call->ctx;
    uint8_t iv[LONGEST_BLOCK];
    enum mcs_status status = begin(call, iv, (*enc)->block_size);

    if (status == MCS_OK)
        (*enc)->run(enc, iv, call->out, call->out_bytes);
    return status;
}

static enum mcs_status decrypt(struct mcs_call *call)
{
    const br_block_cbcdec_class **dec = call->ctx;
    uint8_t iv[LONGEST_BLOCK];
    enum mcs_status status = begin(call, iv, (*dec)->block_size);

    if (status == MCS_OK)
        (*dec)->run(dec, iv, call->out, call->out_bytes);
    return status;
}

const struct mcs_ops mcs_bearssl_cbc = {
    .run = {
        [MCS_SETUP] = setup, [MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt}};

#define ROW(id, impl, needs)                                                   \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = #impl,                                                  \
            .traits = mcs_br_##impl,                                           \
            .ctx_bytes = sizeof(union {                                        \
                br_##impl##_cbcenc_keys enc;                                   \
                br_##impl##_cbcdec_keys dec;                                   \
            }),                                                                \
            .ops = &mcs_bearssl_cbc,                                           \
            .detail = &(const struct detail){{needs},                          \
                                             &br_##impl##_cbcenc_vtable,       \
                                             &br_##impl##_cbcdec_vtable}}, )

#define AES(impl, needs)                                                       \
    ROW(aes_128_cbc, impl, needs)                                              \
    ROW(aes_192_cbc, impl, needs)                                              \
    ROW(aes_256_cbc, impl, needs)

/* clang-format off */
const struct mcs_impl mcs_bearssl_cbc_rows[] = {
    ROW(des_ede3_cbc, des_tab, 0)
    ROW(des_ede3_cbc, des_ct, 0)
    AES(aes_big, 0)
    AES(aes_small, 0)
    AES(aes_ct, 0)
    AES(aes_ct64, 0)
    MCS_BR_X86_ONLY(AES(aes_x86ni, MCS_BR_NEEDS_AESNI))
    MCS_BR_POWER8_ONLY(AES(aes_pwr8, 0))
    {0}};
/* clang-format on */
