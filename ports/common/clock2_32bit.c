/* SPDX-License-Identifier: MIT */
/*
 * port_clock2 by a 32-bit counter.  It wraps after some minutes; each wrap of
 * SysTick, within a second, has it read and what went by added up.
 */
#include "clock2_32bit.h"
#include "port.h"
#include "systick.h"

static uint32_t last;
static uint64_t sum;

void clock2_start(void)
{
    last = clock2_counter();
    sum = 0;
}

uint64_t port_clock2(void)
{
    uint32_t masked, now;
    uint64_t answer;

    __asm__ volatile("mrs %0, primask\n\tcpsid i" : "=r"(masked) : : "memory");
    now = clock2_counter();
    sum += now - last;
    last = now;
    answer = sum;
    __asm__ volatile("msr primask, %0" : : "r"(masked) : "memory");
    return answer;
}

void systick_wrapped(void)
{
    port_clock2();
}
