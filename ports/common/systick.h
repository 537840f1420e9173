/* SPDX-License-Identifier: MIT */
#ifndef PORT_SYSTICK_H
#define PORT_SYSTICK_H

/* Starts the counter on the core's clock: 0, or -1 where it does not move. */
int systick_start(void);

/* For the vector table. */
void systick_interrupt(void);

/*
 * The port's: called from the interrupt, each 2^24 ticks, to keep other
 * counters that must be read now and then.
 */
void systick_wrapped(void);

#endif
