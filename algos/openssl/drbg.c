/* SPDX-License-Identifier: MIT */
/*
 * The generators of SP 800-90A by EVP_RAND.  Their parent is the library's
 * TEST-RAND, which hands out what it was told; they never reseed on their own.
 */
#include "openssl.h"

/* SP 800-90A: of AES-256 and of SHA-256 */
#define STRENGTH 256u
/* More than the entropy of any vector. */
#define MOST_ENTROPY 64

struct drbg {
    EVP_RAND_CTX *parent, *ctx;
    uint8_t entropy[MOST_ENTROPY];
};

struct detail {
    const char *name, *parameter, *part;
};

static void done(struct mcs_call *call)
{
    struct drbg *drbg = call->ctx;

    EVP_RAND_CTX_free(drbg->ctx);
    EVP_RAND_CTX_free(drbg->parent);
}

static EVP_RAND_CTX *make(const char *name, EVP_RAND_CTX *parent)
{
    EVP_RAND *rand = EVP_RAND_fetch(NULL, name, NULL);
    EVP_RAND_CTX *ctx = NULL;

    if (rand != NULL)
        ctx = EVP_RAND_CTX_new(rand, parent);
    EVP_RAND_free(rand);
    return ctx;
}

/* The parent with its entropy and nonce. */
static int make_parent(struct mcs_call *call)
{
    struct drbg *drbg = call->ctx;
    unsigned strength = STRENGTH;
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_uint(OSSL_RAND_PARAM_STRENGTH, &strength),
        mcs_openssl_bytes(OSSL_RAND_PARAM_TEST_ENTROPY, call->key),
        mcs_openssl_bytes(OSSL_RAND_PARAM_TEST_NONCE, call->nonce),
        OSSL_PARAM_END};

    drbg->parent = make("TEST-RAND", NULL);
    return drbg->parent != NULL &&
           EVP_RAND_instantiate(drbg->parent, STRENGTH, 0, NULL, 0, params);
}

static int make_generator(struct mcs_call *call)
{
    const struct detail *detail = call->impl->detail;
    struct drbg *drbg = call->ctx;
    unsigned never = 0;
    time_t at_no_time = 0;
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_utf8_string(detail->parameter,
                                         (char *)(uintptr_t)detail->part, 0),
        OSSL_PARAM_construct_utf8_string(OSSL_DRBG_PARAM_MAC,
                                         (char *)(uintptr_t) "HMAC", 0),
        OSSL_PARAM_construct_uint(OSSL_DRBG_PARAM_RESEED_REQUESTS, &never),
        OSSL_PARAM_construct_time_t(OSSL_DRBG_PARAM_RESEED_TIME_INTERVAL,
                                    &at_no_time),
        OSSL_PARAM_END};

    drbg->ctx = make(detail->name, drbg->parent);
    return drbg->ctx != NULL &&
           EVP_RAND_instantiate(drbg->ctx, STRENGTH, 0, call->aad.at,
                                call->aad.len, params);
}

static enum mcs_status setup(struct mcs_call *call)
{
    enum mcs_status status;

    if (call->key.len > MOST_ENTROPY)
        return MCS_UNSUPPORTED;
    if (make_parent(call) && make_generator(call))
        return MCS_OK;
    status = mcs_openssl_failed(call);
    done(call);
    return status;
}

static enum mcs_status generate(struct mcs_call *call)
{
    struct drbg *drbg = call->ctx;

    return mcs_openssl_status(call, EVP_RAND_generate(drbg->ctx, call->out,
                                                      call->out_bytes, STRENGTH,
                                                      0, NULL, 0));
}

/* With prediction resistance: the parent is given fresh entropy before. */
static enum mcs_status generate_pr(struct mcs_call *call)
{
    struct drbg *drbg = call->ctx;
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string(OSSL_RAND_PARAM_TEST_ENTROPY,
                                          drbg->entropy, call->key.len),
        OSSL_PARAM_END};
    int answer;

    mcs_random(call, drbg->entropy, call->key.len);
    answer = EVP_RAND_CTX_set_params(drbg->parent, params);
    if (answer == 1)
        answer = EVP_RAND_generate(drbg->ctx, call->out, call->out_bytes,
                                   STRENGTH, 1, NULL, 0);
    return mcs_openssl_status(call, answer);
}

const struct mcs_ops mcs_openssl_drbg = {
    .run = {[MCS_SETUP] = setup, [MCS_GENERATE] = generate}, .done = done};
const struct mcs_ops mcs_openssl_drbg_pr = {
    .run = {[MCS_SETUP] = setup, [MCS_GENERATE] = generate_pr}, .done = done};

#define DRBG(id, table, ...)                                                   \
    ROW(id, 0, struct drbg, table, (&(const struct detail){__VA_ARGS__}))

/* clang-format off */
const struct mcs_impl mcs_openssl_drbgs[] = {
    DRBG(hmac_drbg, drbg, "HMAC-DRBG", OSSL_DRBG_PARAM_DIGEST, "SHA2-256")
    DRBG(hmac_drbg_pr, drbg_pr, "HMAC-DRBG", OSSL_DRBG_PARAM_DIGEST, "SHA2-256")
    DRBG(hash_drbg, drbg, "HASH-DRBG", OSSL_DRBG_PARAM_DIGEST, "SHA2-256")
    DRBG(ctr_drbg, drbg, "CTR-DRBG", OSSL_DRBG_PARAM_CIPHER, "AES-256-CTR")
    DRBG(ctr_drbg_pr, drbg_pr, "CTR-DRBG", OSSL_DRBG_PARAM_CIPHER,
         "AES-256-CTR")
    {0}};
/* clang-format on */
