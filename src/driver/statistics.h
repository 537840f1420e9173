/* SPDX-License-Identifier: MIT */
/* Order statistics over samples. */
#ifndef MCS_STATISTICS_H
#define MCS_STATISTICS_H

#include "config.h"

/* Ascending. */
void mcs_sort(uint64_t *values, size_t count);

/*
 * Estimates of `count` sorted samples of `n` operations each, in thousandths
 * for one operation.  The interval is the 95 % one that order statistics give
 * by the binomial distribution's normal approximation (for the mean: 1.96
 * standard errors); it presumes nothing of the distribution, and is as wide
 * as all samples where they are few.
 */
void mcs_estimate(struct mcs_estimates *estimates, const uint64_t *sorted,
                  size_t count, uint32_t n, enum mcs_estimator estimator,
                  const struct mcs_overhead *overhead);

/* Samples beyond quartile 3 by more than three times the quartiles' span. */
size_t mcs_outliers(const uint64_t *sorted, size_t count);

/* Integer square root, rounded down. */
uint64_t mcs_square_root(uint64_t value);

#endif
