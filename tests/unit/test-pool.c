/* SPDX-License-Identifier: MIT */
/*
 * The pool under random use: each block is filled with a value of its own,
 * which must still be there when it is given back, and the pool's figures must
 * be those of a plain count.
 */
#include "arena.h"
#include "capture.h"
#include "machine.h"

#include <string.h>

#define BLOCKS 200

static struct mcs_arena arena;

static void open_pool(size_t bytes)
{
    machine_reset();
    machine.arena_bytes = bytes;
    mcs_arena_open(&arena, 0);
    mcs_pool_open(&arena);
}

/* xorshift64; the upper bits are the better ones. */
static uint32_t any(uint32_t below)
{
    static uint64_t state = 88172645463325252u;

    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 33) % below;
}

static struct block {
    uint8_t *at;
    size_t bytes;
    uint8_t value;
} blocks[BLOCKS];

static size_t in_use, peak;
static unsigned wrong, refused;

static void count(size_t now)
{
    in_use = now;
    if (in_use > peak)
        peak = in_use;
}

static int stands(const uint8_t *at, size_t bytes, uint8_t value)
{
    while (bytes-- > 0)
        if (*at++ != value)
            return 0;
    return 1;
}

static void fill(struct block *block, uint8_t *at, size_t bytes)
{
    static uint8_t value;

    wrong += (uintptr_t)at % 8 != 0;
    wrong += at < machine_memory || at + bytes > machine_memory + arena.bytes;
    block->at = at;
    block->bytes = bytes;
    block->value = ++value;
    memset(at, block->value, bytes);
}

/* Mostly small, as a library's bignums and contexts are. */
static size_t any_size(void)
{
    return 1 + any(any(16) == 0 ? 5000 : 200);
}

static void take(struct block *block)
{
    size_t bytes = any_size();
    int cleared = any(4) == 0;
    uint8_t *at = cleared ? mcs_pool_calloc(bytes, 1) : mcs_pool_alloc(bytes);

    if (at == NULL) {
        refused++;
        wrong += mcs_pool_wanted() != bytes;
        return;
    }
    if (cleared)
        wrong += !stands(at, bytes, 0);
    fill(block, at, bytes);
    count(in_use + bytes);
}

static void change(struct block *block)
{
    size_t bytes = any_size();
    size_t kept = bytes < block->bytes ? bytes : block->bytes;
    uint8_t *at = mcs_pool_realloc(block->at, bytes);

    if (at == NULL) {
        refused++;
        wrong += !stands(block->at, block->bytes, block->value);
        return;
    }
    wrong += !stands(at, kept, block->value);
    /* Where it moved, both were there for a moment. */
    if (at != block->at)
        count(in_use + bytes);
    count(in_use + bytes - block->bytes - (at != block->at ? bytes : 0));
    fill(block, at, bytes);
}

static void give_back(struct block *block)
{
    wrong += !stands(block->at, block->bytes, block->value);
    mcs_pool_free(block->at);
    count(in_use - block->bytes);
    block->at = NULL;
}

static void test_random_use(size_t bytes, int may_refuse)
{
    unsigned i;

    open_pool(bytes);
    memset(blocks, 0, sizeof(blocks));
    in_use = peak = 0;
    wrong = refused = 0;
    for (i = 0; i < 200000; i++) {
        struct block *block = &blocks[any(BLOCKS)];

        if (block->at == NULL)
            take(block);
        else if (any(3) == 0)
            change(block);
        else
            give_back(block);
        wrong += mcs_pool_in_use() != in_use;
    }
    tap_ok(wrong == 0, "random use of %u bytes: %u wrong", (unsigned)bytes,
           wrong);
    tap_ok(mcs_pool_peak() == peak, "peak");
    tap_ok(may_refuse ? refused > 0 : refused == 0, "%u refused", refused);
    for (i = 0; i < BLOCKS; i++)
        if (blocks[i].at != NULL)
            give_back(&blocks[i]);
    tap_ok(wrong == 0 && mcs_pool_in_use() == 0, "all is given back");
}

static void test_exhaustion(void)
{
    unsigned first = 0, second = 0;
    void *list[300];

    open_pool(8192);
    while ((list[first] = mcs_pool_alloc(64)) != NULL)
        first++;
    tap_ok(first == 8192 / 72, "blocks of 64 bytes and 8 of bookkeeping: %u",
           first);
    tap_ok(mcs_pool_wanted() == 64, "the one that failed is told");
    tap_ok(mcs_pool_peak() == (size_t)first * 64, "peak of bytes asked for");
    while (second < first)
        mcs_pool_free(list[second++]);
    for (second = 0; (list[second] = mcs_pool_alloc(60)) != NULL;)
        second++;
    tap_ok(second == first, "given back, as many fit again");
    tap_ok(mcs_pool_alloc(1) == NULL || mcs_pool_top() != NULL,
           "smaller ones may still fit");
}

static void test_ends(void)
{
    uint8_t *block, *other;

    open_pool(4096);
    tap_ok(mcs_pool_alloc(4096) == NULL, "not all, for the bookkeeping");
    tap_ok(mcs_pool_alloc(SIZE_MAX) == NULL && mcs_pool_wanted() == SIZE_MAX,
           "SIZE_MAX is refused");
    tap_ok(mcs_pool_alloc(SIZE_MAX - 7) == NULL, "and what rounds over it");
    tap_ok(mcs_pool_alloc((size_t)UINT32_MAX + 1) == NULL, "2^32 is refused");
    tap_ok(mcs_pool_calloc(SIZE_MAX / 2, 3) == NULL, "a product that wraps");
    tap_ok(mcs_pool_calloc(SIZE_MAX, 0) != NULL, "a product of nothing");
    tap_ok(mcs_pool_in_use() == 1, "is a block of a byte");

    open_pool(4096);
    mcs_pool_free(NULL);
    block = mcs_pool_alloc(0);
    other = mcs_pool_alloc(0);
    tap_ok(block != NULL && other != NULL && block != other,
           "blocks of nothing differ");
    mcs_pool_free(block);
    mcs_pool_free(block);
    tap_ok(mcs_pool_in_use() == 1, "freed twice counts once");
    mcs_pool_free(other);
    tap_ok(mcs_pool_in_use() == 0, "and the other is apart");

    block = mcs_pool_realloc(NULL, 100);
    tap_ok(block != NULL && mcs_pool_in_use() == 100, "realloc of nothing");
    memset(block, 7, 100);
    tap_ok(mcs_pool_realloc(block, 5000) == NULL && stands(block, 100, 7) &&
               mcs_pool_in_use() == 100,
           "a refused realloc leaves the block");
    tap_ok(mcs_pool_realloc(block, 0) == NULL && mcs_pool_in_use() == 0,
           "realloc to nothing gives it back");

    mcs_pool_alloc(1000);
    mcs_pool_open(&arena);
    tap_ok(mcs_pool_in_use() == 0 && mcs_pool_peak() == 0 &&
               mcs_pool_wanted() == 0,
           "an opening forgets all");
}

/* The pool lies above what the arena gave out and below its end. */
static void test_place(void)
{
    uint8_t *taken, *block;

    machine_reset();
    mcs_arena_open(&arena, 2048);
    taken = mcs_arena_take(&arena, 100);
    mcs_pool_open(&arena);
    tap_ok(mcs_pool_top() == taken + 112, "empty, it ends where it begins");
    block = mcs_pool_alloc(50);
    tap_ok(block >= taken + 112, "blocks lie above");
    tap_ok((const uint8_t *)mcs_pool_top() >= block + 50,
           "and the top above them");
    memset(machine_memory + 2048, 0x5A, 64);
    while ((block = mcs_pool_alloc(24)) != NULL)
        memset(block, 0xFF, 24);
    tap_ok(stands(machine_memory + 2048, 64, 0x5A), "never beyond a limit");
}

int main(void)
{
    test_random_use(MACHINE_BYTES, 0);
    test_random_use(20000, 1);
    test_exhaustion();
    test_ends();
    test_place();
    return tap_end();
}
