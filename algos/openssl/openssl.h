/* SPDX-License-Identifier: MIT */
/*
 * What the files of this adapter share.  Algorithms are fetched once, in
 * set-up, as OpenSSL 3 would have it: a name that is looked up in each
 * operation costs more than a short message.
 */
#ifndef OPENSSL_H
#define OPENSSL_H

#include "catalog.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

/* A row, where the build selected its algorithm; `also` are traits besides
   the one that each row has, as the library shows one way to do it. */
#define ROW(id, also, ctx, table, what)                                        \
    VARIANT(id, "", MCS_DEFAULT | (also), ctx, table, what)
#define VARIANT(id, name, all_traits, ctx, table, what)                        \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = (name),                                                 \
            .traits = (uint16_t)(all_traits),                                  \
            .ctx_bytes = sizeof(ctx),                                          \
            .ops = &mcs_openssl_##table,                                       \
            .detail = (what)}, )

/* Set-up does no more than fetch; the key is set in the operation. */
#define KEY_INSIDE (MCS_KEY_TIMED | MCS_SETUP_UNTIMED)

extern const struct mcs_impl mcs_openssl_hashes[], mcs_openssl_macs[],
    mcs_openssl_ciphers[], mcs_openssl_aeads[], mcs_openssl_kdfs[],
    mcs_openssl_drbgs[], mcs_openssl_rsas[], mcs_openssl_dsas[],
    mcs_openssl_eddsas[], mcs_openssl_agrees[];

/* Not static, as a selection of algorithms may leave any of them unused. */
extern const struct mcs_ops mcs_openssl_hash, mcs_openssl_xof, mcs_openssl_hmac,
    mcs_openssl_cmac, mcs_openssl_gmac, mcs_openssl_poly1305,
    mcs_openssl_cipher, mcs_openssl_aead, mcs_openssl_hkdf, mcs_openssl_pbkdf2,
    mcs_openssl_scrypt, mcs_openssl_drbg, mcs_openssl_drbg_pr, mcs_openssl_rsa,
    mcs_openssl_dsa, mcs_openssl_ecdsa, mcs_openssl_eddsa, mcs_openssl_agree;

/* OpenSSL's newest error as ours: its code goes into call->library_error. */
enum mcs_status mcs_openssl_failed(struct mcs_call *call);

/* The same where anything but 1 is a failure. */
enum mcs_status mcs_openssl_status(struct mcs_call *call, int answer);

/* Of a verification, where 0 is a refusal for whatever reason is given. */
enum mcs_status mcs_openssl_verdict(struct mcs_call *call, int answer);

/* The bytes as a parameter that OpenSSL only reads, or its end where none. */
OSSL_PARAM mcs_openssl_bytes(const char *name, struct mcs_bytes bytes);

/* A named number of a key, big-endian, or bytes, or text (`is`). */
struct mcs_openssl_part {
    const char *name;
    enum {
        MCS_NUMBER,
        MCS_OCTETS,
        MCS_TEXT
    } is;
    struct mcs_bytes value; /* empty: the part is left out */
    const char *text;
};

/* A key made of its parts, up to one without name; NULL where refused. */
EVP_PKEY *mcs_openssl_key(const char *type, int selection,
                          const struct mcs_openssl_part *parts);

/* A key and the context in which it is used; one set-up's own. */
struct mcs_openssl_pkey {
    EVP_PKEY *key, *peer;
    EVP_PKEY_CTX *ctx;
};
void mcs_openssl_pkey_done(struct mcs_call *call);

/*
 * OpenSSL's random numbers drawn from mcs_random(call), until called with
 * NULL, which gives back its own generator.  `less` is taken off each number
 * drawn, for the library adds as much.
 */
void mcs_openssl_random(struct mcs_call *call, unsigned less);

/*
 * (r, s), each half of the bytes, as the DER that the library signs in, and
 * back.  Both answer the length, or 0 where it does not fit or is no DER.
 */
size_t mcs_openssl_to_der(uint8_t *der, size_t room, const uint8_t *pair,
                          size_t bytes);
size_t mcs_openssl_from_der(uint8_t *pair, size_t bytes, const uint8_t *der,
                            size_t length);

#endif
