/* SPDX-License-Identifier: MIT */
/*
 * The port's memory, given out from the bottom and taken back to a mark, and
 * the pool that libraries with an allocator draw from its free end.
 */
#ifndef MCS_ARENA_H
#define MCS_ARENA_H

#include "mcs.h"

struct mcs_arena {
    uint8_t *base;
    size_t bytes;
    size_t used;
    /* The largest amount that was asked for and not there, 0 for none. */
    size_t wanted;
};

/* All of the port's memory, or `limit` bytes of it where that is not 0. */
void mcs_arena_open(struct mcs_arena *arena, size_t limit);

/*
 * Memory for `bytes`, 16-byte aligned and zeroed, or NULL.  Give it back by
 * setting arena->used to what it was before.
 */
void *mcs_arena_take(struct mcs_arena *arena, size_t bytes);

/* Gives back all but the first `bytes` of what was taken last. */
void mcs_arena_keep(struct mcs_arena *arena, const void *taken, size_t bytes);

/* Bytes that can still be taken. */
size_t mcs_arena_free(const struct mcs_arena *arena);

/* Makes what is free the pool's, empty; it ends with the next opening. */
void mcs_pool_open(const struct mcs_arena *arena);

size_t mcs_pool_peak(void);   /* most bytes in use at once since opening */
size_t mcs_pool_in_use(void); /* bytes not given back */
size_t mcs_pool_wanted(void); /* the request that failed, 0 for none */

/* First byte above what the arena and the pool have given out. */
const void *mcs_pool_top(void);

#endif
