/* SPDX-License-Identifier: MIT */
/* Hashes, MACs and HKDF through the PSA interface. */
#include "psa.h"

static enum mcs_status hash_setup(struct mcs_call *call)
{
    return mcs_mbedtls_psa_status(call, mcs_mbedtls_psa_start(call));
}

static enum mcs_status digest(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    size_t bytes;

    return mcs_mbedtls_psa_status(
        call, psa_hash_compute(d->alg, call->in.at, call->in.len, call->out,
                               call->out_bytes, &bytes));
}

const struct mcs_ops mcs_mbedtls_psa_hash = {
    .run = {[MCS_SETUP] = hash_setup, [MCS_DIGEST] = digest}};

static enum mcs_status authenticate(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    const struct mcs_mbedtls_psa *psa = call->ctx;
    size_t bytes;

    return mcs_mbedtls_psa_status(
        call, psa_mac_compute(psa->key, d->alg, call->in.at, call->in.len,
                              call->tag, call->tag_bytes, &bytes));
}

const struct mcs_ops mcs_mbedtls_psa_mac = {
    .run = {[MCS_SETUP] = mcs_mbedtls_psa_setup,
            [MCS_AUTHENTICATE] = authenticate},
    .done = mcs_mbedtls_psa_done};

static enum mcs_status derive(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    const struct mcs_mbedtls_psa *psa = call->ctx;
    psa_key_derivation_operation_t kdf = PSA_KEY_DERIVATION_OPERATION_INIT;
    psa_status_t error = psa_key_derivation_setup(&kdf, d->alg);

    if (error == PSA_SUCCESS)
        error =
            psa_key_derivation_input_bytes(&kdf, PSA_KEY_DERIVATION_INPUT_SALT,
                                           call->nonce.at, call->nonce.len);
    if (error == PSA_SUCCESS)
        error = psa_key_derivation_input_key(
            &kdf, PSA_KEY_DERIVATION_INPUT_SECRET, psa->key);
    if (error == PSA_SUCCESS)
        error = psa_key_derivation_input_bytes(
            &kdf, PSA_KEY_DERIVATION_INPUT_INFO, call->aad.at, call->aad.len);
    if (error == PSA_SUCCESS)
        error =
            psa_key_derivation_output_bytes(&kdf, call->out, call->out_bytes);
    psa_key_derivation_abort(&kdf);
    return mcs_mbedtls_psa_status(call, error);
}

const struct mcs_ops mcs_mbedtls_psa_hkdf = {
    .run = {[MCS_SETUP] = mcs_mbedtls_psa_setup, [MCS_DERIVE] = derive},
    .done = mcs_mbedtls_psa_done};

#define HASH(id, number)                                                       \
    PSA_ROW(id, "psa", MCS_SETUP_UNTIMED, hash,                                \
            PSA_DETAIL(.alg = PSA_ALG_##number))

#define MAC(id, number, kind)                                                  \
    PSA_KEYED(id, mac,                                                         \
              PSA_DETAIL(.alg = (number), .type = PSA_KEY_TYPE_##kind,         \
                         .usage = PSA_KEY_USAGE_SIGN_MESSAGE))
#define HMAC(id, hash) MAC(id, PSA_ALG_HMAC(PSA_ALG_##hash), HMAC)

#define HKDF(id, hash)                                                         \
    PSA_KEYED(id, hkdf,                                                        \
              PSA_DETAIL(.alg = PSA_ALG_HKDF(PSA_ALG_##hash),                  \
                         .type = PSA_KEY_TYPE_DERIVE,                          \
                         .usage = PSA_KEY_USAGE_DERIVE))

/* clang-format off */
const struct mcs_impl mcs_mbedtls_psa_hashes[] = {
    HASH(md5, MD5)
    HASH(sha1, SHA_1)
    HASH(sha224, SHA_224)
    HASH(sha256, SHA_256)
    HASH(sha384, SHA_384)
    HASH(sha512, SHA_512)
    HASH(sha3_224, SHA3_224)
    HASH(sha3_256, SHA3_256)
    HASH(sha3_384, SHA3_384)
    HASH(sha3_512, SHA3_512)
    {0}};

const struct mcs_impl mcs_mbedtls_psa_macs[] = {
    HMAC(hmac_sha1, SHA_1)
    HMAC(hmac_sha256, SHA_256)
    HMAC(hmac_sha384, SHA_384)
    HMAC(hmac_sha512, SHA_512)
    MAC(cmac_aes_128, PSA_ALG_CMAC, AES)
    {0}};

const struct mcs_impl mcs_mbedtls_psa_kdfs[] = {
    HKDF(hkdf_sha256, SHA_256)
    HKDF(hkdf_sha512, SHA_512)
    {0}};
/* clang-format on */
