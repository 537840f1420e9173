/* SPDX-License-Identifier: MIT */
/*
 * RSA signatures of PKCS #1 v1.5 with SHA-256.  The library decodes the keys
 * in every operation, so there is nothing to set up.
 */
#include "shared.h"

#define HASH_BYTES br_sha256_SIZE

struct detail {
    struct mcs_bearssl_head head;
    br_rsa_pkcs1_sign sign;
    br_rsa_pkcs1_vrfy verify;
};

/* The library's structures lack const; it writes to none of a key's bytes. */
static unsigned char *bare(struct mcs_bytes b)
{
    return (unsigned char *)(uintptr_t)b.at;
}

/* Exact length of a number, which the library asks for the modulus. */
static uint32_t bit_length(struct mcs_bytes b)
{
    uint32_t bits;
    size_t zeros = 0;

    while (zeros < b.len && !b.at[zeros])
        zeros++;
    if (zeros == b.len)
        return 0;
    bits = (uint32_t)(b.len - zeros) * 8;
    for (unsigned top = b.at[zeros]; !(top & 0x80); top <<= 1)
        bits--;
    return bits;
}

static enum mcs_status sign(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    const struct mcs_key *k = call->pair;
    br_rsa_private_key key = {.n_bitlen = bit_length(k->n),
                              .p = bare(k->p),
                              .plen = k->p.len,
                              .q = bare(k->q),
                              .qlen = k->q.len,
                              .dp = bare(k->dp),
                              .dplen = k->dp.len,
                              .dq = bare(k->dq),
                              .dqlen = k->dq.len,
                              .iq = bare(k->qinv),
                              .iqlen = k->qinv.len};

    if (call->in.len != HASH_BYTES || call->tag_bytes != (key.n_bitlen + 7) / 8)
        return MCS_UNSUPPORTED;
    if (!d->sign(BR_HASH_OID_SHA256, call->in.at, call->in.len, &key,
                 call->tag))
        return MCS_UNSUPPORTED;
    return MCS_OK;
}

/* The library hands out the hash that was signed; comparing it is our part. */
static enum mcs_status verify(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    const struct mcs_key *k = call->pair;
    uint8_t hash[HASH_BYTES];
    br_rsa_public_key key = {
        .n = bare(k->n), .nlen = k->n.len, .e = bare(k->e), .elen = k->e.len};

    if (call->in.len != HASH_BYTES)
        return MCS_UNSUPPORTED;
    if (!d->verify(call->tag, call->tag_bytes, BR_HASH_OID_SHA256, HASH_BYTES,
                   &key, hash) ||
        memcmp(hash, call->in.at, HASH_BYTES) != 0)
        return MCS_REFUSED;
    return MCS_OK;
}

const struct mcs_ops mcs_bearssl_rsa = {
    .run = {[MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify}};

#define ROW(id, impl)                                                          \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = #impl,                                                  \
            .traits = MCS_KEY_TIMED | MCS_PUBLIC_TIMED | MCS_CRT |             \
                      mcs_br_rsa_##impl,                                       \
            .ops = &mcs_bearssl_rsa,                                           \
            .detail = &(const struct detail){{0},                              \
                                             br_rsa_##impl##_pkcs1_sign,       \
                                             br_rsa_##impl##_pkcs1_vrfy}}, )

#define RSA(impl)                                                              \
    ROW(rsa1024, impl) ROW(rsa2048, impl) ROW(rsa3072, impl) ROW(rsa4096, impl)

/* clang-format off */
const struct mcs_impl mcs_bearssl_rsa_rows[] = {
    RSA(i15)
    RSA(i31)
    RSA(i32)
    MCS_BR_INT128_ONLY(RSA(i62))
    {0}};
/* clang-format on */
