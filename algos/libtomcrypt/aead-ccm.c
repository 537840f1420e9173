/* SPDX-License-Identifier: MIT */
/*
 * CCM (SP 800-38C).  ccm_init wants the lengths besides the key; a set-up is
 * for the very call that follows, so they are known.  ccm_memory would take a
 * key set up before, but to decrypt it allocates as much as the payload and
 * answers that all is well where there is no such memory.
 */
#include "libtomcrypt.h"

#define TAG_BYTES 16

static enum mcs_status setup(struct mcs_call *call)
{
    int tag_bytes = call->tag_bytes == 0 ? TAG_BYTES : (int)call->tag_bytes;

    return mcs_libtomcrypt_status(
        call, ccm_init(call->ctx, mcs_libtomcrypt_aes(), call->key.at,
                       (int)call->key.len, (int)call->in.len, tag_bytes,
                       (int)call->aad.len));
}

static enum mcs_status run(struct mcs_call *call, uint8_t *plain,
                           uint8_t *cipher, int direction, uint8_t *tag)
{
    ccm_state *ccm = call->ctx;
    unsigned long bytes = call->tag_bytes;
    int error;

    if (ccm->ptlen != call->in.len || ccm->aadlen != call->aad.len)
        return MCS_UNSUPPORTED;
    error = ccm_reset(ccm);
    if (error == CRYPT_OK)
        error = ccm_add_nonce(ccm, call->nonce.at, call->nonce.len);
    if (error == CRYPT_OK && call->aad.len != 0)
        error = ccm_add_aad(ccm, call->aad.at, call->aad.len);
    if (error == CRYPT_OK)
        error = ccm_process(ccm, plain, call->in.len, cipher, direction);
    if (error == CRYPT_OK)
        error = ccm_done(ccm, tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status forth(struct mcs_call *call)
{
    return run(call, (uint8_t *)call->in.at, call->out, CCM_ENCRYPT, call->tag);
}

static enum mcs_status back(struct mcs_call *call)
{
    uint8_t tag[TAG_BYTES];
    enum mcs_status status;

    if (call->tag_bytes > sizeof tag)
        return MCS_UNSUPPORTED;
    status = run(call, call->out, (uint8_t *)call->in.at, CCM_DECRYPT, tag);
    return status == MCS_OK ? mcs_libtomcrypt_compare(call, tag) : status;
}

const struct mcs_ops mcs_libtomcrypt_ccm = {
    .run = {[MCS_SETUP] = setup, [MCS_ENCRYPT] = forth, [MCS_DECRYPT] = back}};

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_ccms[] = {
    ROW(aes_128_ccm, ccm_state, ccm, NULL)
    ROW(aes_192_ccm, ccm_state, ccm, NULL)
    ROW(aes_256_ccm, ccm_state, ccm, NULL)
    {0}};
/* clang-format on */
