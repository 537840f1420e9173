/* SPDX-License-Identifier: MIT */
/* The options: one table that feeds the parser, -help and the completion. */
#ifndef MCS_OPTION_TABLE_H
#define MCS_OPTION_TABLE_H

#include "mcs-getopt.h"

enum mcs_option_id {
    MCS_O_AAD,
    MCS_O_AEAD,
    MCS_O_AGREE,
    MCS_O_BYTES,
    MCS_O_CHECK,
    MCS_O_CMAC,
    MCS_O_DECRYPT,
    MCS_O_ELAPSED,
    MCS_O_ESTIMATOR,
    MCS_O_EVP,
    MCS_O_FORMAT,
    MCS_O_HELP,
    MCS_O_HMAC,
    MCS_O_ITERATIONS,
    MCS_O_LIST,
    MCS_O_MEM,
    MCS_O_MISALIGN,
    MCS_O_MR,
    MCS_O_MULTI,
    MCS_O_OP,
    MCS_O_OUTPUT,
    MCS_O_PRECISION,
    MCS_O_PRESET,
    MCS_O_PRIMES,
    MCS_O_PROVIDER,
    MCS_O_QUIET,
    MCS_O_SECONDS,
    MCS_O_SEED,
    MCS_O_UNIT,
    MCS_O_VARIANTS,
    MCS_O_VERSION,
    MCS_O_COUNT
};

/* Rows in the order of enum mcs_option_id; the first ends with name NULL. */
extern const struct mcs_getopt_option mcs_option_rows[MCS_O_COUNT + 1];
/*
 * For people: what stands in place of the argument (nothing where none is
 * taken), a blank, and what the option does.
 */
extern const char *const mcs_option_helps[MCS_O_COUNT];

#endif
