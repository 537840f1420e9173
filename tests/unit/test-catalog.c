/* SPDX-License-Identifier: MIT */
/*
 * The catalogue against itself: every algorithm is well named, and its known
 * answers have the sizes and the parts that its row and its kind promise.
 * That the answers are right is for the checks of each provider.
 */
#include "capture.h"
#include "mcs.h"

#include <string.h>

extern const struct mcs_alg *const mcs_all_algorithms[];

#define VERIFY_ONLY MCS_OP_BIT(MCS_VERIFY)

/* The operations that a vector of the kind may be limited to. */
static const uint16_t kind_ops[MCS_KIND_COUNT] = {
    [MCS_HASH] = MCS_OP_BIT(MCS_DIGEST),
    [MCS_MAC] = MCS_OP_BIT(MCS_AUTHENTICATE),
    [MCS_CIPHER] = MCS_OP_BIT(MCS_ENCRYPT) | MCS_OP_BIT(MCS_DECRYPT),
    [MCS_AEAD] = MCS_OP_BIT(MCS_ENCRYPT) | MCS_OP_BIT(MCS_DECRYPT),
    [MCS_KDF] = MCS_OP_BIT(MCS_DERIVE),
    [MCS_DRBG] = MCS_OP_BIT(MCS_GENERATE),
    [MCS_AGREE] = MCS_OP_BIT(MCS_KEYGEN) | MCS_OP_BIT(MCS_DERIVE),
    [MCS_SIGN] = MCS_OP_BIT(MCS_SIGNATURE) | VERIFY_ONLY,
    [MCS_PAKE] = MCS_OP_BIT(MCS_EXCHANGE) | MCS_OP_BIT(MCS_ROUND_ONE) |
                 MCS_OP_BIT(MCS_ROUND_TWO) | MCS_OP_BIT(MCS_DERIVE),
};

/* What openssl speed's names are made of. */
static int well_named(const struct mcs_alg *a)
{
    return a->name[0] != '\0' &&
           a->name[strspn(a->name, "abcdefghijklmnopqrstuvwxyz0123456789-")] ==
               '\0' &&
           a->family[0] != '\0';
}

static int unique(const struct mcs_alg *a)
{
    unsigned found = 0;
    size_t i;

    for (i = 0; mcs_all_algorithms[i] != NULL; i++)
        found += strcmp(mcs_all_algorithms[i]->name, a->name) == 0;
    return found == 1;
}

/* Bits of a big-endian number. */
static size_t bits_of(const struct mcs_bytes *number)
{
    size_t bits;
    unsigned top;

    if (number->len == 0 || number->at[0] == 0)
        return 0;
    bits = 8 * (number->len - 1);
    for (top = number->at[0]; top != 0; top >>= 1)
        bits++;
    return bits;
}

static int fits_cipher(const struct mcs_alg *a, const struct mcs_vector *v)
{
    size_t block = a->block_bytes != 0 ? a->block_bytes : 1;

    return v->in.len == v->out.len && v->in.len % block == 0 &&
           v->in.len >= a->minimum_bytes && v->key.len != 0;
}

/* Every part of an RSA key at its full length. */
static int fits_rsa(const struct mcs_alg *a, const struct mcs_vector *v)
{
    const struct mcs_key *k = v->pair;
    size_t half = k->n.len / 2;

    if (bits_of(&k->n) != a->bits || k->e.len == 0 || v->tag.len != k->n.len)
        return 0;
    return v->ops == VERIFY_ONLY ||
           (k->d.len == k->n.len && k->p.len == half && k->q.len == half &&
            k->dp.len == half && k->dq.len == half && k->qinv.len == half);
}

static int fits_sign(const struct mcs_alg *a, const struct mcs_vector *v)
{
    const struct mcs_key *k = v->pair;

    if (k == NULL || v->in.len == 0 || v->tag.len != a->tag_bytes)
        return 0;
    if (k->n.len != 0)
        return fits_rsa(a, v);
    if (k->pub.len == 0)
        return 0;
    if (k->p.len != 0) /* DSA */
        return bits_of(&k->p) == a->bits && 2 * k->q.len == v->tag.len &&
               k->pub.len == k->p.len &&
               (v->ops == VERIFY_ONLY || k->priv.len == k->q.len);
    if (strncmp(a->name, "ed", 2) == 0) /* EdDSA */
        return k->priv.len == v->tag.len / 2 && k->pub.len == k->priv.len;
    if (v->ops != VERIFY_ONLY && k->priv.len != v->tag.len / 2)
        return 0;
    return k->pub.len == v->tag.len + 1 && k->pub.at[0] == 0x04;
}

static int fits_agree(const struct mcs_alg *a, const struct mcs_vector *v)
{
    const struct mcs_key *k = v->pair;

    if (k == NULL || k->priv.len == 0 || k->pub.len != k->peer.len)
        return 0;
    if (k->p.len != 0) /* FFDH */
        return bits_of(&k->p) == a->bits && k->pub.len == k->p.len &&
               v->out.len == k->p.len && k->g.len != 0;
    if (k->priv.len != v->out.len)
        return 0;
    if (k->pub.len != v->out.len) /* not X25519 or X448 */
        return k->pub.len == 2 * v->out.len + 1 && k->pub.at[0] == 0x04 &&
               k->peer.at[0] == 0x04;
    return 1;
}

/* A password, and the other's message wherever one is read. */
static int fits_pake(const struct mcs_alg *a, const struct mcs_vector *v)
{
    int exchange = v->ops == MCS_OP_BIT(MCS_EXCHANGE);
    int secret = exchange || v->ops == MCS_OP_BIT(MCS_DERIVE);

    if (v->ops == 0 || (v->ops & (v->ops - 1)) != 0)
        return 0; /* one operation each */
    return v->key.len == a->key_bytes && v->random.len != 0 &&
           v->random.len % 32 == 0 && (v->in.len == 0) == exchange &&
           (v->aad.len == 0) == exchange &&
           (!secret || v->out.len == a->out_bytes) &&
           (v->pair != NULL) == (v->ops == MCS_OP_BIT(MCS_ROUND_TWO) ||
                                 v->ops == MCS_OP_BIT(MCS_DERIVE));
}

/* Whether the vector has what its kind reads, and no operation it has not. */
static int fits(const struct mcs_alg *a, const struct mcs_vector *v)
{
    if (v->source == NULL || v->source[0] == '\0' ||
        (v->ops & ~kind_ops[a->kind]) != 0)
        return 0;
    switch (a->kind) {
    case MCS_HASH:
        return v->key.len == 0 && v->out.len == a->out_bytes;
    case MCS_MAC:
        return v->key.len != 0 && v->tag.len == a->tag_bytes;
    case MCS_CIPHER:
        return fits_cipher(a, v);
    case MCS_AEAD:
        return fits_cipher(a, v) && v->tag.len != 0 &&
               (v->nonce.len != 0) == (a->nonce_bytes != 0);
    case MCS_KDF: /* scrypt takes an empty password */
        return v->out.len != 0;
    case MCS_DRBG:
        return v->key.len != 0 && v->out.len != 0;
    case MCS_SIGN:
        return fits_sign(a, v);
    case MCS_PAKE:
        return fits_pake(a, v);
    case MCS_AGREE:
        return fits_agree(a, v) && v->out.len == a->out_bytes;
    default:
        return 0;
    }
}

/* Each of them at least twice, for two parties. */
static int has_all_of_pake(const struct mcs_alg *a)
{
    static const enum mcs_op ops[] = {MCS_EXCHANGE, MCS_ROUND_ONE,
                                      MCS_ROUND_TWO, MCS_DERIVE};
    size_t i, j;

    for (i = 0; i < sizeof ops / sizeof ops[0]; i++) {
        unsigned found = 0;
        for (j = 0; j < a->vector_count; j++)
            found += a->vectors[j].ops == MCS_OP_BIT(ops[i]);
        if (found < 2)
            return 0;
    }
    return 1;
}

/* The row's sizes are those of the vector that is timed. */
static int first_is_timed(const struct mcs_alg *a)
{
    const struct mcs_vector *v = &a->vectors[0];
    int fixed_out = a->kind == MCS_HASH || a->kind == MCS_KDF ||
                    a->kind == MCS_AGREE || a->kind == MCS_KEM ||
                    a->kind == MCS_PAKE;
    int has_bits =
        a->kind == MCS_SIGN || a->kind == MCS_AGREE || a->kind == MCS_PAKE;

    return (v->ops == 0 || a->kind == MCS_PAKE) && v->key.len == a->key_bytes &&
           v->nonce.len == a->nonce_bytes && v->tag.len == a->tag_bytes &&
           (fixed_out ? v->out.len : 0) == a->out_bytes &&
           (a->bits != 0) == has_bits;
}

/* A code that takes data block by block is proved by more than one. */
static int has_long_message(const struct mcs_alg *a)
{
    size_t most = 0;
    unsigned i;

    if (a->kind > MCS_AEAD)
        return 1;
    for (i = 0; i < a->vector_count; i++)
        if (a->vectors[i].in.len > most)
            most = a->vectors[i].in.len;
    return most >= 32;
}

static void test_algorithm(const struct mcs_alg *a)
{
    unsigned i;

    tap_ok(well_named(a) && unique(a), "%s: has a name of its own", a->name);
    if (a->family != NULL && strcmp(a->family, "null") == 0)
        return; /* there is nothing to know of it */
    tap_ok(a->standard[0] != '\0', "%s: names its standard", a->name);
    tap_ok(a->vector_count >= 2, "%s: has two known answers", a->name);
    if (a->kind == MCS_PAKE)
        tap_ok(has_all_of_pake(a), "%s: has all operations twice", a->name);
    tap_ok(first_is_timed(a), "%s: has the sizes of its first", a->name);
    tap_ok(has_long_message(a), "%s: has a message of many blocks", a->name);
    for (i = 0; i < a->vector_count; i++)
        tap_ok(fits(a, &a->vectors[i]), "%s: known answer %u fits (%s)",
               a->name, i + 1, a->vectors[i].source);
}

int main(void)
{
    size_t i;

    for (i = 0; mcs_all_algorithms[i] != NULL; i++)
        test_algorithm(mcs_all_algorithms[i]);
    tap_ok(i > 1, "the catalogue is not empty");
    return tap_end();
}
