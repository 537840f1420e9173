/* SPDX-License-Identifier: MIT */
/*
 * The stream behind mcs_random: xorshift128+ (Vigna, 2014), which is small
 * and quick, the same in every run, and of no cryptographic worth.
 */
#include "mcs.h"

#include <string.h>

static uint64_t next(uint64_t state[2])
{
    uint64_t a = state[0];
    uint64_t b = state[1];

    if ((a | b) == 0)
        a = 0x9e3779b97f4a7c15u; /* all zeros would stay so for ever */
    state[0] = b;
    a ^= a << 23;
    state[1] = a ^ b ^ (a >> 18) ^ (b >> 5);
    return state[1] + b;
}

void mcs_random(struct mcs_call *call, void *out, size_t bytes)
{
    uint8_t *to = out;
    size_t given = call->random.len < bytes ? call->random.len : bytes;

    if (given != 0) {
        memcpy(to, call->random.at, given);
        call->random.at += given;
        call->random.len -= given;
        to += given;
        bytes -= given;
    }
    while (bytes > 0) {
        uint64_t word = next(call->random_state);
        size_t i;
        for (i = 0; i < sizeof word && bytes > 0; i++, bytes--) {
            *to++ = (uint8_t)word;
            word >>= 8;
        }
    }
}
