/* SPDX-License-Identifier: MIT */
#ifndef PORT_MCYCLE_H
#define PORT_MCYCLE_H

#include <stdint.h>

/* The 64-bit cycle counter of a 32-bit RISC-V hart in machine mode. */
uint64_t mcycle(void);

#endif
