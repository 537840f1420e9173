/* SPDX-License-Identifier: MIT */
/* What the files of this adapter share. */
#ifndef MCS_WOLFSSL_SHARED_H
#define MCS_WOLFSSL_SHARED_H

#include "catalog.h"

/* Says that the library's settings are in user_settings.h. */
#include <mcs-dep-wolfssl.h>

#include <wolfssl/wolfcrypt/settings.h>
#include <wolfssl/wolfcrypt/random.h>
#include <wolfssl/wolfcrypt/types.h>

/* A row of what the library has one implementation of. */
#define ROW(id, also, ctx, table, what)                                        \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = "",                                                     \
            .traits = (uint16_t)(MCS_DEFAULT | (also)),                        \
            .ctx_bytes = sizeof(ctx),                                          \
            .ops = &mcs_wolfssl_##table,                                       \
            .detail = (what)}, )

/* A number of the library's, of a hash say, as a row's detail. */
#define NUMBER(value) (&(const int){value})

/* The key is set up by every operation; set-up itself is bookkeeping. */
#define KEY_INSIDE (MCS_KEY_TIMED | MCS_SETUP_UNTIMED)

/*
 * The operations of a kind of algorithm, as mcs_wolfssl_NAME.  Not static, as
 * a selection of algorithms may leave any of them unused.
 */
#define OPS(name, ...)                                                         \
    extern const struct mcs_ops mcs_wolfssl_##name;                            \
    const struct mcs_ops mcs_wolfssl_##name = {__VA_ARGS__}

extern const struct mcs_impl mcs_wolfssl_hashes[], mcs_wolfssl_macs[],
    mcs_wolfssl_ciphers[], mcs_wolfssl_aeads[], mcs_wolfssl_kdfs[],
    mcs_wolfssl_drbgs[], mcs_wolfssl_curves[], mcs_wolfssl_eddsas[];

/* The library's answer as ours; its code goes into call->library_error. */
enum mcs_status mcs_wolfssl_status(struct mcs_call *call, int error);

/* MCS_REFUSED where the library said `refusal`, else as above. */
enum mcs_status mcs_wolfssl_verdict(struct mcs_call *call, int error,
                                    int refusal);

/* Where the bytes are, and never NULL, which some functions refuse. */
const uint8_t *mcs_wolfssl_at(struct mcs_bytes bytes);

/*
 * What stands in the place of the library's generator of random numbers in
 * its public-key code, which never looks into it: first `given`, then
 * mcs_random's stream for the call.
 */
struct mcs_wolfssl_random {
    struct mcs_call *call;
    uint8_t given[8 + 66];
    size_t given_bytes;
};

WC_RNG *mcs_wolfssl_rng(struct mcs_wolfssl_random *random,
                        struct mcs_call *call);

/*
 * For key generation: where the call has a private key to be made, the bytes
 * are given of which the library makes it: `zeros` more in front, and the key
 * less `less`, for some functions add 1 to what they drew.
 */
WC_RNG *mcs_wolfssl_rng_making(struct mcs_wolfssl_random *random,
                               struct mcs_call *call, size_t zeros,
                               unsigned less);

#endif
