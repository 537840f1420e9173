/* SPDX-License-Identifier: MIT */
/*
 * ECDSA, and Diffie-Hellman over the same curves and Curve25519.  ECDSA's own
 * arithmetic modulo the order (i15 or i31) goes with curve code of the same
 * word size, as a user who cares for size would link it.
 */
#include "shared.h"

#define X25519_BYTES 32

struct detail {
    struct mcs_bearssl_head head;
    uint8_t curve;
    const br_ec_impl *ec;
    const br_hash_class *hash; /* of the message, and of RFC 6979's HMAC */
    br_ecdsa_sign sign;
    br_ecdsa_vrfy verify;
};

/* The library's structures lack const; it writes to none of a key's bytes. */
static unsigned char *bare(struct mcs_bytes b)
{
    return (unsigned char *)(uintptr_t)b.at;
}

/* Whether hash and signature have the lengths that belong to the curve. */
static int lengths_fit(const struct mcs_call *call, const struct detail *d)
{
    size_t order_bytes;

    d->ec->order(d->curve, &order_bytes);
    return call->tag_bytes == 2 * order_bytes &&
           call->in.len ==
               ((d->hash->desc >> BR_HASHDESC_OUT_OFF) & BR_HASHDESC_OUT_MASK);
}

static enum mcs_status sign(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    br_ec_private_key key = {.curve = d->curve,
                             .x = bare(call->pair->priv),
                             .xlen = call->pair->priv.len};

    if (!lengths_fit(call, d) || d->sign(d->ec, d->hash, call->in.at, &key,
                                         call->tag) != call->tag_bytes)
        return MCS_UNSUPPORTED;
    return MCS_OK;
}

static enum mcs_status verify(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    br_ec_public_key key = {.curve = d->curve,
                            .q = bare(call->pair->pub),
                            .qlen = call->pair->pub.len};

    if (!lengths_fit(call, d))
        return MCS_UNSUPPORTED;
    if (!d->verify(d->ec, call->in.at, call->in.len, &key, call->tag,
                   call->tag_bytes))
        return MCS_REFUSED;
    return MCS_OK;
}

/* mcs_random as the generator that br_ec_keygen draws from. */
struct prng {
    const br_prng_class *vtable;
    struct mcs_call *call;
};

static void prng_generate(const br_prng_class **ctx, void *out, size_t bytes)
{
    struct prng *p = (void *)ctx;

    mcs_random(p->call, out, bytes);
}

static const br_prng_class prng_class = {.context_size = sizeof(struct prng),
                                         .generate = prng_generate};

/*
 * A private key into key->x; its length, or 0.  For Curve25519 RFC 7748 takes
 * any 32 bytes and the library masks them on use; br_ec_keygen would take them
 * for a big-endian number below the order, and so clear one of their bits.
 */
static size_t draw(struct mcs_call *call, br_ec_private_key *key)
{
    const struct detail *d = call->impl->detail;
    struct prng prng = {&prng_class, call};

    if (d->curve != BR_EC_curve25519)
        return br_ec_keygen(&prng.vtable, d->ec, key, key->x, d->curve);
    key->curve = d->curve;
    key->xlen = X25519_BYTES;
    mcs_random(call, key->x, key->xlen);
    return key->xlen;
}

static enum mcs_status keygen(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    uint8_t x[BR_EC_KBUF_PRIV_MAX_SIZE];
    br_ec_private_key key = {.x = x};

    if (!draw(call, &key) ||
        br_ec_compute_pub(d->ec, NULL, NULL, &key) != call->out_bytes ||
        br_ec_compute_pub(d->ec, NULL, call->out, &key) != call->out_bytes)
        return MCS_UNSUPPORTED;
    return MCS_OK;
}

/* Multiplies the peer's point, in place, and gives out its x coordinate. */
static enum mcs_status derive(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    const struct mcs_key *k = call->pair;
    uint8_t point[BR_EC_KBUF_PUB_MAX_SIZE];
    size_t offset, bytes;

    offset = d->ec->xoff(d->curve, &bytes);
    if (k->peer.len > sizeof point || call->out_bytes != bytes)
        return MCS_UNSUPPORTED;
    memcpy(point, k->peer.at, k->peer.len);
    if (!d->ec->mul(point, k->peer.len, k->priv.at, k->priv.len, d->curve))
        return MCS_REFUSED;
    memcpy(call->out, point + offset, bytes);
    return MCS_OK;
}

const struct mcs_ops mcs_bearssl_ecdsa = {
    .run = {[MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify}};

const struct mcs_ops mcs_bearssl_ecdh = {
    .run = {[MCS_KEYGEN] = keygen, [MCS_DERIVE] = derive}};

#define ECDSA(size, hash, words, impl, chosen)                                 \
    MCS_IF(ecdsap##size,                                                       \
           {.alg = &mcs_alg_ecdsap##size,                                      \
            .variant = "i" #words "+" #impl,                                   \
            .traits = MCS_KEY_TIMED | MCS_PUBLIC_TIMED | MCS_K_RFC6979 |       \
                      mcs_br_ec_##chosen,                                      \
            .ops = &mcs_bearssl_ecdsa,                                         \
            .detail = &(const struct detail){{0},                              \
                                             BR_EC_secp##size##r1,             \
                                             &br_ec_##impl,                    \
                                             &br_##hash##_vtable,              \
                                             br_ecdsa_i##words##_sign_raw,     \
                                             br_ecdsa_i##words##_vrfy_raw}}, )

#define ECDH(id, number, impl, chosen)                                         \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = #impl,                                                  \
            .traits = MCS_KEY_TIMED | MCS_PUBLIC_TIMED | mcs_br_ec_##chosen,   \
            .ops = &mcs_bearssl_ecdh,                                          \
            .detail = &(const struct detail){                                  \
                {0}, number, &br_ec_##impl, NULL, NULL, NULL}}, )

/* clang-format off */
const struct mcs_impl mcs_bearssl_ec_rows[] = {
    ECDSA(256, sha256, 15, p256_m15, 15)
    ECDSA(256, sha256, 15, prime_i15, other)
    ECDSA(256, sha256, 31, p256_m31, 31)
    ECDSA(256, sha256, 31, prime_i31, other)
    ECDSA(384, sha384, 15, prime_i15, 15)
    ECDSA(384, sha384, 31, prime_i31, 31)
    ECDSA(521, sha512, 15, prime_i15, 15)
    ECDSA(521, sha512, 31, prime_i31, 31)
    ECDH(ecdhp256, BR_EC_secp256r1, p256_m15, 15)
    ECDH(ecdhp256, BR_EC_secp256r1, p256_m31, 31)
    ECDH(ecdhp256, BR_EC_secp256r1, prime_i15, other)
    ECDH(ecdhp256, BR_EC_secp256r1, prime_i31, other)
    ECDH(ecdhp384, BR_EC_secp384r1, prime_i15, 15)
    ECDH(ecdhp384, BR_EC_secp384r1, prime_i31, 31)
    ECDH(ecdhp521, BR_EC_secp521r1, prime_i15, 15)
    ECDH(ecdhp521, BR_EC_secp521r1, prime_i31, 31)
    ECDH(ecdhx25519, BR_EC_curve25519, c25519_m15, 15)
    ECDH(ecdhx25519, BR_EC_curve25519, c25519_m31, 31)
    ECDH(ecdhx25519, BR_EC_curve25519, c25519_i15, other)
    ECDH(ecdhx25519, BR_EC_curve25519, c25519_i31, other)
    {0}};
/* clang-format on */
