/* SPDX-License-Identifier: MIT */
/* Which rows the command line asks for. */
#ifndef MCS_ROW_SELECT_H
#define MCS_ROW_SELECT_H

#include "config.h"
#include "provider.h"

/* Whether the word is the algorithm's name, a glob over it, its family or
 * its kind. */
int mcs_names_algorithm(const char *word, const struct mcs_alg *alg);

/* Whether the row's algorithm and the row itself are asked for. */
int mcs_selects_algorithm(const struct mcs_config *, const struct mcs_row *);
int mcs_selects_row(const struct mcs_config *, const struct mcs_row *);

/* Whether the row is asked for, offers the operation, and that is too. */
int mcs_selects(const struct mcs_config *, const struct mcs_row *,
                enum mcs_op op);

/*
 * Sees that every name that was given means something: 0, or -1 once it has
 * said on stderr which does not and what was perhaps meant.
 */
int mcs_select_check(const struct mcs_config *config);

/* Whether the word names an algorithm that is built in; says so where not. */
int mcs_known_algorithm(const char *word);

/* The bits of -op's list; 0 once it has said what is wrong with it. */
uint16_t mcs_select_ops(const char *list);

#endif
