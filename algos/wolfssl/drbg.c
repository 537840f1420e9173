/* SPDX-License-Identifier: MIT */
/*
 * Hash_DRBG (SP 800-90A) with SHA-256, the library's own generator.  Its
 * entropy source is a function without a context, so that the call that is
 * seeding has to be remembered here.
 */
#include "random.h"

#include <string.h>

static struct mcs_bytes entropy;

/*
 * The library takes four bytes more than it uses, for its test of the source,
 * which refuses a word that is followed by the same.
 */
int mcs_wolfssl_seed(unsigned char *out, unsigned bytes)
{
    if (entropy.len + 4 != bytes)
        return -1;
    memcpy(out, entropy.at, 4);
    out[0] ^= 1;
    memcpy(out + 4, entropy.at, entropy.len);
    return 0;
}

static enum mcs_status setup(struct mcs_call *call)
{
    uint8_t nonce[16];

    if (call->nonce.len != sizeof nonce || call->key.len != 32 ||
        call->aad.len != 0)
        return MCS_UNSUPPORTED;
    memcpy(nonce, call->nonce.at, sizeof nonce);
    entropy = call->key;
    return mcs_wolfssl_status(
        call, wc_InitRngNonce(call->ctx, nonce, (word32)sizeof nonce));
}

static enum mcs_status generate(struct mcs_call *call)
{
    if (call->out_bytes > RNG_MAX_BLOCK_LEN)
        return MCS_UNSUPPORTED;
    return mcs_wolfssl_status(
        call,
        wc_RNG_GenerateBlock(call->ctx, call->out, (word32)call->out_bytes));
}

static void done(struct mcs_call *call)
{
    wc_FreeRng(call->ctx);
}

OPS(hash_drbg, .run = {[MCS_SETUP] = setup, [MCS_GENERATE] = generate},
    .done = done);

/* clang-format off */
const struct mcs_impl mcs_wolfssl_drbgs[] = {
    ROW(hash_drbg, 0, WC_RNG, hash_drbg, NULL)
    {0}};
/* clang-format on */
