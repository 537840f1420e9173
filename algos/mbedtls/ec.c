/* SPDX-License-Identifier: MIT */
/*
 * ECDSA and Diffie-Hellman on the NIST curves, Curve25519 and Curve448.
 * Points are decoded in set-up; that a peer's point lies on its curve is
 * checked in each operation.
 */
#include "mbedtls.h"

#include <mbedtls/ecdh.h>
#include <mbedtls/ecdsa.h>
#include <mbedtls/ecp.h>
#include <mbedtls/md.h>

struct detail {
    mbedtls_ecp_group_id group;
    mbedtls_md_type_t hash; /* of RFC 6979 */
    uint8_t shift;          /* of a private key that is drawn */
    uint8_t is_montgomery;  /* numbers are little-endian */
};

struct ec {
    mbedtls_ecp_group group;
    mbedtls_mpi secret;
    mbedtls_ecp_point point; /* the signer's, or the peer's */
};

static int load_secret(struct ec *ec, const struct detail *d,
                       struct mcs_bytes priv)
{
    mbedtls_ecp_keypair key;
    int error;

    mbedtls_ecp_keypair_init(&key);
    error = mbedtls_ecp_read_key(d->group, &key, priv.at, priv.len);
    if (error == 0)
        error = mbedtls_ecp_export(&key, NULL, &ec->secret, NULL);
    mbedtls_ecp_keypair_free(&key);
    return error;
}

static int start(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct ec *ec = call->ctx;

    mbedtls_ecp_group_init(&ec->group);
    mbedtls_mpi_init(&ec->secret);
    mbedtls_ecp_point_init(&ec->point);
    return mbedtls_ecp_group_load(&ec->group, d->group);
}

static int load_point(struct ec *ec, struct mcs_bytes point)
{
    return mbedtls_ecp_point_read_binary(&ec->group, &ec->point, point.at,
                                         point.len);
}

static void done(struct mcs_call *call)
{
    struct ec *ec = call->ctx;

    mbedtls_ecp_point_free(&ec->point);
    mbedtls_mpi_free(&ec->secret);
    mbedtls_ecp_group_free(&ec->group);
}

static enum mcs_status ecdsa_setup(struct mcs_call *call)
{
    int error = start(call);

    if (error == 0)
        error =
            call->op == MCS_VERIFY
                ? load_point(call->ctx, call->pair->pub)
                : load_secret(call->ctx, call->impl->detail, call->pair->priv);
    return mcs_mbedtls_status(call, error);
}

static enum mcs_status give_signature(struct mcs_call *call, int error,
                                      mbedtls_mpi *r, mbedtls_mpi *s)
{
    size_t half = call->tag_bytes / 2;

    if (error == 0)
        error = mbedtls_mpi_write_binary(r, call->tag, half);
    if (error == 0)
        error = mbedtls_mpi_write_binary(s, call->tag + half, half);
    mbedtls_mpi_free(r);
    mbedtls_mpi_free(s);
    return mcs_mbedtls_status(call, error);
}

/* With the k of RFC 6979. */
static enum mcs_status sign(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct mcs_mbedtls_source source = {.call = call};
    struct ec *ec = call->ctx;
    mbedtls_mpi r, s;

    mbedtls_mpi_init(&r);
    mbedtls_mpi_init(&s);
    return give_signature(call,
                          mbedtls_ecdsa_sign_det_ext(
                              &ec->group, &r, &s, &ec->secret, call->in.at,
                              call->in.len, d->hash, mcs_mbedtls_draw, &source),
                          &r, &s);
}

static enum mcs_status sign_random(struct mcs_call *call)
{
    struct mcs_mbedtls_source source = {.call = call};
    struct ec *ec = call->ctx;
    mbedtls_mpi r, s;

    mbedtls_mpi_init(&r);
    mbedtls_mpi_init(&s);
    return give_signature(call,
                          mbedtls_ecdsa_sign(&ec->group, &r, &s, &ec->secret,
                                             call->in.at, call->in.len,
                                             mcs_mbedtls_draw, &source),
                          &r, &s);
}

static enum mcs_status verify(struct mcs_call *call)
{
    struct ec *ec = call->ctx;
    size_t half = call->tag_bytes / 2;
    mbedtls_mpi r, s;
    int error;

    mbedtls_mpi_init(&r);
    mbedtls_mpi_init(&s);
    error = mbedtls_mpi_read_binary(&r, call->tag, half);
    if (error == 0)
        error = mbedtls_mpi_read_binary(&s, call->tag + half, half);
    if (error == 0)
        error = mbedtls_ecdsa_verify(&ec->group, call->in.at, call->in.len,
                                     &ec->point, &r, &s);
    mbedtls_mpi_free(&r);
    mbedtls_mpi_free(&s);
    return mcs_mbedtls_verdict(call, error, MBEDTLS_ERR_ECP_VERIFY_FAILED);
}

static enum mcs_status ecdh_setup(struct mcs_call *call)
{
    int error = start(call);

    if (error == 0 && call->op == MCS_DERIVE)
        error = load_secret(call->ctx, call->impl->detail, call->pair->priv);
    if (error == 0 && call->op == MCS_DERIVE)
        error = load_point(call->ctx, call->pair->peer);
    return mcs_mbedtls_status(call, error);
}

static enum mcs_status keygen(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct mcs_mbedtls_source source = {
        .call = call, .shift = d->shift, .backwards = d->is_montgomery};
    struct ec *ec = call->ctx;
    size_t bytes = 0;
    int error = mbedtls_ecdh_gen_public(&ec->group, &ec->secret, &ec->point,
                                        mcs_mbedtls_draw, &source);

    if (error == 0)
        error = mbedtls_ecp_point_write_binary(
            &ec->group, &ec->point, MBEDTLS_ECP_PF_UNCOMPRESSED, &bytes,
            call->out, call->out_bytes);
    return mcs_mbedtls_status(call, error);
}

static enum mcs_status derive(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct mcs_mbedtls_source source = {.call = call};
    struct ec *ec = call->ctx;
    mbedtls_mpi shared;
    int error;

    mbedtls_mpi_init(&shared);
    error = mbedtls_ecdh_compute_shared(&ec->group, &shared, &ec->point,
                                        &ec->secret, mcs_mbedtls_draw, &source);
    if (error == 0)
        error =
            d->is_montgomery
                ? mbedtls_mpi_write_binary_le(&shared, call->out,
                                              call->out_bytes)
                : mbedtls_mpi_write_binary(&shared, call->out, call->out_bytes);
    mbedtls_mpi_free(&shared);
    return mcs_mbedtls_status(call, error);
}

const struct mcs_ops mcs_mbedtls_ecdsa = {.run = {[MCS_SETUP] = ecdsa_setup,
                                                  [MCS_SIGNATURE] = sign,
                                                  [MCS_VERIFY] = verify},
                                          .done = done};

/* Verification is the same: it is there to check the signatures. */
const struct mcs_ops mcs_mbedtls_ecdsa_random = {
    .run = {[MCS_SETUP] = ecdsa_setup,
            [MCS_SIGNATURE] = sign_random,
            [MCS_VERIFY] = verify},
    .done = done};

const struct mcs_ops mcs_mbedtls_ecdh = {.run = {[MCS_SETUP] = ecdh_setup,
                                                 [MCS_KEYGEN] = keygen,
                                                 [MCS_DERIVE] = derive},
                                         .done = done};

#define DETAIL(...) (&(const struct detail){__VA_ARGS__})

#define ECDSA(size, digest)                                                    \
    NATIVE(ecdsap##size, MCS_K_RFC6979, struct ec, ecdsa,                      \
           DETAIL(MBEDTLS_ECP_DP_SECP##size##R1, MBEDTLS_MD_##digest, 0, 0))   \
    ROW(ecdsap##size, "native+random", MCS_K_RANDOM, sizeof(struct ec),        \
        ecdsa_random,                                                          \
        DETAIL(MBEDTLS_ECP_DP_SECP##size##R1, MBEDTLS_MD_NONE, 0, 0))

#define ECDH(id, curve, shift, is_montgomery)                                  \
    NATIVE(                                                                    \
        id, MCS_SETUP_UNTIMED, struct ec, ecdh,                                \
        DETAIL(MBEDTLS_ECP_DP_##curve, MBEDTLS_MD_NONE, shift, is_montgomery))

/* clang-format off */
const struct mcs_impl mcs_mbedtls_ecs[] = {
    ECDSA(256, SHA256)
    ECDSA(384, SHA384)
    ECDSA(521, SHA512)
    ECDH(ecdhp256, SECP256R1, 0, 0)
    ECDH(ecdhp384, SECP384R1, 0, 0)
    ECDH(ecdhp521, SECP521R1, 7, 0)
    ECDH(ecdhx25519, CURVE25519, 1, 1)
    ECDH(ecdhx448, CURVE448, 0, 1)
    {0}};
/* clang-format on */
