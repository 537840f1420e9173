/* SPDX-License-Identifier: MIT */
/*
 * port_ticks by SysTick, which each Cortex-M for general use has: 24 bits,
 * counting down, extended to 64 by its interrupt.
 * Armv6-M Architecture Reference Manual (DDI 0419), B3.3;
 * Armv7-M Architecture Reference Manual (DDI 0403), B3.3 and B3.2.4 (ICSR).
 */
#include "port.h"
#include "systick.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))
#define SYST_CSR REGISTER(0xE000E010)
#define SYST_RVR REGISTER(0xE000E014)
#define SYST_CVR REGISTER(0xE000E018)
#define ICSR REGISTER(0xE000ED04)

#define CSR_ENABLE (1u << 0)
#define CSR_TICKINT (1u << 1)
#define CSR_CLKSOURCE (1u << 2) /* the core's clock */
#define ICSR_PENDSTSET (1u << 26)

#define COUNTER_BITS 24
#define COUNTER_MASK 0xFFFFFFu

static volatile uint32_t wraps;

void systick_interrupt(void)
{
    wraps++;
    systick_wrapped();
}

int systick_start(void)
{
    unsigned tries;

    SYST_CSR = 0;
    SYST_RVR = COUNTER_MASK;
    SYST_CVR = 0; /* any value clears it; it is loaded at the next tick */
    wraps = 0;
    SYST_CSR = CSR_ENABLE | CSR_TICKINT | CSR_CLKSOURCE;
    for (tries = 0; tries < 1000; tries++) {
        if (SYST_CVR != 0)
            return 0;
    }
    return -1;
}

/*
 * Not zero.  The wrap is at the step from 1 to 0, but a model may show the 0
 * just before it makes the interrupt pending: the one value that cannot be
 * told to be of this round or the next is waited for to pass.
 */
static uint32_t counter(void)
{
    uint32_t value;

    do
        value = SYST_CVR;
    while (value == 0);
    return value;
}

/*
 * With interrupts off, a wrap that was not yet counted is pending.  When it
 * is, the counter is read again, since the first reading may be of before.
 */
uint64_t port_ticks(void)
{
    uint32_t masked, value;
    uint64_t round;

    __asm__ volatile("mrs %0, primask\n\tcpsid i" : "=r"(masked) : : "memory");
    if (masked & 1) /* rounds were lost, who knows how many */
        mcs_fault("interrupts were left off",
                  (uintptr_t)__builtin_return_address(0));
    value = counter();
    round = wraps;
    if (ICSR & ICSR_PENDSTSET) {
        value = counter();
        round++;
    }
    __asm__ volatile("msr primask, %0" : : "r"(masked) : "memory");
    return (round << COUNTER_BITS) + (COUNTER_MASK + 1 - value);
}
