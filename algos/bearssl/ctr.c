/* SPDX-License-Identifier: MIT */
/*
 * The stream modes: AES-CTR and ChaCha20.  Decryption is encryption.
 */
#include "shared.h"

struct ctr_detail {
    struct mcs_bearssl_head head;
    const br_block_ctr_class *class;
};

struct chacha_detail {
    struct mcs_bearssl_head head;
    br_chacha20_run run;
};

static uint32_t be32(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 |
           p[3];
}

static uint32_t le32(const uint8_t *p)
{
    return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 |
           p[0];
}

/*
 * Both count blocks in 32 bits.  Beyond those the standards differ (SP
 * 800-38A carries on into the nonce) and the library does not say what it
 * does, so there is no figure for such a message.
 */
static int counter_overruns(uint32_t first, size_t bytes, size_t block)
{
    return (uint64_t)first + (bytes + block - 1) / block > (uint64_t)1 << 32;
}

static enum mcs_status setup(struct mcs_call *call)
{
    const struct ctr_detail *d = call->impl->detail;

    if (call->key.len != call->impl->alg->key_bytes)
        return MCS_UNSUPPORTED;
    d->class->init(call->ctx, call->key.at, call->key.len);
    return MCS_OK;
}

static enum mcs_status ctr(struct mcs_call *call)
{
    const br_block_ctr_class **ctx = call->ctx;
    uint32_t counter;
    enum mcs_status status;

    if (call->nonce.len != 16)
        return MCS_UNSUPPORTED;
    counter = be32(call->nonce.at + 12);
    if (counter_overruns(counter, call->in.len, 16))
        return MCS_UNSUPPORTED;
    status = mcs_bearssl_copy_in(call);
    if (status == MCS_OK)
        (*ctx)->run(ctx, call->nonce.at, counter, call->out, call->out_bytes);
    return status;
}

static enum mcs_status chacha20(struct mcs_call *call)
{
    const struct chacha_detail *d = call->impl->detail;
    uint32_t counter;
    enum mcs_status status;

    if (call->key.len != 32 || call->nonce.len != 16)
        return MCS_UNSUPPORTED;
    counter = le32(call->nonce.at);
    if (counter_overruns(counter, call->in.len, 64))
        return MCS_UNSUPPORTED;
    status = mcs_bearssl_copy_in(call);
    if (status == MCS_OK)
        d->run(call->key.at, call->nonce.at + 4, counter, call->out,
               call->out_bytes);
    return status;
}

const struct mcs_ops mcs_bearssl_ctr = {
    .run = {[MCS_SETUP] = setup, [MCS_ENCRYPT] = ctr, [MCS_DECRYPT] = ctr}};

const struct mcs_ops mcs_bearssl_chacha20 = {
    .run = {[MCS_ENCRYPT] = chacha20, [MCS_DECRYPT] = chacha20}};

#define ROW(bits, impl, needs)                                                 \
    MCS_IF(aes_##bits##_ctr,                                                   \
           {.alg = &mcs_alg_aes_##bits##_ctr,                                  \
            .variant = #impl,                                                  \
            .traits = mcs_br_##impl,                                           \
            .ctx_bytes = sizeof(br_##impl##_ctr_keys),                         \
            .ops = &mcs_bearssl_ctr,                                           \
            .detail = &(const struct ctr_detail){{needs},                      \
                                                 &br_##impl##_ctr_vtable}}, )

#define AES(impl, needs)                                                       \
    ROW(128, impl, needs) ROW(192, impl, needs) ROW(256, impl, needs)

#define CHACHA(impl, needs)                                                    \
    MCS_IF(                                                                    \
        chacha20,                                                              \
        {.alg = &mcs_alg_chacha20,                                             \
         .variant = #impl,                                                     \
         .traits = MCS_KEY_TIMED | mcs_br_##impl,                              \
         .ops = &mcs_bearssl_chacha20,                                         \
         .detail = &(const struct chacha_detail){{needs}, br_##impl##_run}}, )

/* clang-format off */
const struct mcs_impl mcs_bearssl_ctr_rows[] = {
    AES(aes_big, 0)
    AES(aes_small, 0)
    AES(aes_ct, 0)
    AES(aes_ct64, 0)
    MCS_BR_X86_ONLY(AES(aes_x86ni, MCS_BR_NEEDS_AESNI))
    MCS_BR_POWER8_ONLY(AES(aes_pwr8, 0))
    CHACHA(chacha20_ct, 0)
    MCS_BR_X86_ONLY(CHACHA(chacha20_sse2, MCS_BR_NEEDS_SSE2))
    {0}};
/* clang-format on */
