/* SPDX-License-Identifier: MIT */
/* -agree: a line of TAP for each two implementations of an algorithm. */
#include "agree.h"
#include "complain.h"
#include "order.h"
#include "report-parts.h"
#include "select.h"
#include "tell.h"

#include <string.h>

/* Random inputs for each two, unless -iterations says otherwise. */
#define INPUTS 8u

/* Of those, one in so many where each takes long. */
#define SLOW_PART 4u

struct tap {
    struct mcs_run_state *run;
    struct mcs_circle circle;
    unsigned number, failed, skipped;
    uint64_t inputs; /* of all lines */
};

/* Implementations of one provider meet only where all variants are asked for.
 */
static int are_to_meet(const struct mcs_config *config,
                       const struct mcs_member *a, const struct mcs_member *b)
{
    return config->all_variants || a->row.provider != b->row.provider;
}

static int is_skip(const struct mcs_member *member)
{
    return member->status == MCS_ABSENT || member->status == MCS_NO_MEMORY;
}

static void put_name(struct mcs_out *out, const struct mcs_member *member)
{
    mcs_put_implementation(out, member->row.provider, member->row.impl);
}

/* Whose doing it was that two did not agree, and what. */
static void put_disagreement(struct mcs_out *out, const struct mcs_match *match,
                             const struct mcs_member *first,
                             const struct mcs_member *second)
{
    int by_second =
        match->why == MCS_SECOND_REFUSES || match->why == MCS_SECOND_TAKES;

    mcs_print(out, "# input %u: ", (unsigned)match->number);
    if (match->why == MCS_DIFFERS) {
        mcs_put(out, "the answers differ");
    } else {
        put_name(out, by_second ? second : first);
        mcs_put(out, match->why >= MCS_FIRST_TAKES
                         ? " takes an altered tag or signature"
                         : " refuses the other's answer");
    }
    mcs_put(out, "\n");
}

static void put_reason(struct mcs_out *out, const struct mcs_member *member)
{
    put_name(out, member);
    mcs_print(out, ": %s", member->message);
}

static void line(struct tap *tap, unsigned a, unsigned b)
{
    const struct mcs_member *first = &tap->circle.members[a];
    const struct mcs_member *second = &tap->circle.members[b];
    const struct mcs_match *match = mcs_match_of(&tap->circle, a, b);
    const struct mcs_member *out_of_it = first->status != MCS_OK    ? first
                                         : second->status != MCS_OK ? second
                                                                    : NULL;
    struct mcs_out *out = &tap->run->out;
    int broken = out_of_it != NULL && !is_skip(out_of_it);
    int ok = match->why == MCS_AGREES && !broken;
    int skip = ok && (out_of_it != NULL || match->inputs == 0);

    tap->failed += !ok;
    tap->skipped += (unsigned)skip;
    mcs_print(out, "%s %u - %s ", ok ? "ok" : "not ok", ++tap->number,
              tap->circle.alg->name);
    put_name(out, first);
    mcs_put(out, " / ");
    put_name(out, second);
    if (skip) {
        mcs_put(out, " # SKIP ");
        if (out_of_it != NULL)
            put_reason(out, out_of_it);
        else
            mcs_put(out, "no operation or size in common");
    } else if (ok) {
        mcs_print(out, " (%u inputs)", (unsigned)match->inputs);
        tap->inputs += match->inputs;
    }
    mcs_put(out, "\n");
    if (!ok && match->why != MCS_AGREES) {
        put_disagreement(out, match, first, second);
    } else if (!ok) {
        mcs_put(out, "# ");
        put_reason(out, out_of_it);
        mcs_put(out, "\n");
    }
}

/* The rows selected, into members where that is not NULL: how many. */
static unsigned find_members(const struct mcs_config *config,
                             const struct mcs_alg *alg,
                             struct mcs_member *members)
{
    unsigned count = 0;
    struct mcs_walk walk;

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk)) {
        if (walk.row.impl->alg != alg || !mcs_selects_row(config, &walk.row))
            continue;
        if (members != NULL) {
            struct mcs_member *member = &members[count];
            member->row = walk.row;
            member->status = mcs_row_ready(&walk.row);
            if (member->status != MCS_OK)
                mcs_string(member->message, sizeof member->message, "%s",
                           member->status == MCS_ABSENT ? "not present"
                                                        : MCS_DOES_NOT_START);
        }
        count++;
    }
    return count;
}

/* Members, matches and room for answers: 0, or -1 where they do not fit. */
static int gather(struct tap *tap, unsigned count)
{
    struct mcs_circle *circle = &tap->circle;
    struct mcs_arena *arena = circle->arena;
    size_t bytes = mcs_trial_answer_bytes(circle->alg);
    unsigned i;

    circle->count = count;
    circle->members = mcs_arena_take(arena, count * sizeof *circle->members);
    circle->matches = mcs_arena_take(arena, (size_t)count * (count - 1) / 2 *
                                                sizeof *circle->matches);
    if (circle->members == NULL || circle->matches == NULL)
        return -1;
    find_members(&tap->run->config, circle->alg, circle->members);
    for (i = 0; i < count; i++)
        if ((circle->members[i].answer = mcs_arena_take(arena, bytes)) == NULL)
            return -1;
    return 0;
}

static void skip_all(struct tap *tap, const char *why)
{
    mcs_print(&tap->run->out, "ok %u - %s # SKIP %s\n", ++tap->number,
              tap->circle.alg->name, why);
    tap->skipped++;
}

static void try_all(struct tap *tap)
{
    const struct mcs_config *config = &tap->run->config;
    struct mcs_circle *circle = &tap->circle;
    unsigned inputs = config->iterations != 0 ? config->iterations : INPUTS;
    unsigned a, b;

    if (circle->alg->kind == MCS_AGREE || circle->alg->kind == MCS_SIGN)
        inputs = (inputs + SLOW_PART - 1) / SLOW_PART;
    for (circle->number = 0; circle->number < inputs; circle->number++) {
        if (port_interrupted())
            return;
        if (mcs_agree(circle) != 0) {
            skip_all(tap, "the inputs do not fit the memory");
            return;
        }
    }
    for (b = 1; b < circle->count; b++)
        for (a = 0; a < b; a++)
            if (are_to_meet(config, &circle->members[a], &circle->members[b]))
                line(tap, a, b);
}

/* Whether any two of the algorithm's members are to meet. */
static int has_two(const struct mcs_config *config, const struct mcs_alg *alg)
{
    const struct mcs_provider *first = NULL;
    struct mcs_walk walk;

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk)) {
        if (walk.row.impl->alg != alg || !mcs_selects_row(config, &walk.row))
            continue;
        if (first != NULL &&
            (config->all_variants || first != walk.row.provider))
            return 1;
        first = walk.row.provider;
    }
    return 0;
}

static void agree_on(struct tap *tap, const struct mcs_alg *alg)
{
    const struct mcs_config *config = &tap->run->config;
    size_t mark = tap->run->arena.used;

    if (!has_two(config, alg))
        return;
    tap->circle.alg = alg;
    if (!mcs_agree_kind(alg->kind) || alg->vector_count == 0)
        skip_all(tap, "nothing of this kind can be compared");
    else if (gather(tap, find_members(config, alg, NULL)) != 0)
        skip_all(tap, "the answers do not fit the memory");
    else
        try_all(tap);
    tap->run->arena.used = mark;
}

static int finish(struct tap *tap)
{
    struct mcs_out *out = &tap->run->out;

    if (!port_interrupted())
        mcs_print(out, "1..%u\n", tap->number);
    mcs_print(out, "# %u agree (%llu inputs), %u disagree, %u skipped\n",
              tap->number - tap->failed - tap->skipped,
              (unsigned long long)tap->inputs, tap->failed, tap->skipped);
    if (mcs_out_flush(out) != 0) {
        mcs_complain("cannot write %s: %s", "the results", out->why);
        return MCS_EXIT_FAILED;
    }
    if (port_interrupted())
        return MCS_EXIT_INTERRUPTED;
    if (tap->number == tap->skipped) {
        mcs_complain("nothing was compared: %s",
                     tap->number == 0 ? "no algorithm has two implementations "
                                        "that are selected"
                                      : "everything was skipped");
        return MCS_EXIT_FAILED;
    }
    return tap->failed != 0 ? MCS_EXIT_FAILED : MCS_EXIT_OK;
}

int mcs_run_agree(struct mcs_run_state *run)
{
    const struct mcs_alg *alg = NULL;
    struct tap tap;

    memset(&tap, 0, sizeof tap);
    tap.run = run;
    tap.circle.arena = &run->arena;
    tap.circle.seed = run->config.seed;
    mcs_start_providers();
    mcs_print(&run->out, "TAP version 13\n# seed %u\n",
              (unsigned)run->config.seed);
    while ((alg = mcs_next_algorithm(&run->config, alg)) != NULL) {
        agree_on(&tap, alg);
        if (mcs_out_flush(&run->out) != 0 || port_interrupted())
            break;
    }
    return finish(&tap);
}
