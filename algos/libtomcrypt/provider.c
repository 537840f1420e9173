/* SPDX-License-Identifier: MIT */
/* The library as a provider, and how its error codes are to be read. */
#include "libtomcrypt.h"

static const struct mcs_impl *const tables[] = {
    mcs_libtomcrypt_hashes, mcs_libtomcrypt_macs,    mcs_libtomcrypt_ciphers,
    mcs_libtomcrypt_gcms,   mcs_libtomcrypt_ccms,    mcs_libtomcrypt_eaxes,
    mcs_libtomcrypt_ocbs,   mcs_libtomcrypt_chachas, mcs_libtomcrypt_kdfs,
    mcs_libtomcrypt_drbgs,  mcs_libtomcrypt_rsas,    mcs_libtomcrypt_dsas,
    mcs_libtomcrypt_eccs,   mcs_libtomcrypt_dhs,     NULL};

const struct mcs_provider MCS_PROVIDER_SYMBOL = {
    .name = MCS_PROVIDER_NAME,
    .class = MCS_SOFTWARE,
    .version = MCS_DEP_VERSION,
    .flags = MCS_DEP_FLAGS,
    .licence = "public domain / Unlicense",
    .tables = tables,
    .error_text = error_to_string,
};

enum mcs_status mcs_libtomcrypt_status(struct mcs_call *call, int error)
{
    if (error == CRYPT_OK)
        return MCS_OK;
    if (error == CRYPT_MEM)
        return MCS_NO_MEMORY;
    call->library_error = error;
    return MCS_LIBRARY;
}

enum mcs_status mcs_libtomcrypt_verdict(struct mcs_call *call, int error,
                                        int valid)
{
    switch (error) {
    case CRYPT_OK:
        return valid ? MCS_OK : MCS_REFUSED;
    case CRYPT_INVALID_PACKET:  /* no padding or no DER, or r or s too large */
    case CRYPT_INPUT_TOO_LONG:  /* something after the DER */
    case CRYPT_PK_INVALID_SIZE: /* RSA: not less than the modulus */
        return MCS_REFUSED;
    default:
        return mcs_libtomcrypt_status(call, error);
    }
}

enum mcs_status mcs_libtomcrypt_compare(const struct mcs_call *call,
                                        const uint8_t *computed)
{
    return mem_neq(computed, call->tag, call->tag_bytes) ? MCS_REFUSED : MCS_OK;
}

const uint8_t *mcs_libtomcrypt_at(struct mcs_bytes bytes)
{
    static const uint8_t nothing;
    return bytes.at == NULL ? &nothing : bytes.at;
}
