/* SPDX-License-Identifier: MIT */
/*
 * A library for tests whose algorithms are simple enough to do by hand, and
 * that can be told to be wrong in one way at a time.
 *
 * The hash is the exclusive or of all bytes, thrice.  The AEAD adds the key's
 * byte to each byte; its tag is the exclusive or of the key, the AAD and the
 * ciphertext, and its complement.  A signature is a nonce and the exclusive or
 * of nonce, private key and hash.  The generator counts from the key's byte on.
 * The search for a modulus gives 0x81, 0x83 and so on, and proves it.
 */
#ifndef LIBRARY_FIXTURE_H
#define LIBRARY_FIXTURE_H

#include "provider.h"

/* What the library does wrong; all zeros: nothing. */
struct library_faults {
    int wrong_byte; /* in the last byte of out */
    int wrong_tag;  /* in the last byte of tag, as made */
    int accepts_tag, accepts_data, accepts_aad; /* altered ones */
    int beyond_out, beyond_tag;                 /* writes one byte too many */
    int keeps_memory;                           /* on done */
    int fails_setup, fails; /* a status, of setup or the operation */
    int same_modulus, short_modulus, even_modulus;
    int refuses_own; /* verifying, refuses signatures whose nonce isn't 1 */
    size_t needs;    /* bytes of the pool, in setup */
    int unsupported;
    size_t unsupported_bytes; /* inputs of this length */
};

extern struct library_faults library_faults;
extern unsigned library_setups, library_dones, library_runs;

extern const struct mcs_provider library_provider;
extern const struct mcs_impl library_hash, library_aead, library_sign,
    library_random_sign, library_signs_only, library_drbg, library_agree,
    library_search, library_unknown;

void library_reset(void);

#endif
