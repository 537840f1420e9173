/* SPDX-License-Identifier: MIT */
/*
 * RSA through the PSA interface, which imports keys as the DER of RFC 8017,
 * A.1; set-up writes it, from the end to the start.
 */
#include "psa.h"

#include <mbedtls/asn1.h>
#include <mbedtls/asn1write.h>

#include <string.h>

#define PUBLIC_DER_BYTES PSA_KEY_EXPORT_RSA_PUBLIC_KEY_MAX_SIZE(4096)

/* Written so far: from `at` to the buffer's end. */
struct der {
    uint8_t *start, *at;
    int error; /* or 0 */
};

static void note(struct der *der, int result)
{
    if (result < 0 && der->error == 0)
        der->error = result;
}

static void put_integer(struct der *der, struct mcs_bytes number)
{
    size_t bytes;

    while (number.len > 1 && number.at[0] == 0) {
        number.at++;
        number.len--;
    }
    bytes = number.len;
    note(der, mbedtls_asn1_write_raw_buffer(&der->at, der->start, number.at,
                                            number.len));
    if (number.at[0] & 0x80) { /* would be negative */
        const uint8_t zero = 0;
        note(der,
             mbedtls_asn1_write_raw_buffer(&der->at, der->start, &zero, 1));
        bytes++;
    }
    note(der, mbedtls_asn1_write_len(&der->at, der->start, bytes));
    note(der,
         mbedtls_asn1_write_tag(&der->at, der->start, MBEDTLS_ASN1_INTEGER));
}

static void put_key(struct der *der, const struct mcs_key *pair,
                    int public_only)
{
    static const uint8_t version = 0;
    const struct mcs_bytes two_primes = {&version, 1};
    const uint8_t *end = der->at;

    if (!public_only) {
        put_integer(der, pair->qinv);
        put_integer(der, pair->dq);
        put_integer(der, pair->dp);
        put_integer(der, pair->q);
        put_integer(der, pair->p);
        put_integer(der, pair->d);
    }
    put_integer(der, pair->e);
    put_integer(der, pair->n);
    if (!public_only)
        put_integer(der, two_primes);
    note(der,
         mbedtls_asn1_write_len(&der->at, der->start, (size_t)(end - der->at)));
    note(der, mbedtls_asn1_write_tag(&der->at, der->start,
                                     MBEDTLS_ASN1_CONSTRUCTED |
                                         MBEDTLS_ASN1_SEQUENCE));
}

/* n and d, the five numbers of half their length, and what stands between. */
static size_t most_bytes(const struct mcs_key *pair)
{
    return 5 * pair->n.len + 64;
}

static enum mcs_status import(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    int public_only = call->op == MCS_VERIFY;
    size_t room = most_bytes(call->pair);
    struct der der = {.start = mcs_pool_alloc(room)};
    struct mcs_bytes key;
    psa_status_t error;

    if (der.start == NULL)
        return MCS_NO_MEMORY;
    der.at = der.start + room;
    put_key(&der, call->pair, public_only);
    key.at = der.at;
    key.len = (size_t)(der.start + room - der.at);
    error = der.error != 0
                ? PSA_ERROR_BUFFER_TOO_SMALL
                : mcs_mbedtls_psa_import(call,
                                         public_only ? d->public_type : d->type,
                                         d->alg, key);
    mcs_pool_free(der.start);
    return mcs_mbedtls_psa_status(call, error);
}

static enum mcs_status setup(struct mcs_call *call)
{
    if (call->op == MCS_KEYGEN)
        return mcs_mbedtls_psa_status(call, mcs_mbedtls_psa_start(call));
    return import(call);
}

/* The modulus out of the DER of a public key. */
static int get_modulus(const struct mcs_call *call, unsigned char *der,
                       size_t bytes)
{
    unsigned char *at = der;
    size_t length = 0;
    int error =
        mbedtls_asn1_get_tag(&at, der + bytes, &length,
                             MBEDTLS_ASN1_CONSTRUCTED | MBEDTLS_ASN1_SEQUENCE);

    if (error == 0)
        error = mbedtls_asn1_get_tag(&at, der + bytes, &length,
                                     MBEDTLS_ASN1_INTEGER);
    if (error != 0 || length != call->out_bytes + 1) /* a zero before it */
        return -1;
    memcpy(call->out, at + 1, call->out_bytes);
    return 0;
}

/* Each call makes another key and leaves it for `prove`. */
static enum mcs_status keygen(struct mcs_call *call)
{
    const struct mcs_mbedtls_psa_detail *d = call->impl->detail;
    struct mcs_mbedtls_psa *psa = call->ctx;
    psa_key_attributes_t attributes = PSA_KEY_ATTRIBUTES_INIT;
    uint8_t der[PUBLIC_DER_BYTES];
    size_t bytes = 0;
    psa_status_t error;

    mcs_mbedtls_psa_done(call);
    psa_set_key_type(&attributes, d->type);
    psa_set_key_bits(&attributes, d->bits);
    psa_set_key_algorithm(&attributes, d->alg);
    psa_set_key_usage_flags(&attributes, d->usage);
    error = psa_generate_key(&attributes, &psa->key);
    if (error == PSA_SUCCESS)
        error = psa_export_public_key(psa->key, der, sizeof der, &bytes);
    if (error == PSA_SUCCESS && get_modulus(call, der, bytes) != 0)
        return MCS_WRONG;
    return mcs_mbedtls_psa_status(call, error);
}

static enum mcs_status prove(struct mcs_call *call)
{
    enum mcs_status status = mcs_mbedtls_psa_sign(call);

    return status == MCS_OK ? mcs_mbedtls_psa_verify(call) : status;
}

const struct mcs_ops mcs_mbedtls_psa_rsa = {
    .run = {[MCS_SETUP] = setup,
            [MCS_SIGNATURE] = mcs_mbedtls_psa_sign,
            [MCS_VERIFY] = mcs_mbedtls_psa_verify,
            [MCS_KEYGEN] = keygen},
    .done = mcs_mbedtls_psa_done,
    .prove = prove};

#define RSA(size)                                                              \
    PSA_ROW(rsa##size, "psa",                                                  \
            MCS_KEY_TIMED | MCS_PUBLIC_TIMED | MCS_CRT | MCS_BLINDING, rsa,    \
            PSA_DETAIL(.alg = PSA_ALG_RSA_PKCS1V15_SIGN(PSA_ALG_SHA_256),      \
                       .type = PSA_KEY_TYPE_RSA_KEY_PAIR,                      \
                       .public_type = PSA_KEY_TYPE_RSA_PUBLIC_KEY,             \
                       .usage = PSA_KEY_USAGE_SIGN_HASH |                      \
                                PSA_KEY_USAGE_VERIFY_HASH,                     \
                       .bits = (size)))

/* clang-format off */
const struct mcs_impl mcs_mbedtls_psa_rsas[] = {
    RSA(1024)
    RSA(2048)
    RSA(3072)
    RSA(4096)
    {0}};
/* clang-format on */
