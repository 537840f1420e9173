/* SPDX-License-Identifier: MIT */
/*
 * Ed25519 and Ed448, which hash the message themselves: EVP_DigestSign after
 * an EVP_DigestSignInit without key, which keeps it, as in openssl speed.
 */
#include "openssl.h"

struct eddsa {
    EVP_PKEY *key;
    EVP_MD_CTX *ctx;
};

static void done(struct mcs_call *call)
{
    struct eddsa *eddsa = call->ctx;

    EVP_MD_CTX_free(eddsa->ctx);
    EVP_PKEY_free(eddsa->key);
}

static enum mcs_status setup(struct mcs_call *call)
{
    struct eddsa *eddsa = call->ctx;
    const char *name = call->impl->detail;
    const struct mcs_key *pair = call->pair;
    int verifies = call->op == MCS_VERIFY;
    enum mcs_status status;

    eddsa->key =
        verifies ? EVP_PKEY_new_raw_public_key_ex(NULL, name, NULL,
                                                  pair->pub.at, pair->pub.len)
                 : EVP_PKEY_new_raw_private_key_ex(
                       NULL, name, NULL, pair->priv.at, pair->priv.len);
    eddsa->ctx = EVP_MD_CTX_new();
    if (eddsa->key != NULL && eddsa->ctx != NULL &&
        (verifies
             ? EVP_DigestVerifyInit(eddsa->ctx, NULL, NULL, NULL, eddsa->key)
             : EVP_DigestSignInit(eddsa->ctx, NULL, NULL, NULL, eddsa->key)) ==
            1)
        return MCS_OK;
    status = mcs_openssl_failed(call);
    done(call);
    return status;
}

static enum mcs_status sign(struct mcs_call *call)
{
    struct eddsa *eddsa = call->ctx;
    size_t bytes = call->tag_bytes;
    int answer = EVP_DigestSignInit(eddsa->ctx, NULL, NULL, NULL, NULL);

    if (answer == 1)
        answer = EVP_DigestSign(eddsa->ctx, call->tag, &bytes, call->in.at,
                                call->in.len);
    return mcs_openssl_status(call, answer);
}

static enum mcs_status verify(struct mcs_call *call)
{
    struct eddsa *eddsa = call->ctx;
    int answer = EVP_DigestVerifyInit(eddsa->ctx, NULL, NULL, NULL, NULL);

    if (answer != 1)
        return mcs_openssl_failed(call);
    return mcs_openssl_verdict(
        call, EVP_DigestVerify(eddsa->ctx, call->tag, call->tag_bytes,
                               call->in.at, call->in.len));
}

const struct mcs_ops mcs_openssl_eddsa = {
    .run = {[MCS_SETUP] = setup, [MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify},
    .done = done};

#define EDDSA(id, name) ROW(id, MCS_HASH_TIMED, struct eddsa, eddsa, name)

/* clang-format off */
const struct mcs_impl mcs_openssl_eddsas[] = {
    EDDSA(ed25519, "ED25519")
    EDDSA(ed448, "ED448")
    {0}};
/* clang-format on */
