/* SPDX-License-Identifier: MIT */
/*
 * ECDSA and Diffie-Hellman, on curves and in the field of RFC 7919, through
 * the PSA interface.
 */
#include "psa.h"

#include <string.h>

#define FFDH_BYTES 256 /* ffdhe2048 */

static enum mcs_status ecdsa_setup(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    int public_only = call->op == MCS_VERIFY;

    return mcs_mbedtls_psa_status(
        call, mcs_mbedtls_psa_import(
                  call, public_only ? d->public_type : d->type, d->alg,
                  public_only ? call->pair->pub : call->pair->priv));
}

const struct mcs_ops mcs_mbedtls_psa_ecdsa = {
    .run = {[MCS_SETUP] = ecdsa_setup,
            [MCS_SIGNATURE] = mcs_mbedtls_psa_sign,
            [MCS_VERIFY] = mcs_mbedtls_psa_verify},
    .done = mcs_mbedtls_psa_done};

static enum mcs_status ecdh_setup(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;

    if (call->op == MCS_KEYGEN)
        return mcs_mbedtls_psa_status(call, mcs_mbedtls_psa_start(call));
    return mcs_mbedtls_psa_status(
        call, mcs_mbedtls_psa_import(call, d->type, d->alg, call->pair->priv));
}

/* The public key is computed when it is exported; the key slot is freed. */
static enum mcs_status keygen(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    psa_key_attributes_t attributes = PSA_KEY_ATTRIBUTES_INIT;
    psa_key_id_t key = PSA_KEY_ID_NULL;
    size_t bytes;
    psa_status_t error;

    psa_set_key_type(&attributes, d->type);
    psa_set_key_bits(&attributes, d->bits);
    psa_set_key_algorithm(&attributes, d->alg);
    psa_set_key_usage_flags(&attributes, d->usage);
    mcs_mbedtls_psa_source.shift = d->shift;
    mcs_mbedtls_psa_source.backwards = d->backwards;
    error = psa_generate_key(&attributes, &key);
    if (error == PSA_SUCCESS)
        error = psa_export_public_key(key, call->out, call->out_bytes, &bytes);
    psa_destroy_key(key);
    return mcs_mbedtls_psa_status(call, error);
}

static enum mcs_status derive(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    const struct mcs_mbedtls_psa *psa = call->ctx;
    struct mcs_bytes peer = call->pair->peer;
    size_t bytes;

    return mcs_mbedtls_psa_status(
        call, psa_raw_key_agreement(d->alg, psa->key, peer.at, peer.len,
                                    call->out, call->out_bytes, &bytes));
}

const struct mcs_ops mcs_mbedtls_psa_ecdh = {.run = {[MCS_SETUP] = ecdh_setup,
                                                     [MCS_KEYGEN] = keygen,
                                                     [MCS_DERIVE] = derive},
                                             .done = mcs_mbedtls_psa_done};

/* The interface knows groups by name only, and keys as long as the prime. */
static enum mcs_status ffdh_setup(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    const struct mcs_key *known = call->impl->alg->vectors[0].pair;
    const struct mcs_key *pair = call->pair;
    uint8_t padded[FFDH_BYTES] = {0};
    struct mcs_bytes key = MCS_BYTES(padded);

    if (pair->p.len != sizeof padded || pair->priv.len > sizeof padded ||
        memcmp(pair->p.at, known->p.at, sizeof padded) != 0)
        return MCS_UNSUPPORTED;
    memcpy(padded + sizeof padded - pair->priv.len, pair->priv.at,
           pair->priv.len);
    return mcs_mbedtls_psa_status(
        call, mcs_mbedtls_psa_import(call, d->type, d->alg, key));
}

/* No keygen: it would draw powers as long as the prime. */
const struct mcs_ops mcs_mbedtls_psa_ffdh = {
    .run = {[MCS_SETUP] = ffdh_setup, [MCS_DERIVE] = derive},
    .done = mcs_mbedtls_psa_done};

/* Both halves of the pair are decoded in each operation. */
#define DECODED (MCS_KEY_TIMED | MCS_PUBLIC_TIMED)

#define ECDSA_ROW(size, name, nonce, number)                                   \
    PSA_ROW(                                                                   \
        ecdsap##size, name, DECODED | (nonce), ecdsa,                          \
        PSA_DETAIL(.alg = (number),                                            \
                   .type = PSA_KEY_TYPE_ECC_KEY_PAIR(PSA_ECC_FAMILY_SECP_R1),  \
                   .public_type =                                              \
                       PSA_KEY_TYPE_ECC_PUBLIC_KEY(PSA_ECC_FAMILY_SECP_R1),    \
                   .usage =                                                    \
                       PSA_KEY_USAGE_SIGN_HASH | PSA_KEY_USAGE_VERIFY_HASH))

#define ECDSA(size, hash)                                                      \
    ECDSA_ROW(size, "psa", MCS_K_RFC6979,                                      \
              PSA_ALG_DETERMINISTIC_ECDSA(PSA_ALG_##hash))                     \
    ECDSA_ROW(size, "psa+random", MCS_K_RANDOM, PSA_ALG_ECDSA(PSA_ALG_##hash))

#define AGREE(id, table, number, kind, ...)                                    \
    PSA_ROW(id, "psa", DECODED | MCS_SETUP_UNTIMED, table,                     \
            PSA_DETAIL(.alg = PSA_ALG_##number, .type = (kind),                \
                       .usage = PSA_KEY_USAGE_DERIVE, __VA_ARGS__))

#define ECDH(id, family, ...)                                                  \
    AGREE(id, ecdh, ECDH, PSA_KEY_TYPE_ECC_KEY_PAIR(PSA_ECC_FAMILY_##family),  \
          __VA_ARGS__)

/* clang-format off */
const struct mcs_impl mcs_mbedtls_psa_ecs[] = {
    ECDSA(256, SHA_256)
    ECDSA(384, SHA_384)
    ECDSA(521, SHA_512)
    ECDH(ecdhp256, SECP_R1, .bits = 256)
    ECDH(ecdhp384, SECP_R1, .bits = 384)
    ECDH(ecdhp521, SECP_R1, .bits = 521, .shift = 7)
    ECDH(ecdhx25519, MONTGOMERY, .bits = 255, .shift = 1, .backwards = 1)
    ECDH(ecdhx448, MONTGOMERY, .bits = 448, .backwards = 1)
    AGREE(ffdh2048, ffdh, FFDH,
          PSA_KEY_TYPE_DH_KEY_PAIR(PSA_DH_FAMILY_RFC7919), .bits = 2048)
    {0}};
/* clang-format on */
