/* SPDX-License-Identifier: MIT */
/*
 * Hashes by EVP_Digest, which makes a context, hashes and frees it: what
 * openssl speed times.
 */
#include "openssl.h"

struct hash {
    EVP_MD *md;
    EVP_MD_CTX *ctx; /* SHAKE's only */
};

static void done(struct mcs_call *call)
{
    struct hash *hash = call->ctx;

    EVP_MD_CTX_free(hash->ctx);
    EVP_MD_free(hash->md);
}

static enum mcs_status setup(struct mcs_call *call)
{
    struct hash *hash = call->ctx;

    hash->md = EVP_MD_fetch(NULL, call->impl->detail, NULL);
    if (hash->md == NULL)
        return mcs_openssl_failed(call);
    if ((size_t)EVP_MD_get_size(hash->md) == call->out_bytes)
        return MCS_OK;
    done(call);
    return MCS_UNSUPPORTED;
}

static enum mcs_status digest(struct mcs_call *call)
{
    struct hash *hash = call->ctx;

    return mcs_openssl_status(
        call,
        EVP_Digest(call->in.at, call->in.len, call->out, NULL, hash->md, NULL));
}

const struct mcs_ops mcs_openssl_hash = {
    .run = {[MCS_SETUP] = setup, [MCS_DIGEST] = digest}, .done = done};

static enum mcs_status xof_setup(struct mcs_call *call)
{
    struct hash *hash = call->ctx;
    enum mcs_status status;

    hash->md = EVP_MD_fetch(NULL, call->impl->detail, NULL);
    hash->ctx = EVP_MD_CTX_new();
    if (hash->md != NULL && hash->ctx != NULL)
        return MCS_OK;
    status = mcs_openssl_failed(call);
    done(call);
    return status;
}

/* EVP_Digest has no way to say how long the output is to be. */
static enum mcs_status xof_digest(struct mcs_call *call)
{
    struct hash *hash = call->ctx;
    int answer = EVP_DigestInit_ex2(hash->ctx, hash->md, NULL);

    if (answer == 1)
        answer = EVP_DigestUpdate(hash->ctx, call->in.at, call->in.len);
    if (answer == 1)
        answer = EVP_DigestFinalXOF(hash->ctx, call->out, call->out_bytes);
    return mcs_openssl_status(call, answer);
}

const struct mcs_ops mcs_openssl_xof = {
    .run = {[MCS_SETUP] = xof_setup, [MCS_DIGEST] = xof_digest}, .done = done};

#define HASH(id, name) ROW(id, MCS_SETUP_UNTIMED, struct hash, hash, name)
#define XOF(id, name) ROW(id, MCS_SETUP_UNTIMED, struct hash, xof, name)

/* clang-format off */
const struct mcs_impl mcs_openssl_hashes[] = {
    HASH(md5, "MD5")
    HASH(sha1, "SHA1")
    HASH(sha224, "SHA2-224")
    HASH(sha256, "SHA2-256")
    HASH(sha384, "SHA2-384")
    HASH(sha512, "SHA2-512")
    HASH(sha3_224, "SHA3-224")
    HASH(sha3_256, "SHA3-256")
    HASH(sha3_384, "SHA3-384")
    HASH(sha3_512, "SHA3-512")
    XOF(shake128, "SHAKE-128")
    XOF(shake256, "SHAKE-256")
    HASH(blake2s256, "BLAKE2S-256")
    HASH(blake2b512, "BLAKE2B-512")
    {0}};
/* clang-format on */
