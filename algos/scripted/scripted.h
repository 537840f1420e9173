/* SPDX-License-Identifier: MIT */
/* What the files of this folder share. */
#ifndef SCRIPTED_H
#define SCRIPTED_H

#include "catalog.h"

/* What goes wrong with the variants "bad"; MCS_FAKE_FAULT has the name. */
enum scripted_fault {
    NO_FAULT,
    WRONG_BYTE,         /* in the answer */
    WRONG_PAYLOAD,      /* the same, but not in a known answer */
    OVERRUN,            /* writes one byte beyond the answer */
    OVERRUN_LATE,       /* after so many calls that timing has begun */
    UNDERRUN,           /* writes one byte before the answer */
    LIBRARY_ERROR,      /* from the first call on */
    LIBRARY_ERROR_LATE, /* after so many calls that timing has begun */
    NO_MEMORY,          /* wants more than there is */
    NOT_PRESENT,
    UNSUPPORTED, /* no sizes but those of the known answers */
    TIMEOUT,
    DEEP_STACK,
    TAG_ACCEPTED, /* whatever it is */
    LEAK,         /* keeps memory of the pool */
    TRAP          /* SIGSEGV */
};

#define SCRIPTED_LIBRARY_ERROR 42

/* The fault that is on for a row; NO_FAULT for all but the variants "bad". */
enum scripted_fault scripted_fault(const struct mcs_impl *impl);

/* Ends the process where MCS_FAKE_FAULT names no fault. */
enum mcs_status scripted_fault_init(void);

/* The vector of the catalogue that the call asks for, or NULL. */
const struct mcs_vector *scripted_vector(const struct mcs_call *call,
                                         enum mcs_op op);

/*
 * Puts the answer: the vector's, or where there is none a filler that is the
 * same each time and that decrypt and verify can tell to be right.
 */
enum mcs_status scripted_answer(struct mcs_call *call, enum mcs_op op,
                                const struct mcs_vector *vector);

/* What a context holds: how often a DRBG was asked. */
struct scripted_context {
    uint32_t generated;
};

extern const struct mcs_ops scripted_hash, scripted_mac, scripted_cipher,
    scripted_aead, scripted_kdf, scripted_drbg, scripted_agree, scripted_sign;

#endif
