/* SPDX-License-Identifier: MIT */
/*
 * The source of LibTomMath's random numbers.  Apart from the rest, as
 * tomcrypt.h has macros of the names that tommath.h declares.
 */
#include "mcs.h"

#include <tommath.h>

void mcs_libtomcrypt_blind(struct mcs_call *call);

/* LibTomMath passes its source no argument to find the call by. */
static struct mcs_call *blinded;

static mp_err draw(void *out, size_t bytes)
{
    mcs_random(blinded, out, bytes);
    return MP_OKAY;
}

void mcs_libtomcrypt_blind(struct mcs_call *call)
{
    blinded = call;
    mp_rand_source(draw);
}
