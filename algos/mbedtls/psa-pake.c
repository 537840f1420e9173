/* SPDX-License-Identifier: MIT */
/*
 * EC J-PAKE through the PSA interface, which gives messages out in pieces
 * without the encoding of TLS: the exchange alone can be compared with others.
 */
#include "ecjpake.h"
#include "psa.h"

#include <string.h>

#define PIECE_BYTES 65 /* a point; the proof is a number */

/* A key share and the two parts of its proof, from one party to the other. */
static psa_status_t send_share(psa_pake_operation_t *from,
                               psa_pake_operation_t *to)
{
    static const psa_pake_step_t steps[] = {PSA_PAKE_STEP_KEY_SHARE,
                                            PSA_PAKE_STEP_ZK_PUBLIC,
                                            PSA_PAKE_STEP_ZK_PROOF};
    uint8_t piece[PIECE_BYTES];
    psa_status_t error = PSA_SUCCESS;
    size_t i, bytes;

    for (i = 0; i < sizeof steps / sizeof steps[0] && error == PSA_SUCCESS;
         i++) {
        error = psa_pake_output(from, steps[i], piece, sizeof piece, &bytes);
        if (error == PSA_SUCCESS)
            error = psa_pake_input(to, steps[i], piece, bytes);
    }
    return error;
}

static psa_status_t send_one(psa_pake_operation_t *from,
                             psa_pake_operation_t *to)
{
    psa_status_t error;

    mcs_mbedtls_psa_source.blinds = ROUND_ONE_BLINDS;
    error = send_share(from, to);
    return error == PSA_SUCCESS ? send_share(from, to) : error;
}

static psa_status_t send_two(psa_pake_operation_t *from,
                             psa_pake_operation_t *to)
{
    mcs_mbedtls_psa_source.blinds = ROUND_TWO_BLINDS;
    return send_share(from, to);
}

static psa_status_t start(const struct mcs_call *call,
                          psa_pake_operation_t *pake, const char *self,
                          const char *peer)
{
    const struct mcs_mbedtls_psa *psa = call->ctx;
    psa_pake_cipher_suite_t suite = PSA_PAKE_CIPHER_SUITE_INIT;
    psa_status_t error;

    psa_pake_cs_set_algorithm(&suite, PSA_ALG_JPAKE);
    psa_pake_cs_set_primitive(&suite,
                              PSA_PAKE_PRIMITIVE(PSA_PAKE_PRIMITIVE_TYPE_ECC,
                                                 PSA_ECC_FAMILY_SECP_R1, 256));
    psa_pake_cs_set_hash(&suite, PSA_ALG_SHA_256);
    error = psa_pake_setup(pake, &suite);
    if (error == PSA_SUCCESS)
        error = psa_pake_set_user(pake, (const uint8_t *)self, strlen(self));
    if (error == PSA_SUCCESS)
        error = psa_pake_set_peer(pake, (const uint8_t *)peer, strlen(peer));
    if (error == PSA_SUCCESS)
        error = psa_pake_set_password_key(pake, psa->key);
    return error;
}

static psa_status_t secret_of(psa_pake_operation_t *pake, uint8_t *out,
                              size_t bytes)
{
    psa_key_derivation_operation_t kdf = PSA_KEY_DERIVATION_OPERATION_INIT;
    psa_status_t error =
        psa_key_derivation_setup(&kdf, PSA_ALG_TLS12_ECJPAKE_TO_PMS);

    mcs_mbedtls_psa_source.blinds = DERIVE_BLINDS;
    if (error == PSA_SUCCESS)
        error = psa_pake_get_implicit_key(pake, &kdf);
    if (error == PSA_SUCCESS)
        error = psa_key_derivation_output_bytes(&kdf, out, bytes);
    psa_key_derivation_abort(&kdf);
    return error;
}

static enum mcs_status exchange(struct mcs_call *call)
{
    psa_pake_operation_t client = PSA_PAKE_OPERATION_INIT;
    psa_pake_operation_t server = PSA_PAKE_OPERATION_INIT;
    struct mcs_call blinding = {0};
    uint8_t secret[PSA_TLS12_ECJPAKE_TO_PMS_DATA_SIZE];
    psa_status_t error;

    if (call->out_bytes != sizeof secret)
        return MCS_UNSUPPORTED;
    mcs_mbedtls_psa_source.blinding = &blinding;
    error = start(call, &client, "client", "server");
    if (error == PSA_SUCCESS)
        error = start(call, &server, "server", "client");
    if (error == PSA_SUCCESS)
        error = send_one(&client, &server);
    if (error == PSA_SUCCESS)
        error = send_one(&server, &client);
    if (error == PSA_SUCCESS)
        error = send_two(&server, &client);
    if (error == PSA_SUCCESS)
        error = send_two(&client, &server);
    if (error == PSA_SUCCESS)
        error = secret_of(&client, call->out, sizeof secret);
    if (error == PSA_SUCCESS)
        error = secret_of(&server, secret, sizeof secret);
    psa_pake_abort(&client);
    psa_pake_abort(&server);
    if (error == PSA_SUCCESS && memcmp(secret, call->out, sizeof secret) != 0)
        return MCS_WRONG;
    return mcs_mbedtls_psa_status(call, error);
}

const struct mcs_ops mcs_mbedtls_psa_jpake = {
    .run = {[MCS_SETUP] = mcs_mbedtls_psa_setup, [MCS_EXCHANGE] = exchange},
    .done = mcs_mbedtls_psa_done};

/* clang-format off */
const struct mcs_impl mcs_mbedtls_psa_pakes[] = {
    PSA_ROW(ecjpake, "psa", MCS_SETUP_UNTIMED, jpake,
            PSA_DETAIL(.alg = PSA_ALG_JPAKE, .type = PSA_KEY_TYPE_PASSWORD,
                       .usage = PSA_KEY_USAGE_DERIVE))
    {0}};
/* clang-format on */
