/* SPDX-License-Identifier: MIT */
/* Message authentication codes. */
#include "shared.h"

#include <wolfssl/wolfcrypt/aes.h>
#include <wolfssl/wolfcrypt/cmac.h>
#include <wolfssl/wolfcrypt/hmac.h>
#include <wolfssl/wolfcrypt/poly1305.h>

#include <string.h>

static enum mcs_status hmac_setup(struct mcs_call *call)
{
    const int *hash = call->impl->detail;
    Hmac *hmac = call->ctx;
    int error = wc_HmacInit(hmac, NULL, INVALID_DEVID);

    if (error == 0)
        error = wc_HmacSetKey(hmac, *hash, call->key.at, (word32)call->key.len);
    return mcs_wolfssl_status(call, error);
}

/* wc_HmacFinal leaves the padded keys for the next message. */
static enum mcs_status hmac_authenticate(struct mcs_call *call)
{
    Hmac *hmac = call->ctx;
    int error = wc_HmacUpdate(hmac, call->in.at, (word32)call->in.len);

    if (error == 0)
        error = wc_HmacFinal(hmac, call->tag);
    return mcs_wolfssl_status(call, error);
}

OPS(hmac,
    .run = {[MCS_SETUP] = hmac_setup, [MCS_AUTHENTICATE] = hmac_authenticate});

static enum mcs_status cmac_setup(struct mcs_call *call)
{
    return mcs_wolfssl_status(call, wc_InitCmac(call->ctx, call->key.at,
                                                (word32)call->key.len,
                                                WC_CMAC_AES, NULL));
}

/*
 * The library has no call that starts a new message under the same key.
 * wc_CmacFinalNoFree leaves key and subkeys as they were, so setting back what
 * wc_InitCmac sets does.
 */
static enum mcs_status cmac_authenticate(struct mcs_call *call)
{
    Cmac *cmac = call->ctx;
    word32 bytes = (word32)call->tag_bytes;
    int error;

    cmac->bufferSz = 0;
    cmac->totalSz = 0;
    memset(cmac->digest, 0, sizeof cmac->digest);
    error = wc_CmacUpdate(cmac, call->in.at, (word32)call->in.len);
    if (error == 0)
        error = wc_CmacFinalNoFree(cmac, call->tag, &bytes);
    return mcs_wolfssl_status(call, error);
}

OPS(cmac,
    .run = {[MCS_SETUP] = cmac_setup, [MCS_AUTHENTICATE] = cmac_authenticate});

static enum mcs_status gmac_setup(struct mcs_call *call)
{
    Gmac *gmac = call->ctx;
    int error = wc_AesInit(&gmac->aes, NULL, INVALID_DEVID);

    if (error == 0)
        error = wc_GmacSetKey(gmac, call->key.at, (word32)call->key.len);
    return mcs_wolfssl_status(call, error);
}

static enum mcs_status gmac_authenticate(struct mcs_call *call)
{
    return mcs_wolfssl_status(
        call, wc_GmacUpdate(call->ctx, call->nonce.at, (word32)call->nonce.len,
                            call->in.at, (word32)call->in.len, call->tag,
                            (word32)call->tag_bytes));
}

OPS(gmac,
    .run = {[MCS_SETUP] = gmac_setup, [MCS_AUTHENTICATE] = gmac_authenticate});

/* A Poly1305 key is for one message: setting it belongs to each. */
static enum mcs_status poly1305_authenticate(struct mcs_call *call)
{
    Poly1305 *poly1305 = call->ctx;
    int error =
        wc_Poly1305SetKey(poly1305, call->key.at, (word32)call->key.len);

    if (error == 0)
        error = wc_Poly1305Update(poly1305, call->in.at, (word32)call->in.len);
    if (error == 0)
        error = wc_Poly1305Final(poly1305, call->tag);
    return mcs_wolfssl_status(call, error);
}

OPS(poly1305, .run = {[MCS_AUTHENTICATE] = poly1305_authenticate});

/* clang-format off */
const struct mcs_impl mcs_wolfssl_macs[] = {
    ROW(hmac_sha1, 0, Hmac, hmac, NUMBER(WC_SHA))
    ROW(hmac_sha256, 0, Hmac, hmac, NUMBER(WC_SHA256))
    ROW(hmac_sha384, 0, Hmac, hmac, NUMBER(WC_SHA384))
    ROW(hmac_sha512, 0, Hmac, hmac, NUMBER(WC_SHA512))
    ROW(cmac_aes_128, 0, Cmac, cmac, NULL)
    ROW(gmac_aes_128, 0, Gmac, gmac, NULL)
    ROW(poly1305, MCS_KEY_TIMED, Poly1305, poly1305, NULL)
    {0}};
/* clang-format on */
