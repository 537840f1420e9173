/* SPDX-License-Identifier: MIT */
/*
 * X25519 and X448 (RFC 7748).  The two differ in names only, and none of the
 * big-number families has a part in them.
 */
#include "shared.h"

#include <wolfssl/wolfcrypt/curve25519.h>
#include <wolfssl/wolfcrypt/curve448.h>

/* `curve` is the library's name of it; `order` that of the little-endian. */
#define CURVE(name, curve, order)                                              \
    struct name {                                                              \
        curve##_key own, peer;                                                 \
        struct mcs_wolfssl_random random;                                      \
    };                                                                         \
                                                                               \
    static enum mcs_status name##_setup(struct mcs_call *call)                 \
    {                                                                          \
        struct name *keys = call->ctx;                                         \
        const struct mcs_key *pair = call->pair;                               \
        int error = wc_##curve##_init(&keys->own);                             \
                                                                               \
        if (error == 0)                                                        \
            error = wc_##curve##_init(&keys->peer);                            \
        if (error != 0 || call->op == MCS_KEYGEN)                              \
            return mcs_wolfssl_status(call, error);                            \
        error = wc_##curve##_import_private_ex(                                \
            pair->priv.at, (word32)pair->priv.len, &keys->own, order);         \
        if (error == 0)                                                        \
            error = wc_##curve##_import_public_ex(                             \
                pair->peer.at, (word32)pair->peer.len, &keys->peer, order);    \
        return mcs_wolfssl_status(call, error);                                \
    }                                                                          \
                                                                               \
    static enum mcs_status name##_keygen(struct mcs_call *call)                \
    {                                                                          \
        struct name *keys = call->ctx;                                         \
        word32 bytes = (word32)call->out_bytes;                                \
        int error = wc_##curve##_make_key(                                     \
            mcs_wolfssl_rng(&keys->random, call), (int)bytes, &keys->own);     \
                                                                               \
        if (error == 0)                                                        \
            error = wc_##curve##_export_public_ex(&keys->own, call->out,       \
                                                  &bytes, order);              \
        return mcs_wolfssl_status(call, error);                                \
    }                                                                          \
                                                                               \
    static enum mcs_status name##_derive(struct mcs_call *call)                \
    {                                                                          \
        struct name *keys = call->ctx;                                         \
        word32 bytes = (word32)call->out_bytes;                                \
                                                                               \
        return mcs_wolfssl_status(                                             \
            call, wc_##curve##_shared_secret_ex(&keys->own, &keys->peer,       \
                                                call->out, &bytes, order));    \
    }                                                                          \
                                                                               \
    OPS(name, .run = {[MCS_SETUP] = name##_setup,                              \
                      [MCS_KEYGEN] = name##_keygen,                            \
                      [MCS_DERIVE] = name##_derive})

CURVE(x25519, curve25519, EC25519_LITTLE_ENDIAN);
CURVE(x448, curve448, EC448_LITTLE_ENDIAN);

/* clang-format off */
const struct mcs_impl mcs_wolfssl_curves[] = {
    ROW(ecdhx25519, MCS_SETUP_UNTIMED, struct x25519, x25519, NULL)
    ROW(ecdhx448, MCS_SETUP_UNTIMED, struct x448, x448, NULL)
    {0}};
/* clang-format on */
