/* SPDX-License-Identifier: MIT */
/* A case while it is measured, and the record that comes of it. */
#ifndef MCS_SLOT_H
#define MCS_SLOT_H

#include "check.h"
#include "clock.h"
#include "config.h"
#include "stage.h"

struct mcs_slot {
    struct mcs_row row;
    enum mcs_op op;
    size_t payload_bytes;
    enum mcs_outcome outcome;
    uint8_t finished;
    uint8_t printed; /* of its answer is kept, to compare with others */
    uint32_t print;
    const struct mcs_slot *opponent; /* whose answer outweighs this one's */
    uint32_t iterations;
    uint32_t count, capacity; /* samples so far, and room for them */
    uint32_t passed;          /* samples since the start, kept or not */
    uint8_t halvings;         /* of one in 2^halvings samples each is kept */
    uint8_t turns;            /* had so far */
    uint64_t *ticks, *cycles; /* the samples */
    uint64_t spent_ticks;
    size_t stack_bytes, heap_bytes;
    uint64_t random_state[2]; /* of mcs_random, between turns */
    char message[MCS_MESSAGE_BYTES];
};

/* Takes a sample in, and makes room for it where there is none. */
void mcs_slot_keep(struct mcs_slot *slot, const struct mcs_sample *sample);

/* Whether the operation's cost depends on a payload. */
int mcs_takes_payload(const struct mcs_alg *alg, enum mcs_op op);

/* Whether each call's cost is another: the search for primes of a keygen. */
int mcs_slot_varies(const struct mcs_slot *slot);

/* The estimator of the slot's headline: where calls vary, their mean. */
enum mcs_estimator mcs_slot_estimator(const struct mcs_slot *slot,
                                      const struct mcs_config *config);

/*
 * Opens the stage for timing the slot: keys of the first vector that answers
 * the operation,
 * payload and AAD as asked for, input made ready (for decryption encrypted,
 * for verification signed) and the library set up.  On anything but MCS_OK
 * the stage is closed and slot->outcome and message tell why.
 */
enum mcs_status mcs_slot_open(struct mcs_slot *slot, struct mcs_stage *stage,
                              struct mcs_arena *arena,
                              const struct mcs_config *config);

/*
 * Runs the open stage's operation once with stack and heap watched, and keeps
 * or compares the print of its answer.
 */
enum mcs_status mcs_slot_try(struct mcs_slot *slot, struct mcs_stage *stage);

#define MCS_SLOT_NAME_BYTES 96

/* "bearssl:aes_ct aes-128-cbc encrypt", for messages. */
void mcs_slot_name(char *text, size_t bytes, const struct mcs_slot *slot);

/* Sets the outcome and its message. */
__attribute__((format(printf, 3, 4))) void
mcs_slot_fail(struct mcs_slot *slot, enum mcs_outcome outcome,
              const char *message, ...);

/* Why a call on the row's stage did not give MCS_OK. */
void mcs_stage_text(char *text, size_t bytes, const struct mcs_row *row,
                    const struct mcs_stage *stage, enum mcs_status status);

/* The same for a call that did not give MCS_OK. */
void mcs_slot_failed(struct mcs_slot *slot, const struct mcs_stage *stage,
                     enum mcs_status status);

/*
 * Measures `count` slots, interleaved, until each is precise enough or has
 * had its time.
 */
void mcs_measure(struct mcs_slot *slots, unsigned count,
                 struct mcs_arena *arena, const struct mcs_config *config,
                 const struct mcs_clock *clock, void (*progress)(void));

/* The record of a finished slot.  Sorts its samples. */
void mcs_slot_record(struct mcs_record *record, struct mcs_slot *slot,
                     const struct mcs_config *config,
                     const struct mcs_clock *clock);

/* What is being measured now, for mcs_fault; NULL for nothing. */
extern const struct mcs_slot *mcs_slot_now;

#endif
