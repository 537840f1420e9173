/* SPDX-License-Identifier: MIT */
/* The port's counter, audited, and what reading it and looping cost. */
#ifndef MCS_CLOCK_H
#define MCS_CLOCK_H

#include "record.h"

struct mcs_clock {
    const struct port_info *info;
    uint64_t resolution_ticks; /* smallest step seen between two readings */
    struct mcs_overhead ticks, cycles;
    uint64_t error_ppm; /* against the second clock; UINT64_MAX: has none */
    uint8_t doubtful;   /* error_ppm is beyond the port's tolerance */
};

/* What one batch took. */
struct mcs_sample {
    uint64_t ticks, cycles;
    enum mcs_status status; /* MCS_OK where every operation gave it */
    uint8_t backwards;      /* the counter went back in between */
};

/*
 * Runs the operation n times, n >= 1, between two readings of the counter.
 * Nothing is taken off yet.
 */
void mcs_sample(struct mcs_sample *sample, mcs_run *run, struct mcs_call *call,
                uint32_t n);

/* Seconds and the like in ticks. */
uint64_t mcs_clock_ticks(const struct mcs_clock *clock, uint64_t microseconds);

/*
 * Probes the counter and measures what is to be taken off.  0, or -1 once it
 * has said that the counter cannot be used.
 */
int mcs_clock_audit(struct mcs_clock *clock);

#endif
