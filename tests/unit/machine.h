/* SPDX-License-Identifier: MIT */
/*
 * A port for tests: memory of any size, clocks that move as told, a stack that
 * was used as told.  Programs that link it use nothing of the host port's.
 */
#ifndef MACHINE_H
#define MACHINE_H

#include "port.h"

#define MACHINE_BYTES ((size_t)256 * 1024)

struct machine {
    struct port_info info;
    size_t arena_bytes;
    uint64_t ticks, cycles;
    uint64_t ticks_each;       /* added by each reading of the counter */
    uint64_t clock2_per_mille; /* clock2 moves so fast against the ticks */
    unsigned back_at; /* at this reading the counter goes back; 0: never */
    unsigned readings;
    size_t stack_peak;
    int quiet;        /* how deep in port_quiet_begin */
    unsigned batches; /* how often it was begun */
};

extern struct machine machine;
extern uint8_t machine_memory[MACHINE_BYTES];

/* All as at power-on: full memory, and a counter that moves by one. */
void machine_reset(void);

#endif
