/* SPDX-License-Identifier: MIT */
/*
 * Keys that are the same in each run.  OpenSSL has no argument for a generator,
 * so its RAND_METHOD is exchanged while keys are generated; that interface is
 * deprecated since 3.0, and there is no other as small.
 */
#define OPENSSL_SUPPRESS_DEPRECATED
#include "openssl.h"

#include <openssl/rand.h>
#include <string.h>

static struct mcs_call *drawing;
static unsigned taken_off;

/* Big-endian, modulo the length. */
static void subtract(uint8_t *number, size_t bytes, unsigned less)
{
    while (bytes-- > 0 && less != 0) {
        unsigned before = number[bytes];
        number[bytes] = (uint8_t)(before - less);
        less = before < less;
    }
}

/*
 * Where a private key is to be drawn that is known, and the library draws more
 * bytes than it has, zeros go before it.
 */
static int draw(unsigned char *out, int length)
{
    size_t bytes = length < 0 ? 0 : (size_t)length;
    size_t known = drawing->random.len;
    size_t zeros = known != 0 && known < bytes ? bytes - known : 0;

    memset(out, 0, zeros);
    mcs_random(drawing, out + zeros, bytes - zeros);
    subtract(out, bytes, taken_off);
    return 1;
}

static int is_seeded(void)
{
    return 1;
}

static const RAND_METHOD method = {
    .bytes = draw, .pseudorand = draw, .status = is_seeded};

void mcs_openssl_random(struct mcs_call *call, unsigned less)
{
    drawing = call;
    taken_off = less;
    RAND_set_rand_method(call != NULL ? &method : RAND_OpenSSL());
}
