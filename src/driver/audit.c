/* SPDX-License-Identifier: MIT */
/*
 * The clock audit.  A counter that stands still, runs back or runs at another
 * rate than it claims gives figures that look right, so it is probed before
 * anything is measured.
 */
#include "clock.h"
#include "complain.h"
#include "port.h"
#include "provider.h"

#include <string.h>

#define PATIENCE 200000u      /* readings until a counter counts as stopped */
#define ROUNDS 24u            /* of which the least disturbed counts */
#define LOOP_ITERATIONS 2000u /* of algos/null */
#define AUDIT_MICROSECONDS 20000u

static enum mcs_status nothing(struct mcs_call *call)
{
    (void)call;
    return MCS_OK;
}

uint64_t mcs_clock_ticks(const struct mcs_clock *clock, uint64_t microseconds)
{
    return mcs_muldiv(microseconds, clock->info->tick_hz, 1000000);
}

static int unusable(const struct mcs_clock *clock, const char *why)
{
    mcs_complain("the counter of port %s %s", clock->info->name, why);
    return -1;
}

static const char backwards[] = "runs backwards: is it read in one piece?";

/* That it moves and goes forward only, and its smallest step. */
static int probe_steps(struct mcs_clock *clock)
{
    uint64_t last = port_ticks();
    unsigned steps = 0;
    unsigned i;

    clock->resolution_ticks = UINT64_MAX;
    for (i = 0; i < PATIENCE && steps < 1000; i++) {
        uint64_t now = port_ticks();
        if (now < last) {
            return unusable(clock, backwards);
        }
        if (now > last) {
            steps++;
            if (now - last < clock->resolution_ticks)
                clock->resolution_ticks = now - last;
        }
        last = now;
    }
    if (steps == 0) {
        return unusable(clock, "does not move: is it clocked and enabled?");
    }
    return 0;
}

/* Both clocks at a time. */
struct reading {
    uint64_t ticks, second;
};

/* Reads both clocks as close together as the machine lets us. */
static void read_both(struct reading *reading)
{
    uint64_t best = UINT64_MAX;
    unsigned i;

    for (i = 0; i < ROUNDS; i++) {
        uint64_t before = port_ticks();
        uint64_t there = port_clock2();
        uint64_t took = port_ticks() - before;
        if (took < best) {
            best = took;
            reading->ticks = before + took / 2;
            reading->second = there;
        }
    }
}

/* How far the counter's rate lies from the second clock's. */
static int compare(struct mcs_clock *clock)
{
    const struct port_info *info = clock->info;
    uint64_t due = mcs_clock_ticks(clock, AUDIT_MICROSECONDS);
    uint64_t span = mcs_muldiv(due, info->clock2_hz, info->tick_hz);
    struct reading begin, end;
    uint64_t expected, took;

    clock->error_ppm = UINT64_MAX;
    if (info->clock2_hz == 0)
        return 0;
    port_quiet_begin();
    read_both(&begin);
    while (port_clock2() - begin.second < span &&
           port_ticks() - begin.ticks < 20 * due)
        continue;
    read_both(&end);
    port_quiet_end();
    if (end.ticks < begin.ticks)
        return unusable(clock, backwards);
    took = end.ticks - begin.ticks;
    expected =
        mcs_muldiv(end.second - begin.second, info->tick_hz, info->clock2_hz);
    clock->error_ppm =
        expected == 0
            ? 1000000
            : mcs_muldiv(took > expected ? took - expected : expected - took,
                         1000000, expected);
    if (clock->error_ppm > info->clock_tolerance_ppm) {
        clock->doubtful = 1;
        mcs_complain("the clocks of port %s disagree: its counter lies "
                     "%llu ppm from %s; every row is marked",
                     info->name, (unsigned long long)clock->error_ppm,
                     info->clock2);
    }
    return 0;
}

/* The least that n operations of `run` take. */
static void least(mcs_run *run, uint32_t n, struct mcs_sample *best)
{
    struct mcs_sample sample;
    struct mcs_call call;
    unsigned i;

    memset(&call, 0, sizeof call);
    best->ticks = best->cycles = UINT64_MAX;
    for (i = 0; i < ROUNDS; i++) {
        mcs_sample(&sample, run, &call, n);
        if (sample.ticks < best->ticks)
            best->ticks = sample.ticks;
        if (sample.cycles < best->cycles)
            best->cycles = sample.cycles;
    }
}

static void split(struct mcs_overhead *overhead, uint64_t many, uint64_t one)
{
    uint64_t span = many > one ? many - one : 0;

    overhead->loop_milli = mcs_muldiv(span, 1000, LOOP_ITERATIONS - 1);
    overhead->read_milli = one * 1000;
    if (overhead->read_milli > overhead->loop_milli)
        overhead->read_milli -= overhead->loop_milli;
}

/*
 * Splits what a batch costs into what each operation adds and the rest, by
 * two batches of different length.
 */
static void measure_overhead(struct mcs_clock *clock)
{
    const struct mcs_impl *row = mcs_provider_null.tables[0];
    mcs_run *run = row->ops->run[MCS_DIGEST];
    struct mcs_sample one, many;

    least(nothing, 1, &one); /* brings the loop into the caches */
    least(run, 1, &one);
    least(run, LOOP_ITERATIONS, &many);
    split(&clock->ticks, many.ticks, one.ticks);
    split(&clock->cycles, many.cycles, one.cycles);
}

int mcs_clock_audit(struct mcs_clock *clock)
{
    memset(clock, 0, sizeof *clock);
    clock->info = port_info();
    if (probe_steps(clock) != 0 || compare(clock) != 0)
        return -1;
    measure_overhead(clock);
    return 0;
}
