/* SPDX-License-Identifier: MIT */
/*
 * RSA signatures, PKCS #1 v1.5 with SHA-256; a part of family.h.  The DER in
 * front of the hash is the adapter's, as the library is without ASN.1.
 */
#ifndef MCS_WOLFSSL_FAMILY_RSA_H
#define MCS_WOLFSSL_FAMILY_RSA_H

#include <wolfssl/wolfcrypt/rsa.h>

#include <string.h>

struct rsa {
    RsaKey key;
    struct mcs_wolfssl_random random;
    uint8_t digest_info[19 + 32];
};

static int rsa_read(mp_int *number, struct mcs_bytes bytes)
{
    return mp_read_unsigned_bin(number, bytes.at, (word32)bytes.len);
}

static int rsa_import(RsaKey *key, const struct mcs_key *pair, int with_private)
{
    int error = rsa_read(&key->n, pair->n);

    if (error == 0)
        error = rsa_read(&key->e, pair->e);
    key->type = with_private ? RSA_PRIVATE : RSA_PUBLIC;
    if (!with_private)
        return error;
    if (error == 0)
        error = rsa_read(&key->d, pair->d);
    if (error == 0)
        error = rsa_read(&key->p, pair->p);
    if (error == 0)
        error = rsa_read(&key->q, pair->q);
    if (error == 0)
        error = rsa_read(&key->dP, pair->dp);
    if (error == 0)
        error = rsa_read(&key->dQ, pair->dq);
    if (error == 0)
        error = rsa_read(&key->u, pair->qinv);
    return error;
}

static enum mcs_status rsa_setup(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;
    int error = wc_InitRsaKey(&rsa->key, NULL);

    if (error == 0 && call->op != MCS_KEYGEN)
        error = rsa_import(&rsa->key, call->pair, call->op != MCS_VERIFY);
    return mcs_wolfssl_status(call, error);
}

/* RFC 8017, 9.2, note 1: the DigestInfo of SHA-256, and the hash. */
static enum mcs_status rsa_encode(struct mcs_call *call)
{
    static const uint8_t sha256[19] = {0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60,
                                       0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02,
                                       0x01, 0x05, 0x00, 0x04, 0x20};
    struct rsa *rsa = call->ctx;

    if (call->in.len != sizeof rsa->digest_info - sizeof sha256)
        return MCS_UNSUPPORTED;
    memcpy(rsa->digest_info, sha256, sizeof sha256);
    memcpy(rsa->digest_info + sizeof sha256, call->in.at, call->in.len);
    return MCS_OK;
}

static enum mcs_status rsa_sign(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;
    WC_RNG *rng = mcs_wolfssl_rng(&rsa->random, call);
    enum mcs_status status = rsa_encode(call);
    int bytes = wc_RsaSetRNG(&rsa->key, rng);

    if (status != MCS_OK)
        return status;
    if (bytes == 0)
        bytes =
            wc_RsaSSL_Sign(rsa->digest_info, (word32)sizeof rsa->digest_info,
                           call->tag, (word32)call->tag_bytes, &rsa->key, rng);
    return mcs_wolfssl_status(call, bytes < 0 ? bytes : 0);
}

/* Bad padding, or more behind it than there is room for. */
static int rsa_malformed(int error)
{
    return error == RSA_PAD_E || error == RSA_BUFFER_E ||
           error == RSA_OUT_OF_RANGE_E;
}

static enum mcs_status rsa_verify(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;
    uint8_t found[sizeof rsa->digest_info];
    enum mcs_status status = rsa_encode(call);
    int bytes;

    if (status != MCS_OK)
        return status;
    bytes = wc_RsaSSL_Verify(call->tag, (word32)call->tag_bytes, found,
                             (word32)sizeof found, &rsa->key);
    if (rsa_malformed(bytes))
        return MCS_REFUSED;
    if (bytes < 0)
        return mcs_wolfssl_status(call, bytes);
    if (bytes != (int)sizeof found ||
        memcmp(found, rsa->digest_info, sizeof found) != 0)
        return MCS_REFUSED;
    return MCS_OK;
}

static void rsa_done(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;

    wc_FreeRsaKey(&rsa->key);
}

/* The key before is freed: it is the last one that is left for `prove`. */
static enum mcs_status rsa_keygen(struct mcs_call *call)
{
    struct rsa *rsa = call->ctx;
    int error;

    rsa_done(call);
    error = wc_InitRsaKey(&rsa->key, NULL);
    if (error == 0)
        error =
            wc_MakeRsaKey(&rsa->key, (int)call->out_bytes * 8, WC_RSA_EXPONENT,
                          mcs_wolfssl_rng(&rsa->random, call));
    if (error == 0)
        error = mp_to_unsigned_bin_len(&rsa->key.n, call->out,
                                       (int)call->out_bytes);
    return mcs_wolfssl_status(call, error);
}

static enum mcs_status rsa_prove(struct mcs_call *call)
{
    enum mcs_status status = rsa_sign(call);

    return status == MCS_OK ? rsa_verify(call) : status;
}

FAMILY_OPS(rsa,
           .run = {[MCS_SETUP] = rsa_setup,
                   [MCS_KEYGEN] = rsa_keygen,
                   [MCS_SIGNATURE] = rsa_sign,
                   [MCS_VERIFY] = rsa_verify},
           .done = rsa_done, .prove = rsa_prove);

#define RSA_ROW(id)                                                            \
    FAMILY_ROW(id, "",                                                         \
               FAMILY_DEFAULT | MCS_CONSTANT_TIME | MCS_CRT |                  \
                   FAMILY_BLINDING | MCS_SETUP_UNTIMED,                        \
               struct rsa, rsa, NULL)
#define RSA_ROWS                                                               \
    FAMILY_GENERIC(RSA_ROW(rsa1024))                                           \
    RSA_ROW(rsa2048)                                                           \
    RSA_ROW(rsa3072)                                                           \
    RSA_ROW(rsa4096)

#endif
