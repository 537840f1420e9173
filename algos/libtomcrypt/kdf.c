/* SPDX-License-Identifier: MIT */
/* HKDF (RFC 5869) and PBKDF2 (RFC 8018): one call of the library each. */
#include "libtomcrypt.h"

struct kdf {
    int hash;
};

static enum mcs_status setup(struct mcs_call *call)
{
    struct kdf *kdf = call->ctx;

    kdf->hash = register_hash(call->impl->detail);
    return MCS_OK;
}

static enum mcs_status hkdf_derive(struct mcs_call *call)
{
    const struct kdf *kdf = call->ctx;

    return mcs_libtomcrypt_status(
        call, hkdf(kdf->hash, call->nonce.at, call->nonce.len, call->aad.at,
                   call->aad.len, mcs_libtomcrypt_at(call->key), call->key.len,
                   call->out, call->out_bytes));
}

const struct mcs_ops mcs_libtomcrypt_hkdf = {
    .run = {[MCS_SETUP] = setup, [MCS_DERIVE] = hkdf_derive}};

static enum mcs_status pbkdf2_derive(struct mcs_call *call)
{
    const struct kdf *kdf = call->ctx;
    unsigned long bytes = call->out_bytes;

    if (call->iterations > INT32_MAX)
        return MCS_UNSUPPORTED;
    return mcs_libtomcrypt_status(
        call, pkcs_5_alg2(mcs_libtomcrypt_at(call->key), call->key.len,
                          mcs_libtomcrypt_at(call->nonce), call->nonce.len,
                          (int)call->iterations, kdf->hash, call->out, &bytes));
}

const struct mcs_ops mcs_libtomcrypt_pbkdf2 = {
    .run = {[MCS_SETUP] = setup, [MCS_DERIVE] = pbkdf2_derive}};

#define KDF(name, hash)                                                        \
    ROW_WITH(name##_##hash, KEY_INSIDE, struct kdf, name, &hash##_desc)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_kdfs[] = {
    KDF(hkdf, sha256)
    KDF(hkdf, sha512)
    KDF(pbkdf2, sha256)
    KDF(pbkdf2, sha512)
    {0}};
/* clang-format on */
