/* SPDX-License-Identifier: MIT */
/* Counters that not every kernel or processor has. */
#ifndef COUNTERS_H
#define COUNTERS_H

#include <stdint.h>

/* Core cycles of this process in user mode: 0, or -1 where not to be had. */
int host_core_cycles_open(void);
uint64_t host_core_cycles(void);

/* A counter of constant rate that a process can read in one instruction. */
int host_reference_cycles_there(void);
uint64_t host_reference_cycles(void);

#endif
