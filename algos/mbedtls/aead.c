/* SPDX-License-Identifier: MIT */
/* Authenticated encryption, by the one-shot functions of each module. */
#include "mbedtls.h"

#include <mbedtls/ccm.h>
#include <mbedtls/chachapoly.h>
#include <mbedtls/cipher.h>
#include <mbedtls/gcm.h>

#define CHACHAPOLY_NONCE_BYTES 12
#define CHACHAPOLY_TAG_BYTES 16

static enum mcs_status gcm_setup(struct mcs_call *call)
{
    mbedtls_gcm_init(call->ctx);
    return mcs_mbedtls_status(
        call, mbedtls_gcm_setkey(call->ctx, MBEDTLS_CIPHER_ID_AES, call->key.at,
                                 (unsigned)(8 * call->key.len)));
}

static enum mcs_status gcm_encrypt(struct mcs_call *call)
{
    return mcs_mbedtls_status(
        call, mbedtls_gcm_crypt_and_tag(
                  call->ctx, MBEDTLS_GCM_ENCRYPT, call->in.len, call->nonce.at,
                  call->nonce.len, call->aad.at, call->aad.len, call->in.at,
                  call->out, call->tag_bytes, call->tag));
}

static enum mcs_status gcm_decrypt(struct mcs_call *call)
{
    int error = mbedtls_gcm_auth_decrypt(
        call->ctx, call->in.len, call->nonce.at, call->nonce.len, call->aad.at,
        call->aad.len, call->tag, call->tag_bytes, call->in.at, call->out);

    return mcs_mbedtls_verdict(call, error, MBEDTLS_ERR_GCM_AUTH_FAILED);
}

static void gcm_done(struct mcs_call *call)
{
    mbedtls_gcm_free(call->ctx);
}

const struct mcs_ops mcs_mbedtls_gcm = {.run = {[MCS_SETUP] = gcm_setup,
                                                [MCS_ENCRYPT] = gcm_encrypt,
                                                [MCS_DECRYPT] = gcm_decrypt},
                                        .done = gcm_done};

/* GMAC: the message is additional data, and there is nothing to encrypt. */
static enum mcs_status gmac(struct mcs_call *call)
{
    return mcs_mbedtls_status(
        call, mbedtls_gcm_crypt_and_tag(call->ctx, MBEDTLS_GCM_ENCRYPT, 0,
                                        call->nonce.at, call->nonce.len,
                                        call->in.at, call->in.len, NULL, NULL,
                                        call->tag_bytes, call->tag));
}

const struct mcs_ops mcs_mbedtls_gmac = {
    .run = {[MCS_SETUP] = gcm_setup, [MCS_AUTHENTICATE] = gmac},
    .done = gcm_done};

static enum mcs_status ccm_setup(struct mcs_call *call)
{
    mbedtls_ccm_init(call->ctx);
    return mcs_mbedtls_status(
        call, mbedtls_ccm_setkey(call->ctx, MBEDTLS_CIPHER_ID_AES, call->key.at,
                                 (unsigned)(8 * call->key.len)));
}

static enum mcs_status ccm_encrypt(struct mcs_call *call)
{
    return mcs_mbedtls_status(call, mbedtls_ccm_encrypt_and_tag(
                                        call->ctx, call->in.len, call->nonce.at,
                                        call->nonce.len, call->aad.at,
                                        call->aad.len, call->in.at, call->out,
                                        call->tag, call->tag_bytes));
}

static enum mcs_status ccm_decrypt(struct mcs_call *call)
{
    int error = mbedtls_ccm_auth_decrypt(
        call->ctx, call->in.len, call->nonce.at, call->nonce.len, call->aad.at,
        call->aad.len, call->in.at, call->out, call->tag, call->tag_bytes);

    return mcs_mbedtls_verdict(call, error, MBEDTLS_ERR_CCM_AUTH_FAILED);
}

static void ccm_done(struct mcs_call *call)
{
    mbedtls_ccm_free(call->ctx);
}

const struct mcs_ops mcs_mbedtls_ccm = {.run = {[MCS_SETUP] = ccm_setup,
                                                [MCS_ENCRYPT] = ccm_encrypt,
                                                [MCS_DECRYPT] = ccm_decrypt},
                                        .done = ccm_done};

static enum mcs_status chachapoly_setup(struct mcs_call *call)
{
    mbedtls_chachapoly_init(call->ctx);
    return mcs_mbedtls_status(
        call, mbedtls_chachapoly_setkey(call->ctx, call->key.at));
}

/* The functions take no lengths of nonce and tag: there is one of each. */
static int chachapoly_suits(const struct mcs_call *call)
{
    return call->nonce.len == CHACHAPOLY_NONCE_BYTES &&
           call->tag_bytes == CHACHAPOLY_TAG_BYTES;
}

static enum mcs_status chachapoly_encrypt(struct mcs_call *call)
{
    if (!chachapoly_suits(call))
        return MCS_UNSUPPORTED;
    return mcs_mbedtls_status(call, mbedtls_chachapoly_encrypt_and_tag(
                                        call->ctx, call->in.len, call->nonce.at,
                                        call->aad.at, call->aad.len,
                                        call->in.at, call->out, call->tag));
}

static enum mcs_status chachapoly_decrypt(struct mcs_call *call)
{
    int error;

    if (!chachapoly_suits(call))
        return MCS_UNSUPPORTED;
    error = mbedtls_chachapoly_auth_decrypt(
        call->ctx, call->in.len, call->nonce.at, call->aad.at, call->aad.len,
        call->tag, call->in.at, call->out);
    return mcs_mbedtls_verdict(call, error, MBEDTLS_ERR_CHACHAPOLY_AUTH_FAILED);
}

const struct mcs_ops mcs_mbedtls_chachapoly = {
    .run = {[MCS_SETUP] = chachapoly_setup,
            [MCS_ENCRYPT] = chachapoly_encrypt,
            [MCS_DECRYPT] = chachapoly_decrypt}};

#define GCM(id) NATIVE(id, 0, mbedtls_gcm_context, gcm, NULL)
#define CCM(id) NATIVE(id, 0, mbedtls_ccm_context, ccm, NULL)

/* clang-format off */
const struct mcs_impl mcs_mbedtls_aeads[] = {
    GCM(aes_128_gcm)
    GCM(aes_192_gcm)
    GCM(aes_256_gcm)
    CCM(aes_128_ccm)
    CCM(aes_192_ccm)
    CCM(aes_256_ccm)
    NATIVE(chacha20_poly1305, 0, mbedtls_chachapoly_context, chachapoly, NULL)
    {0}};
/* clang-format on */
