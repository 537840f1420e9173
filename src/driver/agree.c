/* SPDX-License-Identifier: MIT */
#include "agree.h"
#include "slot.h"

#include <string.h>

/* What members make of an input, and whose answer they take how. */
struct step {
    enum mcs_op make;
    enum mcs_op take; /* MCS_SETUP: the answer is nothing to take */
    unsigned party;   /* agree: whose key it is */
};

/* The circle at work on one input. */
struct work {
    struct mcs_circle *circle;
    struct mcs_trial trial;
    const struct step *step;
    size_t out_bytes;   /* of the step's answer, in front of the tag */
    unsigned published; /* public keys */
    struct mcs_stage stage;
    struct mcs_slot slot; /* for mcs_fault */
};

static const struct step steps[] = {
    {MCS_DIGEST, MCS_SETUP, 0},     {MCS_AUTHENTICATE, MCS_SETUP, 0},
    {MCS_ENCRYPT, MCS_DECRYPT, 0},  {MCS_GENERATE, MCS_SETUP, 0},
    {MCS_SIGNATURE, MCS_VERIFY, 0}, {MCS_KEYGEN, MCS_SETUP, 0},
    {MCS_KEYGEN, MCS_SETUP, 1},     {MCS_DERIVE, MCS_SETUP, 0},
    {MCS_DERIVE, MCS_SETUP, 1},
};

/* The steps of each kind: from, and how many; none where it has no rule. */
static const uint8_t steps_of[MCS_KIND_COUNT][2] = {
    [MCS_HASH] = {0, 1}, [MCS_MAC] = {1, 1},   [MCS_CIPHER] = {2, 1},
    [MCS_AEAD] = {2, 1}, [MCS_DRBG] = {3, 1},  [MCS_SIGN] = {4, 1},
    [MCS_KDF] = {7, 1},  [MCS_AGREE] = {5, 4},
};

int mcs_agree_kind(enum mcs_kind kind)
{
    return steps_of[kind][1] != 0;
}

struct mcs_match *mcs_match_of(const struct mcs_circle *circle, unsigned first,
                               unsigned second)
{
    return &circle->matches[second * (second - 1) / 2 + first];
}

static void disagree(const struct work *w, unsigned first, unsigned second,
                     enum mcs_disagreement why)
{
    struct mcs_match *match = mcs_match_of(w->circle, first, second);

    match->met = 1;
    if (match->why != MCS_AGREES)
        return;
    match->why = (uint8_t)why;
    match->number = (uint16_t)w->circle->number;
}

/* Of what `by` did with what `made` did; the one or the other comes first. */
static void blame(const struct work *w, unsigned by, unsigned made,
                  enum mcs_disagreement if_first,
                  enum mcs_disagreement if_second)
{
    if (by < made)
        disagree(w, by, made, if_first);
    else
        disagree(w, made, by, if_second);
}

static struct mcs_match *match_of_any(const struct work *w, unsigned a,
                                      unsigned b)
{
    return a < b ? mcs_match_of(w->circle, a, b)
                 : mcs_match_of(w->circle, b, a);
}

/*
 * Opens the stage for the member's operation on the trial, with `in` for
 * input.  What keeps the member from going on is put down with it.
 */
static enum mcs_status open(struct work *w, struct mcs_member *member,
                            enum mcs_op op, const uint8_t *in, size_t in_bytes)
{
    const struct mcs_vector *v = &w->trial.vector;
    struct mcs_arena *arena = w->circle->arena;
    struct mcs_sizes sizes;

    memset(&sizes, 0, sizeof sizes);
    sizes.in = in_bytes;
    sizes.aad = v->aad.len;
    sizes.out = op == MCS_DECRYPT ? v->in.len : w->out_bytes;
    sizes.tag = w->trial.tag_bytes;
    if (mcs_stage_open(&w->stage, arena, member->row.impl, op, v, &sizes) !=
        MCS_OK) {
        member->status = MCS_NO_MEMORY;
        mcs_string(member->message, sizeof member->message,
                   "needs %zu bytes of memory, there are %zu", arena->wanted,
                   mcs_arena_free(arena));
        return MCS_NO_MEMORY;
    }
    w->slot.row = member->row;
    w->slot.op = op;
    w->slot.payload_bytes = in_bytes;
    mcs_slot_now = &w->slot;
    mcs_stage_fill(&w->stage, in, v->aad.at);
    if (op == MCS_KEYGEN)
        w->stage.call.random = v->pair->priv;
    return MCS_OK;
}

/* Runs the open stage. */
static enum mcs_status run(struct work *w)
{
    enum mcs_status status = mcs_stage_setup(&w->stage);
    unsigned calls = w->trial.calls;

    while (status == MCS_OK && calls-- > 0)
        status = mcs_stage_run(&w->stage);
    return status;
}

/* Closes it; a status that is no answer puts the member out. */
static void close(struct work *w, struct mcs_member *member,
                  enum mcs_status status)
{
    if (status != MCS_OK && status != MCS_REFUSED &&
        status != MCS_UNSUPPORTED) {
        member->status = status;
        mcs_stage_text(member->message, sizeof member->message, &member->row,
                       &w->stage, status);
    }
    mcs_stage_close(&w->stage, w->circle->arena);
    mcs_slot_now = NULL;
}

/* The member's answer, if it has one, into member->answer. */
static void make(struct work *w, struct mcs_member *member)
{
    const struct mcs_vector *v = &w->trial.vector;
    const struct mcs_call *call = &w->stage.call;

    member->answered = MCS_UNSUPPORTED;
    if (member->status != MCS_OK ||
        member->row.impl->ops->run[w->step->make] == NULL)
        return;
    if (open(w, member, w->step->make, v->in.at, v->in.len) != MCS_OK)
        return;
    member->answered = run(w);
    memcpy(member->answer, call->out, w->out_bytes);
    memcpy(member->answer + w->out_bytes, call->tag, w->trial.tag_bytes);
    close(w, member, member->answered);
}

/*
 * What the member says to an answer: MCS_OK takes it.  A bit of the tag is
 * flipped first where `alter` is not 0.
 */
static enum mcs_status take(struct work *w, struct mcs_member *member,
                            const uint8_t *answer, uint8_t alter)
{
    const struct mcs_vector *v = &w->trial.vector;
    int decrypts = w->step->take == MCS_DECRYPT;
    size_t tag_bytes = w->trial.tag_bytes;
    struct mcs_call *call = &w->stage.call;
    enum mcs_status status;

    status =
        open(w, member, w->step->take, decrypts ? answer : v->in.at, v->in.len);
    if (status != MCS_OK)
        return status;
    if (tag_bytes != 0) {
        memcpy(call->tag, answer + w->out_bytes, tag_bytes);
        call->tag[tag_bytes - 1] ^= alter;
    }
    status = run(w);
    if (status == MCS_OK && decrypts && alter == 0 && v->in.len != 0 &&
        memcmp(call->out, v->in.at, v->in.len) != 0)
        status = MCS_REFUSED; /* in effect: it does not give back the input */
    close(w, member, status);
    return status;
}

/* Signatures by different rules for k are different and both right. */
static int have_one_answer(const struct work *w, const struct mcs_impl *a,
                           const struct mcs_impl *b)
{
    unsigned either = a->traits | b->traits;
    unsigned differ = a->traits ^ b->traits;

    return w->step->make != MCS_SIGNATURE ||
           !(either & MCS_K_RANDOM || differ & MCS_K_RFC6979);
}

static int same_answers(const struct work *w, const struct mcs_member *a,
                        const struct mcs_member *b)
{
    return memcmp(a->answer, b->answer, w->out_bytes + w->trial.tag_bytes) == 0;
}

static void compare_all(const struct work *w)
{
    const struct mcs_member *members = w->circle->members;
    unsigned a, b;

    for (b = 1; b < w->circle->count; b++)
        for (a = 0; a < b; a++) {
            if (members[a].answered != MCS_OK ||
                members[b].answered != MCS_OK ||
                !have_one_answer(w, members[a].row.impl, members[b].row.impl))
                continue;
            if (same_answers(w, &members[a], &members[b]))
                mcs_match_of(w->circle, a, b)->met = 1;
            else
                disagree(w, a, b, MCS_DIFFERS);
        }
}

/* An answer like one that `by` was given before gets the same reply. */
static enum mcs_status reply(struct work *w, unsigned by, unsigned to)
{
    struct mcs_member *members = w->circle->members;
    unsigned i;

    for (i = 0; i < to; i++)
        if (i != by && members[i].answered == MCS_OK &&
            same_answers(w, &members[i], &members[to]))
            return members[i].taken;
    return take(w, &members[by], members[to].answer, 0);
}

/* One member takes all others' answers, and refuses one that was altered. */
static void take_all(struct work *w, unsigned by)
{
    struct mcs_member *members = w->circle->members;
    const uint8_t *good = NULL;
    unsigned i;

    for (i = 0; i < w->circle->count && members[by].status == MCS_OK; i++) {
        struct mcs_member *other = &members[i];
        if (i == by || other->answered != MCS_OK)
            continue;
        other->taken = reply(w, by, i);
        if (other->taken == MCS_REFUSED)
            blame(w, by, i, MCS_FIRST_REFUSES, MCS_SECOND_REFUSES);
        if (other->taken != MCS_OK)
            continue;
        match_of_any(w, by, i)->met = 1;
        good = other->answer;
    }
    if (good == NULL || w->trial.tag_bytes == 0 ||
        take(w, &members[by], good, 1) != MCS_OK)
        return;
    for (i = 0; i < w->circle->count; i++)
        if (i != by && members[i].answered == MCS_OK)
            blame(w, by, i, MCS_FIRST_TAKES, MCS_SECOND_TAKES);
}

/* The public key of the step's party, for derive: whoever makes one first. */
static void publish(struct work *w)
{
    const struct mcs_member *members = w->circle->members;
    unsigned i = 0;

    while (i < w->circle->count && members[i].answered != MCS_OK)
        i++;
    if (i == w->circle->count)
        return;
    memcpy(w->trial.publics[w->step->party], members[i].answer, w->out_bytes);
    w->published++;
}

static void take_step(struct work *w)
{
    struct mcs_circle *circle = w->circle;
    const struct mcs_key *pair = &w->trial.pairs[w->step->party];
    unsigned i;

    w->out_bytes = w->trial.out_bytes;
    if (circle->alg->kind == MCS_AGREE) {
        if (w->step->make == MCS_DERIVE && w->published < 2)
            return; /* there is no random key without keygen */
        w->trial.vector.pair = pair;
    }
    if (w->step->make == MCS_KEYGEN)
        w->out_bytes = pair->pub.len;
    for (i = 0; i < circle->count; i++)
        make(w, &circle->members[i]);
    compare_all(w);
    if (w->step->make == MCS_KEYGEN)
        publish(w);
    if (w->step->take == MCS_SETUP)
        return;
    for (i = 0; i < circle->count; i++)
        if (circle->members[i].row.impl->ops->run[w->step->take] != NULL)
            take_all(w, i);
}

int mcs_agree(struct mcs_circle *circle)
{
    const uint8_t *range = steps_of[circle->alg->kind];
    unsigned matches = circle->count * (circle->count - 1) / 2;
    size_t mark = circle->arena->used;
    struct work w;
    int status;
    unsigned i;

    memset(&w, 0, sizeof w);
    w.circle = circle;
    status = mcs_trial_make(&w.trial, circle->arena, circle->alg, circle->seed,
                            circle->number);
    for (i = 0; i < range[1] && status == 0; i++) {
        w.step = &steps[range[0] + i];
        take_step(&w);
    }
    circle->arena->used = mark;
    for (i = 0; i < matches; i++) {
        circle->matches[i].inputs =
            (uint16_t)(circle->matches[i].inputs + circle->matches[i].met);
        circle->matches[i].met = 0;
    }
    return status;
}
