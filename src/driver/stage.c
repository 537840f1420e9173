/* SPDX-License-Identifier: MIT */
#include "stage.h"
#include "port.h"
#include "provider.h"

#include <string.h>

/* Bytes behind each output that must come back as they were. */
#define FENCE_BYTES 16
#define FENCE 0xA5

/* Knuth's linear congruence (TAOCP 2, 3.3.4), whose high bits are used. */
static uint8_t next_byte(uint32_t *x)
{
    *x = *x * 1664525u + 1013904223u;
    return (uint8_t)(*x >> 24);
}

static uint32_t first_of(uint32_t seed)
{
    return seed * 2654435761u + 1;
}

void mcs_pattern(uint8_t *to, size_t bytes, uint32_t seed)
{
    uint32_t x = first_of(seed);

    while (bytes-- > 0)
        *to++ = next_byte(&x);
}

int mcs_pattern_stands(const uint8_t *at, size_t bytes, uint32_t seed)
{
    uint32_t x = first_of(seed);

    while (bytes-- > 0)
        if (*at++ != next_byte(&x))
            return 0;
    return 1;
}

/*
 * `bytes` that lie `misalign` beyond a 16-byte boundary, with a fence.  Adds
 * what that needs of the arena to *needs, SIZE_MAX being the most.
 */
static uint8_t *take(struct mcs_arena *arena, size_t bytes, size_t misalign,
                     size_t *needs)
{
    size_t whole = SIZE_MAX / 2;
    uint8_t *taken;

    if (bytes < whole - misalign - 2 * FENCE_BYTES) /* no sum may wrap */
        whole = (bytes + misalign + FENCE_BYTES + 15) & ~(size_t)15;
    *needs = whole > SIZE_MAX - *needs ? SIZE_MAX : *needs + whole;
    taken = mcs_arena_take(arena, whole);
    if (taken != NULL) {
        taken += misalign;
        memset(taken + bytes, FENCE, FENCE_BYTES);
    }
    return taken;
}

static int fence_stands(const uint8_t *buffer, size_t bytes)
{
    size_t i;

    for (i = 0; i < FENCE_BYTES; i++)
        if (buffer[bytes + i] != FENCE)
            return 0;
    return 1;
}

size_t mcs_key_bytes(const struct mcs_key *pair)
{
    return pair->pub.len + pair->n.len; /* one of them is empty */
}

enum mcs_status mcs_stage_open(struct mcs_stage *stage, struct mcs_arena *arena,
                               const struct mcs_impl *impl, enum mcs_op op,
                               const struct mcs_vector *vector,
                               const struct mcs_sizes *sizes)
{
    struct mcs_call *call = &stage->call;
    size_t needs = ((size_t)impl->ctx_bytes + 15) & ~(size_t)15;

    memset(stage, 0, sizeof *stage);
    stage->mark = arena->used;
    stage->impl = impl;
    stage->op = op;
    call->impl = impl;
    call->ctx = mcs_arena_take(arena, impl->ctx_bytes);
    stage->in = take(arena, sizes->in, sizes->misalign, &needs);
    stage->aad = take(arena, sizes->aad, 0, &needs);
    call->out = take(arena, sizes->out, sizes->misalign, &needs);
    call->tag = take(arena, sizes->tag, 0, &needs);
    if (call->ctx == NULL || stage->in == NULL || stage->aad == NULL ||
        call->out == NULL || call->tag == NULL) {
        arena->used = stage->mark;
        arena->wanted = needs;
        return MCS_NO_MEMORY;
    }
    call->op = mcs_prepared_op(impl, op);
    call->key = vector->key;
    call->nonce = vector->nonce;
    call->pair = vector->pair;
    call->random = vector->random;
    call->iterations = vector->iterations;
    call->in.at = stage->in;
    call->in.len = sizes->in;
    call->aad.at = stage->aad;
    call->aad.len = sizes->aad;
    call->out_bytes = sizes->out;
    call->tag_bytes = sizes->tag;
    mcs_pattern(stage->in, sizes->in, 1);
    mcs_pattern(stage->aad, sizes->aad, 2);
    mcs_pool_open(arena);
    return MCS_OK;
}

void mcs_stage_fill(struct mcs_stage *stage, const uint8_t *in,
                    const uint8_t *aad)
{
    if (stage->call.in.len != 0)
        memcpy(stage->in, in, stage->call.in.len);
    if (stage->call.aad.len != 0)
        memcpy(stage->aad, aad, stage->call.aad.len);
}

enum mcs_status mcs_stage_call(struct mcs_stage *stage, mcs_run *run)
{
    enum mcs_status status;
    size_t peak;

    port_stack_paint(mcs_pool_top());
    status = run(&stage->call);
    peak = port_stack_peak();
    if (peak > stage->stack_bytes)
        stage->stack_bytes = peak;
    if (peak == SIZE_MAX)
        return MCS_NO_MEMORY;
    return status == MCS_OK && !mcs_stage_stands(stage) ? MCS_WRONG : status;
}

int mcs_stage_stands(const struct mcs_stage *stage)
{
    const struct mcs_call *call = &stage->call;

    /* That of the additional data lies just before the output. */
    return fence_stands(call->out, call->out_bytes) &&
           fence_stands(call->tag, call->tag_bytes) &&
           fence_stands(stage->aad, call->aad.len);
}

enum mcs_status mcs_stage_setup(struct mcs_stage *stage)
{
    enum mcs_status status = MCS_OK;

    stage->call.library_error = 0;
    if (stage->impl->ops->run[MCS_SETUP] != NULL)
        status = mcs_stage_call(stage, stage->impl->ops->run[MCS_SETUP]);
    stage->is_set_up = status == MCS_OK;
    return status;
}

enum mcs_status mcs_stage_run(struct mcs_stage *stage)
{
    return mcs_stage_call(stage, stage->impl->ops->run[stage->call.op]);
}

void mcs_stage_done(struct mcs_stage *stage)
{
    if (stage->is_set_up && stage->impl->ops->done != NULL)
        stage->impl->ops->done(&stage->call);
    stage->is_set_up = 0;
    if (stage->call.ctx != NULL)
        memset(stage->call.ctx, 0, stage->impl->ctx_bytes);
}

void mcs_stage_close(struct mcs_stage *stage, struct mcs_arena *arena)
{
    mcs_stage_done(stage);
    arena->used = stage->mark;
}

static enum mcs_status set_up_and_undo(struct mcs_call *call)
{
    const struct mcs_ops *ops = call->impl->ops;
    enum mcs_status status = ops->run[MCS_SETUP](call);

    if (status == MCS_OK && ops->done != NULL)
        ops->done(call);
    return status;
}

mcs_run *mcs_stage_timed(const struct mcs_stage *stage)
{
    if (stage->op == MCS_SETUP)
        return set_up_and_undo;
    return stage->impl->ops->run[stage->op];
}

uint32_t mcs_add_to_print(uint32_t print, const void *bytes, size_t count)
{
    const uint8_t *at = bytes;

    while (count-- > 0)
        print = (print ^ *at++) * 16777619u;
    return print;
}

uint32_t mcs_print_of(const struct mcs_stage *stage)
{
    uint32_t print = MCS_NO_PRINT;

    print = mcs_add_to_print(print, stage->call.out, stage->call.out_bytes);
    return mcs_add_to_print(print, stage->call.tag, stage->call.tag_bytes);
}
