/* SPDX-License-Identifier: MIT */
/*
 * RSA signatures, PKCS #1 v1.5 with SHA-256.  The private operation is by the
 * Chinese remainder theorem, blinded, and checked with the public exponent
 * before its result is given out (LTC_RSA_BLINDING, LTC_RSA_CRT_HARDENING).
 */
#include "libtomcrypt.h"

#define PUBLIC_EXPONENT 65537

struct rsa {
    rsa_key key;
    int sha256;
    int imported;
};

static enum mcs_status setup(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;
    const struct mcs_key *pair = call->pair;
    int with_private = call->op != MCS_VERIFY;
    int error;

    mcs_libtomcrypt_bignums();
    rsa->sha256 = mcs_libtomcrypt_sha256();
    if (call->op == MCS_KEYGEN)
        return MCS_OK;
    error = rsa_set_key(pair->n.at, pair->n.len, pair->e.at, pair->e.len,
                        with_private ? pair->d.at : NULL,
                        with_private ? pair->d.len : 0, &rsa->key);
    if (error != CRYPT_OK)
        return mcs_libtomcrypt_status(call, error);
    rsa->imported = 1;
    if (with_private)
        error = rsa_set_factors(pair->p.at, pair->p.len, pair->q.at,
                                pair->q.len, &rsa->key);
    if (error == CRYPT_OK && with_private)
        error = rsa_set_crt_params(pair->dp.at, pair->dp.len, pair->dq.at,
                                   pair->dq.len, pair->qinv.at, pair->qinv.len,
                                   &rsa->key);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status sign(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;
    unsigned long bytes = call->tag_bytes;

    mcs_libtomcrypt_blind(call);
    return mcs_libtomcrypt_status(
        call,
        rsa_sign_hash_ex(call->in.at, call->in.len, call->tag, &bytes,
                         LTC_PKCS_1_V1_5, NULL, -1, rsa->sha256, 0, &rsa->key));
}

static enum mcs_status verify(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;
    int valid = 0;
    int error = rsa_verify_hash_ex(call->tag, call->tag_bytes, call->in.at,
                                   call->in.len, LTC_PKCS_1_V1_5, rsa->sha256,
                                   0, &valid, &rsa->key);

    return mcs_libtomcrypt_verdict(call, error, valid);
}

static void done(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;

    if (rsa->imported)
        rsa_free(&rsa->key);
    rsa->imported = 0;
}

/* The library's blinding source is also where its primality tests draw. */
static enum mcs_status keygen(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;
    int error;

    done(call);
    mcs_libtomcrypt_blind(call);
    error =
        rsa_make_key(mcs_libtomcrypt_prng_state(call), mcs_libtomcrypt_prng(),
                     (int)call->out_bytes, PUBLIC_EXPONENT, &rsa->key);
    rsa->imported = error == CRYPT_OK;
    if (error == CRYPT_OK)
        error = mcs_libtomcrypt_write(rsa->key.N, call->out, call->out_bytes);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status prove(struct mcs_call *call)
{
    enum mcs_status status = sign(call);

    return status == MCS_OK ? verify(call) : status;
}

const struct mcs_ops mcs_libtomcrypt_rsa = {.run = {[MCS_SETUP] = setup,
                                                    [MCS_SIGNATURE] = sign,
                                                    [MCS_VERIFY] = verify,
                                                    [MCS_KEYGEN] = keygen},
                                            .done = done,
                                            .prove = prove};

#define RSA(id) ROW_WITH(id, MCS_CRT | MCS_BLINDING, struct rsa, rsa, NULL)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_rsas[] = {
    RSA(rsa1024)
    RSA(rsa2048)
    RSA(rsa3072)
    RSA(rsa4096)
    {0}};
/* clang-format on */
