/* SPDX-License-Identifier: MIT */
/*
 * A stage: one implementation's call with all its buffers, taken from the
 * arena, so that checking and timing run the very same path.
 */
#ifndef MCS_STAGE_H
#define MCS_STAGE_H

#include "arena.h"
#include "record.h"

struct mcs_stage {
    struct mcs_call call;
    const struct mcs_impl *impl;
    enum mcs_op op;
    uint8_t *in;        /* call.in, writable */
    uint8_t *aad;       /* call.aad, writable */
    const uint8_t *end; /* behind out and tag lie bytes that must not change */
    size_t stack_bytes; /* deepest so far, beyond the driver's own */
    size_t mark;        /* arena->used before */
    uint8_t is_set_up;
};

/* Sizes of what a stage is set with. */
struct mcs_sizes {
    size_t in, aad, out, tag, misalign;
};

/*
 * Takes context and buffers for running `op` with the keys of `vector` and
 * the sizes given, fills input and AAD with the same bytes every time, and
 * opens the pool on what is left.  MCS_NO_MEMORY where it does not fit, with
 * what is needed in arena->wanted.
 */
enum mcs_status mcs_stage_open(struct mcs_stage *stage, struct mcs_arena *arena,
                               const struct mcs_impl *impl, enum mcs_op op,
                               const struct mcs_vector *vector,
                               const struct mcs_sizes *sizes);

/* Bytes that keygen gives: a public key, or RSA's modulus. */
size_t mcs_key_bytes(const struct mcs_key *pair);

/* Copies bytes into the input and the AAD; lengths are those of opening. */
void mcs_stage_fill(struct mcs_stage *stage, const uint8_t *in,
                    const uint8_t *aad);

/*
 * Runs the library's set-up for the operation, then the operation once;
 * watches the stack.  MCS_NO_MEMORY with stack_bytes SIZE_MAX says that the
 * stack may have run over; MCS_WRONG that it wrote beyond its output.
 */
enum mcs_status mcs_stage_setup(struct mcs_stage *stage);
enum mcs_status mcs_stage_run(struct mcs_stage *stage);

/* Any other of the implementation's functions, watched in the same way. */
enum mcs_status mcs_stage_call(struct mcs_stage *stage, mcs_run *run);

/* Whether nothing was written just before or behind output and tag. */
int mcs_stage_stands(const struct mcs_stage *stage);

/* Undoes the set-up, leaving context and buffers for another. */
void mcs_stage_done(struct mcs_stage *stage);

/* Undoes all and gives the memory back. */
void mcs_stage_close(struct mcs_stage *stage, struct mcs_arena *arena);

/*
 * What gets timed for the stage's operation: the implementation's function,
 * or for setup one that sets up and undoes it.
 */
mcs_run *mcs_stage_timed(const struct mcs_stage *stage);

/* FNV-1a, 32 bits: begins with MCS_NO_PRINT. */
#define MCS_NO_PRINT 2166136261u
uint32_t mcs_add_to_print(uint32_t print, const void *bytes, size_t count);

/* A check value of what the operation gave. */
uint32_t mcs_print_of(const struct mcs_stage *stage);

/* Deterministic filling, the same on every machine. */
void mcs_pattern(uint8_t *to, size_t bytes, uint32_t seed);
int mcs_pattern_stands(const uint8_t *at, size_t bytes, uint32_t seed);

#endif
