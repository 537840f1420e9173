/* SPDX-License-Identifier: MIT */
/* The scalar cryptography extensions of RISC-V as a provider. */
#include "aes.h"
#include "zkn.h"

#include "port.h"

static const struct mcs_impl *const tables[] = {
    mcs_zkn_ecb_rows, mcs_zkn_cbc_rows,  mcs_zkn_ctr_rows,
    mcs_zkn_gcm_rows, mcs_zkn_hash_rows, NULL};

/* Volatile: their results are wanted by nobody. */
static void try_aes(void)
{
    __asm__ volatile(ZKN_WITH("zbkb", "brev8 t0, t0") "\n\t" ZKN_TRY_AES
                     :
                     :
                     : "t0");
}

static void try_sha(void)
{
    __asm__ volatile(ZKN_WITH("zbkb", "rev8 t0, t0") "\n\t" ZKN_WITH(
                         "zknh", "sha256sum0 t0, t0")
                     :
                     :
                     : "t0");
}

static enum mcs_status probe(const struct mcs_impl *impl)
{
    const struct zkn_head *head = impl->detail;

    return port_probe(head->need == ZKN_AES ? try_aes : try_sha) ? MCS_ABSENT
                                                                 : MCS_OK;
}

const struct mcs_provider MCS_PROVIDER_SYMBOL = {
    .name = MCS_PROVIDER_NAME,
    .class = MCS_ISA,
    .version = "",
    .flags = "",
    .licence = "MIT",
    .tables = tables,
    .probe = probe,
};
