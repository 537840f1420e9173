/* SPDX-License-Identifier: MIT */
/*
 * Hashes, by the one-shot function of each module: the generic interface
 * (mbedtls_md) would link all of them wherever one is used.
 */
#include "mbedtls.h"

#include <mbedtls/md5.h>
#include <mbedtls/sha1.h>
#include <mbedtls/sha256.h>
#include <mbedtls/sha3.h>
#include <mbedtls/sha512.h>

/* SHA-224 and SHA-384 are the shorter of two; SHA-3 goes by its number. */
struct detail {
    int is_shorter;
    mbedtls_sha3_id id;
};

static enum mcs_status digest_md5(struct mcs_call *call)
{
    return mcs_mbedtls_status(
        call, mbedtls_md5(call->in.at, call->in.len, call->out));
}

static enum mcs_status digest_sha1(struct mcs_call *call)
{
    return mcs_mbedtls_status(
        call, mbedtls_sha1(call->in.at, call->in.len, call->out));
}

static enum mcs_status digest_sha256(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;

    return mcs_mbedtls_status(call, mbedtls_sha256(call->in.at, call->in.len,
                                                   call->out, d->is_shorter));
}

static enum mcs_status digest_sha512(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;

    return mcs_mbedtls_status(call, mbedtls_sha512(call->in.at, call->in.len,
                                                   call->out, d->is_shorter));
}

static enum mcs_status digest_sha3(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;

    return mcs_mbedtls_status(call,
                              mbedtls_sha3(d->id, call->in.at, call->in.len,
                                           call->out, call->out_bytes));
}

const struct mcs_ops mcs_mbedtls_md5 = {.run = {[MCS_DIGEST] = digest_md5}};
const struct mcs_ops mcs_mbedtls_sha1 = {.run = {[MCS_DIGEST] = digest_sha1}};
const struct mcs_ops mcs_mbedtls_sha256 = {
    .run = {[MCS_DIGEST] = digest_sha256}};
const struct mcs_ops mcs_mbedtls_sha512 = {
    .run = {[MCS_DIGEST] = digest_sha512}};
const struct mcs_ops mcs_mbedtls_sha3 = {.run = {[MCS_DIGEST] = digest_sha3}};

#define HASH(id, table, ...)                                                   \
    ROW(id, "native", MCS_DEFAULT, 0, table,                                   \
        (&(const struct detail){__VA_ARGS__}))

/* clang-format off */
const struct mcs_impl mcs_mbedtls_hashes[] = {
    HASH(md5, md5, 0)
    HASH(sha1, sha1, 0)
    HASH(sha224, sha256, .is_shorter = 1)
    HASH(sha256, sha256, .is_shorter = 0)
    HASH(sha384, sha512, .is_shorter = 1)
    HASH(sha512, sha512, .is_shorter = 0)
    HASH(sha3_224, sha3, .id = MBEDTLS_SHA3_224)
    HASH(sha3_256, sha3, .id = MBEDTLS_SHA3_256)
    HASH(sha3_384, sha3, .id = MBEDTLS_SHA3_384)
    HASH(sha3_512, sha3, .id = MBEDTLS_SHA3_512)
    {0}};
/* clang-format on */
