/* SPDX-License-Identifier: MIT */
/*
 * Diffie-Hellman over a prime field.  Private keys are drawn at the length of
 * the pair's, so that all providers raise to powers of the same length.  From
 * the second secret with a key on, the library blinds the peer's value.
 */
#include "mbedtls.h"

#include <mbedtls/dhm.h>

static int set_group(struct mcs_call *call)
{
    const struct mcs_key *pair = call->pair;
    mbedtls_mpi prime, generator;
    int error;

    mbedtls_mpi_init(&prime);
    mbedtls_mpi_init(&generator);
    error = mbedtls_mpi_read_binary(&prime, pair->p.at, pair->p.len);
    if (error == 0)
        error = mbedtls_mpi_read_binary(&generator, pair->g.at, pair->g.len);
    if (error == 0)
        error = mbedtls_dhm_set_group(call->ctx, &prime, &generator);
    mbedtls_mpi_free(&prime);
    mbedtls_mpi_free(&generator);
    return error;
}

/* The library has no call that takes a private key. */
static enum mcs_status setup(struct mcs_call *call)
{
    mbedtls_dhm_context *dhm = call->ctx;
    const struct mcs_key *pair = call->pair;
    int error;

    mbedtls_dhm_init(dhm);
    error = set_group(call);
    if (error == 0 && call->op == MCS_DERIVE)
        error = mbedtls_mpi_read_binary(&dhm->MBEDTLS_PRIVATE(X), pair->priv.at,
                                        pair->priv.len);
    if (error == 0 && call->op == MCS_DERIVE)
        error = mbedtls_dhm_read_public(dhm, pair->peer.at, pair->peer.len);
    return mcs_mbedtls_status(call, error);
}

static enum mcs_status keygen(struct mcs_call *call)
{
    struct mcs_mbedtls_source source = {.call = call};

    return mcs_mbedtls_status(
        call,
        mbedtls_dhm_make_public(call->ctx, (int)call->pair->priv.len, call->out,
                                call->out_bytes, mcs_mbedtls_draw, &source));
}

/* Leading zeros are left out by mbedtls_dhm_calc_secret. */
static enum mcs_status derive(struct mcs_call *call)
{
    struct mcs_mbedtls_source source = {.call = call};
    size_t bytes = 0;
    int error = mbedtls_dhm_calc_secret(call->ctx, call->out, call->out_bytes,
                                        &bytes, mcs_mbedtls_draw, &source);

    if (error == 0)
        mcs_pad_out(call, bytes);
    return mcs_mbedtls_status(call, error);
}

static void done(struct mcs_call *call)
{
    mbedtls_dhm_free(call->ctx);
}

const struct mcs_ops mcs_mbedtls_dhm = {
    .run = {[MCS_SETUP] = setup, [MCS_KEYGEN] = keygen, [MCS_DERIVE] = derive},
    .done = done};

#define FFDH(id)                                                               \
    NATIVE(id, MCS_SETUP_UNTIMED | MCS_BLINDING, mbedtls_dhm_context, dhm, NULL)

/* clang-format off */
const struct mcs_impl mcs_mbedtls_dhms[] = {
    FFDH(ffdh1024)
    FFDH(ffdh2048)
    {0}};
/* clang-format on */
