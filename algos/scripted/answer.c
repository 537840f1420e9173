/* SPDX-License-Identifier: MIT */
/*
 * Answers without any cryptography: those of the catalogue where the input is
 * a vector's, else a filler.
 */
#include <string.h>

#include "scripted.h"

#define FILLER 0x55

static int same(struct mcs_bytes a, struct mcs_bytes b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

static struct mcs_bytes tag_of(const struct mcs_call *call)
{
    return (struct mcs_bytes){call->tag, call->tag_bytes};
}

/* Whether the vector's input is the call's, as far as the operation has it. */
static int asks_for(const struct mcs_call *call, enum mcs_op op,
                    const struct mcs_vector *v)
{
    struct scripted_context *context = call->ctx;

    if (v->ops != 0 && !(v->ops & MCS_OP_BIT(op)))
        return 0;
    switch (op) {
    case MCS_DERIVE:
        if (v->pair != NULL)
            return v->pair == call->pair;
        break; /* a kdf */
    case MCS_KEYGEN:
        return v->pair == call->pair && same(call->random, v->pair->priv);
    case MCS_VERIFY:
        return v->pair == call->pair && same(call->in, v->in) &&
               same(tag_of(call), v->tag);
    case MCS_SIGNATURE:
        return v->pair == call->pair && same(call->in, v->in);
    case MCS_GENERATE:
        return same(call->key, v->key) && same(call->nonce, v->nonce) &&
               same(call->aad, v->aad) && call->out_bytes == v->out.len &&
               context->generated == (v->iterations != 0 ? v->iterations : 1);
    case MCS_DECRYPT:
        return same(call->key, v->key) && same(call->nonce, v->nonce) &&
               same(call->aad, v->aad) && same(call->in, v->out) &&
               same(tag_of(call), v->tag);
    default:
        break;
    }
    return same(call->key, v->key) && same(call->nonce, v->nonce) &&
           same(call->aad, v->aad) && same(call->in, v->in) &&
           call->iterations == v->iterations;
}

const struct mcs_vector *scripted_vector(const struct mcs_call *call,
                                         enum mcs_op op)
{
    const struct mcs_alg *alg = call->impl->alg;
    uint8_t i;

    for (i = 0; i < alg->vector_count; i++) {
        if (asks_for(call, op, &alg->vectors[i]))
            return &alg->vectors[i];
    }
    return NULL;
}

/* A byte of the filler's tag: a sum over AAD and data (Adler's idea). */
static uint8_t tag_byte(const struct mcs_call *call, const uint8_t *data,
                        size_t at)
{
    uint32_t sum = (uint32_t)at + 1, sums = 0;
    size_t i;

    for (i = 0; i < call->aad.len; i++)
        sums += sum += call->aad.at[i];
    for (i = 0; i < call->in.len; i++)
        sums += sum += data[i];
    return (uint8_t)(sums >> 3 ^ sum);
}

static void fill_tag(struct mcs_call *call, const uint8_t *data)
{
    size_t i;

    for (i = 0; i < call->tag_bytes; i++)
        call->tag[i] = tag_byte(call, data, i);
}

static int tag_is_right(const struct mcs_call *call)
{
    size_t i;

    for (i = 0; i < call->tag_bytes; i++) {
        if (call->tag[i] != tag_byte(call, call->in.at, i))
            return 0;
    }
    return 1;
}

static enum mcs_status filler(struct mcs_call *call, enum mcs_op op)
{
    size_t i;

    if ((op == MCS_DECRYPT || op == MCS_VERIFY) && !tag_is_right(call))
        return MCS_REFUSED;
    for (i = 0; i < call->out_bytes; i++)
        call->out[i] = i < call->in.len ? call->in.at[i] ^ FILLER : FILLER;
    if (op == MCS_ENCRYPT)
        fill_tag(call, call->out);
    if (op == MCS_AUTHENTICATE || op == MCS_SIGNATURE)
        fill_tag(call, call->in.at);
    return MCS_OK;
}

enum mcs_status scripted_answer(struct mcs_call *call, enum mcs_op op,
                                const struct mcs_vector *vector)
{
    struct mcs_bytes out, tag;

    if (vector == NULL)
        return filler(call, op);
    out = op == MCS_DECRYPT ? vector->in : vector->out;
    if (op == MCS_KEYGEN)
        out = vector->pair->pub;
    tag = vector->tag;
    if (call->out_bytes != out.len || call->tag_bytes != tag.len)
        return MCS_UNSUPPORTED;
    if (out.len != 0)
        memcpy(call->out, out.at, out.len);
    if (tag.len != 0)
        memcpy(call->tag, tag.at, tag.len);
    return MCS_OK;
}
