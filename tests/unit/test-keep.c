/* SPDX-License-Identifier: MIT */
/*
 * Keeping samples: however many come, those kept are spread as all of them
 * are, early and late ones alike.
 */
#include "capture.h"
#include "slot.h"
#include "statistics.h"

#include <string.h>

#define ROOM 64u

static uint64_t ticks[ROOM], cycles[ROOM];
static struct mcs_slot slot;

static void start(uint32_t capacity)
{
    memset(&slot, 0, sizeof(slot));
    slot.ticks = ticks;
    slot.cycles = cycles;
    slot.capacity = capacity;
}

static void keep(uint64_t value)
{
    struct mcs_sample sample;

    memset(&sample, 0, sizeof(sample));
    sample.ticks = value;
    sample.cycles = 3 * value;
    mcs_slot_keep(&slot, &sample);
}

/* How many of those kept are below the limit. */
static unsigned below(uint64_t limit)
{
    unsigned count = 0, i;

    for (i = 0; i < slot.count; i++)
        count += ticks[i] < limit;
    return count;
}

static void test_fit(void)
{
    unsigned i, wrong = 0;

    start(ROOM);
    for (i = 0; i < ROOM; i++)
        keep(ROOM - i);
    for (i = 0; i < ROOM; i++)
        wrong += ticks[i] != ROOM - i || cycles[i] != 3 * (ROOM - i);
    tap_ok(slot.count == ROOM && wrong == 0, "all that fit stay, in order");
    keep(1000);
    tap_ok(slot.count == ROOM / 2 + 1 && slot.halvings == 1,
           "the next one halves them");
    tap_ok(ticks[0] == 1 && cycles[0] == 3, "the least stays");
    tap_ok(ticks[slot.count - 1] == 1000, "and the new one");
    keep(2000);
    tap_ok(slot.count == ROOM / 2 + 1, "then each second one is left out");
    keep(3000);
    tap_ok(slot.count == ROOM / 2 + 2 && ticks[slot.count - 1] == 3000 &&
               cycles[slot.count - 1] == 9000,
           "and each second kept");
}

/* A machine that is slow first and fast later, for a quarter of the time. */
static void test_span(void)
{
    unsigned i, fast;

    start(ROOM);
    for (i = 0; i < 100000; i++)
        keep(i < 75000 ? 900 + i % 7 : 500 + i % 7);
    fast = below(600);
    tap_ok(fast * 100 >= slot.count * 20 && fast * 100 <= slot.count * 30,
           "a quarter of the time is a quarter of the samples: %u of %u", fast,
           (unsigned)slot.count);
    start(ROOM);
    for (i = 0; i < 100000; i++)
        keep(i >= 25000 ? 900 + i % 7 : 500 + i % 7);
    fast = below(600);
    tap_ok(fast * 100 >= slot.count * 20 && fast * 100 <= slot.count * 30,
           "so too at the beginning: %u of %u", fast, (unsigned)slot.count);
}

static void test_quantiles(void)
{
    struct mcs_overhead nothing = {0, 0};
    struct mcs_estimates e;
    unsigned i;

    start(ROOM);
    for (i = 0; i < 100003; i++) /* 37 is prime to 1000: evenly mixed */
        keep(1000 + (uint64_t)i * 37 % 1000);
    mcs_sort(ticks, slot.count);
    mcs_estimate(&e, ticks, slot.count, 1000, MCS_DECILE, &nothing);
    tap_ok(e.headline >= 1050 && e.headline <= 1150, "decile %u",
           (unsigned)e.headline);
    tap_ok(e.quartile1 >= 1180 && e.quartile1 <= 1320, "quartile %u",
           (unsigned)e.quartile1);
    tap_ok(e.median >= 1430 && e.median <= 1570, "median %u",
           (unsigned)e.median);
    tap_ok(e.mean >= 1430 && e.mean <= 1570, "mean %u", (unsigned)e.mean);
}

static void test_ends(void)
{
    unsigned i;

    start(1);
    keep(5);
    keep(6);
    tap_ok(slot.count == 1 && ticks[0] == 5, "room for one keeps the first");
    start(3);
    for (i = 0; i < 10; i++)
        keep(i);
    tap_ok(slot.count >= 1 && slot.count <= 3, "an odd room");
    start(ROOM);
    for (i = 0; i < 40000; i++)
        keep(i == 17 ? 1 : 100);
    mcs_sort(ticks, slot.count);
    tap_ok(ticks[0] == 1, "the least of all is never lost once kept");
}

int main(void)
{
    test_fit();
    test_span();
    test_quantiles();
    test_ends();
    return tap_end();
}
