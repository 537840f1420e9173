/* SPDX-License-Identifier: MIT */
/*
 * The allocator that libraries get.  Blocks come in size classes, four
 * to each doubling; a free block waits in its class's list, and new ones are
 * cut off the free end of the arena.  Taking and giving back are O(1), so that
 * what is measured is the library and not a search through a heap.
 */
#include "arena.h"

#include <string.h>

#define ALIGNMENT ((size_t)8)
#define CLASSES_PER_DOUBLING 4u
#define SMALLEST_LOG2 4u
#define CLASSES (CLASSES_PER_DOUBLING * 20u)

/* Before each block. */
struct head {
    uint32_t size_class;
    uint32_t bytes; /* as asked for; 0 while the block is free */
};

struct free_block {
    struct free_block *next;
};

static struct {
    uint8_t *top, *end;
    size_t in_use, peak, wanted;
    struct free_block *lists[CLASSES];
} pool;

/* Usable bytes of a block of the class. */
static size_t class_bytes(unsigned size_class)
{
    size_t base = (size_t)1
                  << (SMALLEST_LOG2 + size_class / CLASSES_PER_DOUBLING);

    size_t step = base / CLASSES_PER_DOUBLING;
    size_t bytes = base + step * (size_class % CLASSES_PER_DOUBLING);
    return (bytes + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
}

static unsigned class_of(size_t bytes)
{
    unsigned log2 = SMALLEST_LOG2;
    unsigned size_class;

    while (log2 < SMALLEST_LOG2 + CLASSES / CLASSES_PER_DOUBLING - 1 &&
           ((size_t)2 << log2) <= bytes)
        log2++;
    size_class = (log2 - SMALLEST_LOG2) * CLASSES_PER_DOUBLING;
    while (size_class < CLASSES && class_bytes(size_class) < bytes)
        size_class++;
    return size_class;
}

void mcs_pool_open(const struct mcs_arena *arena)
{
    memset(&pool, 0, sizeof pool);
    pool.top = arena->base + arena->used;
    pool.end = arena->base + arena->bytes;
}

size_t mcs_pool_peak(void)
{
    return pool.peak;
}

size_t mcs_pool_in_use(void)
{
    return pool.in_use;
}

size_t mcs_pool_wanted(void)
{
    return pool.wanted;
}

const void *mcs_pool_top(void)
{
    return pool.top;
}

static void *fail(size_t bytes)
{
    pool.wanted = bytes;
    return NULL;
}

void *mcs_pool_alloc(size_t bytes)
{
    struct head *head;
    unsigned size_class;

    if (bytes == 0)
        bytes = 1;
    if (bytes >= UINT32_MAX / 2)
        return fail(bytes);
    size_class = class_of(bytes);
    if (size_class >= CLASSES)
        return fail(bytes);
    if (pool.lists[size_class] != NULL) {
        struct free_block *block = pool.lists[size_class];
        pool.lists[size_class] = block->next;
        head = (struct head *)(void *)block - 1;
    } else {
        size_t whole = sizeof *head + class_bytes(size_class);
        if (pool.top == NULL || whole > (size_t)(pool.end - pool.top))
            return fail(bytes);
        head = (struct head *)(void *)pool.top;
        pool.top += whole;
        head->size_class = size_class;
    }
    head->bytes = (uint32_t)bytes;
    pool.in_use += bytes;
    if (pool.in_use > pool.peak)
        pool.peak = pool.in_use;
    return head + 1;
}

void *mcs_pool_calloc(size_t count, size_t bytes)
{
    void *block;

    if (bytes != 0 && count > SIZE_MAX / bytes)
        return fail(SIZE_MAX);
    block = mcs_pool_alloc(count * bytes);
    if (block != NULL)
        memset(block, 0, count * bytes);
    return block;
}

void mcs_pool_free(void *old)
{
    struct free_block *block = old;
    struct head *head;

    if (old == NULL)
        return;
    head = (struct head *)old - 1;
    /* A pointer of an earlier row, or freed twice: nothing of ours. */
    if (head->bytes == 0)
        return;
    pool.in_use -= head->bytes;
    head->bytes = 0;
    block->next = pool.lists[head->size_class];
    pool.lists[head->size_class] = block;
}

void *mcs_pool_realloc(void *old, size_t bytes)
{
    struct head *head;
    void *block;

    if (old == NULL)
        return mcs_pool_alloc(bytes);
    head = (struct head *)old - 1;
    if (bytes != 0 && bytes <= class_bytes(head->size_class)) {
        pool.in_use += bytes - head->bytes;
        head->bytes = (uint32_t)bytes;
        if (pool.in_use > pool.peak)
            pool.peak = pool.in_use;
        return old;
    }
    if (bytes == 0) {
        mcs_pool_free(old);
        return NULL;
    }
    block = mcs_pool_alloc(bytes);
    if (block != NULL) {
        memcpy(block, old, head->bytes < bytes ? head->bytes : bytes);
        mcs_pool_free(old);
    }
    return block;
}
