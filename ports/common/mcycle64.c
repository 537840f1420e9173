/* SPDX-License-Identifier: MIT */
/* The RISC-V Instruction Set Manual, Volume II, 3.1.10: RV64's is whole. */
#include "mcycle.h"

uint64_t mcycle(void)
{
    uint64_t cycles;

    __asm__ volatile("csrr %0, mcycle" : "=r"(cycles) : : "memory");
    return cycles;
}
