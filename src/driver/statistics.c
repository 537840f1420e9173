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

static unsigned permille_of(enum mcs_estimator estimator)
{
    switch (estimator) {
    case MCS_DECILE:
        return 100;
    case MCS_QUARTILE:
        return 250;
    case MCS_MEDIAN:
        return 500;
    default:
        return 0;
    }
}

static uint64_t one_operation(uint64_t sample, uint32_t n,
                              const struct mcs_overhead *overhead)
{
    uint64_t milli = sample > UINT64_MAX / 1000 ? UINT64_MAX : sample * 1000;

    milli = milli > overhead->read_milli ? milli - overhead->read_milli : 0;
    milli = milli / n + (milli % n >= n - n / 2); /* half up */
    return milli > overhead->loop_milli ? milli - overhead->loop_milli : 0;
}

/* 1.96 sqrt(count p (1 - p)), rounded up, with p in permille. */
static size_t half_width(size_t count, unsigned permille)
{
    uint64_t variance =
        (uint64_t)count * permille * (1000 - permille); /* times 10^6 */

    return (size_t)((mcs_square_root(variance * 10000) * 196 + 9999999) /
                    10000000);
}

static uint64_t mean_of(const uint64_t *sorted, size_t count)
{
    uint64_t sum = 0;
    size_t i;

    for (i = 0; i < count; i++) /* from the least, against overflow */
        sum += sorted[i] - sorted[0];
    return sorted[0] + sum / count;
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
    return mcs_square_root(sum / count / count) * 196 / 100;
}

void mcs_estimate(struct mcs_estimates *estimates, const uint64_t *sorted,
                  size_t count, uint32_t n, enum mcs_estimator estimator,
                  const struct mcs_overhead *overhead)
{
    unsigned permille = permille_of(estimator);
    uint64_t mean = mean_of(sorted, count);
    uint64_t headline, low, high;

    if (estimator == MCS_MEAN) {
        uint64_t error = mean_error(sorted, count, mean);
        headline = mean;
        low = mean > error ? mean - error : 0;
        high = mean + error;
    } else {
        size_t at = quantile(count, permille);
        /* The minimum has no quantile's interval: take the first in count. */
        size_t half = half_width(
            count, permille != 0 ? permille : (unsigned)(999 / count + 1));
        headline = sorted[at];
        low = sorted[at > half ? at - half : 0];
        high = sorted[at + half < count ? at + half : count - 1];
    }
    estimates->headline = one_operation(headline, n, overhead);
    estimates->low = one_operation(low, n, overhead);
    estimates->high = one_operation(high, n, overhead);
    estimates->minimum = one_operation(sorted[0], n, overhead);
    estimates->quartile1 =
        one_operation(sorted[quantile(count, 250)], n, overhead);
    estimates->median =
        one_operation(sorted[quantile(count, 500)], n, overhead);
    estimates->quartile3 =
        one_operation(sorted[quantile(count, 750)], n, overhead);
    estimates->maximum = one_operation(sorted[count - 1], n, overhead);
    estimates->mean = one_operation(mean, n, overhead);
}

size_t mcs_outliers(const uint64_t *sorted, size_t count)
{
    uint64_t quartile3 = sorted[quantile(count, 750)];
    uint64_t span = quartile3 - sorted[quantile(count, 250)];
    size_t outliers = 0;

    while (outliers < count &&
           sorted[count - 1 - outliers] - quartile3 > 3 * span &&
           sorted[count - 1 - outliers] > quartile3)
        outliers++;
    return outliers;
}
