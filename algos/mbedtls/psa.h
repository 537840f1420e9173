/* SPDX-License-Identifier: MIT */
/*
 * What the rows through the PSA interface share.  Importing the key is their
 * set-up, destroying it what is done after.  The interface keeps keys as they
 * were imported: the key schedule is made, or the key decoded, in each
 * operation.
 */
#ifndef MCS_MBEDTLS_PSA_H
#define MCS_MBEDTLS_PSA_H

#include "mbedtls.h"

#include <psa/crypto.h>

/* A row's context. */
struct mcs_mbedtls_psa {
    psa_key_id_t key;
};

/* What a row is, as the interface names it. */
struct mcs_mbedtls_psa_detail {
    psa_algorithm_t alg;
    psa_key_type_t type;        /* of the key, or of the pair */
    psa_key_type_t public_type; /* of the public half alone */
    psa_key_usage_t usage;
    uint16_t bits;            /* of a key that is generated, and ... */
    uint8_t shift, backwards; /* ... how it is drawn: see mbedtls.h */
};

#define PSA_DETAIL(...) (&(const struct mcs_mbedtls_psa_detail){__VA_ARGS__})

#define PSA_ROW(id, name, with, table, what)                                   \
    ROW(id, name, with, sizeof(struct mcs_mbedtls_psa), psa_##table, what)

/* The key is taken in by each operation. */
#define PSA_KEYED(id, table, what)                                             \
    PSA_ROW(id, "psa", MCS_KEY_TIMED, table, what)

extern const struct mcs_impl mcs_mbedtls_psa_hashes[], mcs_mbedtls_psa_macs[],
    mcs_mbedtls_psa_ciphers[], mcs_mbedtls_psa_aeads[], mcs_mbedtls_psa_kdfs[],
    mcs_mbedtls_psa_rsas[], mcs_mbedtls_psa_ecs[], mcs_mbedtls_psa_pakes[];

extern const struct mcs_ops mcs_mbedtls_psa_hash, mcs_mbedtls_psa_mac,
    mcs_mbedtls_psa_cipher, mcs_mbedtls_psa_aead, mcs_mbedtls_psa_hkdf,
    mcs_mbedtls_psa_rsa, mcs_mbedtls_psa_ecdsa, mcs_mbedtls_psa_ecdh,
    mcs_mbedtls_psa_ffdh, mcs_mbedtls_psa_jpake;

/* The interface's answer as ours. */
enum mcs_status mcs_mbedtls_psa_status(struct mcs_call *call,
                                       psa_status_t error);

/* Starts the interface, whose random bytes come from this call from now on. */
psa_status_t mcs_mbedtls_psa_start(struct mcs_call *call);

/* As the interface draws them; to be set before an operation that draws. */
extern struct mcs_mbedtls_source mcs_mbedtls_psa_source;

/* Starts the interface and imports a key for the row's usage. */
psa_status_t mcs_mbedtls_psa_import(struct mcs_call *call, psa_key_type_t type,
                                    psa_algorithm_t permitted,
                                    struct mcs_bytes key);

/* Set-up and what is done after, for rows whose key is call->key. */
enum mcs_status mcs_mbedtls_psa_setup(struct mcs_call *call);
void mcs_mbedtls_psa_done(struct mcs_call *call);

/* Signatures by the key in the context. */
enum mcs_status mcs_mbedtls_psa_sign(struct mcs_call *call);
enum mcs_status mcs_mbedtls_psa_verify(struct mcs_call *call);

#endif
