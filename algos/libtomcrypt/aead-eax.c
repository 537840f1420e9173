/* SPDX-License-Identifier: MIT */
/*
 * EAX (Bellare, Rogaway, Wagner).  eax_init takes key and nonce together and
 * schedules the key four times: that is in every operation.
 */
#include "libtomcrypt.h"

#define TAG_BYTES 16

struct eax {
    int aes;
    eax_state state;
};

static enum mcs_status setup(struct mcs_call *call)
{
    struct eax *eax = call->ctx;

    eax->aes = mcs_libtomcrypt_aes();
    return MCS_OK;
}

static int start(struct mcs_call *call)
{
    struct eax *eax = call->ctx;

    return eax_init(&eax->state, eax->aes, call->key.at, call->key.len,
                    call->nonce.at, call->nonce.len, call->aad.at,
                    call->aad.len);
}

static enum mcs_status forth(struct mcs_call *call)
{
    struct eax *eax = call->ctx;
    unsigned long bytes = call->tag_bytes;
    int error = start(call);

    if (error == CRYPT_OK && call->in.len != 0)
        error = eax_encrypt(&eax->state, call->in.at, call->out, call->in.len);
    if (error == CRYPT_OK)
        error = eax_done(&eax->state, call->tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status back(struct mcs_call *call)
{
    struct eax *eax = call->ctx;
    uint8_t tag[TAG_BYTES];
    unsigned long bytes = sizeof tag;
    int error;

    if (call->tag_bytes > sizeof tag)
        return MCS_UNSUPPORTED;
    error = start(call);
    if (error == CRYPT_OK && call->in.len != 0)
        error = eax_decrypt(&eax->state, call->in.at, call->out, call->in.len);
    if (error == CRYPT_OK)
        error = eax_done(&eax->state, tag, &bytes);
    if (error != CRYPT_OK)
        return mcs_libtomcrypt_status(call, error);
    return mcs_libtomcrypt_compare(call, tag);
}

const struct mcs_ops mcs_libtomcrypt_eax = {
    .run = {[MCS_SETUP] = setup, [MCS_ENCRYPT] = forth, [MCS_DECRYPT] = back}};

#define EAX(id) ROW_WITH(id, KEY_INSIDE, struct eax, eax, NULL)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_eaxes[] = {
    EAX(aes_128_eax)
    EAX(aes_192_eax)
    EAX(aes_256_eax)
    {0}};
/* clang-format on */
