/* SPDX-License-Identifier: MIT */
#include "arena.h"
#include "port.h"

#include <string.h>

#define ALIGNMENT ((size_t)16)

static size_t round_up(size_t bytes)
{
    return (bytes + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
}

void mcs_arena_open(struct mcs_arena *arena, size_t limit)
{
    memset(arena, 0, sizeof *arena);
    port_arena(&arena->base, &arena->bytes);
    if (limit != 0 && limit < arena->bytes)
        arena->bytes = limit;
    arena->bytes &= ~(ALIGNMENT - 1);
}

size_t mcs_arena_free(const struct mcs_arena *arena)
{
    return arena->bytes - arena->used;
}

void *mcs_arena_take(struct mcs_arena *arena, size_t bytes)
{
    uint8_t *taken = arena->base + arena->used;

    if (bytes > mcs_arena_free(arena) ||
        round_up(bytes) > mcs_arena_free(arena)) {
        if (bytes > arena->wanted)
            arena->wanted = bytes;
        return NULL;
    }
    arena->used += round_up(bytes);
    memset(taken, 0, bytes);
    return taken;
}

void mcs_arena_keep(struct mcs_arena *arena, const void *taken, size_t bytes)
{
    arena->used =
        (size_t)((const uint8_t *)taken - arena->base) + round_up(bytes);
}
