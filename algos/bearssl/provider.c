/* SPDX-License-Identifier: MIT */
/*
 * BearSSL as a provider.  The library takes no memory, has no state of its
 * own and reports no error codes, so there is little to do here.
 */
#include "shared.h"

/* For br_get_config alone; inline functions of TLS's narrow silently. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#include <bearssl.h>
#pragma GCC diagnostic pop

static const struct mcs_impl *const tables[] = {mcs_bearssl_hash_rows,
                                                mcs_bearssl_mac_rows,
                                                mcs_bearssl_cbc_rows,
                                                mcs_bearssl_ctr_rows,
                                                mcs_bearssl_gcm_rows,
                                                mcs_bearssl_ccm_rows,
                                                mcs_bearssl_eax_rows,
                                                mcs_bearssl_chapoly_rows,
                                                mcs_bearssl_kdf_rows,
                                                mcs_bearssl_drbg_rows,
                                                mcs_bearssl_rsa_rows,
                                                mcs_bearssl_ec_rows,
                                                NULL};

/* What choice.h believes of the library. */
static const struct br_config_belief {
    const char *name;
    long value;
} beliefs[] = {{"BR_64", MCS_BR_64},
               {"BR_LOMUL", MCS_BR_LOMUL},
               {"BR_INT128", MCS_BR_INT128},
               {"BR_SSE2", MCS_BR_X86},
               {"BR_AES_X86NI", MCS_BR_X86},
               {"BR_POWER8", MCS_BR_POWER8},
               {"BR_UMUL128", 0}};

static long configured(const char *name)
{
    for (const br_config_option *o = br_get_config(); o->name; o++) {
        if (!strcmp(o->name, name))
            return o->value;
    }
    return -1;
}

/*
 * A library built with other switches than the adapter was compiled for would
 * have the wrong rows called its own choice: better none than those.
 */
static enum mcs_status init(void)
{
    for (size_t i = 0; i < sizeof beliefs / sizeof beliefs[0]; i++) {
        if (configured(beliefs[i].name) != beliefs[i].value)
            return MCS_LIBRARY;
    }
    return MCS_OK;
}

/*
 * Rows take their functions by symbol and not from the getters, since these
 * ask the processor each time: under a hypervisor that costs more than the
 * key schedule it would be timed with.  The getters are asked here, once.
 */
static enum mcs_status probe(const struct mcs_impl *impl)
{
    const struct mcs_bearssl_head *head = impl->detail;

    if ((head->needs & MCS_BR_NEEDS_AESNI) && !br_aes_x86ni_ctr_get_vtable())
        return MCS_ABSENT;
    if ((head->needs & MCS_BR_NEEDS_PCLMUL) && !br_ghash_pclmul_get())
        return MCS_ABSENT;
    if ((head->needs & MCS_BR_NEEDS_SSE2) && !br_chacha20_sse2_get())
        return MCS_ABSENT;
    return MCS_OK;
}

const struct mcs_provider MCS_PROVIDER_SYMBOL = {
    .name = MCS_PROVIDER_NAME,
    .class = MCS_SOFTWARE,
    .version = MCS_DEP_VERSION,
    .flags = MCS_DEP_FLAGS,
    .licence = "MIT",
    .tables = tables,
    .init = init,
    .probe = probe,
};
