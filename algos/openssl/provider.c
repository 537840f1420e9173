/* SPDX-License-Identifier: MIT */
/* The library as a provider; its version and flags are asked of itself. */
#include "openssl.h"

#include <openssl/crypto.h>
#include <string.h>

static const struct mcs_impl *const tables[] = {mcs_openssl_hashes,
                                                mcs_openssl_macs,
                                                mcs_openssl_ciphers,
                                                mcs_openssl_aeads,
                                                mcs_openssl_kdfs,
                                                mcs_openssl_drbgs,
                                                mcs_openssl_rsas,
                                                mcs_openssl_dsas,
                                                mcs_openssl_eddsas,
                                                mcs_openssl_agrees,
                                                NULL};

/* The shared library may be newer than the headers: init asks it. */
static char version[64] = OPENSSL_VERSION_STR " (headers)";
static char flags[768];

/* Adds what OpenSSL_version says, without the word that it begins with. */
static void add(char *to, size_t room, int what, const char *word)
{
    const char *text = OpenSSL_version(what);
    size_t bytes = strlen(word);

    OPENSSL_strlcat(to, strncmp(text, word, bytes) == 0 ? text + bytes : text,
                    room);
}

/*
 * Which instructions the library takes is decided when it starts, and
 * OPENSSL_ia32cap can forbid some: so that belongs to a record.
 */
static enum mcs_status init(void)
{
    version[0] = flags[0] = '\0';
    add(version, sizeof version, OPENSSL_VERSION_STRING, "");
    OPENSSL_strlcat(version, " (system)", sizeof version);
    add(flags, sizeof flags, OPENSSL_CFLAGS, "compiler: ");
    OPENSSL_strlcat(flags, "; ", sizeof flags);
    add(flags, sizeof flags, OPENSSL_CPU_INFO, "CPUINFO: ");
    return MCS_OK;
}

static const char *error_text(int library_error)
{
    return ERR_reason_error_string((unsigned long)(unsigned)library_error);
}

const struct mcs_provider MCS_PROVIDER_SYMBOL = {
    .name = MCS_PROVIDER_NAME,
    .class = MCS_SOFTWARE,
    .version = version,
    .flags = flags,
    .licence = "Apache-2.0",
    .tables = tables,
    .own_heap = 1,
    .init = init,
    .error_text = error_text,
};

enum mcs_status mcs_openssl_failed(struct mcs_call *call)
{
    unsigned long code = ERR_peek_last_error();

    if (ERR_GET_REASON(code) == ERR_R_MALLOC_FAILURE) {
        ERR_clear_error();
        return MCS_NO_MEMORY;
    }
    ERR_clear_error();
    call->library_error = (int)(unsigned)code;
    return MCS_LIBRARY;
}

enum mcs_status mcs_openssl_status(struct mcs_call *call, int answer)
{
    return answer == 1 ? MCS_OK : mcs_openssl_failed(call);
}

enum mcs_status mcs_openssl_verdict(struct mcs_call *call, int answer)
{
    enum mcs_status status;

    if (answer == 1)
        return MCS_OK;
    status = mcs_openssl_failed(call);
    return answer == 0 && status != MCS_NO_MEMORY ? MCS_REFUSED : status;
}

OSSL_PARAM mcs_openssl_bytes(const char *name, struct mcs_bytes bytes)
{
    static char nothing; /* NULL would leave the parameter unset */

    return OSSL_PARAM_construct_octet_string(
        name, bytes.at == NULL ? (void *)&nothing : (void *)(uintptr_t)bytes.at,
        bytes.len);
}
