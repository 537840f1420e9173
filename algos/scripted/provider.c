/* SPDX-License-Identifier: MIT */
/*
 * A provider whose time and faults are scripted, for tests of the driver on
 * ports/fake: one algorithm of each kind, with a variant "good" that is always
 * right, and for some a variant "bad" that has the fault of MCS_FAKE_FAULT.
 */
#include <stddef.h>

#include "scripted.h"

#define ROW(id, kind, name, chosen)                                            \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = name,                                                   \
            .traits = chosen,                                                  \
            .ctx_bytes = sizeof(struct scripted_context),                      \
            .ops = &scripted_##kind}, )
#define GOOD(id, kind) ROW(id, kind, "good", MCS_DEFAULT)
#define BAD(id, kind) ROW(id, kind, "bad", 0)

/* The bad row stands first: those behind it must come out all the same. */
/* clang-format off */
static const struct mcs_impl rows[] = {
    BAD(sha256, hash)
    GOOD(sha256, hash)
    GOOD(hmac_sha256, mac)
    GOOD(aes_128_cbc, cipher)
    BAD(aes_128_gcm, aead)
    GOOD(aes_128_gcm, aead)
    GOOD(hkdf_sha256, kdf)
    GOOD(aes_ctr_drbg, drbg)
    BAD(ecdsap256, sign)
    GOOD(ecdsap256, sign)
    GOOD(ecdhp256, agree)
    {0}};
/* clang-format on */

static const struct mcs_impl *const tables[] = {rows, NULL};

static enum mcs_status probe(const struct mcs_impl *impl)
{
    return scripted_fault(impl) == NOT_PRESENT ? MCS_ABSENT : MCS_OK;
}

static const char *error_text(int library_error)
{
    return library_error == SCRIPTED_LIBRARY_ERROR ? "as the script has it"
                                                   : NULL;
}

const struct mcs_provider MCS_PROVIDER_SYMBOL = {
    .name = MCS_PROVIDER_NAME,
    .class = MCS_SOFTWARE,
    .version = "1",
    .flags = "",
    .licence = "MIT",
    .tables = tables,
    .init = scripted_fault_init,
    .probe = probe,
    .error_text = error_text,
};
