/* SPDX-License-Identifier: MIT */
/*
 * Ciphers and AEADs through the PSA interface, in several calls: the one-shot
 * calls would choose the IV by themselves, and want the tag behind the
 * ciphertext.
 */
#include "psa.h"

#define LEAST_TAG_BYTES 4

static enum mcs_status crypt(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    const struct mcs_mbedtls_psa *psa = call->ctx;
    psa_cipher_operation_t cipher = PSA_CIPHER_OPERATION_INIT;
    size_t first = 0, last = 0;
    psa_status_t error =
        call->op == MCS_DECRYPT
            ? psa_cipher_decrypt_setup(&cipher, psa->key, d->alg)
            : psa_cipher_encrypt_setup(&cipher, psa->key, d->alg);

    if (error == PSA_SUCCESS && call->nonce.len != 0)
        error = psa_cipher_set_iv(&cipher, call->nonce.at, call->nonce.len);
    if (error == PSA_SUCCESS)
        error = psa_cipher_update(&cipher, call->in.at, call->in.len, call->out,
                                  call->out_bytes, &first);
    if (error == PSA_SUCCESS)
        error = psa_cipher_finish(&cipher, call->out + first,
                                  call->out_bytes - first, &last);
    psa_cipher_abort(&cipher);
    return mcs_mbedtls_psa_status(call, error);
}

const struct mcs_ops mcs_mbedtls_psa_cipher = {
    .run = {[MCS_SETUP] = mcs_mbedtls_psa_setup,
            [MCS_ENCRYPT] = crypt,
            [MCS_DECRYPT] = crypt},
    .done = mcs_mbedtls_psa_done};

/* The length of the tag is part of the algorithm's number. */
static enum mcs_status aead_setup(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;

    return mcs_mbedtls_psa_status(
        call, mcs_mbedtls_psa_import(call, d->type,
                                     PSA_ALG_AEAD_WITH_AT_LEAST_THIS_LENGTH_TAG(
                                         d->alg, LEAST_TAG_BYTES),
                                     call->key));
}

/* All but the end, which is another for each direction. */
static psa_status_t start(const struct mcs_call *call,
                          psa_aead_operation_t *aead, size_t *done)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    const struct mcs_mbedtls_psa *psa = call->ctx;
    psa_algorithm_t alg =
        PSA_ALG_AEAD_WITH_SHORTENED_TAG(d->alg, call->tag_bytes);
    psa_status_t error = call->op == MCS_DECRYPT
                             ? psa_aead_decrypt_setup(aead, psa->key, alg)
                             : psa_aead_encrypt_setup(aead, psa->key, alg);

    if (error == PSA_SUCCESS)
        error = psa_aead_set_lengths(aead, call->aad.len, call->in.len);
    if (error == PSA_SUCCESS)
        error = psa_aead_set_nonce(aead, call->nonce.at, call->nonce.len);
    if (error == PSA_SUCCESS)
        error = psa_aead_update_ad(aead, call->aad.at, call->aad.len);
    if (error == PSA_SUCCESS)
        error = psa_aead_update(aead, call->in.at, call->in.len, call->out,
                                call->out_bytes, done);
    return error;
}

static enum mcs_status aead_encrypt(struct mcs_call *call)
{
    psa_aead_operation_t aead = PSA_AEAD_OPERATION_INIT;
    size_t first = 0, last, tag_bytes;
    psa_status_t error = start(call, &aead, &first);

    if (error == PSA_SUCCESS)
        error =
            psa_aead_finish(&aead, call->out + first, call->out_bytes - first,
                            &last, call->tag, call->tag_bytes, &tag_bytes);
    psa_aead_abort(&aead);
    return mcs_mbedtls_psa_status(call, error);
}

static enum mcs_status aead_decrypt(struct mcs_call *call)
{
    psa_aead_operation_t aead = PSA_AEAD_OPERATION_INIT;
    size_t first = 0, last;
    psa_status_t error = start(call, &aead, &first);

    if (error == PSA_SUCCESS)
        error =
            psa_aead_verify(&aead, call->out + first, call->out_bytes - first,
                            &last, call->tag, call->tag_bytes);
    psa_aead_abort(&aead);
    return mcs_mbedtls_psa_status(call, error);
}

const struct mcs_ops mcs_mbedtls_psa_aead = {
    .run = {[MCS_SETUP] = aead_setup,
            [MCS_ENCRYPT] = aead_encrypt,
            [MCS_DECRYPT] = aead_decrypt},
    .done = mcs_mbedtls_psa_done};

#define DETAIL(number, kind)                                                   \
    PSA_DETAIL(.alg = PSA_ALG_##number, .type = PSA_KEY_TYPE_##kind,           \
               .usage = PSA_KEY_USAGE_ENCRYPT | PSA_KEY_USAGE_DECRYPT)

#define CIPHER(id, number, kind) PSA_KEYED(id, cipher, DETAIL(number, kind))
#define AEAD(id, number, kind) PSA_KEYED(id, aead, DETAIL(number, kind))

/* clang-format off */
const struct mcs_impl mcs_mbedtls_psa_ciphers[] = {
    CIPHER(des_ede3_cbc, CBC_NO_PADDING, DES)
    CIPHER(aes_128_ecb, ECB_NO_PADDING, AES)
    CIPHER(aes_192_ecb, ECB_NO_PADDING, AES)
    CIPHER(aes_256_ecb, ECB_NO_PADDING, AES)
    CIPHER(aes_128_cbc, CBC_NO_PADDING, AES)
    CIPHER(aes_192_cbc, CBC_NO_PADDING, AES)
    CIPHER(aes_256_cbc, CBC_NO_PADDING, AES)
    CIPHER(aes_128_ctr, CTR, AES)
    CIPHER(aes_192_ctr, CTR, AES)
    CIPHER(aes_256_ctr, CTR, AES)
    {0}};

const struct mcs_impl mcs_mbedtls_psa_aeads[] = {
    AEAD(aes_128_gcm, GCM, AES)
    AEAD(aes_192_gcm, GCM, AES)
    AEAD(aes_256_gcm, GCM, AES)
    AEAD(aes_128_ccm, CCM, AES)
    AEAD(aes_192_ccm, CCM, AES)
    AEAD(aes_256_ccm, CCM, AES)
    AEAD(chacha20_poly1305, CHACHA20_POLY1305, CHACHA20)
    {0}};
/* clang-format on */
