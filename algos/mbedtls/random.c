/* SPDX-License-Identifier: MIT */
#include "mbedtls.h"

/* Turns the bytes round. */
static void reverse(unsigned char *at, size_t bytes)
{
    size_t i;

    for (i = 0; i < bytes / 2; i++) {
        unsigned char byte = at[i];
        at[i] = at[bytes - 1 - i];
        at[bytes - 1 - i] = byte;
    }
}

/* By up to 7 bits towards the first byte. */
static void move_up(unsigned char *at, size_t bytes, unsigned bits)
{
    size_t i;

    for (i = 0; i < bytes; i++) {
        unsigned next = i + 1 < bytes ? at[i + 1] : 0;
        at[i] = (unsigned char)((unsigned)at[i] << bits | next >> (8 - bits));
    }
}

int mcs_mbedtls_draw(void *source, unsigned char *out, size_t bytes)
{
    struct mcs_mbedtls_source *from = source;

    mcs_random(from->blinds & 1 ? from->blinding : from->call, out, bytes);
    from->blinds >>= 1;
    if (from->backwards)
        reverse(out, bytes);
    if (from->shift != 0)
        move_up(out, bytes, from->shift);
    from->backwards = 0;
    from->shift = 0;
    return 0;
}
