/* SPDX-License-Identifier: MIT */
/* SHA-2: padding (FIPS 180-4, 5.1), initial values (5.3) and the rows. */
#include "sha.h"
#include "walk.h"
#include "zkn.h"

#include <string.h>

#define LARGEST_BLOCK 128

/* Eight words of a sixteenth of a block. */
union state {
    uint32_t words[8];
    uint64_t longs[8];
};

struct hash {
    struct zkn_head head;
    zkn_compress *compress;
    const union state *start;
    size_t block_bytes, out_bytes;
};

union block {
    zkn_word words[LARGEST_BLOCK / ZKN_WORD_BYTES];
    uint8_t bytes[LARGEST_BLOCK];
};

struct context {
    union state state;
    union block block;
};

static const union block no_bytes;

/* All whole blocks; what is left of the message then. */
static struct mcs_bytes take_blocks(const struct hash *hash, struct context *c,
                                    struct mcs_bytes in)
{
    if ((uintptr_t)in.at % ZKN_WORD_BYTES == 0) {
        size_t count = in.len / hash->block_bytes;
        hash->compress(&c->state, (const void *)in.at, count);
        in.at += count * hash->block_bytes;
        in.len -= count * hash->block_bytes;
    }
    for (; in.len >= hash->block_bytes; in.len -= hash->block_bytes) {
        memcpy(c->block.bytes, in.at, hash->block_bytes);
        hash->compress(&c->state, c->block.words, 1);
        in.at += hash->block_bytes;
    }
    return in;
}

/* The rest of a message of `bytes`, a bit, zeros, and the number of bits. */
static void take_rest(const struct hash *hash, struct context *c,
                      struct mcs_bytes in, uint64_t bytes)
{
    uint8_t *block = c->block.bytes;
    size_t room = hash->block_bytes;
    uint64_t bits = zkn_turn_long(bytes * 8);

    mcs_zkn_copy(block, &no_bytes, room);
    mcs_zkn_copy(block, in.at, in.len);
    block[in.len] = 0x80;
    if (in.len >= room - room / 8) {
        hash->compress(&c->state, c->block.words, 1);
        mcs_zkn_copy(block, &no_bytes, room);
    }
    memcpy(block + room - sizeof bits, &bits, sizeof bits);
    hash->compress(&c->state, c->block.words, 1);
}

/* The state as big-endian words. */
static void turn_state(struct context *c, int is_long)
{
    unsigned unused_bits = 8 * ZKN_WORD_BYTES - 32;

    for (size_t i = 0; i < 8; i++) {
        if (is_long)
            c->state.longs[i] = zkn_turn_long(c->state.longs[i]);
        else
            c->state.words[i] =
                (uint32_t)(zkn_rev8(c->state.words[i]) >> unused_bits);
    }
}

static enum mcs_status digest(struct mcs_call *call)
{
    const struct hash *hash = call->impl->detail;
    struct context *c = call->ctx;

    if (call->out_bytes != hash->out_bytes)
        return MCS_UNSUPPORTED;
    mcs_zkn_copy(&c->state, hash->start, hash->block_bytes / 2);
    take_rest(hash, c, take_blocks(hash, c, call->in), call->in.len);
    turn_state(c, hash->block_bytes == LARGEST_BLOCK);
    mcs_zkn_copy(call->out, &c->state, call->out_bytes);
    return MCS_OK;
}

static const struct mcs_ops ops = {.run = {[MCS_DIGEST] = digest}};

static const union state start_224 = {
    .words = {0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31,
              0x68581511, 0x64f98fa7, 0xbefa4fa4}};

static const union state start_256 = {
    .words = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f,
              0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};

static const union state start_384 = {
    .longs = {0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17,
              0x152fecd8f70e5939, 0x67332667ffc00b31, 0x8eb44a8768581511,
              0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4}};

static const union state start_512 = {
    .longs = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
              0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
              0x1f83d9abfb41bd6b, 0x5be0cd19137e2179}};

#define ROW(bits, function, block)                                             \
    ZKN_ROW(sha##bits, struct context, &ops,                                   \
            (&(const struct hash){                                             \
                {ZKN_SHA}, function, &start_##bits, block, (bits) / 8}))

/* clang-format off */
const struct mcs_impl mcs_zkn_hash_rows[] = {
    ROW(224, mcs_zkn_sha256, 64)
    ROW(256, mcs_zkn_sha256, 64)
    ROW(384, mcs_zkn_sha512, 128)
    ROW(512, mcs_zkn_sha512, 128)
    {0}};
/* clang-format on */
