/* SPDX-License-Identifier: MIT */
/*
 * Diffie-Hellman over a prime field; a part of family.h.  Left alone,
 * wc_DhGenerateKeyPair chooses how long the private key is; given q, it takes
 * the length that it is asked for, which is that of the catalogue's.
 */
#ifndef MCS_WOLFSSL_FAMILY_DH_H
#define MCS_WOLFSSL_FAMILY_DH_H

#include <wolfssl/wolfcrypt/dh.h>

#include <string.h>

struct dh {
    DhKey key;
    struct mcs_wolfssl_random random;
    uint8_t q[256];
    uint8_t secret[64];
};

/* Where the group has no q, p is a safe prime and q is (p - 1) / 2. */
static struct mcs_bytes dh_order(struct dh *dh, const struct mcs_key *pair)
{
    struct mcs_bytes q = {dh->q, pair->p.len};
    unsigned above = 0;
    size_t i;

    if (pair->q.len != 0 || pair->p.len > sizeof dh->q)
        return pair->q;
    for (i = 0; i < pair->p.len; i++) {
        dh->q[i] = (uint8_t)(above << 7 | pair->p.at[i] >> 1);
        above = pair->p.at[i] & 1u;
    }
    return q;
}

static enum mcs_status dh_setup(struct mcs_call *call)
{
    struct dh *dh = call->ctx;
    const struct mcs_key *pair = call->pair;
    struct mcs_bytes q = dh_order(dh, pair);
    int error = wc_InitDhKey(&dh->key);

    if (error == 0)
        error = wc_DhSetCheckKey(&dh->key, pair->p.at, (word32)pair->p.len,
                                 pair->g.at, (word32)pair->g.len, q.at,
                                 (word32)q.len, 1, NULL);
    return mcs_wolfssl_status(call, error);
}

static enum mcs_status dh_keygen(struct mcs_call *call)
{
    struct dh *dh = call->ctx;
    word32 secret = (word32)call->pair->priv.len;
    word32 bytes = (word32)call->out_bytes;
    int error;

    if (secret > sizeof dh->secret)
        return MCS_UNSUPPORTED;
    error = wc_DhGenerateKeyPair(
        &dh->key, mcs_wolfssl_rng_making(&dh->random, call, 8, 1), dh->secret,
        &secret, call->out, &bytes);
    if (error == 0 && bytes != call->out_bytes)
        return MCS_UNSUPPORTED;
    return mcs_wolfssl_status(call, error);
}

/* wc_DhAgree leaves out leading zeros. */
static enum mcs_status dh_derive(struct mcs_call *call)
{
    struct dh *dh = call->ctx;
    const struct mcs_key *pair = call->pair;
    word32 bytes = (word32)call->out_bytes;
    int error = wc_DhAgree(&dh->key, call->out, &bytes, pair->priv.at,
                           (word32)pair->priv.len, pair->peer.at,
                           (word32)pair->peer.len);

    if (error == 0 && bytes < call->out_bytes) {
        size_t zeros = call->out_bytes - bytes;
        memmove(call->out + zeros, call->out, bytes);
        memset(call->out, 0, zeros);
    }
    return mcs_wolfssl_status(call, error);
}

static void dh_done(struct mcs_call *call)
{
    struct dh *dh = call->ctx;

    wc_FreeDhKey(&dh->key);
}

FAMILY_OPS(dh,
           .run = {[MCS_SETUP] = dh_setup,
                   [MCS_KEYGEN] = dh_keygen,
                   [MCS_DERIVE] = dh_derive},
           .done = dh_done);

#define DH_ROW(id)                                                             \
    FAMILY_ROW(id, "",                                                         \
               FAMILY_DEFAULT | MCS_CONSTANT_TIME | MCS_PUBLIC_TIMED |         \
                   MCS_SETUP_UNTIMED,                                          \
               struct dh, dh, NULL)
#define DH_ROWS                                                                \
    FAMILY_GENERIC(DH_ROW(ffdh1024))                                           \
    DH_ROW(ffdh2048)

#endif
