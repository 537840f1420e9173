/* SPDX-License-Identifier: MIT */
/*
 * mcs_random: what the call was given comes first, then a stream that is the
 * same however it is asked for.
 */
#include "capture.h"
#include "mcs.h"

#include <string.h>

/*
 * The first bytes from a state of zeros, which stands for
 * 9e3779b97f4a7c15 and 0: xorshift128+ with the shifts 23, 18 and 5,
 * computed in Python from its definition, each number little-endian.
 */
static const uint8_t stream[24] = {
    0x67, 0xa1, 0xeb, 0x42, 0x25, 0xcc, 0x88, 0x42, 0xd3, 0x9d, 0xe8, 0xab,
    0x69, 0x56, 0x25, 0x83, 0x1e, 0xc3, 0xaa, 0x3d, 0x2e, 0x4e, 0x4e, 0x53};

static void test_given_first(void)
{
    static const uint8_t given[] = {1, 2, 3, 4, 5};
    struct mcs_call call = {.random = MCS_BYTES(given)};
    uint8_t got[16];

    memset(got, 0xEE, sizeof(got));
    mcs_random(&call, got, 3);
    tap_ok(memcmp(got, given, 3) == 0 && got[3] == 0xEE, "given bytes first");
    tap_ok(call.random.len == 2 && call.random.at == given + 3,
           "some are left");
    mcs_random(&call, got, 10);
    tap_ok(memcmp(got, given + 3, 2) == 0, "then the others");
    tap_ok(memcmp(got + 2, stream, 8) == 0, "then the stream");
    tap_ok(call.random.len == 0, "none are left");
    tap_ok(got[10] == 0xEE, "nothing is written beyond");
}

static void test_stream(void)
{
    struct mcs_call one = {0}, two = {0}, other = {.random_state = {1, 2}};
    uint8_t got[sizeof(stream)];
    size_t i;

    mcs_random(&one, got, sizeof(got));
    tap_ok(memcmp(got, stream, sizeof(got)) == 0, "the stream's bytes");
    for (i = 0; i < sizeof(got); i += 8)
        mcs_random(&two, got + i, 8);
    tap_ok(memcmp(got, stream, sizeof(got)) == 0, "the same in pieces");
    mcs_random(&other, got, sizeof(got));
    tap_ok(memcmp(got, stream, sizeof(got)) != 0, "another of another state");
    memset(got, 0xEE, sizeof(got));
    mcs_random(&one, got, 0);
    tap_ok(got[0] == 0xEE, "no bytes are none");
}

/* No byte value may be rare: adapters reject values and draw again. */
static void test_spread(void)
{
    struct mcs_call call = {0};
    unsigned seen[256] = {0};
    unsigned least = 65536, most = 0, i;
    uint8_t byte[8];

    for (i = 0; i < 8192; i++) {
        unsigned k;
        mcs_random(&call, byte, 8);
        for (k = 0; k < 8; k++)
            seen[byte[k]]++;
    }
    for (i = 0; i < 256; i++) {
        least = seen[i] < least ? seen[i] : least;
        most = seen[i] > most ? seen[i] : most;
    }
    /* 256 expected each, with a standard deviation of 16 */
    tap_ok(least > 176 && most < 336, "byte values from %u to %u times", least,
           most);
}

int main(void)
{
    test_given_first();
    test_stream();
    test_spread();
    return tap_end();
}
