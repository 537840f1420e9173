/* SPDX-License-Identifier: MIT */
/* The arena: alignment, zeros, marks, limits and what was wanted. */
#include "arena.h"
#include "capture.h"
#include "machine.h"

#include <string.h>

static struct mcs_arena arena;

static void start(size_t bytes, size_t limit)
{
    machine_reset();
    machine.arena_bytes = bytes;
    memset(machine_memory, 0xEE, sizeof(machine_memory));
    mcs_arena_open(&arena, limit);
}

static void test_open(void)
{
    start(1000, 0);
    tap_ok(mcs_arena_free(&arena) == 992, "whole units of 16 bytes");
    start(1000, 500);
    tap_ok(mcs_arena_free(&arena) == 496, "a limit");
    start(1000, 5000);
    tap_ok(mcs_arena_free(&arena) == 992, "a limit beyond what there is");
    start(0, 0);
    tap_ok(mcs_arena_free(&arena) == 0 && mcs_arena_take(&arena, 1) == NULL,
           "no memory at all");
}

static void test_take(void)
{
    uint8_t *one, *two, *three;

    start(1024, 0);
    one = mcs_arena_take(&arena, 17);
    two = mcs_arena_take(&arena, 16);
    three = mcs_arena_take(&arena, 1);
    tap_ok(one == machine_memory && two == one + 32 && three == two + 16,
           "one behind the other, at 16-byte boundaries");
    tap_ok(one[0] == 0 && one[16] == 0 && two[15] == 0, "zeros");
    tap_ok(three[16] == 0xEE, "what was not asked for stays");
    tap_ok(mcs_arena_take(&arena, 0) != NULL, "nothing can be had");
    tap_ok(mcs_arena_free(&arena) == 1024 - 64, "what is left");

    arena.used = 32;
    tap_ok(mcs_arena_take(&arena, 8) == two, "taken back to a mark");
}

static void test_limits(void)
{
    start(256, 0);
    tap_ok(mcs_arena_take(&arena, 257) == NULL && arena.wanted == 257,
           "one byte too many");
    tap_ok(mcs_arena_take(&arena, SIZE_MAX) == NULL, "SIZE_MAX");
    tap_ok(mcs_arena_take(&arena, SIZE_MAX - 14) == NULL,
           "what rounds up to nothing");
    tap_ok(arena.wanted == SIZE_MAX, "the most that was wanted");
    tap_ok(arena.used == 0, "nothing is taken by what fails");
    tap_ok(mcs_arena_take(&arena, 250) != NULL && mcs_arena_free(&arena) == 0,
           "all of it");
    tap_ok(mcs_arena_take(&arena, 1) == NULL, "and no more");
}

static void test_keep(void)
{
    uint8_t *one, *two;

    start(256, 0);
    mcs_arena_take(&arena, 20);
    one = mcs_arena_take(&arena, 100);
    memset(one, 9, 100);
    mcs_arena_keep(&arena, one, 33);
    two = mcs_arena_take(&arena, 1);
    tap_ok(two == one + 48, "all but the first bytes are given back");
    tap_ok(one[0] == 9 && one[32] == 9, "which stay");
}

int main(void)
{
    test_open();
    test_take();
    test_limits();
    test_keep();
    return tap_end();
}
