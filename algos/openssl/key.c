/* SPDX-License-Identifier: MIT */
/* Keys out of their parts. */
#include "openssl.h"

#include <openssl/bn.h>
#include <openssl/param_build.h>

/* The private numbers of RSA are n, e, d, p, q, dp, dq and qinv. */
#define MOST_NUMBERS 8

static int push(OSSL_PARAM_BLD *build, const struct mcs_openssl_part *part,
                BIGNUM **number)
{
    switch (part->is) {
    case MCS_TEXT:
        return OSSL_PARAM_BLD_push_utf8_string(build, part->name, part->text,
                                               0);
    case MCS_OCTETS:
        return OSSL_PARAM_BLD_push_octet_string(
            build, part->name, part->value.at, part->value.len);
    default:
        *number = BN_bin2bn(part->value.at, (int)part->value.len, NULL);
        return *number != NULL &&
               OSSL_PARAM_BLD_push_BN(build, part->name, *number);
    }
}

static EVP_PKEY *from_params(const char *type, int selection,
                             OSSL_PARAM *params)
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, type, NULL);
    EVP_PKEY *key = NULL;

    if (ctx == NULL || EVP_PKEY_fromdata_init(ctx) != 1 ||
        EVP_PKEY_fromdata(ctx, &key, selection, params) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(ctx);
    return key;
}

EVP_PKEY *mcs_openssl_key(const char *type, int selection,
                          const struct mcs_openssl_part *parts)
{
    OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
    OSSL_PARAM *params = NULL;
    BIGNUM *numbers[MOST_NUMBERS] = {NULL};
    EVP_PKEY *key = NULL;
    unsigned i = 0;
    int pushed = build != NULL;

    for (; pushed && parts->name != NULL; parts++)
        if (parts->text != NULL || parts->value.len != 0)
            pushed = i < MOST_NUMBERS && push(build, parts, &numbers[i++]);
    /* The builder has the numbers' addresses only. */
    if (pushed)
        params = OSSL_PARAM_BLD_to_param(build);
    if (params != NULL)
        key = from_params(type, selection, params);
    OSSL_PARAM_free(params);
    while (i > 0)
        BN_clear_free(numbers[--i]);
    OSSL_PARAM_BLD_free(build);
    return key;
}

void mcs_openssl_pkey_done(struct mcs_call *call)
{
    struct mcs_openssl_pkey *pkey = call->ctx;

    EVP_PKEY_CTX_free(pkey->ctx);
    EVP_PKEY_free(pkey->peer);
    EVP_PKEY_free(pkey->key);
    if (call->op == MCS_KEYGEN)
        mcs_openssl_random(NULL, 0);
}
