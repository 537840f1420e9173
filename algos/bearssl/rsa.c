/* SPDX-License-Identifier: MIT */
/*
 * RSA signatures of PKCS #1 v1.5 with SHA-256.  The library decodes the keys
 * in every operation, so there is nothing to set up.  Key generation draws from
 * mcs_random, leaves its key in the context, and is proved by a signature.
 */
#include "shared.h"

#define HASH_BYTES br_sha256_SIZE

struct detail {
    struct mcs_bearssl_head head;
    br_rsa_pkcs1_sign sign;
    br_rsa_pkcs1_vrfy verify;
    br_rsa_keygen keygen;
};

/* What a keygen leaves: the library's structures, and the bytes they name. */
struct generated {
    const br_prng_class *class; /* first: the generator's state is this */
    struct mcs_call *call;
    br_rsa_private_key private_key;
    br_rsa_public_key public_key;
    unsigned char bytes[];
};

#define GENERATED_BYTES(bits)                                                  \
    (sizeof(struct generated) + BR_RSA_KBUF_PRIV_SIZE(bits) +                  \
     BR_RSA_KBUF_PUB_SIZE(bits))

#define PUBLIC_EXPONENT 65537

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

static enum mcs_status sign_with(struct mcs_call *call,
                                 const br_rsa_private_key *key)
{
    const struct detail *d = call->impl->detail;

    if (call->in.len != HASH_BYTES ||
        call->tag_bytes != (key->n_bitlen + 7) / 8 ||
        !d->sign(BR_HASH_OID_SHA256, call->in.at, call->in.len, key, call->tag))
        return MCS_UNSUPPORTED;
    return MCS_OK;
}

/* The library hands out the hash that was signed; comparing it is our part. */
static enum mcs_status verify_with(struct mcs_call *call,
                                   const br_rsa_public_key *key)
{
    const struct detail *d = call->impl->detail;
    uint8_t hash[HASH_BYTES];

    if (call->in.len != HASH_BYTES)
        return MCS_UNSUPPORTED;
    if (!d->verify(call->tag, call->tag_bytes, BR_HASH_OID_SHA256, HASH_BYTES,
                   key, hash) ||
        memcmp(hash, call->in.at, HASH_BYTES) != 0)
        return MCS_REFUSED;
    return MCS_OK;
}

static enum mcs_status sign(struct mcs_call *call)
{
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

    return sign_with(call, &key);
}

static enum mcs_status verify(struct mcs_call *call)
{
    const struct mcs_key *k = call->pair;
    br_rsa_public_key key = {
        .n = bare(k->n), .nlen = k->n.len, .e = bare(k->e), .elen = k->e.len};

    return verify_with(call, &key);
}

static void draw(const br_prng_class **state, void *out, size_t bytes)
{
    struct generated *g = (struct generated *)(void *)state;

    mcs_random(g->call, out, bytes);
}

static const br_prng_class generator = {.generate = draw};

static enum mcs_status keygen(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct generated *g = call->ctx;
    unsigned bits = call->impl->alg->bits;

    g->class = &generator;
    g->call = call;
    if (!d->keygen(&g->class, &g->private_key, g->bytes, &g->public_key,
                   g->bytes + BR_RSA_KBUF_PRIV_SIZE(bits), bits,
                   PUBLIC_EXPONENT) ||
        g->public_key.nlen != call->out_bytes)
        return MCS_UNSUPPORTED;
    memcpy(call->out, g->public_key.n, g->public_key.nlen);
    return MCS_OK;
}

static enum mcs_status prove(struct mcs_call *call)
{
    struct generated *g = call->ctx;
    enum mcs_status status = sign_with(call, &g->private_key);

    return status == MCS_OK ? verify_with(call, &g->public_key) : status;
}

const struct mcs_ops mcs_bearssl_rsa = {
    .run =
        {[MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify, [MCS_KEYGEN] = keygen},
    .prove = prove};

/* The i32 code has no key generation. */
const struct mcs_ops mcs_bearssl_rsa_i32 = {
    .run = {[MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify}};

#define ROW(bits, impl, context, ops_, keygen_)                                \
    MCS_IF(rsa##bits,                                                          \
           {.alg = &mcs_alg_rsa##bits,                                         \
            .variant = #impl,                                                  \
            .traits = MCS_KEY_TIMED | MCS_PUBLIC_TIMED | MCS_CRT |             \
                      mcs_br_rsa_##impl,                                       \
            .ctx_bytes = context,                                              \
            .ops = &(ops_),                                                    \
            .detail = &(const struct detail){{0},                              \
                                             br_rsa_##impl##_pkcs1_sign,       \
                                             br_rsa_##impl##_pkcs1_vrfy,       \
                                             keygen_}}, )

#define WITH_KEYGEN(bits, impl)                                                \
    ROW(bits, impl, GENERATED_BYTES(bits), mcs_bearssl_rsa,                    \
        br_rsa_##impl##_keygen)

#define RSA(impl)                                                              \
    WITH_KEYGEN(1024, impl)                                                    \
    WITH_KEYGEN(2048, impl)                                                    \
    WITH_KEYGEN(3072, impl) WITH_KEYGEN(4096, impl)

#define I32(bits) ROW(bits, i32, 0, mcs_bearssl_rsa_i32, 0)

/* clang-format off */
const struct mcs_impl mcs_bearssl_rsa_rows[] = {
    RSA(i15)
    RSA(i31)
    I32(1024) I32(2048) I32(3072) I32(4096)
    MCS_BR_INT128_ONLY(RSA(i62))
    {0}};
/* clang-format on */
