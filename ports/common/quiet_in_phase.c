/* SPDX-License-Identifier: MIT */
/*
 * For emulated Cortex-M machines with SysTick: begins each batch at the same
 * point of the counter's round.  Where a tick is more or less than an
 * instruction, the same batch could else be counted a tick longer or shorter
 * by what went before it (the digits of the date, say), and two runs would
 * differ.  Sleep costs the emulator nothing.  It also keeps the counter's own
 * interrupt out of all batches shorter than a round.
 */
#include "port.h"

/* Until the counter's interrupt, the only one there is. */
static void sleep_to_wrap(void)
{
    __asm__ volatile("wfi" : : : "memory");
}

/* The second time it surely sleeps, and wakes in step with the counter. */
void port_quiet_begin(void)
{
    sleep_to_wrap();
    sleep_to_wrap();
}

void port_quiet_end(void)
{
}
