/* SPDX-License-Identifier: MIT */
/* The RISC-V Instruction Set Manual, Volume II, 3.1.10 (mcycle, mcycleh). */
#include "mcycle.h"

uint64_t mcycle(void)
{
    uint32_t high, low, again;

    /* The low half wraps into the high one: take a pair of the same round. */
    do {
        __asm__ volatile("csrr %0, mcycleh\n\t"
                         "csrr %1, mcycle\n\t"
                         "csrr %2, mcycleh"
                         : "=&r"(high), "=&r"(low), "=&r"(again)
                         :
                         : "memory");
    } while (high != again);
    return (uint64_t)high << 32 | low;
}
