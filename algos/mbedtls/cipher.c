/* SPDX-License-Identifier: MIT */
/* Ciphers without authentication. */
#include "mbedtls.h"

#include <mbedtls/aes.h>
#include <mbedtls/chacha20.h>
#include <mbedtls/des.h>

#include <string.h>

#define BLOCK_BYTES 16
#define DES_BLOCK_BYTES 8
#define COUNTER_BYTES 4u /* of ChaCha20, before the nonce proper */

static int is_decryption(const struct mcs_call *call)
{
    return call->op == MCS_DECRYPT;
}

static enum mcs_status des3_setup(struct mcs_call *call)
{
    mbedtls_des3_init(call->ctx);
    if (call->key.len != MBEDTLS_DES_KEY_SIZE * 3)
        return MCS_UNSUPPORTED;
    return mcs_mbedtls_status(
        call, is_decryption(call)
                  ? mbedtls_des3_set3key_dec(call->ctx, call->key.at)
                  : mbedtls_des3_set3key_enc(call->ctx, call->key.at));
}

/* The IV is overwritten by the next one, so each message works on a copy. */
static enum mcs_status des3_crypt(struct mcs_call *call)
{
    uint8_t iv[DES_BLOCK_BYTES];

    if (call->nonce.len != sizeof iv)
        return MCS_UNSUPPORTED;
    memcpy(iv, call->nonce.at, sizeof iv);
    return mcs_mbedtls_status(
        call, mbedtls_des3_crypt_cbc(call->ctx,
                                     is_decryption(call) ? MBEDTLS_DES_DECRYPT
                                                         : MBEDTLS_DES_ENCRYPT,
                                     call->in.len, iv, call->in.at, call->out));
}

const struct mcs_ops mcs_mbedtls_des3_cbc = {
    .run = {[MCS_SETUP] = des3_setup,
            [MCS_ENCRYPT] = des3_crypt,
            [MCS_DECRYPT] = des3_crypt}};

static int aes_mode(const struct mcs_call *call)
{
    return is_decryption(call) ? MBEDTLS_AES_DECRYPT : MBEDTLS_AES_ENCRYPT;
}

static enum mcs_status aes_setup(struct mcs_call *call)
{
    unsigned bits = (unsigned)(8 * call->key.len);

    mbedtls_aes_init(call->ctx);
    return mcs_mbedtls_status(
        call, is_decryption(call)
                  ? mbedtls_aes_setkey_dec(call->ctx, call->key.at, bits)
                  : mbedtls_aes_setkey_enc(call->ctx, call->key.at, bits));
}

/* The library has no call for more than one block. */
static enum mcs_status ecb_crypt(struct mcs_call *call)
{
    size_t i;
    int error = 0;

    for (i = 0; error == 0 && i < call->in.len; i += BLOCK_BYTES)
        error = mbedtls_aes_crypt_ecb(call->ctx, aes_mode(call),
                                      call->in.at + i, call->out + i);
    return mcs_mbedtls_status(call, error);
}

const struct mcs_ops mcs_mbedtls_ecb = {.run = {[MCS_SETUP] = aes_setup,
                                                [MCS_ENCRYPT] = ecb_crypt,
                                                [MCS_DECRYPT] = ecb_crypt}};

static enum mcs_status cbc_crypt(struct mcs_call *call)
{
    uint8_t iv[BLOCK_BYTES];

    if (call->nonce.len != sizeof iv)
        return MCS_UNSUPPORTED;
    memcpy(iv, call->nonce.at, sizeof iv);
    return mcs_mbedtls_status(
        call, mbedtls_aes_crypt_cbc(call->ctx, aes_mode(call), call->in.len, iv,
                                    call->in.at, call->out));
}

const struct mcs_ops mcs_mbedtls_cbc = {.run = {[MCS_SETUP] = aes_setup,
                                                [MCS_ENCRYPT] = cbc_crypt,
                                                [MCS_DECRYPT] = cbc_crypt}};

/* Both directions encrypt the counter. */
static enum mcs_status ctr_setup(struct mcs_call *call)
{
    mbedtls_aes_init(call->ctx);
    return mcs_mbedtls_status(
        call, mbedtls_aes_setkey_enc(call->ctx, call->key.at,
                                     (unsigned)(8 * call->key.len)));
}

static enum mcs_status ctr_crypt(struct mcs_call *call)
{
    uint8_t counter[BLOCK_BYTES], stream[BLOCK_BYTES];
    size_t used = 0;

    if (call->nonce.len != sizeof counter)
        return MCS_UNSUPPORTED;
    memcpy(counter, call->nonce.at, sizeof counter);
    return mcs_mbedtls_status(
        call, mbedtls_aes_crypt_ctr(call->ctx, call->in.len, &used, counter,
                                    stream, call->in.at, call->out));
}

const struct mcs_ops mcs_mbedtls_ctr = {.run = {[MCS_SETUP] = ctr_setup,
                                                [MCS_ENCRYPT] = ctr_crypt,
                                                [MCS_DECRYPT] = ctr_crypt}};

static enum mcs_status xts_setup(struct mcs_call *call)
{
    unsigned bits = (unsigned)(8 * call->key.len);

    mbedtls_aes_xts_init(call->ctx);
    return mcs_mbedtls_status(
        call, is_decryption(call)
                  ? mbedtls_aes_xts_setkey_dec(call->ctx, call->key.at, bits)
                  : mbedtls_aes_xts_setkey_enc(call->ctx, call->key.at, bits));
}

static enum mcs_status xts_crypt(struct mcs_call *call)
{
    if (call->nonce.len != BLOCK_BYTES)
        return MCS_UNSUPPORTED;
    return mcs_mbedtls_status(
        call, mbedtls_aes_crypt_xts(call->ctx, aes_mode(call), call->in.len,
                                    call->nonce.at, call->in.at, call->out));
}

const struct mcs_ops mcs_mbedtls_xts = {.run = {[MCS_SETUP] = xts_setup,
                                                [MCS_ENCRYPT] = xts_crypt,
                                                [MCS_DECRYPT] = xts_crypt}};

static enum mcs_status chacha20_setup(struct mcs_call *call)
{
    mbedtls_chacha20_init(call->ctx);
    return mcs_mbedtls_status(call,
                              mbedtls_chacha20_setkey(call->ctx, call->key.at));
}

/* nonce: the block counter, little-endian, and the nonce proper. */
static enum mcs_status chacha20_crypt(struct mcs_call *call)
{
    const uint8_t *nonce = call->nonce.at;
    uint32_t counter;
    int error;

    if (call->nonce.len != BLOCK_BYTES)
        return MCS_UNSUPPORTED;
    counter = (uint32_t)nonce[0] | (uint32_t)nonce[1] << 8 |
              (uint32_t)nonce[2] << 16 | (uint32_t)nonce[3] << 24;
    error = mbedtls_chacha20_starts(call->ctx, nonce + COUNTER_BYTES, counter);
    if (error == 0)
        error = mbedtls_chacha20_update(call->ctx, call->in.len, call->in.at,
                                        call->out);
    return mcs_mbedtls_status(call, error);
}

const struct mcs_ops mcs_mbedtls_chacha20 = {
    .run = {[MCS_SETUP] = chacha20_setup,
            [MCS_ENCRYPT] = chacha20_crypt,
            [MCS_DECRYPT] = chacha20_crypt}};

#define AES(id, mode) NATIVE(id, 0, mbedtls_aes_context, mode, NULL)
#define XTS(id) NATIVE(id, 0, mbedtls_aes_xts_context, xts, NULL)

/* clang-format off */
const struct mcs_impl mcs_mbedtls_ciphers[] = {
    NATIVE(des_ede3_cbc, 0, mbedtls_des3_context, des3_cbc, NULL)
    AES(aes_128_ecb, ecb)
    AES(aes_192_ecb, ecb)
    AES(aes_256_ecb, ecb)
    AES(aes_128_cbc, cbc)
    AES(aes_192_cbc, cbc)
    AES(aes_256_cbc, cbc)
    AES(aes_128_ctr, ctr)
    AES(aes_192_ctr, ctr)
    AES(aes_256_ctr, ctr)
    XTS(aes_128_xts)
    XTS(aes_256_xts)
    NATIVE(chacha20, 0, mbedtls_chacha20_context, chacha20, NULL)
    {0}};
/* clang-format on */
