/* SPDX-License-Identifier: MIT */
/*
 * RSA signatures, PKCS #1 v1.5 with SHA-256, by EVP_PKEY_sign: the private
 * operation is by the Chinese remainder theorem, blinded, and checked with the
 * public exponent before its result is given out.  Key generation draws from
 * mcs_random, and is proved by a signature.
 */
#include "openssl.h"

#include <openssl/bn.h>
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

/* The context in which a key signs or verifies; NULL where there is none. */
static EVP_PKEY_CTX *begin(EVP_PKEY *key, enum mcs_op op)
{
    EVP_PKEY_CTX *ctx = NULL;

    if (key != NULL)
        ctx = EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
    if (ctx == NULL ||
        ((op == MCS_VERIFY ? EVP_PKEY_verify_init(ctx)
                           : EVP_PKEY_sign_init(ctx)) == 1 &&
         EVP_PKEY_CTX_set_rsa_padding(ctx, RSA_PKCS1_PADDING) == 1 &&
         EVP_PKEY_CTX_set_signature_md(ctx, EVP_sha256()) == 1))
        return ctx;
    EVP_PKEY_CTX_free(ctx);
    return NULL;
}

static int prepare(struct mcs_call *call)
{
    struct mcs_openssl_pkey *rsa = call->ctx;

    if (call->op != MCS_KEYGEN) {
        rsa->key = import(call->pair, call->op != MCS_VERIFY);
        rsa->ctx = begin(rsa->key, call->op);
        return rsa->ctx != NULL;
    }
    mcs_openssl_random(call, 0);
    rsa->ctx = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
    return rsa->ctx != NULL && EVP_PKEY_keygen_init(rsa->ctx) == 1 &&
           EVP_PKEY_CTX_set_rsa_keygen_bits(rsa->ctx, call->impl->alg->bits) ==
               1;
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

static enum mcs_status keygen(struct mcs_call *call)
{
    struct mcs_openssl_pkey *rsa = call->ctx;
    BIGNUM *n = NULL;
    int answer;

    EVP_PKEY_free(rsa->key);
    rsa->key = NULL;
    answer = EVP_PKEY_generate(rsa->ctx, &rsa->key);
    if (answer == 1)
        answer = EVP_PKEY_get_bn_param(rsa->key, OSSL_PKEY_PARAM_RSA_N, &n);
    if (answer == 1)
        answer = BN_bn2binpad(n, call->out, (int)call->out_bytes) ==
                 (int)call->out_bytes;
    BN_free(n);
    return mcs_openssl_status(call, answer);
}

/* Signs and verifies with the key just made, in contexts of its own. */
static enum mcs_status prove(struct mcs_call *call)
{
    struct mcs_openssl_pkey *rsa = call->ctx;
    EVP_PKEY_CTX *generator = rsa->ctx;
    EVP_PKEY_CTX *signer = begin(rsa->key, MCS_SIGNATURE);
    EVP_PKEY_CTX *verifier = begin(rsa->key, MCS_VERIFY);
    enum mcs_status status = MCS_LIBRARY;

    if (signer != NULL && verifier != NULL) {
        rsa->ctx = signer;
        status = sign(call);
        rsa->ctx = verifier;
        if (status == MCS_OK)
            status = verify(call);
        rsa->ctx = generator;
    }
    EVP_PKEY_CTX_free(verifier);
    EVP_PKEY_CTX_free(signer);
    return status;
}

const struct mcs_ops mcs_openssl_rsa = {.run = {[MCS_SETUP] = setup,
                                                [MCS_SIGNATURE] = sign,
                                                [MCS_VERIFY] = verify,
                                                [MCS_KEYGEN] = keygen},
                                        .done = mcs_openssl_pkey_done,
                                        .prove = prove};

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
