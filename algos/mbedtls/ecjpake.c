/* SPDX-License-Identifier: MIT */
/*
 * EC J-PAKE on P-256 with SHA-256: a party's steps, and the exchange between
 * two of them.
 */
#include "ecjpake.h"
#include "mbedtls.h"

#include <mbedtls/ecjpake.h>
#include <mbedtls/ecp.h>

#include <string.h>

#define MESSAGE_BYTES 330 /* round one: four points, two numbers, lengths */

struct party {
    mbedtls_ecjpake_context pake;
    struct mcs_call *call;
    struct mcs_call *blinding; /* a stream of its own */
};

/* The context of the rows: one party, and numbers that blind. */
struct side {
    struct party party;
    struct mcs_call blinding;
};

static int start(struct party *party, struct mcs_call *call,
                 struct mcs_call *blinding, mbedtls_ecjpake_role role)
{
    party->call = call;
    party->blinding = blinding;
    mbedtls_ecjpake_init(&party->pake);
    return mbedtls_ecjpake_setup(&party->pake, role, MBEDTLS_MD_SHA256,
                                 MBEDTLS_ECP_DP_SECP256R1, call->key.at,
                                 call->key.len);
}

static struct mcs_mbedtls_source source_of(const struct party *party,
                                           unsigned blinds)
{
    return (struct mcs_mbedtls_source){
        .call = party->call, .blinds = blinds, .blinding = party->blinding};
}

static int write_one(struct party *party, uint8_t *out, size_t room,
                     size_t *bytes)
{
    struct mcs_mbedtls_source source = source_of(party, ROUND_ONE_BLINDS);

    return mbedtls_ecjpake_write_round_one(&party->pake, out, room, bytes,
                                           mcs_mbedtls_draw, &source);
}

static int write_two(struct party *party, uint8_t *out, size_t room,
                     size_t *bytes)
{
    struct mcs_mbedtls_source source = source_of(party, ROUND_TWO_BLINDS);

    return mbedtls_ecjpake_write_round_two(&party->pake, out, room, bytes,
                                           mcs_mbedtls_draw, &source);
}

static int secret_of(struct party *party, uint8_t *out, size_t room)
{
    struct mcs_mbedtls_source source = source_of(party, DERIVE_BLINDS);
    size_t bytes;

    return mbedtls_ecjpake_derive_secret(&party->pake, out, room, &bytes,
                                         mcs_mbedtls_draw, &source);
}

/* Messages from one party to the other. */
static int send_one(struct party *from, struct party *to)
{
    uint8_t message[MESSAGE_BYTES];
    size_t bytes;
    int error = write_one(from, message, sizeof message, &bytes);

    return error != 0
               ? error
               : mbedtls_ecjpake_read_round_one(&to->pake, message, bytes);
}

static int send_two(struct party *from, struct party *to)
{
    uint8_t message[MESSAGE_BYTES];
    size_t bytes;
    int error = write_two(from, message, sizeof message, &bytes);

    return error != 0
               ? error
               : mbedtls_ecjpake_read_round_two(&to->pake, message, bytes);
}

static enum mcs_status exchange(struct mcs_call *call)
{
    struct mcs_call blinding = {0};
    struct party client, server;
    uint8_t secret[MBEDTLS_ECP_MAX_BYTES];
    int error, error_too;

    if (call->out_bytes > sizeof secret)
        return MCS_UNSUPPORTED;
    error = start(&client, call, &blinding, MBEDTLS_ECJPAKE_CLIENT);
    error_too = start(&server, call, &blinding, MBEDTLS_ECJPAKE_SERVER);
    if (error == 0)
        error = error_too;
    if (error == 0)
        error = send_one(&client, &server);
    if (error == 0)
        error = send_one(&server, &client);
    if (error == 0)
        error = send_two(&server, &client);
    if (error == 0)
        error = send_two(&client, &server);
    if (error == 0)
        error = secret_of(&client, call->out, call->out_bytes);
    if (error == 0)
        error = secret_of(&server, secret, call->out_bytes);
    mbedtls_ecjpake_free(&client.pake);
    mbedtls_ecjpake_free(&server.pake);
    if (error == 0 && memcmp(secret, call->out, call->out_bytes) != 0)
        return MCS_WRONG;
    return mcs_mbedtls_status(call, error);
}

/* What comes before the operation that is timed. */
static enum mcs_status setup(struct mcs_call *call)
{
    struct side *side = call->ctx;
    struct party *party = &side->party;
    uint8_t message[MESSAGE_BYTES];
    size_t bytes;
    int is_client = call->aad.len != 0 && call->aad.at[0] == 'c';
    int error;

    if (call->op == MCS_EXCHANGE)
        return MCS_OK;
    error = start(party, call, &side->blinding,
                  is_client ? MBEDTLS_ECJPAKE_CLIENT : MBEDTLS_ECJPAKE_SERVER);
    if (call->op == MCS_ROUND_ONE)
        return mcs_mbedtls_status(call, error);
    if (error == 0)
        error = write_one(party, message, sizeof message, &bytes);
    if (error == 0)
        error = mbedtls_ecjpake_read_round_one(
            &party->pake, call->pair->peer.at, call->pair->peer.len);
    if (error == 0 && call->op == MCS_DERIVE)
        error = mbedtls_ecjpake_read_round_two(&party->pake, call->in.at,
                                               call->in.len);
    return mcs_mbedtls_status(call, error);
}

/* Of a message that was written and one that was read. */
static enum mcs_status finish(struct mcs_call *call, int written, size_t bytes,
                              int read)
{
    if (written != 0)
        return mcs_mbedtls_status(call, written);
    memset(call->out + bytes, 0, call->out_bytes - bytes);
    return mcs_mbedtls_verdict(call, read, MBEDTLS_ERR_ECP_VERIFY_FAILED);
}

static enum mcs_status round_one(struct mcs_call *call)
{
    struct party *party = &((struct side *)call->ctx)->party;
    size_t bytes = 0;
    int written = write_one(party, call->out, call->out_bytes, &bytes);

    return finish(call, written, bytes,
                  mbedtls_ecjpake_read_round_one(&party->pake, call->in.at,
                                                 call->in.len));
}

static enum mcs_status round_two(struct mcs_call *call)
{
    struct party *party = &((struct side *)call->ctx)->party;
    size_t bytes = 0;
    int written = write_two(party, call->out, call->out_bytes, &bytes);

    return finish(call, written, bytes,
                  mbedtls_ecjpake_read_round_two(&party->pake, call->in.at,
                                                 call->in.len));
}

static enum mcs_status derive(struct mcs_call *call)
{
    struct side *side = call->ctx;

    return mcs_mbedtls_status(
        call, secret_of(&side->party, call->out, call->out_bytes));
}

static void done(struct mcs_call *call)
{
    struct side *side = call->ctx;

    if (call->op != MCS_EXCHANGE)
        mbedtls_ecjpake_free(&side->party.pake);
}

const struct mcs_ops mcs_mbedtls_ecjpake = {
    .run = {[MCS_SETUP] = setup,
            [MCS_DERIVE] = derive,
            [MCS_EXCHANGE] = exchange,
            [MCS_ROUND_ONE] = round_one,
            [MCS_ROUND_TWO] = round_two},
    .done = done};

/* clang-format off */
const struct mcs_impl mcs_mbedtls_ecjpakes[] = {
    NATIVE(ecjpake, MCS_SETUP_UNTIMED, struct side, ecjpake, NULL)
    {0}};
/* clang-format on */
