/* SPDX-License-Identifier: MIT */
/*
 * DSA signatures (FIPS 186-4) with a random k.  The raw calls are used, which
 * give r and s as bignums: DER is not part of the signature here.
 */
#include "libtomcrypt.h"

struct dsa {
    dsa_key key;
    void *r, *s;
    int prng;
    int numbers, imported;
};

static enum mcs_status setup(struct mcs_call *call)
{
    struct dsa *dsa = call->ctx;
    const struct mcs_key *pair = call->pair;
    int error;

    mcs_libtomcrypt_bignums();
    dsa->prng = mcs_libtomcrypt_prng();
    error = ltc_init_multi(&dsa->r, &dsa->s, NULL);
    if (error != CRYPT_OK)
        return mcs_libtomcrypt_status(call, error);
    dsa->numbers = 1;
    error = dsa_set_pqg(pair->p.at, pair->p.len, pair->q.at, pair->q.len,
                        pair->g.at, pair->g.len, &dsa->key);
    if (error != CRYPT_OK)
        return mcs_libtomcrypt_status(call, error);
    dsa->imported = 1;
    if (call->op == MCS_VERIFY)
        error = dsa_set_key(pair->pub.at, pair->pub.len, PK_PUBLIC, &dsa->key);
    else
        error =
            dsa_set_key(pair->priv.at, pair->priv.len, PK_PRIVATE, &dsa->key);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status sign(struct mcs_call *call)
{
    struct dsa *dsa = call->ctx;
    size_t half = call->tag_bytes / 2;
    int error = dsa_sign_hash_raw(call->in.at, call->in.len, dsa->r, dsa->s,
                                  mcs_libtomcrypt_prng_state(call), dsa->prng,
                                  &dsa->key);

    if (error == CRYPT_OK)
        error = mcs_libtomcrypt_write(dsa->r, call->tag, half);
    if (error == CRYPT_OK)
        error = mcs_libtomcrypt_write(dsa->s, call->tag + half, half);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status verify(struct mcs_call *call)
{
    struct dsa *dsa = call->ctx;
    size_t half = call->tag_bytes / 2;
    int valid = 0;
    int error = mcs_libtomcrypt_read(dsa->r, call->tag, half);

    if (error == CRYPT_OK)
        error = mcs_libtomcrypt_read(dsa->s, call->tag + half, half);
    if (error == CRYPT_OK)
        error = dsa_verify_hash_raw(dsa->r, dsa->s, call->in.at, call->in.len,
                                    &valid, &dsa->key);
    return mcs_libtomcrypt_verdict(call, error, valid);
}

static void done(struct mcs_call *call)
{
    struct dsa *dsa = call->ctx;

    if (dsa->imported)
        dsa_free(&dsa->key);
    if (dsa->numbers)
        ltc_deinit_multi(dsa->s, dsa->r, NULL);
    dsa->imported = dsa->numbers = 0;
}

const struct mcs_ops mcs_libtomcrypt_dsa = {
    .run = {[MCS_SETUP] = setup, [MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify},
    .done = done};

#define DSA(id) ROW_WITH(id, MCS_K_RANDOM, struct dsa, dsa, NULL)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_dsas[] = {
    DSA(dsa1024)
    DSA(dsa2048)
    {0}};
/* clang-format on */
