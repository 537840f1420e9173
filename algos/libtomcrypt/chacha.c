/* SPDX-License-Identifier: MIT */
/* ChaCha20 (RFC 8439) alone and with Poly1305. */
#include "libtomcrypt.h"

#define ROUNDS 20
#define COUNTER_BYTES 4u
#define TAG_BYTES 16

static enum mcs_status chacha20_setup(struct mcs_call *call)
{
    return mcs_libtomcrypt_status(
        call, chacha_setup(call->ctx, call->key.at, call->key.len, ROUNDS));
}

/* nonce: the block counter, little-endian, and the nonce proper. */
static enum mcs_status chacha20_crypt(struct mcs_call *call)
{
    const uint8_t *nonce = call->nonce.at;
    ulong32 counter;
    int error;

    if (call->nonce.len < COUNTER_BYTES)
        return MCS_UNSUPPORTED;
    counter = (ulong32)nonce[0] | (ulong32)nonce[1] << 8 |
              (ulong32)nonce[2] << 16 | (ulong32)nonce[3] << 24;
    error = chacha_ivctr32(call->ctx, nonce + COUNTER_BYTES,
                           call->nonce.len - COUNTER_BYTES, counter);
    if (error == CRYPT_OK)
        error = chacha_crypt(call->ctx, call->in.at, call->in.len, call->out);
    return mcs_libtomcrypt_status(call, error);
}

const struct mcs_ops mcs_libtomcrypt_chacha20 = {
    .run = {[MCS_SETUP] = chacha20_setup,
            [MCS_ENCRYPT] = chacha20_crypt,
            [MCS_DECRYPT] = chacha20_crypt}};

/* chacha20poly1305_done wipes the key, so that each message works on a copy. */
struct chacha_poly {
    chacha20poly1305_state state;
    chacha_state keyed;
};

static enum mcs_status poly_setup(struct mcs_call *call)
{
    struct chacha_poly *poly = call->ctx;
    int error =
        chacha20poly1305_init(&poly->state, call->key.at, call->key.len);

    poly->keyed = poly->state.chacha;
    return mcs_libtomcrypt_status(call, error);
}

/* What else is in the state, setting the nonce sets. */
static int poly_start(struct mcs_call *call)
{
    struct chacha_poly *poly = call->ctx;
    int error;

    poly->state.chacha = poly->keyed;
    error =
        chacha20poly1305_setiv(&poly->state, call->nonce.at, call->nonce.len);
    if (error == CRYPT_OK)
        error =
            chacha20poly1305_add_aad(&poly->state, call->aad.at, call->aad.len);
    return error;
}

static enum mcs_status poly_encrypt(struct mcs_call *call)
{
    struct chacha_poly *poly = call->ctx;
    unsigned long bytes = call->tag_bytes;
    int error = poly_start(call);

    if (error == CRYPT_OK)
        error = chacha20poly1305_encrypt(&poly->state, call->in.at,
                                         call->in.len, call->out);
    if (error == CRYPT_OK)
        error = chacha20poly1305_done(&poly->state, call->tag, &bytes);
    return mcs_libtomcrypt_status(call, error);
}

static enum mcs_status poly_decrypt(struct mcs_call *call)
{
    struct chacha_poly *poly = call->ctx;
    uint8_t tag[TAG_BYTES];
    unsigned long bytes = sizeof tag;
    int error;

    if (call->tag_bytes > sizeof tag)
        return MCS_UNSUPPORTED;
    error = poly_start(call);
    if (error == CRYPT_OK)
        error = chacha20poly1305_decrypt(&poly->state, call->in.at,
                                         call->in.len, call->out);
    if (error == CRYPT_OK)
        error = chacha20poly1305_done(&poly->state, tag, &bytes);
    if (error != CRYPT_OK)
        return mcs_libtomcrypt_status(call, error);
    return mcs_libtomcrypt_compare(call, tag);
}

const struct mcs_ops mcs_libtomcrypt_chacha_poly = {
    .run = {[MCS_SETUP] = poly_setup,
            [MCS_ENCRYPT] = poly_encrypt,
            [MCS_DECRYPT] = poly_decrypt}};

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_chachas[] = {
    ROW(chacha20, chacha_state, chacha20, NULL)
    ROW(chacha20_poly1305, struct chacha_poly, chacha_poly, NULL)
    {0}};
/* clang-format on */
