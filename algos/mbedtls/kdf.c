/* SPDX-License-Identifier: MIT */
/* HKDF (RFC 5869) and PBKDF2 (RFC 8018): one call of the library each. */
#include "mbedtls.h"

#include <mbedtls/hkdf.h>
#include <mbedtls/md.h>
#include <mbedtls/pkcs5.h>

struct hash {
    mbedtls_md_type_t type;
};

static enum mcs_status hkdf_derive(struct mcs_call *call)
{
    const struct hash *hash = call->impl->detail;

    return mcs_mbedtls_status(
        call,
        mbedtls_hkdf(mbedtls_md_info_from_type(hash->type), call->nonce.at,
                     call->nonce.len, call->key.at, call->key.len, call->aad.at,
                     call->aad.len, call->out, call->out_bytes));
}

const struct mcs_ops mcs_mbedtls_hkdf = {.run = {[MCS_DERIVE] = hkdf_derive}};

static enum mcs_status pbkdf2_derive(struct mcs_call *call)
{
    const struct hash *hash = call->impl->detail;

    return mcs_mbedtls_status(call, mbedtls_pkcs5_pbkdf2_hmac_ext(
                                        hash->type, call->key.at, call->key.len,
                                        call->nonce.at, call->nonce.len,
                                        call->iterations,
                                        (uint32_t)call->out_bytes, call->out));
}

const struct mcs_ops mcs_mbedtls_pbkdf2 = {
    .run = {[MCS_DERIVE] = pbkdf2_derive}};

#define KDF(id, table, name)                                                   \
    ROW(id, "native", MCS_DEFAULT | MCS_KEY_TIMED, 0, table,                   \
        (&(const struct hash){MBEDTLS_MD_##name}))

/* clang-format off */
const struct mcs_impl mcs_mbedtls_kdfs[] = {
    KDF(hkdf_sha256, hkdf, SHA256)
    KDF(hkdf_sha512, hkdf, SHA512)
    KDF(pbkdf2_sha256, pbkdf2, SHA256)
    KDF(pbkdf2_sha512, pbkdf2, SHA512)
    {0}};
/* clang-format on */
