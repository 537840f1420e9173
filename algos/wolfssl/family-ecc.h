/* SPDX-License-Identifier: MIT */
/*
 * ECDSA and ECDH on the NIST curves; a part of family.h.  Signatures are taken
 * as two numbers: there is no DER.
 */
#ifndef MCS_WOLFSSL_FAMILY_ECC_H
#define MCS_WOLFSSL_FAMILY_ECC_H

#include <wolfssl/wolfcrypt/ecc.h>

#include <string.h>

/* Takes a point (04 || X || Y) and, where it is not empty, a scalar. */
static int ecc_import(ecc_key *key, const int *curve, struct mcs_bytes point,
                      struct mcs_bytes scalar)
{
    size_t bytes = point.len / 2;

    return wc_ecc_import_unsigned(key, point.at + 1, point.at + 1 + bytes,
                                  scalar.len != 0 ? scalar.at : NULL, *curve);
}

static const struct mcs_bytes no_scalar;

struct ecdsa {
    ecc_key key;
    mp_int r, s;
    struct mcs_wolfssl_random random;
};

static enum mcs_status ecdsa_setup(struct mcs_call *call)
{
    const int *curve = call->impl->detail;
    struct ecdsa *own = call->ctx;
    const struct mcs_key *pair = call->pair;
    int error = wc_ecc_init(&own->key);

    if (error == 0)
        error = mp_init_multi(&own->r, &own->s, NULL, NULL, NULL, NULL);
    if (error == 0)
        error = ecc_import(&own->key, curve, pair->pub,
                           call->op == MCS_VERIFY ? no_scalar : pair->priv);
    return mcs_wolfssl_status(call, error);
}

/* As above, but that k is to be that of RFC 6979. */
static enum mcs_status rfc6979_setup(struct mcs_call *call)
{
    struct ecdsa *own = call->ctx;
    enum mcs_status status = ecdsa_setup(call);

    if (status != MCS_OK)
        return status;
    return mcs_wolfssl_status(call, wc_ecc_set_deterministic(&own->key, 1));
}

/* Writes r and s, each at half the signature's length. */
static enum mcs_status signature(struct mcs_call *call, int error)
{
    struct ecdsa *own = call->ctx;
    int half = (int)(call->tag_bytes / 2);

    if (error == 0)
        error = mp_to_unsigned_bin_len(&own->r, call->tag, half);
    if (error == 0)
        error = mp_to_unsigned_bin_len(&own->s, call->tag + half, half);
    return mcs_wolfssl_status(call, error);
}

static enum mcs_status ecdsa_sign(struct mcs_call *call)
{
    struct ecdsa *own = call->ctx;

    return signature(call,
                     wc_ecc_sign_hash_ex(call->in.at, (word32)call->in.len,
                                         mcs_wolfssl_rng(&own->random, call),
                                         &own->key, &own->r, &own->s));
}

/* r or s of nought, or not below the order, is an error to the library. */
static enum mcs_status ecdsa_verify(struct mcs_call *call)
{
    struct ecdsa *own = call->ctx;
    word32 half = (word32)(call->tag_bytes / 2);
    int valid = 0;
    int error = mp_read_unsigned_bin(&own->r, call->tag, half);

    if (error == 0)
        error = mp_read_unsigned_bin(&own->s, call->tag + half, half);
    if (error == 0)
        error = wc_ecc_verify_hash_ex(&own->r, &own->s, call->in.at,
                                      (word32)call->in.len, &valid, &own->key);
    if (error == 0 && !valid)
        return MCS_REFUSED;
    return mcs_wolfssl_verdict(call, error, MP_ZERO_E);
}

/* wc_ecc_free forgets the k that a sized family leaves in the key. */
static void ecdsa_done(struct mcs_call *call)
{
    struct ecdsa *own = call->ctx;

    if (own->key.sign_k != NULL)
        XFREE(own->key.sign_k, NULL, DYNAMIC_TYPE_ECC);
    own->key.sign_k = NULL;
    wc_ecc_free(&own->key);
}

FAMILY_OPS(ecdsa,
           .run = {[MCS_SETUP] = ecdsa_setup,
                   [MCS_SIGNATURE] = ecdsa_sign,
                   [MCS_VERIFY] = ecdsa_verify},
           .done = ecdsa_done);
FAMILY_OPS(rfc6979,
           .run = {[MCS_SETUP] = rfc6979_setup,
                   [MCS_SIGNATURE] = ecdsa_sign,
                   [MCS_VERIFY] = ecdsa_verify},
           .done = ecdsa_done);

struct ecdh {
    ecc_key own, peer;
    struct mcs_wolfssl_random random;
};

static enum mcs_status ecdh_setup(struct mcs_call *call)
{
    const int *curve = call->impl->detail;
    struct ecdh *keys = call->ctx;
    const struct mcs_key *pair = call->pair;
    int error = wc_ecc_init(&keys->own);

    if (error == 0)
        error = wc_ecc_init(&keys->peer);
    if (error != 0 || call->op == MCS_KEYGEN)
        return mcs_wolfssl_status(call, error);
    error = ecc_import(&keys->own, curve, pair->pub, pair->priv);
    if (error == 0)
        error = ecc_import(&keys->peer, curve, pair->peer, no_scalar);
    return mcs_wolfssl_status(call, error);
}

/* The key is made and freed inside, as in a protocol. */
static enum mcs_status ecdh_keygen(struct mcs_call *call)
{
    const int *curve = call->impl->detail;
    struct ecdh *keys = call->ctx;
    word32 bytes = (word32)call->out_bytes;
    WC_RNG *rng = mcs_wolfssl_rng_making(&keys->random, call, FAMILY_KEY_ZEROS,
                                         FAMILY_KEY_LESS);
    int error = wc_ecc_make_key_ex(rng, (int)(bytes / 2), &keys->own, *curve);

    if (error == 0)
        error = wc_ecc_export_x963(&keys->own, call->out, &bytes);
    wc_ecc_free(&keys->own);
    return mcs_wolfssl_status(call, error);
}

static enum mcs_status ecdh_derive(struct mcs_call *call)
{
    struct ecdh *keys = call->ctx;
    word32 bytes = (word32)call->out_bytes;
    int error =
        wc_ecc_set_rng(&keys->own, mcs_wolfssl_rng(&keys->random, call));

    if (error == 0)
        error =
            wc_ecc_shared_secret(&keys->own, &keys->peer, call->out, &bytes);
    return mcs_wolfssl_status(call, error);
}

static void ecdh_done(struct mcs_call *call)
{
    struct ecdh *keys = call->ctx;

    wc_ecc_free(&keys->own);
    wc_ecc_free(&keys->peer);
}

FAMILY_OPS(ecdh,
           .run = {[MCS_SETUP] = ecdh_setup,
                   [MCS_KEYGEN] = ecdh_keygen,
                   [MCS_DERIVE] = ecdh_derive},
           .done = ecdh_done);

#define ECDSA_ROW(id, curve)                                                   \
    FAMILY_ROW(id, "",                                                         \
               FAMILY_DEFAULT | MCS_CONSTANT_TIME | MCS_K_RANDOM |             \
                   MCS_SETUP_UNTIMED,                                          \
               struct ecdsa, ecdsa, NUMBER(curve))
#define ECDH_ROW(id, curve)                                                    \
    FAMILY_ROW(id, "", FAMILY_DEFAULT | MCS_CONSTANT_TIME | MCS_SETUP_UNTIMED, \
               struct ecdh, ecdh, NUMBER(curve))

/* The library makes the k of RFC 6979 with SHA-256 and no other hash. */
#define ECC_ROWS                                                               \
    ECDSA_ROW(ecdsap256, ECC_SECP256R1)                                        \
    FAMILY_ROW(ecdsap256, "+rfc6979",                                          \
               MCS_CONSTANT_TIME | MCS_K_RFC6979 | MCS_SETUP_UNTIMED,          \
               struct ecdsa, rfc6979, NUMBER(ECC_SECP256R1))                   \
    ECDSA_ROW(ecdsap384, ECC_SECP384R1)                                        \
    ECDSA_ROW(ecdsap521, ECC_SECP521R1)                                        \
    ECDH_ROW(ecdhp256, ECC_SECP256R1)                                          \
    ECDH_ROW(ecdhp384, ECC_SECP384R1)                                          \
    ECDH_ROW(ecdhp521, ECC_SECP521R1)

#endif
