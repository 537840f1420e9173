/* SPDX-License-Identifier: MIT */
/* AES-ECB (SP 800-38A, 6.1). */
#include "walk.h"
#include "zkn.h"

static void forth(void *state, const struct zkn_block *in,
                  struct zkn_block *out, size_t count)
{
    const struct zkn_aes *aes = state;
    const struct zkn_block *first = zkn_first_key(aes);

    for (; count >= ZKN_AT_ONCE; count -= ZKN_AT_ONCE) {
        struct zkn_block s[ZKN_AT_ONCE];
        zkn_load(s, &in, ZKN_AT_ONCE);
        zkn_encrypt(s, ZKN_AT_ONCE, aes, first);
        zkn_store(&out, s, ZKN_AT_ONCE);
    }
    while (count-- > 0) {
        struct zkn_block s = *in++;
        zkn_encrypt(&s, 1, aes, first);
        *out++ = s;
    }
}

static void back(void *state, const struct zkn_block *in, struct zkn_block *out,
                 size_t count)
{
    const struct zkn_aes *aes = state;
    const struct zkn_block *first = zkn_first_key(aes);

    for (; count >= ZKN_AT_ONCE; count -= ZKN_AT_ONCE) {
        struct zkn_block s[ZKN_AT_ONCE];
        zkn_load(s, &in, ZKN_AT_ONCE);
        zkn_decrypt(s, ZKN_AT_ONCE, aes, first);
        zkn_store(&out, s, ZKN_AT_ONCE);
    }
    while (count-- > 0) {
        struct zkn_block s = *in++;
        zkn_decrypt(&s, 1, aes, first);
        *out++ = s;
    }
}

static enum mcs_status run(struct mcs_call *call, zkn_blocks *blocks)
{
    if (call->in.len % ZKN_BLOCK_BYTES)
        return MCS_UNSUPPORTED;
    mcs_zkn_walk(blocks, call->ctx, call);
    return MCS_OK;
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    return run(call, forth);
}

static enum mcs_status decrypt(struct mcs_call *call)
{
    return run(call, back);
}

static const struct mcs_ops ops = {.run = {[MCS_SETUP] = mcs_zkn_cipher_setup,
                                           [MCS_ENCRYPT] = encrypt,
                                           [MCS_DECRYPT] = decrypt}};

/* clang-format off */
const struct mcs_impl mcs_zkn_ecb_rows[] = {
    ZKN_AES_ROW(aes_128_ecb, struct zkn_aes, &ops)
    ZKN_AES_ROW(aes_192_ecb, struct zkn_aes, &ops)
    ZKN_AES_ROW(aes_256_ecb, struct zkn_aes, &ops)
    {0}};
/* clang-format on */
