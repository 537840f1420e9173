/* SPDX-License-Identifier: MIT */
/* The order of cases: what makes reports read well. */
#ifndef MCS_ORDER_H
#define MCS_ORDER_H

#include "config.h"
#include "provider.h"

/* <0, 0 or >0 as a stands before, at or behind b: by kind, family, name,
 * with numbers in names compared as numbers. */
int mcs_order(const struct mcs_alg *a, const struct mcs_alg *b);

/* The algorithm behind `last` (NULL: the first) among those selected. */
const struct mcs_alg *mcs_next_algorithm(const struct mcs_config *config,
                                         const struct mcs_alg *last);

/*
 * Visits every case of the algorithm in the reporter's order; stops where
 * visit answers non-zero, and answers that.
 */
int mcs_each_case(const struct mcs_config *config, const struct mcs_alg *alg,
                  int (*visit)(void *with, const struct mcs_row *row,
                               enum mcs_op op, size_t payload_bytes),
                  void *with);

#endif
