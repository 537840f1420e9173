/* SPDX-License-Identifier: MIT */
/*
 * What the files of this adapter share: how a row is written, what the
 * library's answers mean, and where it gets its random bytes.
 */
#ifndef MCS_MBEDTLS_H
#define MCS_MBEDTLS_H

#include "catalog.h"

/* Names the configuration, which the library's headers must see. */
#include <mcs-dep-mbedtls.h>

#include <mbedtls/build_info.h>

/* A row, where the build selected its algorithm. */
#define ROW(id, name, with, ctx, table, what)                                  \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = (name),                                                 \
            .traits = (uint16_t)(with),                                        \
            .ctx_bytes = (uint32_t)(ctx),                                      \
            .ops = &mcs_mbedtls_##table,                                       \
            .detail = (what)}, )

/* By the library's own functions, which is what most programs call. */
#define NATIVE(id, also, ctx, table, what)                                     \
    ROW(id, "native", MCS_DEFAULT | (also), sizeof(ctx), table, what)

extern const struct mcs_impl mcs_mbedtls_hashes[], mcs_mbedtls_macs[],
    mcs_mbedtls_ciphers[], mcs_mbedtls_aeads[], mcs_mbedtls_kdfs[],
    mcs_mbedtls_drbgs[], mcs_mbedtls_rsas[], mcs_mbedtls_ecs[],
    mcs_mbedtls_dhms[], mcs_mbedtls_ecjpakes[];

/* Not static, as a selection of algorithms may leave any of them unused. */
extern const struct mcs_ops mcs_mbedtls_md5, mcs_mbedtls_sha1,
    mcs_mbedtls_sha256, mcs_mbedtls_sha512, mcs_mbedtls_sha3, mcs_mbedtls_hmac,
    mcs_mbedtls_cmac, mcs_mbedtls_poly1305, mcs_mbedtls_gmac,
    mcs_mbedtls_des3_cbc, mcs_mbedtls_ecb, mcs_mbedtls_cbc, mcs_mbedtls_ctr,
    mcs_mbedtls_xts, mcs_mbedtls_chacha20, mcs_mbedtls_gcm, mcs_mbedtls_ccm,
    mcs_mbedtls_chachapoly, mcs_mbedtls_hkdf, mcs_mbedtls_pbkdf2,
    mcs_mbedtls_ctr_drbg, mcs_mbedtls_hmac_drbg, mcs_mbedtls_rsa,
    mcs_mbedtls_ecdsa, mcs_mbedtls_ecdsa_random, mcs_mbedtls_ecdh,
    mcs_mbedtls_dhm, mcs_mbedtls_ecjpake;

/* The library's answer as ours; its code goes into call->library_error. */
enum mcs_status mcs_mbedtls_status(struct mcs_call *call, int error);

/* The same for a verification that fails with `refusal`. */
enum mcs_status mcs_mbedtls_verdict(struct mcs_call *call, int error,
                                    int refusal);

/*
 * Random bytes as the library draws them: of mcs_random, which may have been
 * given a private key to hand out first.  The library reads what it draws for
 * a scalar as big-endian and drops surplus bits at the low end, so that a key
 * in the catalogue's form has to be turned round or moved up in the first
 * draw for the scalar to be that key.
 */
struct mcs_mbedtls_source {
    struct mcs_call *call;
    unsigned shift; /* bits of the first draw, upwards */
    int backwards;  /* the first draw is little-endian */
    /* A bit for each draw from now on, the lowest first, that is to blind and
       does not count for the call: its bytes come from `blinding`. */
    unsigned blinds;
    struct mcs_call *blinding;
};

/* The library's f_rng; `source` is a struct mcs_mbedtls_source. */
int mcs_mbedtls_draw(void *source, unsigned char *out, size_t bytes);

#endif
