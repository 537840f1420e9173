/* SPDX-License-Identifier: MIT */
/* LibTomMath below the library's public-key algorithms. */
#include "libtomcrypt.h"

#include <string.h>
#include <tommath.h>

void mcs_libtomcrypt_bignums(void)
{
    if (ltc_mp.name == NULL)
        ltc_mp = ltm_desc;
}

int mcs_libtomcrypt_read(void *number, const uint8_t *in, size_t bytes)
{
    return ltc_mp.unsigned_read(number, (unsigned char *)in, bytes);
}

int mcs_libtomcrypt_write(void *number, uint8_t *out, size_t bytes)
{
    size_t needed = ltc_mp.unsigned_size(number);

    if (needed > bytes)
        return CRYPT_BUFFER_OVERFLOW;
    memset(out, 0, bytes - needed);
    return ltc_mp.unsigned_write(number, out + (bytes - needed));
}

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
