/* SPDX-License-Identifier: MIT */
/*
 * AEADs: nonce, additional data and tag are in each operation.  The key is kept
 * but where SIV has to be given it anew, and in the variant `keyed`, which does
 * what openssl speed does.
 */
#include "openssl.h"

#include <limits.h>

struct aead {
    EVP_CIPHER *cipher;
    EVP_CIPHER_CTX *ctx;
};

enum {
    KEYED = 1,        /* the key is set for each message */
    TAG_FIRST = 2,    /* the tag's length is set before the key */
    LENGTH_FIRST = 4, /* the message's before its data */
    AAD_ALWAYS = 8    /* an empty string of additional data counts */
};

struct detail {
    const char *name;
    unsigned flags;
};

static void done(struct mcs_call *call)
{
    struct aead *aead = call->ctx;

    EVP_CIPHER_CTX_free(aead->ctx);
    EVP_CIPHER_free(aead->cipher);
}

static unsigned flags_of(const struct mcs_call *call)
{
    const struct detail *detail = call->impl->detail;

    return detail->flags;
}

/* Lengths, and then the key, where it is not each operation's. */
static int prepare(struct mcs_call *call)
{
    const struct detail *detail = call->impl->detail;
    struct aead *aead = call->ctx;

    aead->cipher = EVP_CIPHER_fetch(NULL, detail->name, NULL);
    aead->ctx = EVP_CIPHER_CTX_new();
    if (aead->cipher == NULL || aead->ctx == NULL ||
        !EVP_CipherInit_ex2(aead->ctx, aead->cipher, NULL, NULL,
                            call->op == MCS_ENCRYPT, NULL))
        return 0;
    if (call->nonce.len != (size_t)EVP_CIPHER_CTX_get_iv_length(aead->ctx) &&
        !EVP_CIPHER_CTX_ctrl(aead->ctx, EVP_CTRL_AEAD_SET_IVLEN,
                             (int)call->nonce.len, NULL))
        return 0;
    if ((detail->flags & TAG_FIRST) &&
        !EVP_CIPHER_CTX_ctrl(aead->ctx, EVP_CTRL_AEAD_SET_TAG,
                             (int)call->tag_bytes, NULL))
        return 0;
    return (detail->flags & KEYED) ||
           EVP_CipherInit_ex2(aead->ctx, NULL, call->key.at, NULL, -1, NULL);
}

static enum mcs_status setup(struct mcs_call *call)
{
    struct aead *aead = call->ctx;
    enum mcs_status status;

    if (!prepare(call))
        status = mcs_openssl_failed(call);
    else if ((size_t)EVP_CIPHER_get_key_length(aead->cipher) != call->key.len)
        status = MCS_UNSUPPORTED;
    else
        return MCS_OK;
    done(call);
    return status;
}

static int start(struct mcs_call *call)
{
    struct aead *aead = call->ctx;

    return EVP_CipherInit_ex2(aead->ctx, NULL,
                              flags_of(call) & KEYED ? call->key.at : NULL,
                              call->nonce.at, -1, NULL);
}

/* Additional data and message. */
static int update(struct mcs_call *call)
{
    struct aead *aead = call->ctx;
    unsigned flags = flags_of(call);
    int length, answer = 1;

    if (flags & LENGTH_FIRST)
        answer =
            EVP_CipherUpdate(aead->ctx, NULL, &length, NULL, (int)call->in.len);
    if (answer == 1 && (call->aad.len != 0 || (flags & AAD_ALWAYS)))
        answer = EVP_CipherUpdate(aead->ctx, NULL, &length, call->aad.at,
                                  (int)call->aad.len);
    if (answer == 1)
        answer = EVP_CipherUpdate(aead->ctx, call->out, &length, call->in.at,
                                  (int)call->in.len);
    if (answer == 1)
        answer = EVP_CipherFinal_ex(aead->ctx, call->out + length, &length);
    return answer;
}

/* SIV without a payload: the library's update takes it for no call at all. */
static int is_bare(const struct mcs_call *call)
{
    return call->in.len == 0 && (flags_of(call) & AAD_ALWAYS);
}

static enum mcs_status forth(struct mcs_call *call)
{
    struct aead *aead = call->ctx;
    int answer;

    if (call->in.len > INT_MAX || call->aad.len > INT_MAX || is_bare(call))
        return MCS_UNSUPPORTED;
    answer = start(call);
    if (answer == 1)
        answer = update(call);
    if (answer == 1)
        answer = EVP_CIPHER_CTX_ctrl(aead->ctx, EVP_CTRL_AEAD_GET_TAG,
                                     (int)call->tag_bytes, call->tag);
    return mcs_openssl_status(call, answer);
}

/* CCM and SIV refuse with the data already, the others at the end. */
static enum mcs_status back(struct mcs_call *call)
{
    struct aead *aead = call->ctx;
    int answer;

    if (call->in.len > INT_MAX || call->aad.len > INT_MAX || is_bare(call))
        return MCS_UNSUPPORTED;
    answer = start(call);
    if (answer == 1)
        answer = EVP_CIPHER_CTX_ctrl(aead->ctx, EVP_CTRL_AEAD_SET_TAG,
                                     (int)call->tag_bytes, call->tag);
    if (answer != 1)
        return mcs_openssl_failed(call);
    return mcs_openssl_verdict(call, update(call) == 1);
}

const struct mcs_ops mcs_openssl_aead = {
    .run = {[MCS_SETUP] = setup, [MCS_ENCRYPT] = forth, [MCS_DECRYPT] = back},
    .done = done};

#define AEAD(id, variant, traits, ...)                                         \
    VARIANT(id, variant, traits, struct aead, aead,                            \
            (&(const struct detail){__VA_ARGS__}))
#define GCM(id, name)                                                          \
    AEAD(id, "", MCS_DEFAULT, name, 0)                                         \
    AEAD(id, "keyed", KEY_INSIDE, name, KEYED)
#define CCM(id, name) AEAD(id, "", MCS_DEFAULT, name, TAG_FIRST | LENGTH_FIRST)
#define OCB(id, name) AEAD(id, "", MCS_DEFAULT, name, TAG_FIRST)
#define SIV(id, name)                                                          \
    AEAD(id, "", MCS_DEFAULT | KEY_INSIDE, name, KEYED | AAD_ALWAYS)

/* clang-format off */
const struct mcs_impl mcs_openssl_aeads[] = {
    GCM(aes_128_gcm, "AES-128-GCM")
    GCM(aes_192_gcm, "AES-192-GCM")
    GCM(aes_256_gcm, "AES-256-GCM")
    CCM(aes_128_ccm, "AES-128-CCM")
    CCM(aes_192_ccm, "AES-192-CCM")
    CCM(aes_256_ccm, "AES-256-CCM")
    OCB(aes_128_ocb, "AES-128-OCB")
    OCB(aes_192_ocb, "AES-192-OCB")
    OCB(aes_256_ocb, "AES-256-OCB")
    SIV(aes_128_siv, "AES-128-SIV")
    SIV(aes_192_siv, "AES-192-SIV")
    SIV(aes_256_siv, "AES-256-SIV")
    AEAD(chacha20_poly1305, "", MCS_DEFAULT, "ChaCha20-Poly1305", 0)
    {0}};
/* clang-format on */
