/* SPDX-License-Identifier: MIT */
/*
 * The generators of SP 800-90A.  The library draws entropy through a function:
 * entropy and nonce of the instantiation first, one draw each, then what each
 * reseeding needs.
 */
#include "mbedtls.h"

#include <mbedtls/ctr_drbg.h>
#include <mbedtls/hmac_drbg.h>
#include <mbedtls/md.h>

#include <string.h>

struct detail {
    int reseeds; /* before each request */
};

struct entropy {
    struct mcs_call *call;
    unsigned draws;
};

static int draw_entropy(void *from, unsigned char *out, size_t bytes)
{
    struct entropy *entropy = from;
    struct mcs_call *call = entropy->call;
    struct mcs_bytes seed = entropy->draws == 0 ? call->key : call->nonce;

    if (entropy->draws < 2) {
        entropy->draws++;
        if (seed.len != bytes)
            return -1;
        memcpy(out, seed.at, bytes);
    } else {
        mcs_random(call, out, bytes);
    }
    return 0;
}

struct ctr {
    mbedtls_ctr_drbg_context drbg;
    struct entropy entropy;
};

static enum mcs_status ctr_setup(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct ctr *ctr = call->ctx;
    int error;

    ctr->entropy.call = call;
    mbedtls_ctr_drbg_init(&ctr->drbg);
    mbedtls_ctr_drbg_set_entropy_len(&ctr->drbg, call->key.len);
    error = mbedtls_ctr_drbg_set_nonce_len(&ctr->drbg, call->nonce.len);
    if (error == 0)
        error = mbedtls_ctr_drbg_seed(&ctr->drbg, draw_entropy, &ctr->entropy,
                                      call->aad.at, call->aad.len);
    if (d->reseeds)
        mbedtls_ctr_drbg_set_prediction_resistance(&ctr->drbg,
                                                   MBEDTLS_CTR_DRBG_PR_ON);
    return mcs_mbedtls_status(call, error);
}

struct hmac {
    mbedtls_hmac_drbg_context drbg;
    struct entropy entropy;
};

/* Entropy is as long as SHA-256 is strong, and the nonce half of that. */
static enum mcs_status hmac_setup(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct hmac *hmac = call->ctx;
    int error;

    hmac->entropy.call = call;
    mbedtls_hmac_drbg_init(&hmac->drbg);
    error = mbedtls_hmac_drbg_seed(
        &hmac->drbg, mbedtls_md_info_from_type(MBEDTLS_MD_SHA256), draw_entropy,
        &hmac->entropy, call->aad.at, call->aad.len);
    if (d->reseeds)
        mbedtls_hmac_drbg_set_prediction_resistance(&hmac->drbg,
                                                    MBEDTLS_HMAC_DRBG_PR_ON);
    return mcs_mbedtls_status(call, error);
}

/*
 * Fills the output by requests of at most `most` bytes, which is where the
 * library ends one.
 */
static enum mcs_status generate(struct mcs_call *call, size_t most,
                                int (*request)(void *drbg, unsigned char *out,
                                               size_t bytes))
{
    size_t made = 0;
    int error;

    do {
        size_t bytes = call->out_bytes - made;
        if (bytes > most)
            bytes = most;
        error = request(call->ctx, call->out + made, bytes);
        made += bytes;
    } while (error == 0 && made < call->out_bytes);
    return mcs_mbedtls_status(call, error);
}

static enum mcs_status ctr_generate(struct mcs_call *call)
{
    return generate(call, MBEDTLS_CTR_DRBG_MAX_REQUEST,
                    mbedtls_ctr_drbg_random);
}

static enum mcs_status hmac_generate(struct mcs_call *call)
{
    return generate(call, MBEDTLS_HMAC_DRBG_MAX_REQUEST,
                    mbedtls_hmac_drbg_random);
}

static void ctr_done(struct mcs_call *call)
{
    struct ctr *ctr = call->ctx;

    mbedtls_ctr_drbg_free(&ctr->drbg);
}

static void hmac_done(struct mcs_call *call)
{
    struct hmac *hmac = call->ctx;

    mbedtls_hmac_drbg_free(&hmac->drbg);
}

const struct mcs_ops mcs_mbedtls_ctr_drbg = {
    .run = {[MCS_SETUP] = ctr_setup, [MCS_GENERATE] = ctr_generate},
    .done = ctr_done};

const struct mcs_ops mcs_mbedtls_hmac_drbg = {
    .run = {[MCS_SETUP] = hmac_setup, [MCS_GENERATE] = hmac_generate},
    .done = hmac_done};

#define CTR(id, reseeds)                                                       \
    NATIVE(id, 0, struct ctr, ctr_drbg, (&(const struct detail){reseeds}))
#define HMAC(id, reseeds)                                                      \
    NATIVE(id, 0, struct hmac, hmac_drbg, (&(const struct detail){reseeds}))

/* clang-format off */
const struct mcs_impl mcs_mbedtls_drbgs[] = {
    CTR(ctr_drbg, 0)
    CTR(ctr_drbg_pr, 1)
    HMAC(hmac_drbg, 0)
    HMAC(hmac_drbg_pr, 1)
    {0}};
/* clang-format on */
