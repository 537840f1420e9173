/* SPDX-License-Identifier: MIT */
#ifndef PORT_CLOCK2_32BIT_H
#define PORT_CLOCK2_32BIT_H

#include <stdint.h>

/* The port's: its second clock, counting up through all 32 bits. */
uint32_t clock2_counter(void);

/* Counts from here. */
void clock2_start(void);

#endif
