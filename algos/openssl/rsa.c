/* SPDX-License-Identifier: MIT */
/*
 * RSA signatures, PKCS #1 v1.5 with SHA-256, by EVP_PKEY_sign: the private
 * operation is by the Chinese remainder theorem, blinded, and checked with the
 * public exponent before its result is given out.
 */
#include "openssl.h"

#include <openssl/rsa.h>

static EVP_PKEY *import(const struct mcs_key *pair, int with_private)
{
    const struct mcs_openssl_part parts[] = {
        {OSSL_PKEY_PARAM_RSA_N, MCS_NUMBER, pair->n, NULL},
        {OSSL_PKEY_PARAM_RSA_E, MCS_NUMBER, pair->e, NULL},
        {with_private ? OSSL_PKEY_PARAM_RSA_D : NULL, MCS_NUMBER, pair->d,
         NULL},
        {OSSL_PKEY_PARAM_RSA_FACTOR1, MCS_NUMBER, pair->p, NULL},
        {OSSL_PKEY_PARAM_RSA_FACTOR2, MCS_NUMBER, pair->q, NULL},
        {OSSL_PKEY_PARAM_RSA_EXPONENT1, MCS_NUMBER, pair->dp, NULL},
        {OSSL_PKEY_PARAM_RSA_EXPONENT2, MCS_NUMBER, pair->dq, NULL},
        {OSSL_PKEY_PARAM_RSA_COEFFICIENT1, MCS_NUMBER, pair->qinv, NULL},
        {NULL, MCS_NUMBER, {NULL, 0}, NULL}};

    return mcs_openssl_key(
        "RSA", with_private ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parts);
}

static int prepare(struct mcs_call *call)
{
    struct mcs_openssl_pkey *rsa = call->ctx;
    int with_private = call->op != MCS_VERIFY;

    rsa->key = import(call->pair, with_private);
    if (rsa->key != NULL)
        rsa->ctx = EVP_PKEY_CTX_new_from_pkey(NULL, rsa->key, NULL);
    return rsa->ctx != NULL &&
           (with_private ? EVP_PKEY_sign_init(rsa->ctx)
                         : EVP_PKEY_verify_init(rsa->ctx)) == 1 &&
           EVP_PKEY_CTX_set_rsa_padding(rsa->ctx, RSA_PKCS1_PADDING) == 1 &&
           EVP_PKEY_CTX_set_signature_md(rsa->ctx, EVP_sha256()) == 1;
}

static enum mcs_status setup(struct mcs_call *call)
{
    enum mcs_status status;

    if (prepare(call))
        return MCS_OK;
    status = mcs_openssl_failed(call);
    mcs_openssl_pkey_done(call);
    return status;
}

static enum mcs_status sign(struct mcs_call *call)
{
    struct mcs_openssl_pkey *rsa = call->ctx;
    size_t bytes = call->tag_bytes;

    return mcs_openssl_status(call, EVP_PKEY_sign(rsa->ctx, call->tag, &bytes,
                                                  call->in.at, call->in.len));
}

static enum mcs_status verify(struct mcs_call *call)
{
    struct mcs_openssl_pkey *rsa = call->ctx;

    return mcs_openssl_verdict(
        call, EVP_PKEY_verify(rsa->ctx, call->tag, call->tag_bytes, call->in.at,
                              call->in.len));
}

const struct mcs_ops mcs_openssl_rsa = {
    .run = {[MCS_SETUP] = setup, [MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify},
    .done = mcs_openssl_pkey_done};

#define RSA_ROW(id)                                                            \
    ROW(id, MCS_CRT | MCS_BLINDING, struct mcs_openssl_pkey, rsa, NULL)

/* clang-format off */
const struct mcs_impl mcs_openssl_rsas[] = {
    RSA_ROW(rsa1024)
    RSA_ROW(rsa2048)
    RSA_ROW(rsa3072)
    RSA_ROW(rsa4096)
    {0}};
/* clang-format on */
