/* SPDX-License-Identifier: MIT */
/*
 * GCM (SP 800-38D).  gcm_reset brings back what gcm_init left, and gcm_done
 * does not harm the key, so that the key is set once.  GMAC is GCM of which all
 * is additional data.
 */
#include "libtomcrypt.h"

#define TAG_BYTES 16

static enum mcs_status setup(struct mcs_call *call)
{
    return mcs_libtomcrypt_status(call,
                                  gcm_init(call->ctx, mcs_libtomcrypt_aes(),
                                           call->key.at, (int)call->key.len));
}

static int start(struct mcs_call *call, struct mcs_bytes aad)
{
    int error = gcm_reset(call->ctx);

    if (error == CRYPT_OK)
        error = gcm_add_iv(call->ctx, call->nonce.at, call->nonce.len);
    if (error == CRYPT_OK)
        error = gcm_add_aad(call->ctx, aad.at, aad.len);
    return error;
}

static enum mcs_status authenticate(struct mcs_call *call)
{
    unsigned long bytes = call->tag_bytes;
    int error = start(call, call->in);

    if (error == CRYPT_OK)
        error = gcm_done(call->ctx, call->tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status forth(struct mcs_call *call)
{
    unsigned long bytes = call->tag_bytes;
    int error = start(call, call->aad);

    if (error == CRYPT_OK)
        error = gcm_process(call->ctx, (unsigned char *)call->in.at,
                            call->in.len, call->out, GCM_ENCRYPT);
    if (error == CRYPT_OK)
        error = gcm_done(call->ctx, call->tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status back(struct mcs_call *call)
{
    uint8_t tag[TAG_BYTES];
    unsigned long bytes = sizeof tag;
    int error;

    if (call->tag_bytes > sizeof tag)
        return MCS_UNSUPPORTED;
    error = start(call, call->aad);
    if (error == CRYPT_OK)
        error = gcm_process(call->ctx, call->out, call->in.len,
                            (unsigned char *)call->in.at, GCM_DECRYPT);
    if (error == CRYPT_OK)
        error = gcm_done(call->ctx, tag, &bytes);
    if (error != CRYPT_OK)
        return mcs_libtomcrypt_status(call, error);
    return mcs_libtomcrypt_compare(call, tag);
}

const struct mcs_ops mcs_libtomcrypt_gcm = {
    .run = {[MCS_SETUP] = setup, [MCS_ENCRYPT] = forth, [MCS_DECRYPT] = back}};

const struct mcs_ops mcs_libtomcrypt_gmac = {
    .run = {[MCS_SETUP] = setup, [MCS_AUTHENTICATE] = authenticate}};

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_gcms[] = {
    ROW(gmac_aes_128, gcm_state, gmac, NULL)
    ROW(aes_128_gcm, gcm_state, gcm, NULL)
    ROW(aes_192_gcm, gcm_state, gcm, NULL)
    ROW(aes_256_gcm, gcm_state, gcm, NULL)
    {0}};
/* clang-format on */
