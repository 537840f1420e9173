/* SPDX-License-Identifier: MIT */
#include "psa.h"

enum mcs_status mcs_mbedtls_psa_status(struct mcs_call *call,
                                       psa_status_t error)
{
    switch (error) {
    case PSA_SUCCESS:
        return MCS_OK;
    case PSA_ERROR_INVALID_SIGNATURE:
        return MCS_REFUSED;
    case PSA_ERROR_INSUFFICIENT_MEMORY:
        return MCS_NO_MEMORY;
    case PSA_ERROR_NOT_SUPPORTED:
        return MCS_UNSUPPORTED;
    default:
        call->library_error = (int)error;
        return MCS_LIBRARY;
    }
}

/* The interface has one generator for all: there is no other way to it. */
struct mcs_mbedtls_source mcs_mbedtls_psa_source;

psa_status_t
mbedtls_psa_external_get_random(mbedtls_psa_external_random_context_t *context,
                                uint8_t *output, size_t output_size,
                                size_t *output_length)
{
    (void)context;
    mcs_mbedtls_draw(&mcs_mbedtls_psa_source, output, output_size);
    *output_length = output_size;
    return PSA_SUCCESS;
}

psa_status_t mcs_mbedtls_psa_start(struct mcs_call *call)
{
    mcs_mbedtls_psa_source = (struct mcs_mbedtls_source){.call = call};
    return psa_crypto_init(); /* nothing, but for the first time */
}

psa_status_t mcs_mbedtls_psa_import(struct mcs_call *call, psa_key_type_t type,
                                    psa_algorithm_t permitted,
                                    struct mcs_bytes key)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    struct mcs_mbedtls_psa *psa = call->ctx;
    psa_key_attributes_t attributes = PSA_KEY_ATTRIBUTES_INIT;
    psa_status_t error = mcs_mbedtls_psa_start(call);

    psa_set_key_type(&attributes, type);
    psa_set_key_algorithm(&attributes, permitted);
    psa_set_key_usage_flags(&attributes, d->usage);
    if (error == PSA_SUCCESS)
        error = psa_import_key(&attributes, key.at, key.len, &psa->key);
    return error;
}

enum mcs_status mcs_mbedtls_psa_setup(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;

    return mcs_mbedtls_psa_status(
        call, mcs_mbedtls_psa_import(call, d->type, d->alg, call->key));
}

void mcs_mbedtls_psa_done(struct mcs_call *call)
{
    struct mcs_mbedtls_psa *psa = call->ctx;

    psa_destroy_key(psa->key);
    psa->key = PSA_KEY_ID_NULL;
}

enum mcs_status mcs_mbedtls_psa_sign(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    const struct mcs_mbedtls_psa *psa = call->ctx;
    size_t bytes;

    return mcs_mbedtls_psa_status(
        call, psa_sign_hash(psa->key, d->alg, call->in.at, call->in.len,
                            call->tag, call->tag_bytes, &bytes));
}

enum mcs_status mcs_mbedtls_psa_verify(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    const struct mcs_mbedtls_psa *psa = call->ctx;

    return mcs_mbedtls_psa_status(
        call, psa_verify_hash(psa->key, d->alg, call->in.at, call->in.len,
                              call->tag, call->tag_bytes));
}
