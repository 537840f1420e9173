/* SPDX-License-Identifier: MIT */
/*
 * A family for numbers of any size: sp_int.c, as it is or with the processor's
 * multiplications in assembler or with its numbers on the heap.
 */
#ifndef MCS_WOLFSSL_FAMILY_GENERIC_H
#define MCS_WOLFSSL_FAMILY_GENERIC_H

#define FAMILY_GENERIC(...) __VA_ARGS__
#define FAMILY_BLINDING MCS_BLINDING

/* wc_ecc_gen_k draws eight bytes more, against bias. */
#define FAMILY_KEY_ZEROS 8
#define FAMILY_KEY_LESS 0

#include "family.h"

#endif
