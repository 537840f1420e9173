/* SPDX-License-Identifier: MIT */
/* Authenticated encryption. */
#include "shared.h"

#include <wolfssl/wolfcrypt/aes.h>
#include <wolfssl/wolfcrypt/chacha20_poly1305.h>
#include <wolfssl/wolfcrypt/error-crypt.h>

/* The arguments as most of the library's functions want them. */
#define KEY call->key.at, (word32)call->key.len
#define DATA call->out, call->in.at, (word32)call->in.len
#define NONCE call->nonce.at, (word32)call->nonce.len
#define TAG call->tag, (word32)call->tag_bytes
#define AAD call->aad.at, (word32)call->aad.len

static enum mcs_status gcm_setup(struct mcs_call *call)
{
    int error = wc_AesInit(call->ctx, NULL, INVALID_DEVID);

    if (error == 0)
        error = wc_AesGcmSetKey(call->ctx, KEY);
    return mcs_wolfssl_status(call, error);
}

static enum mcs_status gcm_forth(struct mcs_call *call)
{
    return mcs_wolfssl_status(
        call, wc_AesGcmEncrypt(call->ctx, DATA, NONCE, TAG, AAD));
}

static enum mcs_status gcm_back(struct mcs_call *call)
{
    return mcs_wolfssl_verdict(
        call, wc_AesGcmDecrypt(call->ctx, DATA, NONCE, TAG, AAD),
        AES_GCM_AUTH_E);
}

OPS(gcm, .run = {[MCS_SETUP] = gcm_setup,
                 [MCS_ENCRYPT] = gcm_forth,
                 [MCS_DECRYPT] = gcm_back});

static enum mcs_status ccm_setup(struct mcs_call *call)
{
    int error = wc_AesInit(call->ctx, NULL, INVALID_DEVID);

    if (error == 0)
        error = wc_AesCcmSetKey(call->ctx, KEY);
    return mcs_wolfssl_status(call, error);
}

static enum mcs_status ccm_forth(struct mcs_call *call)
{
    return mcs_wolfssl_status(
        call, wc_AesCcmEncrypt(call->ctx, DATA, NONCE, TAG, AAD));
}

static enum mcs_status ccm_back(struct mcs_call *call)
{
    return mcs_wolfssl_verdict(
        call, wc_AesCcmDecrypt(call->ctx, DATA, NONCE, TAG, AAD),
        AES_CCM_AUTH_E);
}

OPS(ccm, .run = {[MCS_SETUP] = ccm_setup,
                 [MCS_ENCRYPT] = ccm_forth,
                 [MCS_DECRYPT] = ccm_back});

static enum mcs_status eax_forth(struct mcs_call *call)
{
    return mcs_wolfssl_status(call,
                              wc_AesEaxEncryptAuth(KEY, DATA, NONCE, TAG, AAD));
}

static enum mcs_status eax_back(struct mcs_call *call)
{
    return mcs_wolfssl_verdict(
        call, wc_AesEaxDecryptAuth(KEY, DATA, NONCE, TAG, AAD), AES_EAX_AUTH_E);
}

OPS(eax, .run = {[MCS_ENCRYPT] = eax_forth, [MCS_DECRYPT] = eax_back});

/* No nonce: the additional data and the message are all that is hashed. */
static enum mcs_status siv_forth(struct mcs_call *call)
{
    return mcs_wolfssl_status(
        call, wc_AesSivEncrypt(KEY, AAD, NULL, 0, call->in.at,
                               (word32)call->in.len, call->tag, call->out));
}

static enum mcs_status siv_back(struct mcs_call *call)
{
    return mcs_wolfssl_verdict(call,
                               wc_AesSivDecrypt(KEY, AAD, NULL, 0, call->in.at,
                                                (word32)call->in.len, call->tag,
                                                call->out),
                               AES_SIV_AUTH_E);
}

OPS(siv, .run = {[MCS_ENCRYPT] = siv_forth, [MCS_DECRYPT] = siv_back});

static enum mcs_status chapoly_forth(struct mcs_call *call)
{
    return mcs_wolfssl_status(
        call, wc_ChaCha20Poly1305_Encrypt(call->key.at, call->nonce.at, AAD,
                                          call->in.at, (word32)call->in.len,
                                          call->out, call->tag));
}

static enum mcs_status chapoly_back(struct mcs_call *call)
{
    return mcs_wolfssl_verdict(
        call,
        wc_ChaCha20Poly1305_Decrypt(call->key.at, call->nonce.at, AAD,
                                    call->in.at, (word32)call->in.len,
                                    call->tag, call->out),
        MAC_CMP_FAILED_E);
}

OPS(chapoly,
    .run = {[MCS_ENCRYPT] = chapoly_forth, [MCS_DECRYPT] = chapoly_back});

/* clang-format off */
const struct mcs_impl mcs_wolfssl_aeads[] = {
    ROW(aes_128_gcm, 0, Aes, gcm, NULL)
    ROW(aes_192_gcm, 0, Aes, gcm, NULL)
    ROW(aes_256_gcm, 0, Aes, gcm, NULL)
    ROW(aes_128_ccm, 0, Aes, ccm, NULL)
    ROW(aes_192_ccm, 0, Aes, ccm, NULL)
    ROW(aes_256_ccm, 0, Aes, ccm, NULL)
    ROW(aes_128_eax, MCS_KEY_TIMED, char, eax, NULL)
    ROW(aes_192_eax, MCS_KEY_TIMED, char, eax, NULL)
    ROW(aes_256_eax, MCS_KEY_TIMED, char, eax, NULL)
    ROW(aes_128_siv, MCS_KEY_TIMED, char, siv, NULL)
    ROW(aes_192_siv, MCS_KEY_TIMED, char, siv, NULL)
    ROW(aes_256_siv, MCS_KEY_TIMED, char, siv, NULL)
    ROW(chacha20_poly1305, MCS_KEY_TIMED, char, chapoly, NULL)
    {0}};
/* clang-format on */
