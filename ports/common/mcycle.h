/* SPDX-License-Identifier: MIT */
#ifndef PORT_MCYCLE_H
#define PORT_MCYCLE_H

#include <stdint.h>

/*
 * The 64-bit cycle counter of a RISC-V hart in machine mode: mcycle.c for
 * RV32, which reads it in halves, and mcycle64.c for RV64.
 */
uint64_t mcycle(void);

#endif
