/* SPDX-License-Identifier: MIT */
/*
 * Where the painting of a process' stack ends.  The kernel enlarges the stack
 * as it is touched, up to a limit; half of that is left alone.
 */
#define _POSIX_C_SOURCE 200809L

#include <sys/resource.h>

#include "posix.h"
#include "stack.h"

#define PAINTED_BYTES (512u * 1024)

static uintptr_t lowest;

/*
 * Has the stack enlarged by moving the stack pointer, for what enlarges it
 * under Valgrind is not the kernel but the stack pointer's own movement.
 */
static void enlarge(void)
{
    char room[PAINTED_BYTES + PAINTED_BYTES / 8];

    *(volatile char *)room = 0;
}

void posix_stack_init(void)
{
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    struct rlimit limit;
    uintptr_t half = 4u * 1024 * 1024;

    if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur / 2 < half)
        half = (uintptr_t)limit.rlim_cur / 2;
    lowest = here - half;
    if (half > 2 * PAINTED_BYTES)
        enlarge();
}

uintptr_t stack_lowest(uintptr_t here)
{
    uintptr_t bounded = here - PAINTED_BYTES;

    return bounded > lowest ? bounded : lowest;
}
