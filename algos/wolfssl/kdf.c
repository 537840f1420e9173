/* SPDX-License-Identifier: MIT */
/* HKDF (RFC 5869), PBKDF2 (RFC 8018), scrypt (RFC 7914): a call each. */
#include "shared.h"

#include <wolfssl/wolfcrypt/hmac.h>
#include <wolfssl/wolfcrypt/pwdbased.h>

static enum mcs_status hkdf_derive(struct mcs_call *call)
{
    const int *hash = call->impl->detail;

    return mcs_wolfssl_status(
        call,
        wc_HKDF(*hash, call->key.at, (word32)call->key.len, call->nonce.at,
                (word32)call->nonce.len, call->aad.at, (word32)call->aad.len,
                call->out, (word32)call->out_bytes));
}

OPS(hkdf, .run = {[MCS_DERIVE] = hkdf_derive});

static enum mcs_status pbkdf2_derive(struct mcs_call *call)
{
    const int *hash = call->impl->detail;

    if (call->iterations > INT32_MAX)
        return MCS_UNSUPPORTED;
    return mcs_wolfssl_status(
        call, wc_PBKDF2(call->out, call->key.at, (int)call->key.len,
                        call->nonce.at, (int)call->nonce.len,
                        (int)call->iterations, (int)call->out_bytes, *hash));
}

OPS(pbkdf2, .run = {[MCS_DERIVE] = pbkdf2_derive});

/* aad: the block size r and the parallelism p, a byte each. */
static enum mcs_status scrypt_derive(struct mcs_call *call)
{
    if (call->aad.len != 2)
        return MCS_UNSUPPORTED;
    return mcs_wolfssl_status(
        call,
        wc_scrypt_ex(call->out, call->key.at, (int)call->key.len,
                     call->nonce.at, (int)call->nonce.len, call->iterations,
                     call->aad.at[0], call->aad.at[1], (int)call->out_bytes));
}

OPS(scrypt, .run = {[MCS_DERIVE] = scrypt_derive});

/* clang-format off */
const struct mcs_impl mcs_wolfssl_kdfs[] = {
    ROW(hkdf_sha256, MCS_KEY_TIMED, char, hkdf, NUMBER(WC_SHA256))
    ROW(hkdf_sha512, MCS_KEY_TIMED, char, hkdf, NUMBER(WC_SHA512))
    ROW(pbkdf2_sha256, MCS_KEY_TIMED, char, pbkdf2, NUMBER(WC_SHA256))
    ROW(pbkdf2_sha512, MCS_KEY_TIMED, char, pbkdf2, NUMBER(WC_SHA512))
    ROW(scrypt, MCS_KEY_TIMED, char, scrypt, NULL)
    {0}};
/* clang-format on */
