/* SPDX-License-Identifier: MIT */
/*
 * Tries an instruction that the hart may not have.  A trap that was taken
 * leaves the hart in machine mode with interrupts off, as it was, so that
 * there is nothing to return from: longjmp is enough.
 * The RISC-V Instruction Set Manual, Volume II, 3.1.7 (mtvec) and 3.1.15
 * (mcause, table 3.6).
 */
#include <setjmp.h>

#include "port.h"

#define ILLEGAL_INSTRUCTION 2

static jmp_buf before;
static void (*usual)(void);

/* What else may happen is a fault, and the usual handler's business. */
__attribute__((aligned(4))) static void trap(void)
{
    uintptr_t cause;

    __asm__ volatile("csrr %0, mcause" : "=r"(cause));
    if (cause != ILLEGAL_INSTRUCTION)
        usual();
    longjmp(before, 1);
}

int port_probe(void (*attempt)(void))
{
    int is_illegal;

    __asm__ volatile("csrrw %0, mtvec, %1"
                     : "=r"(usual)
                     : "r"(trap)
                     : "memory");
    if (setjmp(before) == 0) {
        attempt();
        is_illegal = 0;
    } else {
        is_illegal = 1;
    }
    __asm__ volatile("csrw mtvec, %0" : : "r"(usual) : "memory");
    return is_illegal;
}
