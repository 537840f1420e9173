/* SPDX-License-Identifier: MIT */
/*
 * The library's generators.  The state is the union of all three, whichever
 * is used: 17 KB.
 */
#include "libtomcrypt.h"

static int add(const struct ltc_prng_descriptor *prng, struct mcs_bytes bytes,
               prng_state *state)
{
    return bytes.len == 0 ? CRYPT_OK
                          : prng->add_entropy(bytes.at, bytes.len, state);
}

static enum mcs_status setup(struct mcs_call *call)
{
    const struct ltc_prng_descriptor *prng = call->impl->detail;
    int error = prng->start(call->ctx);

    if (error == CRYPT_OK)
        error = add(prng, call->key, call->ctx);
    if (error == CRYPT_OK)
        error = add(prng, call->nonce, call->ctx);
    if (error == CRYPT_OK)
        error = add(prng, call->aad, call->ctx);
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

const struct mcs_impl mcs_libtomcrypt_drbgs[] = {
    MCS_IF(fortuna, DRBG(fortuna, fortuna), )
        MCS_IF(yarrow, DRBG(yarrow, yarrow), )
            MCS_IF(chacha20_drbg, DRBG(chacha20_drbg, chacha20_prng), ){0}};
