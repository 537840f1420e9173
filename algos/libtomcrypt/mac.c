/* SPDX-License-Identifier: MIT */
/* Message authentication codes. */
#include "libtomcrypt.h"

#include <string.h>

struct hmac {
    int hash;
    hmac_state state;
};

static enum mcs_status hmac_setup(struct mcs_call *call)
{
    struct hmac *hmac = call->ctx;

    hmac->hash = register_hash(call->impl->detail);
    return MCS_OK;
}

/*
 * hmac_done gives back the key that hmac_init took a copy of, so that the key
 * has to be set for each message.
 */
static enum mcs_status hmac_authenticate(struct mcs_call *call)
{
    struct hmac *hmac = call->ctx;
    unsigned long bytes = call->tag_bytes;
    int error =
        hmac_init(&hmac->state, hmac->hash, call->key.at, call->key.len);

    if (error == CRYPT_OK)
        error = hmac_process(&hmac->state, mcs_libtomcrypt_at(call->in),
                             call->in.len);
    if (error == CRYPT_OK)
        error = hmac_done(&hmac->state, call->tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

const struct mcs_ops mcs_libtomcrypt_hmac = {
    .run = {[MCS_SETUP] = hmac_setup, [MCS_AUTHENTICATE] = hmac_authenticate}};

static enum mcs_status cmac_setup(struct mcs_call *call)
{
    return mcs_libtomcrypt_status(call,
                                  omac_init(call->ctx, mcs_libtomcrypt_aes(),
                                            call->key.at, call->key.len));
}

/*
 * The library has no call that starts a new message under the same key.
 * omac_done leaves key and subkeys as they were, so clearing what omac_init
 * clears does.
 */
static enum mcs_status cmac_authenticate(struct mcs_call *call)
{
    omac_state *omac = call->ctx;
    unsigned long bytes = call->tag_bytes;
    int error;

    omac->buflen = 0;
    memset(omac->prev, 0, (size_t)omac->blklen);
    error = omac_process(omac, mcs_libtomcrypt_at(call->in), call->in.len);
    if (error == CRYPT_OK)
        error = omac_done(omac, call->tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

const struct mcs_ops mcs_libtomcrypt_cmac = {
    .run = {[MCS_SETUP] = cmac_setup, [MCS_AUTHENTICATE] = cmac_authenticate}};

/* A Poly1305 key is for one message: setting it belongs to each. */
static enum mcs_status poly1305_authenticate(struct mcs_call *call)
{
    poly1305_state *state = call->ctx;
    unsigned long bytes = call->tag_bytes;
    int error = poly1305_init(state, call->key.at, call->key.len);

    if (error == CRYPT_OK)
        error =
            poly1305_process(state, mcs_libtomcrypt_at(call->in), call->in.len);
    if (error == CRYPT_OK)
        error = poly1305_done(state, call->tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

const struct mcs_ops mcs_libtomcrypt_poly1305 = {
    .run = {[MCS_AUTHENTICATE] = poly1305_authenticate}};

#define HMAC(hash)                                                             \
    ROW_WITH(hmac_##hash, KEY_INSIDE, struct hmac, hmac, &hash##_desc)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_macs[] = {
    HMAC(sha1)
    HMAC(sha256)
    HMAC(sha384)
    HMAC(sha512)
    ROW(cmac_aes_128, omac_state, cmac, NULL)
    ROW_WITH(poly1305, MCS_KEY_TIMED, poly1305_state, poly1305, NULL)
    {0}};
/* clang-format on */
