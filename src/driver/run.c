/* SPDX-License-Identifier: MIT */
#include "run.h"
#include "complain.h"
#include "extra.h"
#include "order.h"
#include "select.h"
#include "slot.h"

#include <string.h>

#define MOST_SLOTS 96u

struct mcs_run_state *mcs_run_now;

/* The slots of a chunk, measured together once they are full. */
struct chunk {
    struct mcs_run_state *run;
    struct mcs_slot *slots;
    unsigned count, room;
    uint32_t capacity; /* samples for each */
    uint64_t *samples;
    /* The known-answer verdict of the last row and operation. */
    const struct mcs_impl *checked;
    enum mcs_op checked_op;
    struct mcs_verdict verdict;
};

/*
 * Memory for slots: a quarter of all, but for one slot at least.  0, or -1
 * where not even that fits.
 */
static int make_room(struct chunk *chunk)
{
    struct mcs_arena *arena = &chunk->run->arena;
    size_t each;

    chunk->capacity = arena->bytes >= ((size_t)4 << 20) ? 1024 : 64;
    if (chunk->run->session.port->deterministic)
        chunk->capacity = 8;
    each = sizeof *chunk->slots + 2 * chunk->capacity * sizeof(uint64_t);
    chunk->room = (unsigned)(arena->bytes / 4 / each);
    if (chunk->room > MOST_SLOTS)
        chunk->room = MOST_SLOTS;
    if (chunk->room == 0 || chunk->run->config.processes > 1)
        chunk->room = 1;
    chunk->slots = mcs_arena_take(arena, chunk->room * sizeof *chunk->slots);
    chunk->samples = mcs_arena_take(
        arena, (size_t)chunk->room * 2 * chunk->capacity * sizeof(uint64_t));
    if (chunk->slots != NULL && chunk->samples != NULL)
        return 0;
    mcs_complain("needs %zu bytes of memory, there are %zu", each + arena->used,
                 arena->bytes);
    return -1;
}

/* Stops the run where nothing can be written any more. */
static int write_failed(struct mcs_run_state *run)
{
    if (mcs_out_flush(&run->out) == 0)
        return 0;
    if (run->write_failure)
        return 1;
    run->write_failure = 1;
    mcs_progress_clear();
    mcs_complain("cannot write %s: %s",
                 run->config.output != NULL ? run->config.output
                                            : "the results",
                 run->out.why);
    return 1;
}

static int report(struct chunk *chunk)
{
    struct mcs_run_state *run = chunk->run;
    struct mcs_record record;
    char name[MCS_SLOT_NAME_BYTES];
    unsigned i;

    mcs_progress_clear();
    for (i = 0; i < chunk->count; i++) {
        struct mcs_slot *slot = &chunk->slots[i];
        mcs_slot_record(&record, slot, &run->config, &run->clock);
        if (port_combine(&record) != 0) {
            mcs_slot_fail(slot, MCS_ROW_FAIL, "a copy of -multi failed");
            record.outcome = slot->outcome;
        }
        run->config.reporter->record(&run->out, &run->session, &record);
        run->rows[slot->outcome]++;
        if (write_failed(run))
            return 1;
        if (slot->outcome == MCS_ROW_FAIL) {
            mcs_slot_name(name, sizeof name, slot);
            mcs_complain("FAIL %s: %s", name, slot->message);
        }
    }
    return 0;
}

/* Measures and reports the chunk, and empties it; non-zero stops the run. */
static int finish(void *with)
{
    struct chunk *chunk = with;
    struct mcs_run_state *run = chunk->run;
    int stop;

    if (chunk->count == 0)
        return 0;
    mcs_measure(chunk->slots, chunk->count, &run->arena, &run->config,
                &run->clock, mcs_progress);
    stop = report(chunk);
    run->done += chunk->count;
    chunk->count = 0;
    return stop || port_interrupted();
}

/* Whether the row may be measured: it is there, and its answers are known. */
static void admit(struct chunk *chunk, struct mcs_slot *slot)
{
    const struct mcs_row *row = &slot->row;
    struct mcs_verdict *verdict = &chunk->verdict;

    if (chunk->checked != row->impl || chunk->checked_op != slot->op) {
        chunk->checked = row->impl;
        chunk->checked_op = slot->op;
        mcs_slot_now = slot;
        mcs_check_row(verdict, &chunk->run->arena, row, slot->op);
        mcs_slot_now = NULL;
    }
    if (verdict->status == MCS_ABSENT)
        mcs_slot_fail(slot, MCS_ROW_NOT_PRESENT, "not present");
    else if (verdict->status == MCS_NO_MEMORY)
        mcs_slot_fail(slot, MCS_ROW_SKIPPED, "%s", verdict->message);
    else if (verdict->status != MCS_OK)
        mcs_slot_fail(slot, MCS_ROW_FAIL, "%s", verdict->message);
}

static int add_case(void *with, const struct mcs_row *row, enum mcs_op op,
                    size_t payload_bytes)
{
    struct chunk *chunk = with;
    struct mcs_slot *slot;

    if (chunk->count == chunk->room && finish(chunk))
        return 1;
    slot = &chunk->slots[chunk->count];
    memset(slot, 0, sizeof *slot);
    slot->row = *row;
    slot->op = op;
    slot->payload_bytes = payload_bytes;
    slot->capacity = chunk->capacity;
    slot->ticks = chunk->samples + (size_t)chunk->count * 2 * chunk->capacity;
    slot->cycles = slot->ticks + chunk->capacity;
    admit(chunk, slot);
    chunk->count++;
    return port_interrupted();
}

static int count_case(void *with, const struct mcs_row *row, enum mcs_op op,
                      size_t payload_bytes)
{
    struct mcs_run_state *run = with;

    (void)payload_bytes;
    run->cases++;
    (void)op;
    (void)row;
    return 0;
}

static int count_on(void *with)
{
    (void)with;
    return 0;
}

static int exit_status(const struct mcs_run_state *run)
{
    if (port_interrupted())
        return MCS_EXIT_INTERRUPTED;
    if (run->rows[MCS_ROW_FAIL] > 0 || run->clock.doubtful)
        return MCS_EXIT_FAILED;
    if (run->rows[MCS_ROW_OK] == 0) {
        mcs_complain("nothing was measured");
        return MCS_EXIT_FAILED;
    }
    return MCS_EXIT_OK;
}

/* Visits every case of the run; stops where the visitor answers non-zero. */
static int each_case(struct mcs_run_state *run,
                     const struct mcs_visitor *visitor)
{
    const struct mcs_config *config = &run->config;
    const struct mcs_alg *alg = NULL;
    int stop = 0;

    if (config->preset != NULL)
        return mcs_extra->each_preset_case(run, visitor);
    while (!stop && (alg = mcs_next_algorithm(config, alg)) != NULL) {
        stop = mcs_each_case(config, alg, visitor->visit, visitor->with);
        if (visitor->together(visitor->with))
            stop = 1;
    }
    return stop;
}

int mcs_run_measure(struct mcs_run_state *run)
{
    const struct mcs_reporter *reporter = run->config.reporter;
    struct chunk chunk;
    const struct mcs_visitor count = {count_case, count_on, run, 0};
    const struct mcs_visitor measure = {add_case, finish, &chunk, 1};

    memset(&chunk, 0, sizeof chunk);
    chunk.run = run;
    if (make_room(&chunk) != 0)
        return MCS_EXIT_FAILED;
    each_case(run, &count);
    run->started = port_time();
    mcs_run_now = run;
    mcs_start_providers();
    reporter->begin(&run->out, &run->session);
    if (!write_failed(run))
        each_case(run, &measure);
    reporter->end(&run->out, &run->session);
    mcs_run_now = NULL;
    if (write_failed(run))
        return MCS_EXIT_FAILED;
    return exit_status(run);
}
