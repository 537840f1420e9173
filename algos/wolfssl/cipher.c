/* SPDX-License-Identifier: MIT */
/* Block ciphers in ECB, CBC, CTR and XTS, and ChaCha20. */
#include "shared.h"

#include <wolfssl/wolfcrypt/aes.h>
#include <wolfssl/wolfcrypt/chacha.h>
#include <wolfssl/wolfcrypt/des3.h>

/*
 * An operation: `start` takes the nonce, if there is one, and `function`
 * works from call->in to call->out.
 */
#define CRYPT(name, start, function)                                           \
    static enum mcs_status name(struct mcs_call *call)                         \
    {                                                                          \
        int error = start;                                                     \
                                                                               \
        if (error == 0)                                                        \
            error = function(call->ctx, call->out, call->in.at,                \
                             (word32)call->in.len);                            \
        return mcs_wolfssl_status(call, error);                                \
    }

static enum mcs_status aes_setup(struct mcs_call *call)
{
    int way = call->op == MCS_DECRYPT ? AES_DECRYPTION : AES_ENCRYPTION;
    int error = wc_AesInit(call->ctx, NULL, INVALID_DEVID);

    if (error == 0)
        error = wc_AesSetKey(call->ctx, call->key.at, (word32)call->key.len,
                             NULL, way);
    return mcs_wolfssl_status(call, error);
}

CRYPT(ecb_forth, 0, wc_AesEcbEncrypt)
CRYPT(ecb_back, 0, wc_AesEcbDecrypt)
CRYPT(cbc_forth, wc_AesSetIV(call->ctx, call->nonce.at), wc_AesCbcEncrypt)
CRYPT(cbc_back, wc_AesSetIV(call->ctx, call->nonce.at), wc_AesCbcDecrypt)
CRYPT(ctr_crypt, wc_AesSetIV(call->ctx, call->nonce.at), wc_AesCtrEncrypt)

OPS(ecb, .run = {[MCS_SETUP] = aes_setup,
                 [MCS_ENCRYPT] = ecb_forth,
                 [MCS_DECRYPT] = ecb_back});
OPS(cbc, .run = {[MCS_SETUP] = aes_setup,
                 [MCS_ENCRYPT] = cbc_forth,
                 [MCS_DECRYPT] = cbc_back});

/* Both directions of CTR encrypt the counter. */
static enum mcs_status ctr_setup(struct mcs_call *call)
{
    int error = wc_AesInit(call->ctx, NULL, INVALID_DEVID);

    if (error == 0)
        error = wc_AesSetKey(call->ctx, call->key.at, (word32)call->key.len,
                             NULL, AES_ENCRYPTION);
    return mcs_wolfssl_status(call, error);
}

OPS(ctr, .run = {[MCS_SETUP] = ctr_setup,
                 [MCS_ENCRYPT] = ctr_crypt,
                 [MCS_DECRYPT] = ctr_crypt});

static enum mcs_status xts_setup(struct mcs_call *call)
{
    int way = call->op == MCS_DECRYPT ? AES_DECRYPTION : AES_ENCRYPTION;

    return mcs_wolfssl_status(call, wc_AesXtsSetKey(call->ctx, call->key.at,
                                                    (word32)call->key.len, way,
                                                    NULL, INVALID_DEVID));
}

static enum mcs_status xts_forth(struct mcs_call *call)
{
    return mcs_wolfssl_status(
        call, wc_AesXtsEncrypt(call->ctx, call->out, call->in.at,
                               (word32)call->in.len, call->nonce.at,
                               (word32)call->nonce.len));
}

static enum mcs_status xts_back(struct mcs_call *call)
{
    return mcs_wolfssl_status(
        call, wc_AesXtsDecrypt(call->ctx, call->out, call->in.at,
                               (word32)call->in.len, call->nonce.at,
                               (word32)call->nonce.len));
}

OPS(xts, .run = {[MCS_SETUP] = xts_setup,
                 [MCS_ENCRYPT] = xts_forth,
                 [MCS_DECRYPT] = xts_back});

static enum mcs_status des_setup(struct mcs_call *call)
{
    int way = call->op == MCS_DECRYPT ? DES_DECRYPTION : DES_ENCRYPTION;
    int error = wc_Des3Init(call->ctx, NULL, INVALID_DEVID);

    if (error == 0)
        error = wc_Des3_SetKey(call->ctx, call->key.at, NULL, way);
    return mcs_wolfssl_status(call, error);
}

CRYPT(des_forth, wc_Des3_SetIV(call->ctx, call->nonce.at), wc_Des3_CbcEncrypt)
CRYPT(des_back, wc_Des3_SetIV(call->ctx, call->nonce.at), wc_Des3_CbcDecrypt)

OPS(des, .run = {[MCS_SETUP] = des_setup,
                 [MCS_ENCRYPT] = des_forth,
                 [MCS_DECRYPT] = des_back});

static enum mcs_status chacha20_setup(struct mcs_call *call)
{
    return mcs_wolfssl_status(
        call, wc_Chacha_SetKey(call->ctx, call->key.at, (word32)call->key.len));
}

/* nonce: the block counter, little-endian, and the nonce proper. */
static int chacha20_start(struct mcs_call *call)
{
    const uint8_t *nonce = call->nonce.at;
    word32 counter = (word32)nonce[0] | (word32)nonce[1] << 8 |
                     (word32)nonce[2] << 16 | (word32)nonce[3] << 24;

    return wc_Chacha_SetIV(call->ctx, nonce + 4, counter);
}

CRYPT(chacha20_crypt, chacha20_start(call), wc_Chacha_Process)

OPS(chacha20, .run = {[MCS_SETUP] = chacha20_setup,
                      [MCS_ENCRYPT] = chacha20_crypt,
                      [MCS_DECRYPT] = chacha20_crypt});

/* clang-format off */
const struct mcs_impl mcs_wolfssl_ciphers[] = {
    ROW(des_ede3_cbc, 0, Des3, des, NULL)
    ROW(aes_128_ecb, 0, Aes, ecb, NULL)
    ROW(aes_192_ecb, 0, Aes, ecb, NULL)
    ROW(aes_256_ecb, 0, Aes, ecb, NULL)
    ROW(aes_128_cbc, 0, Aes, cbc, NULL)
    ROW(aes_192_cbc, 0, Aes, cbc, NULL)
    ROW(aes_256_cbc, 0, Aes, cbc, NULL)
    ROW(aes_128_ctr, 0, Aes, ctr, NULL)
    ROW(aes_192_ctr, 0, Aes, ctr, NULL)
    ROW(aes_256_ctr, 0, Aes, ctr, NULL)
    ROW(aes_128_xts, 0, XtsAes, xts, NULL)
    ROW(aes_256_xts, 0, XtsAes, xts, NULL)
    ROW(chacha20, 0, ChaCha, chacha20, NULL)
    {0}};
/* clang-format on */
