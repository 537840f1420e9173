/* SPDX-License-Identifier: MIT */
/*
 * RSA signatures, PKCS #1 v1.5 with SHA-256.  The private operation is by the
 * Chinese remainder theorem; base and exponents are blinded; and its result is
 * checked with the public exponent, once by mbedtls_rsa_private and once more
 * by mbedtls_rsa_pkcs1_sign.
 */
#include "mbedtls.h"

#include <mbedtls/md.h>
#include <mbedtls/rsa.h>

#define PUBLIC_EXPONENT 65537

static enum mcs_status setup(struct mcs_call *call)
{
    const struct mcs_key *pair = call->pair;
    int error;

    mbedtls_rsa_init(call->ctx);
    if (call->op == MCS_KEYGEN)
        return MCS_OK;
    if (call->op == MCS_VERIFY)
        error =
            mbedtls_rsa_import_raw(call->ctx, pair->n.at, pair->n.len, NULL, 0,
                                   NULL, 0, NULL, 0, pair->e.at, pair->e.len);
    else
        error = mbedtls_rsa_import_raw(call->ctx, pair->n.at, pair->n.len,
                                       pair->p.at, pair->p.len, pair->q.at,
                                       pair->q.len, pair->d.at, pair->d.len,
                                       pair->e.at, pair->e.len);
    if (error == 0)
        error = mbedtls_rsa_complete(call->ctx);
    return mcs_mbedtls_status(call, error);
}

static enum mcs_status sign(struct mcs_call *call)
{
    struct mcs_mbedtls_source source = {.call = call};

    if (mbedtls_rsa_get_len(call->ctx) != call->tag_bytes)
        return MCS_UNSUPPORTED;
    return mcs_mbedtls_status(
        call, mbedtls_rsa_pkcs1_sign(call->ctx, mcs_mbedtls_draw, &source,
                                     MBEDTLS_MD_SHA256, (unsigned)call->in.len,
                                     call->in.at, call->tag));
}

/*
 * The library computes what the padded hash has to be and compares.  What is
 * not below the modulus it answers as an error of its bignums.
 */
static enum mcs_status verify(struct mcs_call *call)
{
    int error;

    if (mbedtls_rsa_get_len(call->ctx) != call->tag_bytes)
        return MCS_UNSUPPORTED;
    error = mbedtls_rsa_pkcs1_verify(call->ctx, MBEDTLS_MD_SHA256,
                                     (unsigned)call->in.len, call->in.at,
                                     call->tag);
    if (error == MBEDTLS_ERR_RSA_PUBLIC_FAILED + MBEDTLS_ERR_MPI_BAD_INPUT_DATA)
        return MCS_REFUSED;
    return mcs_mbedtls_verdict(call, error, MBEDTLS_ERR_RSA_VERIFY_FAILED);
}

static void done(struct mcs_call *call)
{
    mbedtls_rsa_free(call->ctx);
}

/* Each call makes another key and leaves it for `prove`. */
static enum mcs_status keygen(struct mcs_call *call)
{
    struct mcs_mbedtls_source source = {.call = call};
    int error;

    mbedtls_rsa_free(call->ctx);
    mbedtls_rsa_init(call->ctx);
    error =
        mbedtls_rsa_gen_key(call->ctx, mcs_mbedtls_draw, &source,
                            (unsigned)(8 * call->out_bytes), PUBLIC_EXPONENT);
    if (error == 0)
        error = mbedtls_rsa_export_raw(call->ctx, call->out, call->out_bytes,
                                       NULL, 0, NULL, 0, NULL, 0, NULL, 0);
    return mcs_mbedtls_status(call, error);
}

static enum mcs_status prove(struct mcs_call *call)
{
    enum mcs_status status = sign(call);

    return status == MCS_OK ? verify(call) : status;
}

const struct mcs_ops mcs_mbedtls_rsa = {.run = {[MCS_SETUP] = setup,
                                                [MCS_SIGNATURE] = sign,
                                                [MCS_VERIFY] = verify,
                                                [MCS_KEYGEN] = keygen},
                                        .done = done,
                                        .prove = prove};

#define RSA(id)                                                                \
    NATIVE(id, MCS_CRT | MCS_BLINDING, mbedtls_rsa_context, rsa, NULL)

/* clang-format off */
const struct mcs_impl mcs_mbedtls_rsas[] = {
    RSA(rsa1024)
    RSA(rsa2048)
    RSA(rsa3072)
    RSA(rsa4096)
    {0}};
/* clang-format on */
