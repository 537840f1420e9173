/* SPDX-License-Identifier: MIT */
/*
 * Key derivation by EVP_KDF.  The hash is chosen in set-up, as a name costs a
 * fetch; secret, salt and all else are given in each operation.
 */
#include "openssl.h"

struct kdf {
    EVP_KDF *kdf;
    EVP_KDF_CTX *ctx;
};

struct detail {
    const char *name, *hash;
};

static void done(struct mcs_call *call)
{
    struct kdf *kdf = call->ctx;

    EVP_KDF_CTX_free(kdf->ctx);
    EVP_KDF_free(kdf->kdf);
}

static enum mcs_status setup(struct mcs_call *call)
{
    const struct detail *detail = call->impl->detail;
    struct kdf *kdf = call->ctx;
    OSSL_PARAM params[] = {OSSL_PARAM_END, OSSL_PARAM_END};
    enum mcs_status status;

    if (detail->hash != NULL)
        params[0] = OSSL_PARAM_construct_utf8_string(
            OSSL_KDF_PARAM_DIGEST, (char *)(uintptr_t)detail->hash, 0);
    kdf->kdf = EVP_KDF_fetch(NULL, detail->name, NULL);
    if (kdf->kdf != NULL)
        kdf->ctx = EVP_KDF_CTX_new(kdf->kdf);
    if (kdf->ctx != NULL && EVP_KDF_CTX_set_params(kdf->ctx, params))
        return MCS_OK;
    status = mcs_openssl_failed(call);
    done(call);
    return status;
}

static enum mcs_status derive(struct mcs_call *call, const OSSL_PARAM *params)
{
    struct kdf *kdf = call->ctx;

    return mcs_openssl_status(
        call, EVP_KDF_derive(kdf->ctx, call->out, call->out_bytes, params));
}

static enum mcs_status hkdf_derive(struct mcs_call *call)
{
    const OSSL_PARAM params[] = {
        mcs_openssl_bytes(OSSL_KDF_PARAM_KEY, call->key),
        mcs_openssl_bytes(OSSL_KDF_PARAM_SALT, call->nonce),
        mcs_openssl_bytes(OSSL_KDF_PARAM_INFO, call->aad), OSSL_PARAM_END};

    return derive(call, params);
}

static enum mcs_status pbkdf2_derive(struct mcs_call *call)
{
    unsigned iterations = call->iterations;
    const OSSL_PARAM params[] = {
        mcs_openssl_bytes(OSSL_KDF_PARAM_PASSWORD, call->key),
        mcs_openssl_bytes(OSSL_KDF_PARAM_SALT, call->nonce),
        OSSL_PARAM_construct_uint(OSSL_KDF_PARAM_ITER, &iterations),
        OSSL_PARAM_END};

    return derive(call, params);
}

/* N is in iterations, r and p are the bytes of aad. */
static enum mcs_status scrypt_derive(struct mcs_call *call)
{
    uint64_t n = call->iterations;
    uint32_t r, p;
    const OSSL_PARAM params[] = {
        mcs_openssl_bytes(OSSL_KDF_PARAM_PASSWORD, call->key),
        mcs_openssl_bytes(OSSL_KDF_PARAM_SALT, call->nonce),
        OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_N, &n),
        OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_R, &r),
        OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_P, &p),
        OSSL_PARAM_END};

    if (call->aad.len != 2)
        return MCS_UNSUPPORTED;
    r = call->aad.at[0];
    p = call->aad.at[1];
    return derive(call, params);
}

const struct mcs_ops mcs_openssl_hkdf = {
    .run = {[MCS_SETUP] = setup, [MCS_DERIVE] = hkdf_derive}, .done = done};
const struct mcs_ops mcs_openssl_pbkdf2 = {
    .run = {[MCS_SETUP] = setup, [MCS_DERIVE] = pbkdf2_derive}, .done = done};
const struct mcs_ops mcs_openssl_scrypt = {
    .run = {[MCS_SETUP] = setup, [MCS_DERIVE] = scrypt_derive}, .done = done};

#define KDF(id, table, ...)                                                    \
    ROW(id, KEY_INSIDE, struct kdf, table,                                     \
        (&(const struct detail){__VA_ARGS__}))

/* clang-format off */
const struct mcs_impl mcs_openssl_kdfs[] = {
    KDF(hkdf_sha256, hkdf, "HKDF", "SHA2-256")
    KDF(hkdf_sha512, hkdf, "HKDF", "SHA2-512")
    KDF(pbkdf2_sha256, pbkdf2, "PBKDF2", "SHA2-256")
    KDF(pbkdf2_sha512, pbkdf2, "PBKDF2", "SHA2-512")
    KDF(scrypt, scrypt, "SCRYPT", NULL)
    {0}};
/* clang-format on */
