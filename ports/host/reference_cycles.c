/* SPDX-License-Identifier: MIT */
/*
 * x86-64: the time-stamp counter, which counts at the nominal frequency
 * whatever the core does (Intel 64 SDM vol. 3B, 18.17.1 "Invariant TSC").
 * AArch64: the generic timer's virtual count (Arm ARM, CNTVCT_EL0).
 */
#include "counters.h"

#if defined(__x86_64__)

int host_reference_cycles_there(void)
{
    return 1;
}

uint64_t host_reference_cycles(void)
{
    uint32_t low, high;

    /* The fence keeps the reading from going ahead of the work. */
    __asm__ volatile("lfence\n\trdtsc" : "=a"(low), "=d"(high) : : "memory");
    return (uint64_t)high << 32 | low;
}

#elif defined(__aarch64__)

int host_reference_cycles_there(void)
{
    return 1;
}

uint64_t host_reference_cycles(void)
{
    uint64_t value;

    __asm__ volatile("isb\n\tmrs %0, cntvct_el0" : "=r"(value) : : "memory");
    return value;
}

#else

int host_reference_cycles_there(void)
{
    return 0;
}

uint64_t host_reference_cycles(void)
{
    return 0;
}

#endif
