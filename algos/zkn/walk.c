/* SPDX-License-Identifier: MIT */
#include "walk.h"

#include <string.h>

#define BUFFER_BLOCKS 4

static int is_aligned(const void *at)
{
    return (uintptr_t)at % ZKN_WORD_BYTES == 0;
}

void mcs_zkn_copy(void *to, const void *from, size_t bytes)
{
    size_t whole = 0;

    if (is_aligned(to) && is_aligned(from)) {
        const zkn_word *in = from;
        zkn_word *out = to;
        whole = bytes - bytes % ZKN_WORD_BYTES;
        for (size_t i = 0; i < whole / ZKN_WORD_BYTES; i++)
            out[i] = in[i];
    }
    if (whole < bytes)
        memcpy((uint8_t *)to + whole, (const uint8_t *)from + whole,
               bytes - whole);
}

/* `bytes` of at most a buffer, as blocks; how many there are. */
static size_t fill(struct zkn_block *buffer, const uint8_t *from, size_t bytes)
{
    size_t count = (bytes + ZKN_BLOCK_BYTES - 1) / ZKN_BLOCK_BYTES;

    buffer[count - 1] = (struct zkn_block){{0}};
    mcs_zkn_copy(buffer, from, bytes);
    return count;
}

void mcs_zkn_walk(zkn_blocks *blocks, void *state, const struct mcs_call *call)
{
    const uint8_t *in = call->in.at;
    uint8_t *out = call->out;
    size_t bytes = call->in.len;
    struct zkn_block buffer[BUFFER_BLOCKS];

    if (is_aligned(in) && is_aligned(out)) {
        size_t whole = bytes / ZKN_BLOCK_BYTES;
        blocks(state, (const void *)in, (void *)out, whole);
        in += whole * ZKN_BLOCK_BYTES;
        out += whole * ZKN_BLOCK_BYTES;
        bytes %= ZKN_BLOCK_BYTES;
    }
    while (bytes > 0) {
        size_t part = bytes < sizeof buffer ? bytes : sizeof buffer;
        blocks(state, buffer, buffer, fill(buffer, in, part));
        mcs_zkn_copy(out, buffer, part);
        in += part;
        out += part;
        bytes -= part;
    }
}

void mcs_zkn_walk_in(zkn_reads *reads, void *state, struct mcs_bytes in)
{
    struct zkn_block buffer[BUFFER_BLOCKS];

    if (is_aligned(in.at)) {
        size_t whole = in.len / ZKN_BLOCK_BYTES;
        reads(state, (const void *)in.at, whole);
        in.at += whole * ZKN_BLOCK_BYTES;
        in.len %= ZKN_BLOCK_BYTES;
    }
    while (in.len > 0) {
        size_t part = in.len < sizeof buffer ? in.len : sizeof buffer;
        reads(state, buffer, fill(buffer, in.at, part));
        in.at += part;
        in.len -= part;
    }
}
