/* SPDX-License-Identifier: MIT */
/* Samples and the clock audit on a machine whose clocks do as they are told. */
#include "capture.h"
#include "clock.h"
#include "machine.h"
#include "provider.h"

#include <stdio.h>
#include <string.h>

static struct mcs_clock clock;
static uint64_t ticks_of_null, cycles_of_null;

/* Stands in for algos/null: an operation that takes a known time. */
static enum mcs_status null_digest(struct mcs_call *call)
{
    (void)call;
    machine.ticks += ticks_of_null;
    machine.cycles += cycles_of_null;
    return MCS_OK;
}

static const struct mcs_ops null_ops = {.run = {[MCS_DIGEST] = null_digest}};
static const struct mcs_impl null_row = {.variant = "", .ops = &null_ops};
static const struct mcs_impl *const null_tables[] = {&null_row, NULL};
const struct mcs_provider mcs_provider_null = {.name = "null",
                                               .tables = null_tables};
const struct mcs_provider *const mcs_providers[] = {&mcs_provider_null, NULL};

static void start(void)
{
    machine_reset();
    capture_reset();
    ticks_of_null = cycles_of_null = 0;
}

static unsigned calls, fails_at, fails_from;
static int loud;

static enum mcs_status work(struct mcs_call *call)
{
    (void)call;
    calls++;
    loud |= machine.quiet == 0;
    machine.ticks += 100;
    machine.cycles += 700;
    if (fails_at != 0 && calls == fails_at)
        return MCS_TIMEOUT;
    return fails_from != 0 && calls >= fails_from ? MCS_LIBRARY : MCS_OK;
}

static void sample(struct mcs_sample *it, uint32_t n)
{
    struct mcs_call call;

    memset(&call, 0, sizeof(call));
    calls = 0;
    loud = 0;
    mcs_sample(it, work, &call, n);
}

static void test_sample(void)
{
    struct mcs_sample it;

    start();
    machine.ticks_each = 3;
    sample(&it, 1);
    tap_ok(calls == 1 && it.ticks == 103 && it.cycles == 700, "one operation");
    sample(&it, 50);
    tap_ok(calls == 50 && it.ticks == 5003 && it.cycles == 35000, "fifty");
    tap_ok(it.status == MCS_OK && !it.backwards, "and all went well");
    tap_ok(!loud && machine.quiet == 0 && machine.batches == 2,
           "quiet inside, and no longer");

    fails_from = 20;
    sample(&it, 50);
    tap_ok(it.status == MCS_LIBRARY, "a failure's own status");
    fails_from = 0;
    fails_at = 20;
    sample(&it, 50);
    tap_ok(it.status == MCS_WRONG, "one that comes and goes is none to trust");
    fails_at = 0;

    start();
    machine.ticks_each = 200;
    machine.back_at = 2;
    sample(&it, 1);
    tap_ok(it.backwards, "a counter that ran back");
}

static void test_unusable(void)
{
    start();
    machine.ticks_each = 0;
    tap_ok(mcs_clock_audit(&clock) == -1, "a counter that stands still");
    tap_same(capture_errors(),
             "mcuspeed: the counter of port machine does not move: is it "
             "clocked and enabled?\n",
             "said");
    start();
    machine.back_at = 500;
    tap_ok(mcs_clock_audit(&clock) == -1, "one that runs back");
    tap_same(capture_errors(),
             "mcuspeed: the counter of port machine runs backwards: is it "
             "read in one piece?\n",
             "said");
}

static void test_overhead(void)
{
    start();
    machine.ticks_each = 5;
    ticks_of_null = 7;
    cycles_of_null = 11;
    tap_ok(mcs_clock_audit(&clock) == 0, "a good counter");
    tap_same(capture_errors(), "", "nothing to say");
    tap_ok(clock.resolution_ticks == 5, "its smallest step");
    tap_ok(clock.ticks.loop_milli == 7000 && clock.cycles.loop_milli == 11000,
           "what an operation of nothing takes");
    tap_ok(clock.ticks.read_milli == 5000, "and reading the counter");
    tap_ok(clock.error_ppm == UINT64_MAX && !clock.doubtful,
           "no second clock, no error");
    tap_ok(clock.info == &machine.info, "the port's facts");
    machine.info.tick_hz = 48000000;
    tap_ok(mcs_clock_ticks(&clock, 1000) == 48000, "ticks of a millisecond");
    machine.info.tick_hz = 32768;
    tap_ok(mcs_clock_ticks(&clock, 1000000) == 32768, "and of a second");
}

/* The second clock has `per_mille` steps for 1000 ticks of 1 MHz. */
static void audit(uint64_t per_mille, uint64_t hz, uint32_t tolerance_ppm)
{
    start();
    machine.info.clock2 = "crystal";
    machine.info.clock2_hz = hz;
    machine.info.clock_tolerance_ppm = tolerance_ppm;
    machine.clock2_per_mille = per_mille;
    mcs_clock_audit(&clock);
}

static void test_second_clock(void)
{
    char said[160];

    audit(1000, 1000000, 5000);
    tap_ok(clock.error_ppm < 300 && !clock.doubtful, "clocks agree: %u ppm",
           (unsigned)clock.error_ppm);
    tap_same(capture_errors(), "", "nothing to say");

    audit(500, 500000, 5000);
    tap_ok(clock.error_ppm < 300 && !clock.doubtful,
           "and at another rate: %u ppm", (unsigned)clock.error_ppm);

    /* Ticks are 976.5 where 1000 are due. */
    audit(1000, 976500, 5000);
    tap_ok(clock.error_ppm > 23200 && clock.error_ppm < 23800 && clock.doubtful,
           "too slow a counter: %u ppm", (unsigned)clock.error_ppm);
    snprintf(said, sizeof(said),
             "mcuspeed: the clocks of port machine disagree: its counter lies "
             "%u ppm from crystal; every row is marked\n",
             (unsigned)clock.error_ppm);
    tap_same(capture_errors(), said, "said");
    audit(1000, 1020000, 30000);
    tap_ok(clock.error_ppm > 19300 && clock.error_ppm < 20300 &&
               !clock.doubtful,
           "within what the port tolerates: %u ppm", (unsigned)clock.error_ppm);

    audit(0, 1000000, 5000);
    tap_ok(clock.error_ppm == 1000000 && clock.doubtful,
           "a second clock that stands still is found out");
}

int main(void)
{
    test_sample();
    test_unusable();
    test_overhead();
    test_second_clock();
    return tap_end();
}
