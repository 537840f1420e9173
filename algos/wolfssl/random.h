/* SPDX-License-Identifier: MIT */
/* The functions that the library was compiled to call; see recipe.sh. */
#ifndef MCS_WOLFSSL_RANDOM_H
#define MCS_WOLFSSL_RANDOM_H

#include "shared.h"

#include <wolfssl/wolfcrypt/random.h>

int mcs_wolfssl_random(WC_RNG *rng, unsigned char *out, word32 bytes);
int mcs_wolfssl_seed(unsigned char *out, unsigned bytes);

#endif
