/* SPDX-License-Identifier: MIT */
/*
 * Public keys by one family of big-number code.  This is a template: each
 * family's file includes its mcs-wolfssl-FAMILY.h, which the recipe made, and
 * then one of family-generic.h and family-sized.h, which end here.  The first
 * gives the library's names the family's prefix, sets the macros that it was
 * compiled with, and defines MCS_WOLFSSL_FAMILY.
 */
#ifndef MCS_WOLFSSL_FAMILY_H
#define MCS_WOLFSSL_FAMILY_H

#include "shared.h"

#include <wolfssl/wolfcrypt/error-crypt.h>

#define FAMILY_STRING_(name) #name
#define FAMILY_STRING(name) FAMILY_STRING_(name)

/* Its own name of what has a name in each family. */
#define OURS(name)                                                             \
    MCS_JOIN(MCS_JOIN(MCS_JOIN(mcs_wolfssl_, MCS_WOLFSSL_FAMILY), _), name)

#define FAMILY_OPS(name, ...)                                                  \
    extern const struct mcs_ops OURS(name);                                    \
    const struct mcs_ops OURS(name) = {__VA_ARGS__}

/* A row of the family; suffix is put to its name. */
#define FAMILY_ROW(id, suffix, also, ctx, table, what)                         \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = FAMILY_STRING(MCS_WOLFSSL_FAMILY) suffix,               \
            .traits = (uint16_t)(also),                                        \
            .ctx_bytes = sizeof(ctx),                                          \
            .ops = &OURS(table),                                               \
            .detail = (what)}, )

#include "family-dh.h"
#include "family-dsa.h"
#include "family-ecc.h"
#include "family-rsa.h"

/* clang-format off */
extern const struct mcs_impl OURS(rows)[];
const struct mcs_impl OURS(rows)[] = {
    RSA_ROWS
    FAMILY_GENERIC(DSA_ROWS)
    ECC_ROWS
    DH_ROWS
    {0}};
/* clang-format on */

#endif
