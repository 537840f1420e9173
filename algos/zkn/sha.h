/* SPDX-License-Identifier: MIT */
/* The compression functions of SHA-2 (FIPS 180-4, 6.2.2 and 6.4.2). */
#ifndef ZKN_SHA_H
#define ZKN_SHA_H

#include "instructions.h"

/*
 * Brings `count` blocks into the state, which is eight uint32_t or uint64_t.
 * The blocks are at the boundary of a word.
 */
typedef void zkn_compress(void *state, const zkn_word *in, size_t count);

void mcs_zkn_sha256(void *state, const zkn_word *in, size_t count);
void mcs_zkn_sha512(void *state, const zkn_word *in, size_t count);

#define ZKN_CHOOSE(x, y, z) ((((y) ^ (z)) & (x)) ^ (z))

/*
 * Maj(x, y, z) by x ^ y and y ^ z.  x and y are the y and z of the next round,
 * so that each of these is made once.
 */
#define ZKN_MAJORITY(y, x_y, y_z) (((x_y) & (y_z)) ^ (y))

#include ZKN_SHA_HEADER

#endif
