/* SPDX-License-Identifier: MIT */
/* What the files of rows share. */
#ifndef ZKN_H
#define ZKN_H

#include "catalog.h"

/* What of the extensions a row's code is made of. */
enum zkn_need {
    ZKN_AES,
    ZKN_SHA
};

/* Every detail begins with it. */
struct zkn_head {
    enum zkn_need need;
};

extern const struct mcs_impl mcs_zkn_ecb_rows[], mcs_zkn_cbc_rows[],
    mcs_zkn_ctr_rows[], mcs_zkn_gcm_rows[], mcs_zkn_hash_rows[];

/* One implementation of each, and of none does the time tell the data. */
#define ZKN_ROW(id, context, operations, detail_)                              \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = "",                                                     \
            .traits = MCS_DEFAULT | MCS_CONSTANT_TIME,                         \
            .ctx_bytes = sizeof(context),                                      \
            .ops = (operations),                                               \
            .detail = (detail_)}, )

/* A mode of AES. */
#define ZKN_AES_ROW(id, context, operations)                                   \
    ZKN_ROW(id, context, operations, &(const struct zkn_head){ZKN_AES})

#endif
