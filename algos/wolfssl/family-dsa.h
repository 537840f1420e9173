/* SPDX-License-Identifier: MIT */
/* DSA signatures (FIPS 186-4) with a random k; a part of family.h. */
#ifndef MCS_WOLFSSL_FAMILY_DSA_H
#define MCS_WOLFSSL_FAMILY_DSA_H

#include <wolfssl/wolfcrypt/dsa.h>

struct dsa {
    DsaKey key;
    struct mcs_wolfssl_random random;
};

static int dsa_read(mp_int *number, struct mcs_bytes bytes)
{
    return mp_read_unsigned_bin(number, bytes.at, (word32)bytes.len);
}

static enum mcs_status dsa_setup(struct mcs_call *call)
{
    struct dsa *dsa = call->ctx;
    const struct mcs_key *pair = call->pair;
    int error = wc_InitDsaKey(&dsa->key);

    if (error == 0)
        error = dsa_read(&dsa->key.p, pair->p);
    if (error == 0)
        error = dsa_read(&dsa->key.q, pair->q);
    if (error == 0)
        error = dsa_read(&dsa->key.g, pair->g);
    if (error == 0)
        error = dsa_read(&dsa->key.y, pair->pub);
    dsa->key.type = DSA_PUBLIC;
    if (error == 0 && call->op == MCS_SIGNATURE) {
        dsa->key.type = DSA_PRIVATE;
        error = dsa_read(&dsa->key.x, pair->priv);
    }
    return mcs_wolfssl_status(call, error);
}

/*
 * Of a hash longer than q its leftmost bits count (FIPS 186-4, 4.6); to the
 * library it would be the whole of it, modulo q.
 */
static word32 dsa_hash_bytes(const struct mcs_call *call)
{
    size_t most = call->pair->q.len;

    return (word32)(call->in.len < most ? call->in.len : most);
}

static enum mcs_status dsa_sign(struct mcs_call *call)
{
    struct dsa *dsa = call->ctx;

    return mcs_wolfssl_status(
        call, wc_DsaSign_ex(call->in.at, dsa_hash_bytes(call), call->tag,
                            &dsa->key, mcs_wolfssl_rng(&dsa->random, call)));
}

/* r or s of nought, or not below q, is an error to the library. */
static enum mcs_status dsa_verify(struct mcs_call *call)
{
    struct dsa *dsa = call->ctx;
    int valid = 0;
    int error = wc_DsaVerify_ex(call->in.at, dsa_hash_bytes(call), call->tag,
                                &dsa->key, &valid);

    if (error == 0 && !valid)
        return MCS_REFUSED;
    return mcs_wolfssl_verdict(call, error, MP_ZERO_E);
}

static void dsa_done(struct mcs_call *call)
{
    struct dsa *dsa = call->ctx;

    wc_FreeDsaKey(&dsa->key);
}

FAMILY_OPS(dsa,
           .run = {[MCS_SETUP] = dsa_setup,
                   [MCS_SIGNATURE] = dsa_sign,
                   [MCS_VERIFY] = dsa_verify},
           .done = dsa_done);

#define DSA_ROW(id)                                                            \
    FAMILY_ROW(id, "",                                                         \
               FAMILY_DEFAULT | MCS_CONSTANT_TIME | MCS_K_RANDOM |             \
                   MCS_SETUP_UNTIMED,                                          \
               struct dsa, dsa, NULL)
#define DSA_ROWS                                                               \
    DSA_ROW(dsa1024)                                                           \
    DSA_ROW(dsa2048)

#endif
