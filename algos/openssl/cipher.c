/* SPDX-License-Identifier: MIT */
/*
 * Block ciphers in ECB, CBC, CTR and XTS, and ChaCha20: the key is kept, the
 * IV, counter block or tweak is set for each message.
 */
#include "openssl.h"

#include <limits.h>

struct cipher {
    EVP_CIPHER *cipher;
    EVP_CIPHER_CTX *ctx;
};

static void done(struct mcs_call *call)
{
    struct cipher *cipher = call->ctx;

    EVP_CIPHER_CTX_free(cipher->ctx);
    EVP_CIPHER_free(cipher->cipher);
}

static enum mcs_status setup(struct mcs_call *call)
{
    struct cipher *cipher = call->ctx;
    enum mcs_status status;

    cipher->cipher = EVP_CIPHER_fetch(NULL, call->impl->detail, NULL);
    cipher->ctx = EVP_CIPHER_CTX_new();
    if (cipher->cipher != NULL && cipher->ctx != NULL) {
        if ((size_t)EVP_CIPHER_get_key_length(cipher->cipher) !=
                call->key.len ||
            (size_t)EVP_CIPHER_get_iv_length(cipher->cipher) !=
                call->nonce.len) {
            done(call);
            return MCS_UNSUPPORTED;
        }
        if (EVP_CipherInit_ex2(cipher->ctx, cipher->cipher, call->key.at, NULL,
                               call->op == MCS_ENCRYPT, NULL) &&
            EVP_CIPHER_CTX_set_padding(cipher->ctx, 0))
            return MCS_OK;
    }
    status = mcs_openssl_failed(call);
    done(call);
    return status;
}

/*
 * Forth and back.  Without padding EVP_CipherFinal has nothing to do, and
 * openssl speed does not call it for each message either.
 */
static enum mcs_status both(struct mcs_call *call)
{
    struct cipher *cipher = call->ctx;
    int answer = 1, bytes;

    if (call->in.len > INT_MAX)
        return MCS_UNSUPPORTED;
    if (call->nonce.len != 0)
        answer = EVP_CipherInit_ex2(cipher->ctx, NULL, NULL, call->nonce.at, -1,
                                    NULL);
    if (answer == 1)
        answer = EVP_CipherUpdate(cipher->ctx, call->out, &bytes, call->in.at,
                                  (int)call->in.len);
    if (answer == 1 && (size_t)bytes != call->out_bytes)
        return MCS_UNSUPPORTED;
    return mcs_openssl_status(call, answer);
}

const struct mcs_ops mcs_openssl_cipher = {
    .run = {[MCS_SETUP] = setup, [MCS_ENCRYPT] = both, [MCS_DECRYPT] = both},
    .done = done};

#define CIPHER(id, name) ROW(id, 0, struct cipher, cipher, name)

/* clang-format off */
const struct mcs_impl mcs_openssl_ciphers[] = {
    CIPHER(des_ede3_cbc, "DES-EDE3-CBC")
    CIPHER(aes_128_ecb, "AES-128-ECB")
    CIPHER(aes_192_ecb, "AES-192-ECB")
    CIPHER(aes_256_ecb, "AES-256-ECB")
    CIPHER(aes_128_cbc, "AES-128-CBC")
    CIPHER(aes_192_cbc, "AES-192-CBC")
    CIPHER(aes_256_cbc, "AES-256-CBC")
    CIPHER(aes_128_ctr, "AES-128-CTR")
    CIPHER(aes_192_ctr, "AES-192-CTR")
    CIPHER(aes_256_ctr, "AES-256-CTR")
    CIPHER(aes_128_xts, "AES-128-XTS")
    CIPHER(aes_256_xts, "AES-256-XTS")
    CIPHER(chacha20, "ChaCha20")
    {0}};
/* clang-format on */
