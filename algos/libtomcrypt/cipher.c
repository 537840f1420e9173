/* SPDX-License-Identifier: MIT */
/* Block ciphers in ECB, CBC, CTR and XTS. */
#include "libtomcrypt.h"

#include <string.h>

#define TWEAK_BYTES 16 /* IEEE 1619 */

/* The starts take an IV; the one that counts is set before each message. */
static const uint8_t no_iv[MAXBLOCKSIZE];

static int place(const struct mcs_call *call)
{
    return register_cipher(call->impl->detail);
}

static enum mcs_status ecb_setup(struct mcs_call *call)
{
    return mcs_libtomcrypt_status(
        call,
        ecb_start(place(call), call->key.at, (int)call->key.len, 0, call->ctx));
}

static enum mcs_status ecb_forth(struct mcs_call *call)
{
    return mcs_libtomcrypt_status(
        call, ecb_encrypt(call->in.at, call->out, call->in.len, call->ctx));
}

static enum mcs_status ecb_back(struct mcs_call *call)
{
    return mcs_libtomcrypt_status(
        call, ecb_decrypt(call->in.at, call->out, call->in.len, call->ctx));
}

const struct mcs_ops mcs_libtomcrypt_ecb = {.run = {[MCS_SETUP] = ecb_setup,
                                                    [MCS_ENCRYPT] = ecb_forth,
                                                    [MCS_DECRYPT] = ecb_back}};

static enum mcs_status cbc_setup(struct mcs_call *call)
{
    return mcs_libtomcrypt_status(call,
                                  cbc_start(place(call), no_iv, call->key.at,
                                            (int)call->key.len, 0, call->ctx));
}

static enum mcs_status cbc_forth(struct mcs_call *call)
{
    int error = cbc_setiv(call->nonce.at, call->nonce.len, call->ctx);

    if (error == CRYPT_OK)
        error = cbc_encrypt(call->in.at, call->out, call->in.len, call->ctx);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status cbc_back(struct mcs_call *call)
{
    int error = cbc_setiv(call->nonce.at, call->nonce.len, call->ctx);

    if (error == CRYPT_OK)
        error = cbc_decrypt(call->in.at, call->out, call->in.len, call->ctx);
    return mcs_libtomcrypt_status(call, error);
}

const struct mcs_ops mcs_libtomcrypt_cbc = {.run = {[MCS_SETUP] = cbc_setup,
                                                    [MCS_ENCRYPT] = cbc_forth,
                                                    [MCS_DECRYPT] = cbc_back}};

/* ctr_start and ctr_setiv encrypt the first counter block at once. */
static enum mcs_status ctr_setup(struct mcs_call *call)
{
    return mcs_libtomcrypt_status(
        call, ctr_start(place(call), no_iv, call->key.at, (int)call->key.len, 0,
                        CTR_COUNTER_BIG_ENDIAN, call->ctx));
}

static enum mcs_status ctr_forth(struct mcs_call *call)
{
    int error = ctr_setiv(call->nonce.at, call->nonce.len, call->ctx);

    if (error == CRYPT_OK)
        error = ctr_encrypt(call->in.at, call->out, call->in.len, call->ctx);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status ctr_back(struct mcs_call *call)
{
    int error = ctr_setiv(call->nonce.at, call->nonce.len, call->ctx);

    if (error == CRYPT_OK)
        error = ctr_decrypt(call->in.at, call->out, call->in.len, call->ctx);
    return mcs_libtomcrypt_status(call, error);
}

const struct mcs_ops mcs_libtomcrypt_ctr = {.run = {[MCS_SETUP] = ctr_setup,
                                                    [MCS_ENCRYPT] = ctr_forth,
                                                    [MCS_DECRYPT] = ctr_back}};

static enum mcs_status xts_setup(struct mcs_call *call)
{
    size_t half = call->key.len / 2;

    return mcs_libtomcrypt_status(call, xts_start(place(call), call->key.at,
                                                  call->key.at + half, half, 0,
                                                  call->ctx));
}

/* Both directions leave the next tweak where they found this one. */
static enum mcs_status xts_forth(struct mcs_call *call)
{
    uint8_t tweak[TWEAK_BYTES];

    if (call->nonce.len != sizeof tweak)
        return MCS_UNSUPPORTED;
    memcpy(tweak, call->nonce.at, sizeof tweak);
    return mcs_libtomcrypt_status(
        call,
        xts_encrypt(call->in.at, call->in.len, call->out, tweak, call->ctx));
}

static enum mcs_status xts_back(struct mcs_call *call)
{
    uint8_t tweak[TWEAK_BYTES];

    if (call->nonce.len != sizeof tweak)
        return MCS_UNSUPPORTED;
    memcpy(tweak, call->nonce.at, sizeof tweak);
    return mcs_libtomcrypt_status(
        call,
        xts_decrypt(call->in.at, call->in.len, call->out, tweak, call->ctx));
}

const struct mcs_ops mcs_libtomcrypt_xts = {.run = {[MCS_SETUP] = xts_setup,
                                                    [MCS_ENCRYPT] = xts_forth,
                                                    [MCS_DECRYPT] = xts_back}};

#define BLOCK(id, mode, state, cipher) ROW(id, state, mode, &cipher##_desc)
#define AES(id, mode, state) BLOCK(id, mode, state, aes)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_ciphers[] = {
    BLOCK(des_ede3_cbc, cbc, symmetric_CBC, des3)
    AES(aes_128_ecb, ecb, symmetric_ECB)
    AES(aes_192_ecb, ecb, symmetric_ECB)
    AES(aes_256_ecb, ecb, symmetric_ECB)
    AES(aes_128_cbc, cbc, symmetric_CBC)
    AES(aes_192_cbc, cbc, symmetric_CBC)
    AES(aes_256_cbc, cbc, symmetric_CBC)
    AES(aes_128_ctr, ctr, symmetric_CTR)
    AES(aes_192_ctr, ctr, symmetric_CTR)
    AES(aes_256_ctr, ctr, symmetric_CTR)
    AES(aes_128_xts, xts, symmetric_xts)
    AES(aes_192_xts, xts, symmetric_xts)
    AES(aes_256_xts, xts, symmetric_xts)
    {0}};
/* clang-format on */
