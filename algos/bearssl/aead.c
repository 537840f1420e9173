/* SPDX-License-Identifier: MIT */
/*
 * What the ciphers and AEADs have in common: the payload is processed where
 * it lies, and GCM and EAX are driven through the same interface.
 */
#include "shared.h"

enum mcs_status mcs_bearssl_copy_in(struct mcs_call *call)
{
    if (call->out_bytes != call->in.len)
        return MCS_UNSUPPORTED;
    if (call->in.len && call->out != call->in.at)
        memcpy(call->out, call->in.at, call->in.len);
    return MCS_OK;
}

static enum mcs_status run(struct mcs_call *call, const br_aead_class **aead,
                           int encrypt)
{
    if (call->tag_bytes > (*aead)->tag_size ||
        mcs_bearssl_copy_in(call) != MCS_OK)
        return MCS_UNSUPPORTED;
    (*aead)->reset(aead, call->nonce.at, call->nonce.len);
    if (call->aad.len)
        (*aead)->aad_inject(aead, call->aad.at, call->aad.len);
    (*aead)->flip(aead);
    (*aead)->run(aead, encrypt, call->out, call->out_bytes);
    return MCS_OK;
}

enum mcs_status mcs_bearssl_aead_encrypt(struct mcs_call *call,
                                         const br_aead_class **aead)
{
    enum mcs_status status = run(call, aead, 1);

    if (status == MCS_OK)
        (*aead)->get_tag_trunc(aead, call->tag, call->tag_bytes);
    return status;
}

enum mcs_status mcs_bearssl_aead_decrypt(struct mcs_call *call,
                                         const br_aead_class **aead)
{
    enum mcs_status status = run(call, aead, 0);

    if (status == MCS_OK &&
        !(*aead)->check_tag_trunc(aead, call->tag, call->tag_bytes))
        status = MCS_REFUSED;
    return status;
}
