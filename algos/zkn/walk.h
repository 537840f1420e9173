/* SPDX-License-Identifier: MIT */
/*
 * Payloads as whole blocks at the boundary of a word, which is what the loops
 * of the modes want: others go through a buffer.
 */
#ifndef ZKN_WALK_H
#define ZKN_WALK_H

#include "aes.h"

/* memcpy; picolibc's takes each byte by itself. */
void mcs_zkn_copy(void *to, const void *from, size_t bytes);

/* Reads and writes `count` blocks; `state` goes on from call to call. */
typedef void zkn_blocks(void *state, const struct zkn_block *in,
                        struct zkn_block *out, size_t count);

/*
 * The whole payload of a call.  A last block that is not whole is filled up
 * with zeros, and as much of it comes out as went in.
 */
void mcs_zkn_walk(zkn_blocks *blocks, void *state, const struct mcs_call *call);

/* The same for what is only read. */
typedef void zkn_reads(void *state, const struct zkn_block *in, size_t count);
void mcs_zkn_walk_in(zkn_reads *reads, void *state, struct mcs_bytes in);

#endif
