/* SPDX-License-Identifier: MIT */
/*
 * Measuring.  The slots of a chunk take turns, a slice of time each, so that
 * what drifts (clock, heat, the neighbours' load) falls on all alike.  Only
 * one is set up at a time, for memory.
 */
#include "extra.h"
#include "slot.h"
#include "statistics.h"

#include <string.h>

/* The counter's step is below 1/2000 = 0.05 % of a batch. */
#define STEPS_IN_BATCH 2000u
/* Nor is a batch shorter than this where time is real: see HACKING.md. */
#define LEAST_BATCH_MICROSECONDS 50u
#define MANY_OPERATIONS 100000u /* that no counter fails to see */
#define TURNS 16u               /* slices that a case's time is cut into */
#define LEAST_TURNS 4u          /* and before an interval is believed */
#define LEAST_SAMPLES 24u       /* before it is believed, too */

static const char no_time[] = "takes no time that the counter can see";

struct measuring {
    struct mcs_arena *arena;
    const struct mcs_config *config;
    const struct mcs_clock *clock;
    uint64_t case_ticks; /* the time that each case may take */
    uint64_t batch_ticks;
};

/* The batch's length that counter and noise ask for. */
static void plan(struct measuring *m)
{
    uint64_t least = mcs_clock_ticks(m->clock, LEAST_BATCH_MICROSECONDS);

    m->case_ticks = mcs_clock_ticks(m->clock, m->config->microseconds);
    m->batch_ticks = m->clock->resolution_ticks * STEPS_IN_BATCH;
    if (!m->clock->info->deterministic && least > m->batch_ticks)
        m->batch_ticks = least;
}

/* Takes one sample; 0 where the slot has come to an end by it. */
static int take(struct mcs_slot *slot, struct mcs_stage *stage, int keep)
{
    struct mcs_sample sample;

    mcs_sample(&sample, mcs_stage_timed(stage), &stage->call, slot->iterations);
    slot->spent_ticks += sample.ticks;
    if (sample.status != MCS_OK) {
        mcs_slot_failed(slot, stage, sample.status);
        slot->outcome = MCS_ROW_FAIL; /* it has worked before */
        return 0;
    }
    if (sample.backwards) {
        mcs_slot_fail(slot, MCS_ROW_FAIL, "the counter ran backwards");
        return 0;
    }
    if (keep)
        mcs_slot_keep(slot, &sample);
    else
        slot->ticks[0] = sample.ticks;
    return 1;
}

/*
 * Whether a batch is long enough.  An interruption may make it look so, which
 * hardly happens twice in a row.
 */
static int is_batch(struct measuring *m, struct mcs_slot *slot,
                    struct mcs_stage *stage)
{
    uint64_t first = slot->ticks[0];

    if (first < m->batch_ticks)
        return 0;
    if (first >= m->case_ticks || m->clock->info->deterministic)
        return 1;
    return take(slot, stage, 0) && slot->ticks[0] >= m->batch_ticks;
}

/* Finds how many operations make a batch. */
static int calibrate(struct measuring *m, struct mcs_slot *slot,
                     struct mcs_stage *stage)
{
    slot->iterations = m->config->iterations != 0 ? m->config->iterations : 1;
    if (m->config->iterations != 0 || mcs_slot_varies(slot))
        return 1;
    for (;;) {
        uint64_t wanted;
        if (!take(slot, stage, 0))
            return 0;
        if (is_batch(m, slot, stage))
            return 1;
        if (slot->finished)
            return 0;
        /* At most tenfold: a first batch may be far off. */
        wanted = slot->ticks[0] == 0
                     ? UINT64_MAX
                     : mcs_muldiv(slot->iterations,
                                  m->batch_ticks + m->batch_ticks / 8,
                                  slot->ticks[0]);
        if (wanted > (uint64_t)slot->iterations * 10)
            wanted = (uint64_t)slot->iterations * 10;
        if (wanted <= slot->iterations)
            wanted = (uint64_t)slot->iterations + 1;
        /* A counter that stands, or work that is none: no use in waiting. */
        if (wanted > UINT32_MAX / 16 ||
            (slot->iterations >= MANY_OPERATIONS &&
             slot->ticks[0] <= 2 * m->clock->resolution_ticks)) {
            mcs_slot_fail(slot, MCS_ROW_FAIL, no_time);
            return 0;
        }
        slot->iterations = (uint32_t)wanted;
    }
}

/*
 * On a machine without noise, two equal samples say all there is to say; but
 * not where calls vary of themselves.
 */
static int repeats(const struct measuring *m, const struct mcs_slot *slot)
{
    uint64_t a, b;

    if (!m->clock->info->deterministic || slot->count < 2 ||
        mcs_slot_varies(slot))
        return 0;
    a = slot->ticks[slot->count - 1];
    b = slot->ticks[slot->count - 2];
    return (a > b ? a - b : b - a) <= m->clock->resolution_ticks;
}

static int is_precise(const struct measuring *m, struct mcs_slot *slot)
{
    static const struct mcs_overhead none = {0, 0};
    struct mcs_estimates e;
    uint64_t half;

    if (slot->count < LEAST_SAMPLES || slot->turns < LEAST_TURNS)
        return 0;
    /* The order of samples is of no use any more once they are many. */
    mcs_sort(slot->ticks, slot->count);
    mcs_sort(slot->cycles, slot->count);
    mcs_estimate(&e, slot->ticks, slot->count, slot->iterations,
                 mcs_slot_estimator(slot, m->config), &none);
    half = (e.high - e.low) / 2;
    return mcs_muldiv(half, 100000, e.headline) <=
           m->config->precision_millipercent;
}

/* Nor do more samples say more there once the room is full. */
static int is_full(const struct measuring *m, const struct mcs_slot *slot)
{
    return m->clock->info->deterministic && slot->count == slot->capacity;
}

static int is_finished(const struct measuring *m, struct mcs_slot *slot)
{
    return slot->finished || repeats(m, slot) || is_full(m, slot) ||
           slot->spent_ticks >= m->case_ticks || is_precise(m, slot);
}

/* One turn of one slot. */
static void turn(struct measuring *m, struct mcs_slot *slot)
{
    struct mcs_stage stage;
    uint64_t until;

    if (mcs_slot_open(slot, &stage, m->arena, m->config) != MCS_OK)
        return;
    memcpy(stage.call.random_state, slot->random_state,
           sizeof slot->random_state);
    if (slot->iterations == 0) {
        if (mcs_slot_try(slot, &stage) != MCS_OK ||
            !calibrate(m, slot, &stage)) {
            mcs_stage_close(&stage, m->arena);
            return;
        }
        slot->spent_ticks = 0;
    } else if (!mcs_slot_varies(slot)) {
        /* Caches and branch predictors have been others' meanwhile. */
        mcs_stage_timed (&stage)(&stage.call);
    }
    until = slot->spent_ticks + m->case_ticks / TURNS;
    do {
        if (!take(slot, &stage, 1))
            break;
        if (slot->spent_ticks == 0 && slot->passed > slot->capacity)
            mcs_slot_fail(slot, MCS_ROW_FAIL, no_time);
    } while (slot->spent_ticks < until && !slot->finished &&
             !is_full(m, slot) && !repeats(m, slot) && !port_interrupted());
    memcpy(slot->random_state, stage.call.random_state,
           sizeof slot->random_state);
    slot->turns++;
    if (!slot->finished && !mcs_stage_stands(&stage))
        mcs_slot_failed(slot, &stage, MCS_WRONG);
    if (!slot->finished && slot->printed && mcs_print_of(&stage) != slot->print)
        mcs_slot_fail(slot, MCS_ROW_FAIL,
                      "equal calls gave unequal answers while timed");
    mcs_stage_close(&stage, m->arena);
    if (is_finished(m, slot))
        slot->finished = 1;
}

void mcs_measure(struct mcs_slot *slots, unsigned count,
                 struct mcs_arena *arena, const struct mcs_config *config,
                 const struct mcs_clock *clock, void (*progress)(void))
{
    struct measuring m = {arena, config, clock, 0, 0};
    unsigned i, open;

    if (count == 0)
        return;
    plan(&m);
    do {
        open = 0;
        for (i = 0; i < count && !port_interrupted(); i++) {
            if (slots[i].finished)
                continue;
            turn(&m, &slots[i]);
            open += !slots[i].finished;
            if (progress != NULL)
                progress();
        }
    } while (open > 0 && !port_interrupted());
    mcs_slot_now = NULL;
    for (i = 0; i < count; i++)
        if (!slots[i].finished)
            mcs_slot_fail(&slots[i], MCS_ROW_INTERRUPTED, "interrupted");
    if (mcs_extra != NULL)
        mcs_extra->compare(slots, count);
}
