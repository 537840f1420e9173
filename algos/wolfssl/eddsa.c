/* SPDX-License-Identifier: MIT */
/*
 * Ed25519 and Ed448 (RFC 8032), pure and without a context.  None of the
 * big-number families has a part in them.
 */
#include "shared.h"

#include <wolfssl/wolfcrypt/ed25519.h>
#include <wolfssl/wolfcrypt/ed448.h>
#include <wolfssl/wolfcrypt/error-crypt.h>

/*
 * A malformed signature, such as one whose S is not below the order, is a bad
 * argument to the library.
 */
static enum mcs_status verdict(struct mcs_call *call, int error)
{
    if (error == BAD_FUNC_ARG)
        return MCS_REFUSED;
    return mcs_wolfssl_verdict(call, error, SIG_VERIFY_E);
}

/* The trailing arguments are Ed448's context, which there is none of. */
#define EDDSA(curve, ...)                                                      \
    struct curve {                                                             \
        curve##_key key;                                                       \
        struct mcs_wolfssl_random random;                                      \
    };                                                                         \
                                                                               \
    static enum mcs_status curve##_setup(struct mcs_call *call)                \
    {                                                                          \
        struct curve *own = call->ctx;                                         \
        const struct mcs_key *pair = call->pair;                               \
        int error = wc_##curve##_init(&own->key);                              \
                                                                               \
        if (error != 0 || call->op == MCS_KEYGEN)                              \
            return mcs_wolfssl_status(call, error);                            \
        if (call->op == MCS_VERIFY)                                            \
            error = wc_##curve##_import_public(                                \
                pair->pub.at, (word32)pair->pub.len, &own->key);               \
        else                                                                   \
            error = wc_##curve##_import_private_key(                           \
                pair->priv.at, (word32)pair->priv.len, pair->pub.at,           \
                (word32)pair->pub.len, &own->key);                             \
        return mcs_wolfssl_status(call, error);                                \
    }                                                                          \
                                                                               \
    static enum mcs_status curve##_keygen(struct mcs_call *call)               \
    {                                                                          \
        struct curve *own = call->ctx;                                         \
        word32 bytes = (word32)call->out_bytes;                                \
        int error = wc_##curve##_make_key(mcs_wolfssl_rng(&own->random, call), \
                                          (int)bytes, &own->key);              \
                                                                               \
        if (error == 0)                                                        \
            error = wc_##curve##_export_public(&own->key, call->out, &bytes);  \
        return mcs_wolfssl_status(call, error);                                \
    }                                                                          \
                                                                               \
    static enum mcs_status curve##_sign(struct mcs_call *call)                 \
    {                                                                          \
        struct curve *own = call->ctx;                                         \
        word32 bytes = (word32)call->tag_bytes;                                \
                                                                               \
        return mcs_wolfssl_status(                                             \
            call, wc_##curve##_sign_msg(mcs_wolfssl_at(call->in),              \
                                        (word32)call->in.len, call->tag,       \
                                        &bytes, &own->key __VA_ARGS__));       \
    }                                                                          \
                                                                               \
    static enum mcs_status curve##_verify(struct mcs_call *call)               \
    {                                                                          \
        struct curve *own = call->ctx;                                         \
        int valid = 0;                                                         \
                                                                               \
        return verdict(                                                        \
            call, wc_##curve##_verify_msg(call->tag, (word32)call->tag_bytes,  \
                                          mcs_wolfssl_at(call->in),            \
                                          (word32)call->in.len, &valid,        \
                                          &own->key __VA_ARGS__));             \
    }                                                                          \
                                                                               \
    OPS(curve, .run = {[MCS_SETUP] = curve##_setup,                            \
                       [MCS_KEYGEN] = curve##_keygen,                          \
                       [MCS_SIGNATURE] = curve##_sign,                         \
                       [MCS_VERIFY] = curve##_verify})

EDDSA(ed25519, );
EDDSA(ed448, , NULL, 0);

/* Signing hashes the seed anew, and verifying decodes the public key. */
#define INSIDE (MCS_HASH_TIMED | MCS_KEY_TIMED | MCS_PUBLIC_TIMED)

/* clang-format off */
const struct mcs_impl mcs_wolfssl_eddsas[] = {
    ROW(ed25519, INSIDE, struct ed25519, ed25519, NULL)
    ROW(ed448, INSIDE, struct ed448, ed448, NULL)
    {0}};
/* clang-format on */
