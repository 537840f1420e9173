/* SPDX-License-Identifier: MIT */
#include "statistics.h"

uint64_t mcs_square_root(uint64_t value)
{
    uint64_t root = 0;
    uint64_t bit = (uint64_t)1 << 62;

    while (bit > value)
        bit >>= 2;
    while (bit != 0) {
        if (value >= root + bit) {
            value -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
        bit >>= 2;
    }
    return root;
}

/* Shell sort with Ciura's gaps: small, in place, quick enough for thousands. */
void mcs_sort(uint64_t *values, size_t count)
{
    static const uint16_t gaps[] = {1750, 701, 301, 132, 57, 23, 10, 4, 1};
    size_t g, i, j;

    for (g = 0; g < sizeof gaps / sizeof *gaps; g++) {
        for (i = gaps[g]; i < count; i++) {
            uint64_t value = values[i];
            for (j = i; j >= gaps[g] && values[j - gaps[g]] > value;
                 j -= gaps[g])
                values[j] = values[j - gaps[g]];
            values[j] = value;
        }
    }
}

/* Index of the quantile permille/1000: the smallest value not below it. */
static size_t quantile(size_t count, unsigned permille)
{
    size_t rank = (count * permille + 999) / 1000;

    return rank == 0 ? 0 : rank - 1;
}

/* a - b, but never below nothing. */
static uint64_t less(uint64_t a, uint64_t b)
{
    return a > b ? a - b : 0;
}

static uint64_t one_operation(uint64_t sample, uint32_t n,
                              const struct mcs_overhead *overhead)
{
    uint64_t milli = mcs_muldiv(sample, 1000, 1);

    milli = mcs_muldiv(less(milli, overhead->read_milli), 1, n);
    return less(milli, overhead->loop_milli);
}

/* 1.96 sqrt(count p (1 - p)), rounded up, with p in permille. */
static size_t half_width(size_t count, unsigned permille)
{
    uint64_t variance =
        (uint64_t)count * permille * (1000 - permille); /* times 10^6 */

    return (size_t)mcs_divide(mcs_square_root(variance * 10000) * 196 + 9999999,
                              10000000);
}

static uint64_t mean_of(const uint64_t *sorted, size_t count)
{
    uint64_t sum = 0;
    size_t i;

    for (i = 0; i < count; i++) /* from the least, against overflow */
        sum += sorted[i] - sorted[0];
    return sorted[0] + mcs_divide(sum, count);
}

/* 1.96 standard errors of the mean. */
static uint64_t mean_error(const uint64_t *sorted, size_t count, uint64_t mean)
{
    uint64_t sum = 0;
    size_t i;

    for (i = 0; i < count; i++) {
        uint64_t d = sorted[i] > mean ? sorted[i] - mean : mean - sorted[i];
        if (d > UINT32_MAX || sum > UINT64_MAX - d * d)
            return sorted[count - 1] - sorted[0];
        sum += d * d;
    }
    sum = mcs_divide(mcs_divide(sum, count), count);
    return mcs_divide(mcs_square_root(sum) * 196, 100);
}

void mcs_estimate(struct mcs_estimates *e, const uint64_t *sorted, size_t count,
                  uint32_t n, enum mcs_estimator estimator,
                  const struct mcs_overhead *overhead)
{
    static const uint16_t permilles[MCS_ESTIMATOR_COUNT] = {
        [MCS_DECILE] = 100, [MCS_QUARTILE] = 250, [MCS_MEDIAN] = 500};
    uint64_t *const all[] = {&e->headline,  &e->low,       &e->high,
                             &e->minimum,   &e->quartile1, &e->median,
                             &e->quartile3, &e->maximum,   &e->mean};
    size_t i;

    e->minimum = sorted[0];
    e->quartile1 = sorted[quantile(count, 250)];
    e->median = sorted[quantile(count, 500)];
    e->quartile3 = sorted[quantile(count, 750)];
    e->maximum = sorted[count - 1];
    e->mean = mean_of(sorted, count);
    if (estimator == MCS_MEAN) {
        uint64_t error = mean_error(sorted, count, e->mean);
        e->headline = e->mean;
        e->low = less(e->mean, error);
        e->high = e->mean + error;
    } else {
        unsigned permille = permilles[estimator];
        size_t at = quantile(count, permille);
        /* The minimum has no quantile's interval: take the first in count. */
        size_t half = half_width(
            count, permille != 0 ? permille : (unsigned)(999 / count + 1));
        e->headline = sorted[at];
        e->low = sorted[at > half ? at - half : 0];
        e->high = sorted[at + half < count ? at + half : count - 1];
    }
    for (i = 0; i < sizeof all / sizeof *all; i++)
        *all[i] = one_operation(*all[i], n, overhead);
}

size_t mcs_outliers(const uint64_t *sorted, size_t count)
{
    uint64_t quartile3 = sorted[quantile(count, 750)];
    uint64_t fence = quartile3 + 3 * (quartile3 - sorted[quantile(count, 250)]);
    size_t outliers = 0;

    while (sorted[count - 1 - outliers] > fence) /* no quartile is */
        outliers++;
    return outliers;
}
