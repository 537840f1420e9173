/* SPDX-License-Identifier: MIT */
/* The library as a provider, and how its error codes are to be read. */
#include "psa.h"

#include <mbedtls/asn1.h>
#include <mbedtls/cipher.h>
#include <mbedtls/ecp.h>
#include <mbedtls/md.h>

static const struct mcs_impl *const tables[] = {mcs_mbedtls_hashes,
                                                mcs_mbedtls_macs,
                                                mcs_mbedtls_ciphers,
                                                mcs_mbedtls_aeads,
                                                mcs_mbedtls_kdfs,
                                                mcs_mbedtls_drbgs,
                                                mcs_mbedtls_rsas,
                                                mcs_mbedtls_ecs,
                                                mcs_mbedtls_dhms,
                                                mcs_mbedtls_ecjpakes,
                                                mcs_mbedtls_psa_hashes,
                                                mcs_mbedtls_psa_macs,
                                                mcs_mbedtls_psa_ciphers,
                                                mcs_mbedtls_psa_aeads,
                                                mcs_mbedtls_psa_kdfs,
                                                mcs_mbedtls_psa_rsas,
                                                mcs_mbedtls_psa_ecs,
                                                mcs_mbedtls_psa_pakes,
                                                NULL};

const struct mcs_provider MCS_PROVIDER_SYMBOL = {
    .name = MCS_PROVIDER_NAME,
    .class = MCS_SOFTWARE,
    .version = MCS_DEP_VERSION,
    .flags = MCS_DEP_FLAGS,
    .licence = "Apache-2.0 or GPL-2.0-or-later",
    .tables = tables,
};

/*
 * A code is the sum of one of a high module, in multiples of 0x80, and one of
 * the module below.
 */
static int is_out_of_memory(int error)
{
    int low = -error & 0x7f;
    int high = -error - low;

    return low == -MBEDTLS_ERR_MPI_ALLOC_FAILED ||
           low == -MBEDTLS_ERR_ASN1_ALLOC_FAILED ||
           high == -MBEDTLS_ERR_MD_ALLOC_FAILED ||
           high == -MBEDTLS_ERR_CIPHER_ALLOC_FAILED ||
           high == -MBEDTLS_ERR_ECP_ALLOC_FAILED;
}

enum mcs_status mcs_mbedtls_status(struct mcs_call *call, int error)
{
    if (error == 0)
        return MCS_OK;
    if (is_out_of_memory(error))
        return MCS_NO_MEMORY;
    call->library_error = error;
    return MCS_LIBRARY;
}

enum mcs_status mcs_mbedtls_verdict(struct mcs_call *call, int error,
                                    int refusal)
{
    return error == refusal ? MCS_REFUSED : mcs_mbedtls_status(call, error);
}
