/* SPDX-License-Identifier: MIT */
/*
 * DSA and ECDSA with a random k by EVP_PKEY_sign.  The library's signatures
 * are DER, the catalogue's r and s at their full length: going from one to the
 * other is part of the operation, and costs it some 20 ns.
 */
#include "openssl.h"

/* Of P-521: 2 * (2 + 66) + 3 */
#define MOST_DER 144

static EVP_PKEY *import_dsa(const struct mcs_key *pair, int with_private)
{
    const struct mcs_openssl_part parts[] = {
        {OSSL_PKEY_PARAM_FFC_P, MCS_NUMBER, pair->p, NULL},
        {OSSL_PKEY_PARAM_FFC_Q, MCS_NUMBER, pair->q, NULL},
        {OSSL_PKEY_PARAM_FFC_G, MCS_NUMBER, pair->g, NULL},
        {OSSL_PKEY_PARAM_PUB_KEY, MCS_NUMBER, pair->pub, NULL},
        {with_private ? OSSL_PKEY_PARAM_PRIV_KEY : NULL, MCS_NUMBER, pair->priv,
         NULL},
        {NULL, MCS_NUMBER, {NULL, 0}, NULL}};

    return mcs_openssl_key(
        "DSA", with_private ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parts);
}

static EVP_PKEY *import_ec(const struct mcs_key *pair, int with_private,
                           const char *curve)
{
    const struct mcs_openssl_part parts[] = {
        {OSSL_PKEY_PARAM_GROUP_NAME, MCS_TEXT, {NULL, 0}, curve},
        {OSSL_PKEY_PARAM_PUB_KEY, MCS_OCTETS, pair->pub, NULL},
        {with_private ? OSSL_PKEY_PARAM_PRIV_KEY : NULL, MCS_NUMBER, pair->priv,
         NULL},
        {NULL, MCS_NUMBER, {NULL, 0}, NULL}};

    return mcs_openssl_key(
        "EC", with_private ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parts);
}

/* Detail is the curve, or NULL for DSA. */
static enum mcs_status setup(struct mcs_call *call)
{
    struct mcs_openssl_pkey *dsa = call->ctx;
    const char *curve = call->impl->detail;
    int with_private = call->op != MCS_VERIFY;
    enum mcs_status status;

    dsa->key = curve != NULL ? import_ec(call->pair, with_private, curve)
                             : import_dsa(call->pair, with_private);
    if (dsa->key != NULL)
        dsa->ctx = EVP_PKEY_CTX_new_from_pkey(NULL, dsa->key, NULL);
    if (dsa->ctx != NULL &&
        (with_private ? EVP_PKEY_sign_init(dsa->ctx)
                      : EVP_PKEY_verify_init(dsa->ctx)) == 1)
        return MCS_OK;
    status = mcs_openssl_failed(call);
    mcs_openssl_pkey_done(call);
    return status;
}

static enum mcs_status sign(struct mcs_call *call)
{
    struct mcs_openssl_pkey *dsa = call->ctx;
    uint8_t der[MOST_DER];
    size_t bytes = sizeof der;
    int answer =
        EVP_PKEY_sign(dsa->ctx, der, &bytes, call->in.at, call->in.len);

    if (answer != 1)
        return mcs_openssl_failed(call);
    return mcs_openssl_from_der(call->tag, call->tag_bytes, der, bytes) != 0
               ? MCS_OK
               : MCS_LIBRARY;
}

static enum mcs_status verify(struct mcs_call *call)
{
    struct mcs_openssl_pkey *dsa = call->ctx;
    uint8_t der[MOST_DER];
    size_t bytes =
        mcs_openssl_to_der(der, sizeof der, call->tag, call->tag_bytes);

    if (bytes == 0)
        return MCS_UNSUPPORTED;
    return mcs_openssl_verdict(
        call, EVP_PKEY_verify(dsa->ctx, der, bytes, call->in.at, call->in.len));
}

const struct mcs_ops mcs_openssl_dsa = {
    .run = {[MCS_SETUP] = setup, [MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify},
    .done = mcs_openssl_pkey_done};

#define DSA_ROW(id, also, curve)                                               \
    ROW(id, MCS_K_RANDOM | (also), struct mcs_openssl_pkey, dsa, curve)

/* clang-format off */
const struct mcs_impl mcs_openssl_dsas[] = {
    DSA_ROW(dsa1024, MCS_BLINDING, NULL)
    DSA_ROW(dsa2048, MCS_BLINDING, NULL)
    DSA_ROW(ecdsap256, 0, "P-256")
    DSA_ROW(ecdsap384, 0, "P-384")
    DSA_ROW(ecdsap521, 0, "P-521")
    {0}};
/* clang-format on */
