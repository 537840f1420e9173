/* SPDX-License-Identifier: MIT */
/*
 * Message authentication codes by EVP_MAC.  HMAC, CMAC and GMAC keep their key:
 * EVP_MAC_init without one begins the next message, as in openssl speed.
 */
#include "openssl.h"

struct mac {
    EVP_MAC *mac;
    EVP_MAC_CTX *ctx;
};

/* Which code it is, and the hash or cipher that it is made of. */
struct detail {
    const char *name, *parameter, *part;
};

static void done(struct mcs_call *call)
{
    struct mac *mac = call->ctx;

    EVP_MAC_CTX_free(mac->ctx);
    EVP_MAC_free(mac->mac);
}

/* Everything but the key. */
static enum mcs_status fetch(struct mcs_call *call)
{
    const struct detail *detail = call->impl->detail;
    struct mac *mac = call->ctx;
    OSSL_PARAM params[] = {OSSL_PARAM_END, OSSL_PARAM_END};
    enum mcs_status status;

    if (detail->part != NULL)
        params[0] = OSSL_PARAM_construct_utf8_string(
            detail->parameter, (char *)(uintptr_t)detail->part, 0);
    mac->mac = EVP_MAC_fetch(NULL, detail->name, NULL);
    if (mac->mac != NULL)
        mac->ctx = EVP_MAC_CTX_new(mac->mac);
    if (mac->ctx != NULL && EVP_MAC_CTX_set_params(mac->ctx, params))
        return MCS_OK;
    status = mcs_openssl_failed(call);
    done(call);
    return status;
}

static enum mcs_status setup(struct mcs_call *call)
{
    struct mac *mac = call->ctx;
    enum mcs_status status = fetch(call);

    if (status != MCS_OK)
        return status;
    if (EVP_MAC_init(mac->ctx, call->key.at, call->key.len, NULL))
        return MCS_OK;
    status = mcs_openssl_failed(call);
    done(call);
    return status;
}

/* What follows the start of a message. */
static enum mcs_status finish(struct mcs_call *call, int answer)
{
    struct mac *mac = call->ctx;
    size_t bytes;

    if (answer == 1)
        answer = EVP_MAC_update(mac->ctx, call->in.at, call->in.len);
    if (answer == 1)
        answer = EVP_MAC_final(mac->ctx, call->tag, &bytes, call->tag_bytes);
    if (answer == 1 && bytes != call->tag_bytes)
        return MCS_UNSUPPORTED;
    return mcs_openssl_status(call, answer);
}

static enum mcs_status authenticate(struct mcs_call *call)
{
    struct mac *mac = call->ctx;

    return finish(call, EVP_MAC_init(mac->ctx, NULL, 0, NULL));
}

static enum mcs_status gmac_authenticate(struct mcs_call *call)
{
    struct mac *mac = call->ctx;
    OSSL_PARAM params[] = {mcs_openssl_bytes(OSSL_MAC_PARAM_IV, call->nonce),
                           OSSL_PARAM_END};

    return finish(call, EVP_MAC_init(mac->ctx, NULL, 0, params));
}

/* A Poly1305 key is for one message: setting it belongs to each. */
static enum mcs_status poly1305_authenticate(struct mcs_call *call)
{
    struct mac *mac = call->ctx;

    return finish(call,
                  EVP_MAC_init(mac->ctx, call->key.at, call->key.len, NULL));
}

const struct mcs_ops mcs_openssl_hmac = {
    .run = {[MCS_SETUP] = setup, [MCS_AUTHENTICATE] = authenticate},
    .done = done};
const struct mcs_ops mcs_openssl_cmac = {
    .run = {[MCS_SETUP] = setup, [MCS_AUTHENTICATE] = authenticate},
    .done = done};
const struct mcs_ops mcs_openssl_gmac = {
    .run = {[MCS_SETUP] = setup, [MCS_AUTHENTICATE] = gmac_authenticate},
    .done = done};
const struct mcs_ops mcs_openssl_poly1305 = {
    .run = {[MCS_SETUP] = fetch, [MCS_AUTHENTICATE] = poly1305_authenticate},
    .done = done};

#define MAC(id, also, table, ...)                                              \
    ROW(id, also, struct mac, table, (&(const struct detail){__VA_ARGS__}))
#define HMAC(id, hash) MAC(id, 0, hmac, "HMAC", OSSL_MAC_PARAM_DIGEST, hash)

/* clang-format off */
const struct mcs_impl mcs_openssl_macs[] = {
    HMAC(hmac_sha1, "SHA1")
    HMAC(hmac_sha256, "SHA2-256")
    HMAC(hmac_sha384, "SHA2-384")
    HMAC(hmac_sha512, "SHA2-512")
    MAC(cmac_aes_128, 0, cmac, "CMAC", OSSL_MAC_PARAM_CIPHER, "AES-128-CBC")
    MAC(gmac_aes_128, 0, gmac, "GMAC", OSSL_MAC_PARAM_CIPHER, "AES-128-GCM")
    MAC(poly1305, KEY_INSIDE, poly1305, "POLY1305", NULL, NULL)
    {0}};
/* clang-format on */
