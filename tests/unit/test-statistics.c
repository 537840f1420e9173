/* SPDX-License-Identifier: MIT */
/*
 * Order statistics against values worked out by other means: by hand, by the
 * C library's qsort, and by the binomial distribution itself.
 */
#include "capture.h"
#include "statistics.h"

#include <stdlib.h>
#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

static const struct mcs_overhead nothing;

static uint64_t any_number(void)
{
    static uint64_t state = 88172645463325252u;

    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state >> (state & 63);
}

static int compare(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return x < y ? -1 : x > y;
}

static void test_sort(void)
{
    static uint64_t ours[5000], theirs[5000];
    size_t count, i;
    unsigned wrong = 0, rounds = 0;

    for (count = 0; count <= 5000; count += count < 70 ? 1 : 493, rounds++) {
        for (i = 0; i < count; i++)
            ours[i] = theirs[i] = any_number();
        mcs_sort(ours, count);
        qsort(theirs, count, sizeof(*theirs), compare);
        wrong += memcmp(ours, theirs, count * sizeof(*ours)) != 0;
    }
    tap_ok(wrong == 0, "sorted as by qsort, %u of %u wrong", wrong, rounds);
    for (i = 0; i < 5000; i++)
        ours[i] = 5000 - i;
    mcs_sort(ours, 5000);
    for (i = 0; i < 5000 && ours[i] == i + 1; i++)
        continue;
    tap_ok(i == 5000, "a descending row");
}

static void test_square_root(void)
{
    unsigned wrong = 0, i;

    for (i = 0; i < 100000; i++) {
        uint64_t value = any_number();
        uint64_t root = mcs_square_root(value);

        wrong += root > UINT32_MAX || root * root > value;
        wrong += root < UINT32_MAX && (root + 1) * (root + 1) <= value;
    }
    tap_ok(wrong == 0, "roots, %u of %u wrong", wrong, i);
    tap_ok(mcs_square_root(0) == 0 && mcs_square_root(1) == 1 &&
               mcs_square_root(3) == 1 && mcs_square_root(4) == 2,
           "roots of little");
    tap_ok(mcs_square_root(UINT64_MAX) == UINT32_MAX, "the largest root");
    tap_ok(mcs_square_root(UINT64_C(18446744065119617025)) == UINT32_MAX &&
               mcs_square_root(UINT64_C(18446744065119617024)) ==
                   UINT32_MAX - 1,
           "and where it begins");
}

/* Estimates of samples 1 2 3 ... count, of 1000 operations each: ranks. */
static void ranks(struct mcs_estimates *e, size_t count,
                  enum mcs_estimator estimator)
{
    static uint64_t samples[1000];
    size_t i;

    for (i = 0; i < count; i++)
        samples[i] = i + 1;
    mcs_estimate(e, samples, count, 1000, estimator, &nothing);
}

/*
 * The smallest sample that count * p of them do not pass: numpy's
 * quantile(..., method="inverted_cdf").
 */
static void test_quantiles(void)
{
    static const struct {
        size_t count;
        unsigned decile, quartile1, median, quartile3;
    } rows[] = {
        {1, 1, 1, 1, 1},           {2, 1, 1, 1, 2},
        {3, 1, 1, 2, 3},           {4, 1, 1, 2, 3},
        {5, 1, 2, 3, 4},           {9, 1, 3, 5, 7},
        {10, 1, 3, 5, 8},          {11, 2, 3, 6, 9},
        {20, 2, 5, 10, 15},        {21, 3, 6, 11, 16},
        {100, 10, 25, 50, 75},     {101, 11, 26, 51, 76},
        {999, 100, 250, 500, 750}, {1000, 100, 250, 500, 750},
    };
    struct mcs_estimates e, least, upper;
    size_t i;

    for (i = 0; i < LENGTH(rows); i++) {
        unsigned count = (unsigned)rows[i].count;

        ranks(&e, rows[i].count, MCS_DECILE);
        ranks(&least, rows[i].count, MCS_MINIMUM);
        ranks(&upper, rows[i].count, MCS_QUARTILE);
        tap_ok(
            e.headline == rows[i].decile && e.quartile1 == rows[i].quartile1 &&
                e.median == rows[i].median && e.quartile3 == rows[i].quartile3,
            "quantiles of %u", count);
        tap_ok(e.minimum == 1 && e.maximum == count && least.headline == 1 &&
                   least.low == 1 && upper.headline == rows[i].quartile1,
               "ends of %u", count);
        ranks(&e, rows[i].count, MCS_MEDIAN);
        tap_ok(e.headline == e.median, "median of %u", count);
    }
}

/* How likely it is that the ranks low..high have the quantile in between. */
static double coverage(unsigned count, double p, unsigned low, unsigned high)
{
    double sum = 0;
    unsigned below, i;

    /* low <= number of samples below the quantile < high */
    for (below = low; below < high; below++) {
        double term = 1;

        for (i = 0; i < below; i++) /* in pairs, that none gets too small */
            term *= p * (count - i) / (below - i);
        for (i = 0; i < count - below; i++)
            term *= 1 - p;
        sum += term;
    }
    return sum;
}

/*
 * The interval's ranks that the binomial distribution itself gives: no more
 * than 2.5 % on either side, kept within the samples.  Computed in Python with
 * fractions: low is the first k with P(B <= k) > 0.025, and high the last with
 * P(B >= k - 1) > 0.025, B being binomial of count and p.
 */
static const struct exact {
    enum mcs_estimator estimator;
    unsigned count, low, high;
} exact[] = {
    {MCS_DECILE, 10, 1, 4},       {MCS_DECILE, 15, 1, 5},
    {MCS_DECILE, 20, 1, 6},       {MCS_DECILE, 30, 1, 8},
    {MCS_DECILE, 50, 1, 10},      {MCS_DECILE, 80, 3, 15},
    {MCS_DECILE, 100, 5, 17},     {MCS_DECILE, 200, 12, 30},
    {MCS_DECILE, 400, 29, 53},    {MCS_DECILE, 1000, 82, 120},
    {MCS_QUARTILE, 10, 1, 6},     {MCS_QUARTILE, 15, 1, 8},
    {MCS_QUARTILE, 20, 2, 10},    {MCS_QUARTILE, 30, 3, 13},
    {MCS_QUARTILE, 50, 7, 20},    {MCS_QUARTILE, 80, 13, 29},
    {MCS_QUARTILE, 100, 17, 35},  {MCS_QUARTILE, 200, 38, 63},
    {MCS_QUARTILE, 400, 83, 118}, {MCS_QUARTILE, 1000, 223, 278},
    {MCS_MEDIAN, 10, 2, 9},       {MCS_MEDIAN, 15, 4, 12},
    {MCS_MEDIAN, 20, 6, 15},      {MCS_MEDIAN, 30, 10, 21},
    {MCS_MEDIAN, 50, 18, 33},     {MCS_MEDIAN, 80, 31, 50},
    {MCS_MEDIAN, 100, 40, 61},    {MCS_MEDIAN, 200, 86, 115},
    {MCS_MEDIAN, 400, 180, 221},  {MCS_MEDIAN, 1000, 469, 532},
};

static unsigned apart(uint64_t a, unsigned b)
{
    return (unsigned)(a > b ? a - b : b - a);
}

static void test_intervals(void)
{
    struct mcs_estimates e;
    size_t i;

    for (i = 0; i < LENGTH(exact); i++) {
        const struct exact *x = &exact[i];
        const char *name = x->estimator == MCS_DECILE     ? "decile"
                           : x->estimator == MCS_QUARTILE ? "quartile"
                                                          : "median";
        double p = x->estimator == MCS_DECILE     ? 0.1
                   : x->estimator == MCS_QUARTILE ? 0.25
                                                  : 0.5;

        ranks(&e, x->count, x->estimator);
        tap_ok(apart(e.low, x->low) <= 1 && apart(e.high, x->high) <= 1,
               "interval of the %s of %u is %u to %u, exactly %u to %u", name,
               x->count, (unsigned)e.low, (unsigned)e.high, x->low, x->high);
        if (x->low > 1)
            tap_ok(coverage(x->count, p, (unsigned)e.low, (unsigned)e.high) >=
                       0.95,
                   "and holds it in 95 %% of cases");
    }
}

static void test_few(void)
{
    static const enum mcs_estimator all[] = {
        MCS_MINIMUM, MCS_DECILE, MCS_QUARTILE, MCS_MEDIAN, MCS_MEAN};
    struct mcs_estimates e;
    size_t i, count;

    for (i = 0; i < LENGTH(all); i++) {
        ranks(&e, 1, all[i]);
        tap_ok(e.headline == 1 && e.low == 1 && e.high == 1 && e.mean == 1,
               "estimator %u of one", (unsigned)all[i]);
        for (count = 2; count <= 3 && all[i] != MCS_MEAN; count++) {
            ranks(&e, count, all[i]);
            tap_ok(e.low == 1 && e.high == count, "estimator %u of %u: all",
                   (unsigned)all[i], (unsigned)count);
        }
    }
    ranks(&e, 100, MCS_MINIMUM);
    tap_ok(e.low == 1 && e.high == 3, "the minimum's interval is narrow");
}

/*
 * Mean and 1.96 sqrt(sum of squares / count^2): of 10 20 30 40 50 the squares
 * sum to 1000, the root of 1000/25 is 6, and 1.96 of that 11.
 */
static void test_mean(void)
{
    static const uint64_t plain[] = {10, 20, 30, 40, 50};
    static const uint64_t same[] = {7, 7, 7, 7};
    static const uint64_t wide[] = {1, UINT64_C(10000000000)};
    static const uint64_t large[] = {UINT64_C(18000000000000000),
                                     UINT64_C(18000000000000002)};
    struct mcs_estimates e;

    mcs_estimate(&e, plain, 5, 1, MCS_MEAN, &nothing);
    tap_ok(e.headline == 30000 && e.mean == 30000, "mean");
    tap_ok(e.low == 19000 && e.high == 41000, "and its interval");
    mcs_estimate(&e, same, 4, 1, MCS_MEAN, &nothing);
    tap_ok(e.low == 7000 && e.high == 7000, "of equal samples it is nothing");
    mcs_estimate(&e, wide, 2, 1, MCS_MEAN, &nothing);
    tap_ok(e.low == 0 && e.high >= UINT64_C(10000000000000),
           "never below nothing, wide where squares pass 64 bits");
    mcs_estimate(&e, large, 2, 1, MCS_MEAN, &nothing);
    tap_ok(e.mean == UINT64_C(18000000000000001000), "no sum runs over");
}

static void test_overhead(void)
{
    static const struct mcs_overhead cost = {.read_milli = 50000,
                                             .loop_milli = 250};
    static const uint64_t one[] = {1050};
    static const uint64_t little[] = {20};
    static const uint64_t much[] = {UINT64_MAX};
    struct mcs_estimates e;

    /* (1050 - 50) / 40 - 0.25 = 24.75 */
    mcs_estimate(&e, one, 1, 40, MCS_MEDIAN, &cost);
    tap_ok(e.headline == 24750 && e.mean == 24750 && e.maximum == 24750,
           "reading once and looping each time are taken off");
    /* 1000 / 3 - 0.25 = 333.083 */
    mcs_estimate(&e, one, 1, 3, MCS_MEDIAN, &cost);
    tap_ok(e.headline == 333083, "rounded");
    mcs_estimate(&e, little, 1, 4, MCS_MEDIAN, &cost);
    tap_ok(e.headline == 0, "never below nothing");
    mcs_estimate(&e, much, 1, UINT32_MAX, MCS_MEDIAN, &cost);
    tap_ok(e.headline > 4000000, "nor around the end of 64 bits");
}

static void test_outliers(void)
{
    /* quartiles 2 and 6 of 1..8: beyond 6 + 3 * 4 = 18 */
    static const uint64_t none[] = {1, 2, 3, 4, 5, 6, 7, 18};
    static const uint64_t one[] = {1, 2, 3, 4, 5, 6, 7, 19};
    static const uint64_t two[] = {1, 2, 3, 4, 5, 6, 19, 500};
    static const uint64_t same[] = {4, 4, 4, 4};
    static const uint64_t spike[] = {4, 4, 4, 4, 4, 4, 4, 5};

    tap_ok(mcs_outliers(none, 8) == 0, "none at the fence");
    tap_ok(mcs_outliers(one, 8) == 1, "one beyond it");
    tap_ok(mcs_outliers(two, 8) == 2, "two");
    tap_ok(mcs_outliers(same, 4) == 0, "none where all are equal");
    tap_ok(mcs_outliers(spike, 8) == 1, "any other where nearly all are");
    tap_ok(mcs_outliers(one, 1) == 0, "none of one");
}

int main(void)
{
    test_sort();
    test_square_root();
    test_quantiles();
    test_intervals();
    test_few();
    test_mean();
    test_overhead();
    test_outliers();
    return tap_end();
}
