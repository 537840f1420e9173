/* SPDX-License-Identifier: MIT */
/*
 * Key agreement: ECDH on the NIST curves, X25519, X448, and Diffie-Hellman
 * over prime fields.  Keys are imported, and the peer's is checked, in set-up:
 * derive is EVP_PKEY_derive alone.  keygen makes a key and encodes its public
 * half.
 */
#include "openssl.h"

#include <openssl/dh.h>

struct detail {
    const char *type, *curve;
};

/* What the key is of: a curve, or the prime's numbers. */
#define DOMAIN(detail, pair)                                                   \
    {OSSL_PKEY_PARAM_GROUP_NAME, MCS_TEXT, {NULL, 0}, (detail)->curve},        \
        {OSSL_PKEY_PARAM_FFC_P, MCS_NUMBER, (pair)->p, NULL},                  \
        {OSSL_PKEY_PARAM_FFC_Q, MCS_NUMBER, (pair)->q, NULL},                  \
    {                                                                          \
        OSSL_PKEY_PARAM_FFC_G, MCS_NUMBER, (pair)->g, NULL                     \
    }
#define END                                                                    \
    {                                                                          \
        NULL, MCS_NUMBER, {NULL, 0}, NULL                                      \
    }

/* Numbers where numbers make the domain; X25519's private key is bytes. */
static EVP_PKEY *import(const struct detail *detail, const struct mcs_key *pair,
                        struct mcs_bytes pub, struct mcs_bytes priv)
{
    int is_field = pair->p.len != 0;
    int is_montgomery = !is_field && detail->curve == NULL;
    const struct mcs_openssl_part parts[] = {
        DOMAIN(detail, pair),
        {OSSL_PKEY_PARAM_PUB_KEY, is_field ? MCS_NUMBER : MCS_OCTETS, pub,
         NULL},
        {OSSL_PKEY_PARAM_PRIV_KEY, is_montgomery ? MCS_OCTETS : MCS_NUMBER,
         priv, NULL},
        END};

    return mcs_openssl_key(
        detail->type, priv.len != 0 ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY,
        parts);
}

static int prepare_derive(struct mcs_call *call)
{
    static const struct mcs_bytes none;
    const struct detail *detail = call->impl->detail;
    const struct mcs_key *pair = call->pair;
    struct mcs_openssl_pkey *agree = call->ctx;

    agree->key = import(detail, pair, pair->pub, pair->priv);
    agree->peer = import(detail, pair, pair->peer, none);
    if (agree->key != NULL && agree->peer != NULL)
        agree->ctx = EVP_PKEY_CTX_new_from_pkey(NULL, agree->key, NULL);
    /* Full length, which the library else leaves out zeros of. */
    return agree->ctx != NULL && EVP_PKEY_derive_init(agree->ctx) == 1 &&
           (pair->p.len == 0 || EVP_PKEY_CTX_set_dh_pad(agree->ctx, 1) == 1) &&
           EVP_PKEY_derive_set_peer(agree->ctx, agree->peer) == 1;
}

/*
 * X25519 and X448 are generated of nothing, the others of their domain.  In a
 * prime field the private key is one more than what was drawn (SP 800-56A,
 * 5.6.1.1.3).
 */
static int prepare_keygen(struct mcs_call *call)
{
    const struct detail *detail = call->impl->detail;
    const struct mcs_key *pair = call->pair;
    struct mcs_openssl_pkey *agree = call->ctx;
    const struct mcs_openssl_part parts[] = {DOMAIN(detail, pair), END};

    if (detail->curve == NULL && pair->p.len == 0) {
        agree->ctx = EVP_PKEY_CTX_new_from_name(NULL, detail->type, NULL);
    } else {
        agree->key =
            mcs_openssl_key(detail->type, EVP_PKEY_KEY_PARAMETERS, parts);
        if (agree->key != NULL)
            agree->ctx = EVP_PKEY_CTX_new_from_pkey(NULL, agree->key, NULL);
    }
    mcs_openssl_random(call, pair->p.len != 0);
    return agree->ctx != NULL && EVP_PKEY_keygen_init(agree->ctx) == 1;
}

static enum mcs_status setup(struct mcs_call *call)
{
    enum mcs_status status;

    if (call->op == MCS_KEYGEN ? prepare_keygen(call) : prepare_derive(call))
        return MCS_OK;
    status = mcs_openssl_failed(call);
    mcs_openssl_pkey_done(call);
    return status;
}

static enum mcs_status keygen(struct mcs_call *call)
{
    struct mcs_openssl_pkey *agree = call->ctx;
    EVP_PKEY *key = NULL;
    size_t bytes = 0;
    int answer = EVP_PKEY_generate(agree->ctx, &key);

    if (answer == 1)
        answer = EVP_PKEY_get_octet_string_param(
            key, OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY, call->out, call->out_bytes,
            &bytes);
    EVP_PKEY_free(key);
    if (answer == 1 && bytes != call->out_bytes)
        return MCS_UNSUPPORTED;
    return mcs_openssl_status(call, answer);
}

static enum mcs_status derive(struct mcs_call *call)
{
    struct mcs_openssl_pkey *agree = call->ctx;
    size_t bytes = call->out_bytes;
    int answer = EVP_PKEY_derive(agree->ctx, call->out, &bytes);

    if (answer == 1 && bytes != call->out_bytes)
        return MCS_UNSUPPORTED;
    return mcs_openssl_status(call, answer);
}

const struct mcs_ops mcs_openssl_agree = {
    .run = {[MCS_SETUP] = setup, [MCS_KEYGEN] = keygen, [MCS_DERIVE] = derive},
    .done = mcs_openssl_pkey_done};

#define AGREE(id, ...)                                                         \
    ROW(id, MCS_SETUP_UNTIMED, struct mcs_openssl_pkey, agree,                 \
        (&(const struct detail){__VA_ARGS__}))

/* clang-format off */
const struct mcs_impl mcs_openssl_agrees[] = {
    AGREE(ecdhp256, "EC", "P-256")
    AGREE(ecdhp384, "EC", "P-384")
    AGREE(ecdhp521, "EC", "P-521")
    AGREE(ecdhx25519, "X25519", NULL)
    AGREE(ecdhx448, "X448", NULL)
    AGREE(ffdh1024, "DH", NULL)
    AGREE(ffdh2048, "DH", NULL)
    {0}};
/* clang-format on */
