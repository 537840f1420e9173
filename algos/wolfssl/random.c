/* SPDX-License-Identifier: MIT */
/*
 * Random numbers for the library.  Its public-key code is compiled so that it
 * draws from mcs_wolfssl_random in the place of wc_RNG_GenerateBlock, which
 * is Hash_DRBG: all providers draw from the same stream, which costs little.
 * Hash_DRBG itself is seeded through mcs_wolfssl_seed.
 */
#include "random.h"

#include <string.h>

WC_RNG *mcs_wolfssl_rng(struct mcs_wolfssl_random *random,
                        struct mcs_call *call)
{
    random->call = call;
    random->given_bytes = 0;
    return (WC_RNG *)(void *)random;
}

WC_RNG *mcs_wolfssl_rng_making(struct mcs_wolfssl_random *random,
                               struct mcs_call *call, size_t zeros,
                               unsigned less)
{
    size_t key = call->random.len, i;

    if (key == 0 || zeros + key > sizeof random->given)
        return mcs_wolfssl_rng(random, call);
    memset(random->given, 0, zeros);
    mcs_random(call, random->given + zeros, key);
    for (i = zeros + key; less != 0 && i-- > zeros;) {
        unsigned borrow = random->given[i] < less;
        random->given[i] = (uint8_t)(random->given[i] - less);
        less = borrow;
    }
    random->call = call;
    random->given_bytes = zeros + key;
    return (WC_RNG *)(void *)random;
}

int mcs_wolfssl_random(WC_RNG *rng, unsigned char *out, word32 bytes)
{
    struct mcs_wolfssl_random *random = (void *)rng;
    size_t given = 0;

    if (random->given_bytes != 0) {
        given = bytes < random->given_bytes ? bytes : random->given_bytes;
        memcpy(out, random->given, given);
        random->given_bytes = 0;
    }
    mcs_random(random->call, out + given, bytes - given);
    return 0;
}
