/* SPDX-License-Identifier: MIT */
/* The library as a provider, and how its error codes are to be read. */
#include "shared.h"

#include <mcs-wolfssl-families.h>

#include <wolfssl/wolfcrypt/error-crypt.h>
#include <wolfssl/wolfcrypt/sp_int.h>

/* Public keys have a table in each family that the library was built for. */
#define DECLARE(family)                                                        \
    extern const struct mcs_impl mcs_wolfssl_##family##_rows[];
#define NAME(family) mcs_wolfssl_##family##_rows,

/* clang-format off */
MCS_WOLFSSL_FAMILIES(DECLARE)

static const struct mcs_impl *const tables[] = {
    mcs_wolfssl_hashes, mcs_wolfssl_macs, mcs_wolfssl_ciphers,
    mcs_wolfssl_aeads, mcs_wolfssl_kdfs, mcs_wolfssl_drbgs,
    mcs_wolfssl_curves, mcs_wolfssl_eddsas,
    MCS_WOLFSSL_FAMILIES(NAME) NULL};
/* clang-format on */

const struct mcs_provider MCS_PROVIDER_SYMBOL = {
    .name = MCS_PROVIDER_NAME,
    .class = MCS_SOFTWARE,
    .version = MCS_DEP_VERSION,
    .flags = MCS_DEP_FLAGS,
    .licence = "GPL-2.0-or-later",
    .tables = tables,
};

enum mcs_status mcs_wolfssl_status(struct mcs_call *call, int error)
{
    switch (error) {
    case 0:
        return MCS_OK;
    case MEMORY_E:
    case MP_MEM:
        return MCS_NO_MEMORY;
    default:
        call->library_error = error;
        return MCS_LIBRARY;
    }
}

enum mcs_status mcs_wolfssl_verdict(struct mcs_call *call, int error,
                                    int refusal)
{
    return error == refusal ? MCS_REFUSED : mcs_wolfssl_status(call, error);
}

const uint8_t *mcs_wolfssl_at(struct mcs_bytes bytes)
{
    static const uint8_t nothing;

    return bytes.at == NULL ? &nothing : bytes.at;
}
