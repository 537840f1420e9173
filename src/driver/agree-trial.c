/* SPDX-License-Identifier: MIT */
/*
 * Random inputs.  Payloads and additional data have lengths around those at
 * which code takes another path: none, one byte, a block and its neighbours,
 * more than a hash's block.  All else is as long as the catalogue's vectors
 * have it, in turn.
 */
#include "agree.h"
#include "stage.h"

#include <string.h>

/* A random payload's most bytes, where it is not of the list. */
#define MOST_BYTES 1024u

/* So many bytes of key, salt, info and output of a KDF at most. */
#define MOST_KDF_BYTES 96u

/* Requests to a generator are whole blocks: see src/catalog/drbg.c. */
#define DRBG_BLOCK 16u
#define DRBG_CALLS 3u

static const uint16_t payloads[] = {64, 0, 17, 1000, 1, 255, 128, 31};
static const uint8_t aads[] = {13, 0, 16, 200, 1, 33};

/* A trial in the making, and where its bytes come from. */
struct making {
    struct mcs_trial *trial;
    struct mcs_arena *arena;
    const struct mcs_alg *alg;
    const struct mcs_vector *model;
    unsigned number;
    int failed;             /* the arena is used up */
    struct mcs_call random; /* of which only the stream is used */
};

static uint32_t draw(struct making *m, uint32_t below)
{
    uint32_t value;

    mcs_random(&m->random, &value, sizeof value);
    return value % below;
}

static void seed(struct making *m, uint32_t seed)
{
    const char *name = m->alg->name;
    uint8_t skipped[64];

    m->random.random_state[0] = (uint64_t)seed << 32 | m->number;
    m->random.random_state[1] =
        mcs_add_to_print(MCS_NO_PRINT, name, strlen(name));
    /* A state with few bits set takes some steps to become random. */
    mcs_random(&m->random, skipped, sizeof skipped);
}

static uint8_t *fill(struct making *m, struct mcs_bytes *bytes, size_t length)
{
    uint8_t *at = mcs_arena_take(m->arena, length);

    m->failed |= at == NULL;
    bytes->at = at;
    bytes->len = at != NULL ? length : 0;
    mcs_random(&m->random, at, bytes->len);
    return at;
}

/* Bytes of payload that suit the algorithm. */
static size_t payload(struct making *m)
{
    const struct mcs_alg *alg = m->alg;
    size_t block = alg->block_bytes != 0 ? alg->block_bytes : 1;
    size_t least = alg->minimum_bytes;
    size_t bytes = m->number < sizeof payloads / sizeof payloads[0]
                       ? payloads[m->number]
                       : draw(m, MOST_BYTES + 1);

    if (alg->kind == MCS_DRBG)
        block = DRBG_BLOCK;
    if (least == 0 && (alg->kind == MCS_CIPHER || alg->kind == MCS_DRBG))
        least = block; /* to encrypt nothing tells nothing */
    bytes = (bytes + block - 1) / block * block;
    return bytes < least ? bytes + least : bytes;
}

/*
 * A private key and room for its public key.  Scalars and exponents are less
 * than the catalogue's by their first byte, and so in range.
 */
static void make_party(struct making *m, unsigned which)
{
    struct mcs_key *pair = &m->trial->pairs[which];
    const struct mcs_key *model = m->model->pair;
    uint8_t *secret;

    *pair = *model;
    secret = fill(m, &pair->priv, model->priv.len);
    m->trial->publics[which] = fill(m, &pair->pub, model->pub.len);
    /* Any bytes are a key of X25519 and X448 (RFC 7748, section 5). */
    if (secret != NULL && model->priv.len != 0 &&
        (model->p.len != 0 || model->pub.len != m->model->out.len)) {
        unsigned first = model->priv.at[0];
        secret[0] = (uint8_t)(first > 1 ? secret[0] % first : first);
    }
}

static void make_agreement(struct making *m)
{
    struct mcs_key *pairs = m->trial->pairs;

    make_party(m, 0);
    make_party(m, 1);
    pairs[0].peer = pairs[1].pub;
    pairs[1].peer = pairs[0].pub;
    m->trial->out_bytes = m->model->out.len;
}

/* Aad is not for info where there are iterations: scrypt has r and p there. */
static void make_derivation(struct making *m)
{
    struct mcs_vector *v = &m->trial->vector;

    fill(m, &v->key, 1 + draw(m, MOST_KDF_BYTES));
    fill(m, &v->nonce, 1 + draw(m, MOST_KDF_BYTES));
    if (m->model->iterations == 0)
        fill(m, &v->aad, draw(m, MOST_KDF_BYTES));
    else
        v->aad = m->model->aad;
    v->iterations = m->model->iterations;
    m->trial->out_bytes = 1 + draw(m, MOST_KDF_BYTES);
}

static void make_generation(struct making *m)
{
    struct mcs_vector *v = &m->trial->vector;

    fill(m, &v->aad, m->model->aad.len);
    fill(m, &v->random, DRBG_CALLS * m->model->random.len);
    m->trial->calls = 1 + m->number % DRBG_CALLS;
    m->trial->out_bytes = payload(m);
}

static void make_message(struct making *m)
{
    struct mcs_vector *v = &m->trial->vector;
    enum mcs_kind kind = m->alg->kind;

    fill(m, &v->in, payload(m));
    if (kind == MCS_AEAD)
        fill(m, &v->aad, aads[m->number % sizeof aads]);
    m->trial->out_bytes = kind == MCS_HASH  ? m->model->out.len
                          : kind == MCS_MAC ? 0
                                            : v->in.len;
    m->trial->tag_bytes = m->model->tag.len;
}

/* Keys of the catalogue, for no other has all the parts that there may be. */
static void make_signature(struct making *m)
{
    struct mcs_vector *v = &m->trial->vector;

    fill(m, &v->in, m->model->in.len);
    v->pair = m->model->pair;
    m->trial->tag_bytes = m->model->tag.len;
}

/* The vector whose sizes the trial has; NULL where none will do. */
static const struct mcs_vector *choose(const struct mcs_alg *alg,
                                       unsigned number)
{
    const struct mcs_vector *chosen = NULL;
    unsigned i;

    for (i = 0; i < alg->vector_count; i++) {
        const struct mcs_vector *v =
            &alg->vectors[(number + i) % alg->vector_count];
        if (v->ops != 0 &&
            ((alg->kind == MCS_SIGN && !(v->ops & MCS_OP_BIT(MCS_SIGNATURE))) ||
             (alg->kind == MCS_AGREE && !(v->ops & MCS_OP_BIT(MCS_DERIVE)))))
            continue; /* it has not all of the key */
        if (alg->kind != MCS_KDF)
            return v;
        if (chosen == NULL || v->iterations < chosen->iterations)
            chosen = v;
    }
    return chosen;
}

int mcs_trial_make(struct mcs_trial *trial, struct mcs_arena *arena,
                   const struct mcs_alg *alg, uint32_t its_seed,
                   unsigned number)
{
    struct making m;

    memset(trial, 0, sizeof *trial);
    memset(&m, 0, sizeof m);
    m.trial = trial;
    m.arena = arena;
    m.alg = alg;
    m.model = choose(alg, number);
    m.number = number;
    if (m.model == NULL)
        return -1;
    seed(&m, its_seed);
    trial->calls = 1;
    trial->vector.source = "random";
    if (alg->kind != MCS_KDF) {
        fill(&m, &trial->vector.key, m.model->key.len);
        fill(&m, &trial->vector.nonce, m.model->nonce.len);
    }
    if (alg->kind == MCS_AGREE)
        make_agreement(&m);
    else if (alg->kind == MCS_SIGN)
        make_signature(&m);
    else if (alg->kind == MCS_KDF)
        make_derivation(&m);
    else if (alg->kind == MCS_DRBG)
        make_generation(&m);
    else
        make_message(&m);
    return m.failed ? -1 : 0;
}

size_t mcs_trial_answer_bytes(const struct mcs_alg *alg)
{
    size_t most = alg->kind == MCS_KDF ? MOST_KDF_BYTES : 0;
    unsigned i;

    if (alg->kind <= MCS_AEAD || alg->kind == MCS_DRBG)
        most = MOST_BYTES + DRBG_BLOCK + alg->minimum_bytes + alg->block_bytes;

    for (i = 0; i < alg->vector_count; i++) {
        const struct mcs_vector *v = &alg->vectors[i];
        size_t out = v->pair != NULL && v->pair->pub.len > v->out.len
                         ? v->pair->pub.len
                         : v->out.len;
        if (out + v->tag.len > most)
            most = out + v->tag.len;
    }
    return most + alg->tag_bytes;
}
