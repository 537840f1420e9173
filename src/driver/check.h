/* SPDX-License-Identifier: MIT */
/* Known answers: nothing is timed that has not given them. */
#ifndef MCS_CHECK_H
#define MCS_CHECK_H

#include "arena.h"
#include "provider.h"

#define MCS_MESSAGE_BYTES 96

struct mcs_verdict {
    enum mcs_status status;          /* MCS_OK: all that could be asked */
    unsigned answers;                /* vectors that gave the known answer */
    unsigned skipped;                /* vectors whose sizes it does not do */
    char message[MCS_MESSAGE_BYTES]; /* what was wrong */
};

/*
 * Runs every vector of the catalogue that answers the row's operation, twice
 * where that is quick; sees that altered tags, signatures and data are refused,
 * that nothing is written beyond the output, and that the library gives back
 * the memory it took.
 */
void mcs_check(struct mcs_verdict *verdict, struct mcs_arena *arena,
               const struct mcs_row *row, enum mcs_op op);

/* The same, once the row is there and its provider ready. */
void mcs_check_row(struct mcs_verdict *verdict, struct mcs_arena *arena,
                   const struct mcs_row *row, enum mcs_op op);

/* Of a provider whose init fails. */
#define MCS_DOES_NOT_START "does not start: built unlike its library"

/* A status as words for a message, with the library's own where it has any. */
void mcs_status_text(char *text, size_t bytes, const struct mcs_row *row,
                     enum mcs_status status, int library_error);

#endif
