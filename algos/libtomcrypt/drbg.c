/* SPDX-License-Identifier: MIT */
/*
 * The library's generators.  The state is the union of all three, whichever
 * is used: 17 KB.
 */
#include "libtomcrypt.h"

static enum mcs_status setup(struct mcs_call *call)
{
    const struct ltc_prng_descriptor *prng = call->impl->detail;
    int error = prng->start(call->ctx);

    if (error == CRYPT_OK)
        error = prng->add_entropy(call->key.at, call->key.len, call->ctx);
    if (error == CRYPT_OK)
        error = prng->ready(call->ctx);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status generate(struct mcs_call *call)
{
    const struct ltc_prng_descriptor *prng = call->impl->detail;
    size_t bytes = prng->read(call->out, call->out_bytes, call->ctx);

    return mcs_libtomcrypt_status(
        call, bytes == call->out_bytes ? CRYPT_OK : CRYPT_ERROR_READPRNG);
}

const struct mcs_ops mcs_libtomcrypt_drbg = {
    .run = {[MCS_SETUP] = setup, [MCS_GENERATE] = generate}};

#define DRBG(id, name) ROW(id, prng_state, drbg, &name##_desc)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_drbgs[] = {
    DRBG(fortuna, fortuna)
    DRBG(yarrow, yarrow)
    DRBG(chacha20_drbg, chacha20_prng)
    {0}};
/* clang-format on */
