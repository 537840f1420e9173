/* SPDX-License-Identifier: MIT */
/* Message authentication codes. */
#include "mbedtls.h"

#include <mbedtls/cipher.h>
#include <mbedtls/cmac.h>
#include <mbedtls/gcm.h>
#include <mbedtls/md.h>
#include <mbedtls/poly1305.h>

struct hash {
    mbedtls_md_type_t type;
};

static enum mcs_status hmac_setup(struct mcs_call *call)
{
    const struct hash *hash = call->impl->detail;
    int error;

    mbedtls_md_init(call->ctx);
    error =
        mbedtls_md_setup(call->ctx, mbedtls_md_info_from_type(hash->type), 1);
    if (error == 0)
        error = mbedtls_md_hmac_starts(call->ctx, call->key.at, call->key.len);
    return mcs_mbedtls_status(call, error);
}

/* The key is kept as the two padded blocks, which each message hashes anew. */
static enum mcs_status hmac_authenticate(struct mcs_call *call)
{
    int error = mbedtls_md_hmac_reset(call->ctx);

    if (error == 0)
        error = mbedtls_md_hmac_update(call->ctx, call->in.at, call->in.len);
    if (error == 0)
        error = mbedtls_md_hmac_finish(call->ctx, call->tag);
    return mcs_mbedtls_status(call, error);
}

static void hmac_done(struct mcs_call *call)
{
    mbedtls_md_free(call->ctx);
}

const struct mcs_ops mcs_mbedtls_hmac = {
    .run = {[MCS_SETUP] = hmac_setup, [MCS_AUTHENTICATE] = hmac_authenticate},
    .done = hmac_done};

static enum mcs_status cmac_setup(struct mcs_call *call)
{
    int error;

    mbedtls_cipher_init(call->ctx);
    error = mbedtls_cipher_setup(
        call->ctx, mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_ECB));
    if (error == 0)
        error = mbedtls_cipher_cmac_starts(call->ctx, call->key.at,
                                           8 * call->key.len);
    return mcs_mbedtls_status(call, error);
}

/* The two subkeys are made at the end of each message. */
static enum mcs_status cmac_authenticate(struct mcs_call *call)
{
    int error = mbedtls_cipher_cmac_reset(call->ctx);

    if (error == 0)
        error =
            mbedtls_cipher_cmac_update(call->ctx, call->in.at, call->in.len);
    if (error == 0)
        error = mbedtls_cipher_cmac_finish(call->ctx, call->tag);
    return mcs_mbedtls_status(call, error);
}

static void cmac_done(struct mcs_call *call)
{
    mbedtls_cipher_free(call->ctx);
}

const struct mcs_ops mcs_mbedtls_cmac = {
    .run = {[MCS_SETUP] = cmac_setup, [MCS_AUTHENTICATE] = cmac_authenticate},
    .done = cmac_done};

/* A Poly1305 key is for one message: setting it belongs to each. */
static enum mcs_status poly1305_authenticate(struct mcs_call *call)
{
    return mcs_mbedtls_status(call,
                              mbedtls_poly1305_mac(call->key.at, call->in.at,
                                                   call->in.len, call->tag));
}

const struct mcs_ops mcs_mbedtls_poly1305 = {
    .run = {[MCS_AUTHENTICATE] = poly1305_authenticate}};

#define HMAC(id, name)                                                         \
    NATIVE(id, 0, mbedtls_md_context_t, hmac,                                  \
           (&(const struct hash){MBEDTLS_MD_##name}))

/* clang-format off */
const struct mcs_impl mcs_mbedtls_macs[] = {
    HMAC(hmac_sha1, SHA1)
    HMAC(hmac_sha256, SHA256)
    HMAC(hmac_sha384, SHA384)
    HMAC(hmac_sha512, SHA512)
    NATIVE(cmac_aes_128, 0, mbedtls_cipher_context_t, cmac, NULL)
    ROW(poly1305, "native", MCS_DEFAULT | MCS_KEY_TIMED, 0, poly1305, NULL)
    NATIVE(gmac_aes_128, 0, mbedtls_gcm_context, gmac, NULL)
    {0}};
/* clang-format on */
