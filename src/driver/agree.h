/* SPDX-License-Identifier: MIT */
/*
 * Agreement: implementations of one algorithm are given the same random
 * inputs, and must give the same answers and take each other's.
 */
#ifndef MCS_AGREE_H
#define MCS_AGREE_H

#include "arena.h"
#include "check.h"
#include "provider.h"

/*
 * One random input.  Its sizes are from a list and from the catalogue's
 * vectors; what the bytes are depends on algorithm, seed and number alone.
 */
struct mcs_trial {
    struct mcs_vector vector; /* without answers */
    struct mcs_key pairs[2];  /* agree: of both parties */
    uint8_t *publics[2];      /* agree: their public keys, to be filled in */
    size_t out_bytes, tag_bytes;
    unsigned calls; /* of generate; 1 for all others */
};

/* Makes it, in the arena: 0, or -1 where there is no room. */
int mcs_trial_make(struct mcs_trial *trial, struct mcs_arena *arena,
                   const struct mcs_alg *alg, uint32_t seed, unsigned number);

/* Bytes that an answer to any of the algorithm's trials takes at most. */
size_t mcs_trial_answer_bytes(const struct mcs_alg *alg);

/* An implementation among those compared. */
struct mcs_member {
    struct mcs_row row;
    enum mcs_status status;   /* not MCS_OK: it is out, for `message` */
    enum mcs_status answered; /* of the operation just run */
    enum mcs_status taken;    /* of its answer, by the one that now takes */
    uint8_t *answer;
    char message[MCS_MESSAGE_BYTES];
};

enum mcs_disagreement {
    MCS_AGREES,
    MCS_DIFFERS,        /* their answers do */
    MCS_FIRST_REFUSES,  /* what the second made */
    MCS_SECOND_REFUSES, /* what the first made */
    MCS_FIRST_TAKES,    /* an altered answer */
    MCS_SECOND_TAKES
};

/* What came of two members: the inputs on which they met. */
struct mcs_match {
    uint16_t inputs;
    uint8_t met;
    uint8_t why;     /* enum mcs_disagreement */
    uint16_t number; /* the first input on which they did not agree */
};

/* All that offer one algorithm. */
struct mcs_circle {
    struct mcs_arena *arena;
    const struct mcs_alg *alg;
    struct mcs_member *members;
    unsigned count;
    struct mcs_match *matches; /* see mcs_match_of */
    uint32_t seed;
    unsigned number; /* of the input */
};

/* The match of two members, first < second. */
struct mcs_match *mcs_match_of(const struct mcs_circle *circle, unsigned first,
                               unsigned second);

/* Whether members of this kind can be compared at all. */
int mcs_agree_kind(enum mcs_kind kind);

/*
 * Has all members work on input circle->number.  Equality is transitive, so
 * that each answer is computed once and not once for each match; equal
 * answers are taken once by each member.  0, or -1 where there is no room for
 * the input.
 */
int mcs_agree(struct mcs_circle *circle);

#endif
