/* SPDX-License-Identifier: MIT */
/* The main job: every case that is asked for, measured and reported. */
#ifndef MCS_RUN_H
#define MCS_RUN_H

#include "clock.h"
#include "config.h"
#include "provider.h"

/* Everything that a run needs.  Set config, arena and out; then go. */
struct mcs_run_state {
    struct mcs_config config;
    struct mcs_arena arena;
    struct mcs_clock clock;
    struct mcs_session session;
    struct mcs_out out;
    unsigned cases, done;             /* in all, and so far */
    unsigned rows[MCS_OUTCOME_COUNT]; /* so far */
    uint64_t started;                 /* port_time */
    uint8_t write_failure;            /* has been told of */
};

/* What a run does with each of its cases. */
struct mcs_visitor {
    int (*visit)(void *with, const struct mcs_row *row, enum mcs_op op,
                 size_t payload_bytes);
    /* The cases since the last call belong together: measure them now. */
    int (*together)(void *with);
    void *with;
    uint8_t measures; /* and does not count only */
};

/* Measures and reports all; the exit status. */
int mcs_run_measure(struct mcs_run_state *run);

/* Known answers only, as TAP; the exit status. */
int mcs_run_check(struct mcs_run_state *run);

/* -version and -help, onto run->out. */
void mcs_tell_version(struct mcs_run_state *run);
void mcs_tell_help(struct mcs_out *out);

/* Where progress is told; NULL before and after a run. */
extern struct mcs_run_state *mcs_run_now;

/* One turn of the slot that is being measured has been taken. */
void mcs_progress(void);
void mcs_progress_clear(void);

#endif
