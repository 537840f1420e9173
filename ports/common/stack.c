/* SPDX-License-Identifier: MIT */
/*
 * Peak stack use by painting: free stack is filled with a pattern, and later
 * the lowest word that has lost it tells how deep the stack has been.
 */
#include "port.h"
#include "stack.h"

#define PATTERN 0xC5A3917Fu

/*
 * Bytes below the frame of port_stack_paint that its own code may use; they
 * stay unpainted, and are counted as used.
 */
#define MARGIN_BYTES 128u

/*
 * A large array may be skipped over without a write into each word, so for the
 * stack to be known not to have run over, a sixteenth of the room must be whole
 * at the bottom, within these bounds.
 */
#define GUARD_SHARE 16u
#define GUARD_LEAST_WORDS 16u
#define GUARD_MOST_WORDS 256u

static volatile uint32_t *bottom; /* lowest painted word */
static volatile uint32_t *top;    /* end of the painted words */
static uintptr_t frame;           /* what depth is counted from */

/*
 * These read and write memory that holds no C object, which is what a
 * sanitizer is there to object to.
 */
#define UNCHECKED                                                              \
    __attribute__((noinline, no_sanitize("address"), no_sanitize("undefined")))

UNCHECKED void port_stack_paint(const void *floor)
{
    uintptr_t low;
    volatile uint32_t *word;

    frame = (uintptr_t)__builtin_frame_address(0);
    low = stack_lowest(frame);
    /* A floor above us belongs to other memory than the stack's. */
    if ((uintptr_t)floor > low && (uintptr_t)floor < frame)
        low = (uintptr_t)floor;
    bottom = (volatile uint32_t *)((low + 3) & ~(uintptr_t)3);
    top = (volatile uint32_t *)((frame - MARGIN_BYTES) & ~(uintptr_t)3);
    if (bottom > top)
        bottom = top;
    for (word = bottom; word < top; word++)
        *word = PATTERN;
}

UNCHECKED size_t port_stack_peak(void)
{
    volatile uint32_t *word = bottom;
    size_t guard = (size_t)(top - bottom) / GUARD_SHARE;

    if (guard < GUARD_LEAST_WORDS)
        guard = GUARD_LEAST_WORDS;
    if (guard > GUARD_MOST_WORDS)
        guard = GUARD_MOST_WORDS;
    while (word < top && *word == PATTERN)
        word++;
    if ((size_t)(word - bottom) < guard)
        return SIZE_MAX;
    return frame - (uintptr_t)word;
}

size_t port_stack_room(void)
{
    return frame - (uintptr_t)bottom;
}
