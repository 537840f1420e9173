/* SPDX-License-Identifier: MIT */
/*
 * Diffie-Hellman over a prime field.  dh_generate_key chooses how long the
 * private key is (240 or 320 bits); to raise to the same power as other
 * providers do, keygen draws one of the pair's length and imports it, which
 * computes the public key and checks it just as dh_generate_key does.
 */
#include "libtomcrypt.h"

/* Of a private key: as long as the prime of ffdh2048. */
#define MOST_BYTES 256

struct dh {
    dh_key own, peer;
    int has_own, has_peer;
};

static int set_group(dh_key *key, const struct mcs_key *pair, int *imported)
{
    int error =
        dh_set_pg(pair->p.at, pair->p.len, pair->g.at, pair->g.len, key);

    *imported = error == CRYPT_OK;
    return error;
}

static enum mcs_status setup(struct mcs_call *call)
{
    struct dh *dh = call->ctx;
    const struct mcs_key *pair = call->pair;
    int error;

    mcs_libtomcrypt_bignums();
    error = set_group(&dh->own, pair, &dh->has_own);
    if (error != CRYPT_OK || call->op == MCS_KEYGEN)
        return mcs_libtomcrypt_status(call, error);
    error = dh_set_key(pair->priv.at, pair->priv.len, PK_PRIVATE, &dh->own);
    if (error == CRYPT_OK)
        error = set_group(&dh->peer, pair, &dh->has_peer);
    if (error == CRYPT_OK)
        error = dh_set_key(pair->peer.at, pair->peer.len, PK_PUBLIC, &dh->peer);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status keygen(struct mcs_call *call)
{
    struct dh *dh = call->ctx;
    uint8_t secret[MOST_BYTES];
    size_t bytes = call->pair->priv.len;
    int error;

    if (bytes > sizeof secret)
        return MCS_UNSUPPORTED;
    mcs_random(call, secret, bytes);
    error = dh_set_key(secret, bytes, PK_PRIVATE, &dh->own);
    if (error == CRYPT_OK)
        error = mcs_libtomcrypt_write(dh->own.y, call->out, call->out_bytes);
    return mcs_libtomcrypt_status(call, error);
}

/* dh_shared_secret leaves out leading zeros. */
static enum mcs_status derive(struct mcs_call *call)
{
    struct dh *dh = call->ctx;
    unsigned long bytes = call->out_bytes;
    int error = dh_shared_secret(&dh->own, &dh->peer, call->out, &bytes);

    if (error == CRYPT_OK)
        mcs_pad_out(call, bytes);
    return mcs_libtomcrypt_status(call, error);
}

static void done(struct mcs_call *call)
{
    struct dh *dh = call->ctx;

    if (dh->has_own)
        dh_free(&dh->own);
    if (dh->has_peer)
        dh_free(&dh->peer);
    dh->has_own = dh->has_peer = 0;
}

const struct mcs_ops mcs_libtomcrypt_dh = {
    .run = {[MCS_SETUP] = setup, [MCS_KEYGEN] = keygen, [MCS_DERIVE] = derive},
    .done = done};

#define FFDH(id) ROW_WITH(id, MCS_SETUP_UNTIMED, struct dh, dh, NULL)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_dhs[] = {
    FFDH(ffdh1024)
    FFDH(ffdh2048)
    {0}};
/* clang-format on */
