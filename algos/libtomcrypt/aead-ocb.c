/* SPDX-License-Identifier: MIT */
/*
 * OCB (RFC 7253), which the library calls OCB3.  ocb3_init takes key and nonce
 * together, schedules the key and doubles 33 times for its table of offsets:
 * that is in every operation.
 */
#include "libtomcrypt.h"

#define TAG_BYTES 16

struct ocb {
    int aes;
    ocb3_state state;
};

static enum mcs_status setup(struct mcs_call *call)
{
    struct ocb *ocb = call->ctx;

    ocb->aes = mcs_libtomcrypt_aes();
    return MCS_OK;
}

static int start(struct mcs_call *call)
{
    struct ocb *ocb = call->ctx;
    int error = ocb3_init(&ocb->state, ocb->aes, call->key.at, call->key.len,
                          call->nonce.at, call->nonce.len, call->tag_bytes);

    if (error == CRYPT_OK)
        error = ocb3_add_aad(&ocb->state, call->aad.at, call->aad.len);
    return error;
}

static enum mcs_status forth(struct mcs_call *call)
{
    struct ocb *ocb = call->ctx;
    unsigned long bytes = call->tag_bytes;
    int error = start(call);

    if (error == CRYPT_OK)
        error = ocb3_encrypt_last(&ocb->state, call->in.at, call->in.len,
                                  call->out);
    if (error == CRYPT_OK)
        error = ocb3_done(&ocb->state, call->tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status back(struct mcs_call *call)
{
    struct ocb *ocb = call->ctx;
    uint8_t tag[TAG_BYTES];
    unsigned long bytes = sizeof tag;
    int error;

    if (call->tag_bytes > sizeof tag)
        return MCS_UNSUPPORTED;
    error = start(call);
    if (error == CRYPT_OK)
        error = ocb3_decrypt_last(&ocb->state, call->in.at, call->in.len,
                                  call->out);
    if (error == CRYPT_OK)
        error = ocb3_done(&ocb->state, tag, &bytes);
    if (error != CRYPT_OK)
        return mcs_libtomcrypt_status(call, error);
    return mcs_libtomcrypt_compare(call, tag);
}

const struct mcs_ops mcs_libtomcrypt_ocb = {
    .run = {[MCS_SETUP] = setup, [MCS_ENCRYPT] = forth, [MCS_DECRYPT] = back}};

#define OCB(id) ROW_WITH(id, KEY_INSIDE, struct ocb, ocb, NULL)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_ocbs[] = {
    OCB(aes_128_ocb)
    OCB(aes_192_ocb)
    OCB(aes_256_ocb)
    {0}};
/* clang-format on */
