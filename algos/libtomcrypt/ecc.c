/* SPDX-License-Identifier: MIT */
/*
 * ECDSA with a random k, and ECDH, on the NIST curves.  Which curve it is, the
 * library tells from the length of a point or of a key.
 */
#include "libtomcrypt.h"

struct ecc {
    ecc_key own, peer;
    int prng;
    int has_own, has_peer;
};

/*
 * Takes a public point (04 || X || Y), and with it a private key where that is
 * not empty: the library's own format for private keys is no standard's.
 */
static int import(ecc_key *key, struct mcs_bytes point, struct mcs_bytes scalar,
                  int *imported)
{
    int error = ecc_ansi_x963_import(point.at, point.len, key);

    if (error != CRYPT_OK)
        return error;
    *imported = 1;
    if (scalar.len == 0)
        return CRYPT_OK;
    key->type = PK_PRIVATE;
    return mcs_libtomcrypt_read(key->k, scalar.at, scalar.len);
}

static enum mcs_status ecdsa_setup(struct mcs_call *call)
{
    static const struct mcs_bytes none;
    struct ecc *ecc = call->ctx;
    const struct mcs_key *pair = call->pair;

    mcs_libtomcrypt_bignums();
    ecc->prng = mcs_libtomcrypt_prng();
    return mcs_libtomcrypt_status(
        call,
        import(&ecc->own, pair->pub, call->op == MCS_VERIFY ? none : pair->priv,
               &ecc->has_own));
}

static enum mcs_status sign(struct mcs_call *call)
{
    struct ecc *ecc = call->ctx;
    unsigned long bytes = call->tag_bytes;

    return mcs_libtomcrypt_status(
        call, ecc_sign_hash_rfc7518(call->in.at, call->in.len, call->tag,
                                    &bytes, mcs_libtomcrypt_prng_state(call),
                                    ecc->prng, &ecc->own));
}

static enum mcs_status verify(struct mcs_call *call)
{
    struct ecc *ecc = call->ctx;
    int valid = 0;
    int error = ecc_verify_hash_rfc7518(call->tag, call->tag_bytes, call->in.at,
                                        call->in.len, &valid, &ecc->own);

    return mcs_libtomcrypt_verdict(call, error, valid);
}

static enum mcs_status ecdh_setup(struct mcs_call *call)
{
    static const struct mcs_bytes none;
    struct ecc *ecc = call->ctx;
    const struct mcs_key *pair = call->pair;
    int error;

    mcs_libtomcrypt_bignums();
    ecc->prng = mcs_libtomcrypt_prng();
    if (call->op == MCS_KEYGEN)
        return MCS_OK;
    error = import(&ecc->own, pair->pub, pair->priv, &ecc->has_own);
    if (error == CRYPT_OK)
        error = import(&ecc->peer, pair->peer, none, &ecc->has_peer);
    return mcs_libtomcrypt_status(call, error);
}

/* The key's memory is taken and given back inside, as in a protocol. */
static enum mcs_status keygen(struct mcs_call *call)
{
    struct ecc *ecc = call->ctx;
    unsigned long bytes = call->out_bytes;
    int error = ecc_make_key(mcs_libtomcrypt_prng_state(call), ecc->prng,
                             (int)(bytes / 2), &ecc->own);

    if (error != CRYPT_OK)
        return mcs_libtomcrypt_status(call, error);
    error = ecc_ansi_x963_export(&ecc->own, call->out, &bytes);
    ecc_free(&ecc->own);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status derive(struct mcs_call *call)
{
    struct ecc *ecc = call->ctx;
    unsigned long bytes = call->out_bytes;

    return mcs_libtomcrypt_status(
        call, ecc_shared_secret(&ecc->own, &ecc->peer, call->out, &bytes));
}

static void done(struct mcs_call *call)
{
    struct ecc *ecc = call->ctx;

    if (ecc->has_own)
        ecc_free(&ecc->own);
    if (ecc->has_peer)
        ecc_free(&ecc->peer);
    ecc->has_own = ecc->has_peer = 0;
}

const struct mcs_ops mcs_libtomcrypt_ecdsa = {.run = {[MCS_SETUP] = ecdsa_setup,
                                                      [MCS_SIGNATURE] = sign,
                                                      [MCS_VERIFY] = verify},
                                              .done = done};

const struct mcs_ops mcs_libtomcrypt_ecdh = {.run = {[MCS_SETUP] = ecdh_setup,
                                                     [MCS_KEYGEN] = keygen,
                                                     [MCS_DERIVE] = derive},
                                             .done = done};

#define ECDSA(id) ROW_WITH(id, MCS_K_RANDOM, struct ecc, ecdsa, NULL)
#define ECDH(id) ROW_WITH(id, MCS_SETUP_UNTIMED, struct ecc, ecdh, NULL)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_eccs[] = {
    ECDSA(ecdsap256)
    ECDSA(ecdsap384)
    ECDSA(ecdsap521)
    ECDH(ecdhp256)
    ECDH(ecdhp384)
    ECDH(ecdhp521)
    {0}};
/* clang-format on */
