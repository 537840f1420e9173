/* SPDX-License-Identifier: MIT */
/*
 * mcs_random as a generator of the library's kind.  The library hands the
 * state back to the generator and never looks into it, so the call itself
 * goes in its place.
 */
#include "libtomcrypt.h"

static int nothing_to_do(prng_state *state)
{
    (void)state;
    return CRYPT_OK;
}

static unsigned long read_random(unsigned char *out, unsigned long bytes,
                                 prng_state *state)
{
    mcs_random((struct mcs_call *)(void *)state, out, bytes);
    return bytes;
}

static const struct ltc_prng_descriptor generator = {
    .name = "mcs_random",
    .start = nothing_to_do,
    .ready = nothing_to_do,
    .read = read_random,
    .done = nothing_to_do,
};

int mcs_libtomcrypt_prng(void)
{
    return register_prng(&generator);
}

prng_state *mcs_libtomcrypt_prng_state(struct mcs_call *call)
{
    return (prng_state *)(void *)call;
}
