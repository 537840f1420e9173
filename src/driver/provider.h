/* SPDX-License-Identifier: MIT */
/* The providers that are built in, and how to walk their rows. */
#ifndef MCS_PROVIDER_H
#define MCS_PROVIDER_H

#include "mcs.h"

/* NULL-terminated, in the order of the folders; made by configure. */
extern const struct mcs_provider *const mcs_providers[];

/* The program's as a whole: MIT, or what a provider's library demands. */
extern const char mcs_licence[];

/* algos/null, which is always there: it costs what the driver costs. */
extern const struct mcs_provider mcs_provider_null;

/* A row and whose it is. */
struct mcs_row {
    const struct mcs_provider *provider;
    const struct mcs_impl *impl;
};

/*
 * Walks all rows of all providers.  Zero the walk, then call until 0; the row
 * is in walk->row.
 */
struct mcs_walk {
    struct mcs_row row;
    unsigned provider, table, index;
};
int mcs_walk_next(struct mcs_walk *walk);

/* Whether the row offers the operation as one that gets measured. */
int mcs_offers(const struct mcs_impl *impl, enum mcs_op op);

/*
 * The operation that a call of `op` has in call->op: itself, or for set-up,
 * which has none of its own to prepare for, the first that is offered but
 * keygen, before which there is no key.
 */
enum mcs_op mcs_prepared_op(const struct mcs_impl *impl, enum mcs_op op);

/*
 * Calls each provider's init; to be done once before any row is run.  A
 * provider whose init fails is kept from being measured.
 */
void mcs_start_providers(void);

/* MCS_OK, MCS_ABSENT, or what the provider's init answered. */
enum mcs_status mcs_row_ready(const struct mcs_row *row);

/* "bearssl:aes_ct", or "bearssl" where there is one variant, into text. */
void mcs_row_name(char *text, size_t bytes, const struct mcs_row *row);

#endif
