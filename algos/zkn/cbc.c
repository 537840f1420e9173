/* SPDX-License-Identifier: MIT */
/* AES-CBC (SP 800-38A, 6.2). */
#include "walk.h"
#include "zkn.h"

#include <string.h>

struct chain {
    const struct zkn_aes *aes;
    struct zkn_block before; /* the last block of ciphertext */
};

static void forth(void *state, const struct zkn_block *in,
                  struct zkn_block *out, size_t count)
{
    struct chain *c = state;
    const struct zkn_aes *aes = c->aes;
    const struct zkn_block *first = zkn_first_key(aes);
    struct zkn_block s = c->before;

    while (count-- > 0) {
        zkn_add(&s, in++);
        zkn_encrypt(&s, 1, aes, first);
        *out++ = s;
    }
    c->before = s;
}

static void back(void *state, const struct zkn_block *in, struct zkn_block *out,
                 size_t count)
{
    struct chain *c = state;
    const struct zkn_aes *aes = c->aes;
    const struct zkn_block *first = zkn_first_key(aes);
    struct zkn_block before = c->before;

    for (; count >= ZKN_AT_ONCE; count -= ZKN_AT_ONCE) {
        struct zkn_block s[ZKN_AT_ONCE];
        const struct zkn_block *cipher = in;
        zkn_load(s, &in, ZKN_AT_ONCE);
        zkn_decrypt(s, ZKN_AT_ONCE, aes, first);
        zkn_add(&s[0], &before);
#pragma GCC unroll 4
        for (size_t i = 1; i < ZKN_AT_ONCE; i++)
            zkn_add(&s[i], &cipher[i - 1]);
        before = cipher[ZKN_AT_ONCE - 1];
        zkn_store(&out, s, ZKN_AT_ONCE);
    }
    while (count-- > 0) {
        struct zkn_block cipher = *in++, s = cipher;
        zkn_decrypt(&s, 1, aes, first);
        zkn_add(&s, &before);
        *out++ = s;
        before = cipher;
    }
    c->before = before;
}

static enum mcs_status run(struct mcs_call *call, zkn_blocks *blocks)
{
    struct chain c = {.aes = call->ctx};

    if (call->nonce.len != ZKN_BLOCK_BYTES || call->in.len % ZKN_BLOCK_BYTES)
        return MCS_UNSUPPORTED;
    memcpy(&c.before, call->nonce.at, ZKN_BLOCK_BYTES);
    mcs_zkn_walk(blocks, &c, call);
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
const struct mcs_impl mcs_zkn_cbc_rows[] = {
    ZKN_AES_ROW(aes_128_cbc, struct zkn_aes, &ops)
    ZKN_AES_ROW(aes_192_cbc, struct zkn_aes, &ops)
    ZKN_AES_ROW(aes_256_cbc, struct zkn_aes, &ops)
    {0}};
/* clang-format on */
