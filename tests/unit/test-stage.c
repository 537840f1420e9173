/* SPDX-License-Identifier: MIT */
/* The stage: where its buffers lie, what they hold, what is watched. */
#include "capture.h"
#include "library-fixture.h"
#include "machine.h"
#include "stage.h"

#include <string.h>

static struct mcs_arena arena;
static struct mcs_stage stage;

static const struct mcs_vector *vector(const struct mcs_impl *impl)
{
    return &impl->alg->vectors[0];
}

static void start(size_t limit)
{
    machine_reset();
    library_reset();
    memset(machine_memory, 0xEE, sizeof(machine_memory));
    mcs_arena_open(&arena, limit);
}

static enum mcs_status open_stage(const struct mcs_impl *impl, enum mcs_op op,
                                  const struct mcs_sizes *sizes)
{
    return mcs_stage_open(&stage, &arena, impl, op, vector(impl), sizes);
}

/* Whether a..a+n and b..b+m have no byte in common. */
static int apart(const void *a, size_t n, const void *b, size_t m)
{
    uintptr_t x = (uintptr_t)a, y = (uintptr_t)b;

    return x + n <= y || y + m <= x;
}

static void test_buffers(void)
{
    static const size_t misaligned[] = {0, 1, 15};
    size_t i;

    for (i = 0; i < 3; i++) {
        size_t off = misaligned[i];
        struct mcs_sizes sizes = {33, 13, 47, 2, off};
        const struct mcs_call *call = &stage.call;

        start(0);
        tap_ok(open_stage(&library_aead, MCS_ENCRYPT, &sizes) == MCS_OK,
               "%u off a boundary", (unsigned)off);
        tap_ok((uintptr_t)call->in.at % 16 == off &&
                   (uintptr_t)call->out % 16 == off &&
                   (uintptr_t)call->ctx % 16 == 0,
               "input and output lie so, the context does not");
        tap_ok(call->in.len == 33 && call->aad.len == 13 &&
                   call->out_bytes == 47 && call->tag_bytes == 2,
               "lengths");
        tap_ok(apart(call->in.at, 33, call->out, 47 + 16) &&
                   apart(call->in.at, 33, call->aad.at, 13) &&
                   apart(call->aad.at, 13, call->out, 47 + 16) &&
                   apart(call->tag, 2 + 16, call->out, 47 + 16) &&
                   apart(call->ctx, library_aead.ctx_bytes, call->in.at, 33),
               "apart from each other");
        tap_ok(mcs_pattern_stands(call->in.at, 33, 1) &&
                   mcs_pattern_stands(call->aad.at, 13, 2),
               "filled");
        tap_ok(mcs_pool_top() >= (const void *)(call->tag + 2 + 16),
               "and the pool above");
        mcs_stage_close(&stage, &arena);
        tap_ok(arena.used == 0, "memory is given back");
    }
}

static void test_call(void)
{
    struct mcs_sizes sizes = {4, 2, 4, 2, 0};
    static const uint8_t in[] = {1, 2, 3, 4}, aad[] = {5, 6};
    const struct mcs_vector *v = vector(&library_aead);

    start(0);
    open_stage(&library_aead, MCS_DECRYPT, &sizes);
    tap_ok(stage.call.op == MCS_DECRYPT && stage.call.impl == &library_aead &&
               stage.call.key.at == v->key.at && stage.call.pair == v->pair,
           "the call is of the vector");
    mcs_stage_fill(&stage, in, aad);
    tap_ok(memcmp(stage.call.in.at, in, 4) == 0 &&
               memcmp(stage.call.aad.at, aad, 2) == 0,
           "input and AAD are filled");
    mcs_stage_close(&stage, &arena);

    open_stage(&library_aead, MCS_SETUP, &sizes);
    tap_ok(stage.call.op == MCS_ENCRYPT,
           "set-up prepares for the first operation");
    mcs_stage_close(&stage, &arena);
    open_stage(&library_sign, MCS_SETUP, &sizes);
    tap_ok(stage.call.op == MCS_SIGNATURE, "whatever that is");
    mcs_stage_close(&stage, &arena);

    memset(&sizes, 0, sizeof(sizes));
    tap_ok(open_stage(&library_hash, MCS_DIGEST, &sizes) == MCS_OK,
           "nothing has a place too");
    mcs_stage_fill(&stage, NULL, NULL);
    tap_ok(mcs_stage_setup(&stage) == MCS_OK && stage.is_set_up,
           "no set-up is one that went well");
    mcs_stage_close(&stage, &arena);
}

static void test_done(void)
{
    struct mcs_sizes sizes = {4, 2, 4, 2, 0};
    uint8_t zeros[64] = {0};
    mcs_run *timed;

    start(0);
    library_faults.needs = 40;
    open_stage(&library_aead, MCS_ENCRYPT, &sizes);
    tap_ok(mcs_stage_timed(&stage) == library_aead.ops->run[MCS_ENCRYPT],
           "what is timed is the operation");
    tap_ok(mcs_stage_setup(&stage) == MCS_OK && mcs_pool_in_use() == 40,
           "set up");
    mcs_stage_done(&stage);
    tap_ok(library_dones == 1 && mcs_pool_in_use() == 0 &&
               memcmp(stage.call.ctx, zeros, library_aead.ctx_bytes) == 0,
           "and undone, with a clean context");
    mcs_stage_done(&stage);
    mcs_stage_close(&stage, &arena);
    tap_ok(library_dones == 1, "once only");

    open_stage(&library_aead, MCS_ENCRYPT, &sizes);
    library_faults.fails_setup = MCS_LIBRARY;
    stage.call.library_error = 5;
    tap_ok(mcs_stage_setup(&stage) == MCS_LIBRARY &&
               stage.call.library_error == -7,
           "a set-up that fails");
    mcs_stage_close(&stage, &arena);
    tap_ok(library_dones == 1, "is not undone");

    library_faults.fails_setup = 0;
    open_stage(&library_aead, MCS_SETUP, &sizes);
    timed = mcs_stage_timed(&stage);
    tap_ok(timed(&stage.call) == MCS_OK && timed(&stage.call) == MCS_OK &&
               library_dones == 3 && mcs_pool_in_use() == 0,
           "set-up is timed with its end");
    library_faults.fails_setup = MCS_TIMEOUT;
    tap_ok(timed(&stage.call) == MCS_TIMEOUT && library_dones == 3,
           "or tells its failure");
    mcs_stage_close(&stage, &arena);
}

static void test_watching(void)
{
    struct mcs_sizes sizes = {4, 2, 4, 2, 3};

    start(0);
    open_stage(&library_aead, MCS_ENCRYPT, &sizes);
    machine.stack_peak = 300;
    mcs_stage_setup(&stage);
    machine.stack_peak = 200;
    tap_ok(mcs_stage_run(&stage) == MCS_OK && stage.stack_bytes == 300,
           "the deepest stack so far");
    machine.stack_peak = 301;
    mcs_stage_run(&stage);
    tap_ok(stage.stack_bytes == 301, "and deeper");
    library_faults.beyond_out = 1;
    tap_ok(mcs_stage_run(&stage) == MCS_WRONG, "a byte behind the output");
    library_faults.beyond_out = 0;
    tap_ok(mcs_stage_run(&stage) == MCS_WRONG, "stays found");
    stage.call.out[stage.call.out_bytes] ^= 0xFF;
    tap_ok(mcs_stage_run(&stage) == MCS_OK, "until it is mended");
    stage.call.out[stage.call.out_bytes + 15] ^= 1;
    tap_ok(mcs_stage_run(&stage) == MCS_WRONG, "16 bytes behind the output");
    stage.call.out[stage.call.out_bytes + 15] ^= 1;
    library_faults.beyond_tag = 1;
    tap_ok(mcs_stage_run(&stage) == MCS_WRONG, "a byte behind the tag");
    library_faults.fails = MCS_TIMEOUT;
    tap_ok(mcs_stage_run(&stage) == MCS_TIMEOUT, "a failure comes first");
    machine.stack_peak = SIZE_MAX;
    tap_ok(mcs_stage_run(&stage) == MCS_NO_MEMORY &&
               stage.stack_bytes == SIZE_MAX,
           "the stack before all");
    mcs_stage_close(&stage, &arena);
}

/* What it says that it needs is enough, and less is not. */
static void test_needs(void)
{
    static const struct mcs_sizes all[] = {{1, 0, 3, 0, 0},
                                           {16384, 13, 16384, 16, 0},
                                           {33, 13, 47, 2, 0},
                                           {33, 13, 47, 2, 1},
                                           {31, 1, 33, 15, 15}};
    size_t i, needs;

    for (i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
        start(16);
        tap_ok(open_stage(&library_aead, MCS_ENCRYPT, &all[i]) ==
                       MCS_NO_MEMORY &&
                   arena.used == 0,
               "too little memory");
        needs = arena.wanted;
        start(needs);
        tap_ok(open_stage(&library_aead, MCS_ENCRYPT, &all[i]) == MCS_OK,
               "%u bytes are enough", (unsigned)needs);
        start(needs - 16);
        tap_ok(open_stage(&library_aead, MCS_ENCRYPT, &all[i]) == MCS_NO_MEMORY,
               "and 16 less are not");
    }
    start(0);
    mcs_arena_take(&arena, 1000);
    {
        struct mcs_sizes huge = {SIZE_MAX - 3, 0, 4, 0, 0};
        size_t used = arena.used;

        tap_ok(open_stage(&library_aead, MCS_ENCRYPT, &huge) == MCS_NO_MEMORY &&
                   arena.used == used && arena.wanted > MACHINE_BYTES,
               "no sum runs over");
    }
}

static void test_pattern(void)
{
    uint8_t one[1000], two[1000];
    unsigned differ = 0, i;

    mcs_pattern(one, sizeof(one), 1);
    mcs_pattern(two, sizeof(two), 2);
    for (i = 0; i < 1000; i++)
        differ += one[i] != two[i];
    tap_ok(differ > 950, "patterns differ by seed, in %u of 1000", differ);
    tap_ok(mcs_pattern_stands(one, sizeof(one), 1) &&
               !mcs_pattern_stands(one, sizeof(one), 2),
           "and are told apart");
    one[999] ^= 1;
    tap_ok(!mcs_pattern_stands(one, 1000, 1) && mcs_pattern_stands(one, 999, 1),
           "to the last byte");
}

int main(void)
{
    test_buffers();
    test_call();
    test_done();
    test_watching();
    test_needs();
    test_pattern();
    return tap_end();
}
