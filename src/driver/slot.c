/* SPDX-License-Identifier: MIT */
#include "slot.h"

#include <string.h>

const struct mcs_slot *mcs_slot_now;

int mcs_takes_payload(const struct mcs_alg *alg, enum mcs_op op)
{
    return op != MCS_SETUP && (alg->kind <= MCS_AEAD || alg->kind == MCS_DRBG ||
                               alg->kind == MCS_RNG);
}

void mcs_slot_name(char *text, size_t bytes, const struct mcs_slot *slot)
{
    const struct mcs_impl *impl = slot->row.impl;

    mcs_string(text, bytes, "%s%s%s %s %s", slot->row.provider->name,
               impl->variant[0] != '\0' ? ":" : "", impl->variant,
               impl->alg->name, mcs_op_name(slot->op));
}

void mcs_slot_fail(struct mcs_slot *slot, enum mcs_outcome outcome,
                   const char *message, ...)
{
    va_list list;

    slot->outcome = outcome;
    slot->finished = 1;
    va_start(list, message);
    mcs_vstring(slot->message, sizeof slot->message, message, list);
    va_end(list);
}

void mcs_stage_text(char *text, size_t bytes, const struct mcs_row *row,
                    const struct mcs_stage *stage, enum mcs_status status)
{
    if (stage->stack_bytes == SIZE_MAX)
        mcs_string(text, bytes, "needs more than the %zu bytes of stack",
                   port_stack_room());
    else if (status == MCS_WRONG && !mcs_stage_stands(stage))
        mcs_string(text, bytes, "wrote beyond its output");
    else
        mcs_status_text(text, bytes, row, status, stage->call.library_error);
}

void mcs_slot_failed(struct mcs_slot *slot, const struct mcs_stage *stage,
                     enum mcs_status status)
{
    enum mcs_outcome outcome = MCS_ROW_FAIL;

    if (status == MCS_NO_MEMORY || status == MCS_UNSUPPORTED)
        outcome = MCS_ROW_SKIPPED;
    else if (status == MCS_ABSENT)
        outcome = MCS_ROW_NOT_PRESENT;
    slot->outcome = outcome;
    slot->finished = 1;
    mcs_stage_text(slot->message, sizeof slot->message, &slot->row, stage,
                   status);
}

/* Whether the payload suits the algorithm; else the slot says why not. */
static int suits(struct mcs_slot *slot)
{
    const struct mcs_alg *alg = slot->row.impl->alg;

    if (!mcs_takes_payload(alg, slot->op))
        return 1;
    if (alg->block_bytes > 1 && slot->payload_bytes % alg->block_bytes != 0)
        mcs_slot_fail(slot, MCS_ROW_SKIPPED, "%zu bytes are no multiple of %u",
                      slot->payload_bytes, (unsigned)alg->block_bytes);
    else if (slot->payload_bytes < alg->minimum_bytes)
        mcs_slot_fail(slot, MCS_ROW_SKIPPED, "takes %u bytes or more",
                      (unsigned)alg->minimum_bytes);
    else
        return 1;
    return 0;
}

int mcs_slot_varies(const struct mcs_slot *slot)
{
    return slot->op == MCS_KEYGEN && slot->row.impl->ops->prove != NULL;
}

enum mcs_estimator mcs_slot_estimator(const struct mcs_slot *slot,
                                      const struct mcs_config *config)
{
    return mcs_slot_varies(slot) ? MCS_MEAN : config->estimator;
}

/* The first vector that answers the operation. */
static const struct mcs_vector *vector_of(const struct mcs_slot *slot)
{
    const struct mcs_impl *impl = slot->row.impl;
    const struct mcs_vector *v = impl->alg->vectors;
    enum mcs_op op = mcs_prepared_op(impl, slot->op);

    while (v->ops != 0 && !(v->ops & MCS_OP_BIT(op)))
        v++;
    return v;
}

static void sizes_of(const struct mcs_slot *slot,
                     const struct mcs_config *config, struct mcs_sizes *sizes)
{
    const struct mcs_alg *alg = slot->row.impl->alg;
    const struct mcs_vector *v = vector_of(slot);
    size_t payload = slot->payload_bytes;

    if (slot->op == MCS_SETUP) /* there, but untouched */
        payload = alg->block_bytes != 0 ? alg->block_bytes : 16;
    memset(sizes, 0, sizeof *sizes);
    sizes->misalign = config->misalign_bytes;
    sizes->aad = alg->kind == MCS_AEAD ? config->aad_bytes : v->aad.len;
    sizes->tag = v->tag.len;
    sizes->out = v->out.len;
    sizes->in = v->in.len;
    if (alg->kind <= MCS_AEAD)
        sizes->in = payload;
    if (alg->kind == MCS_CIPHER || alg->kind == MCS_AEAD ||
        alg->kind == MCS_DRBG || alg->kind == MCS_RNG)
        sizes->out = payload;
    if (slot->op == MCS_KEYGEN)
        sizes->out = mcs_key_bytes(v->pair);
}

/* Fills the stage with what the operation is to work on. */
static enum mcs_status make_input(const struct mcs_slot *slot,
                                  struct mcs_stage *stage)
{
    const struct mcs_alg *alg = slot->row.impl->alg;
    const struct mcs_vector *v = vector_of(slot);
    enum mcs_status status;

    if (alg->kind > MCS_AEAD)
        mcs_stage_fill(stage, v->in.at, v->aad.at);
    if (alg->kind == MCS_SIGN && v->tag.len != 0)
        memcpy(stage->call.tag, v->tag.at, v->tag.len);
    if (slot->op != MCS_DECRYPT)
        return MCS_OK;
    if (slot->row.impl->ops->run[MCS_ENCRYPT] == NULL)
        return alg->kind == MCS_AEAD ? MCS_UNSUPPORTED : MCS_OK;
    stage->call.op = MCS_ENCRYPT;
    status = mcs_stage_setup(stage);
    if (status == MCS_OK)
        status = mcs_stage_run(stage);
    if (status == MCS_OK)
        memcpy(stage->in, stage->call.out, stage->call.out_bytes);
    mcs_stage_done(stage);
    stage->call.op = MCS_DECRYPT;
    return status;
}

enum mcs_status mcs_slot_open(struct mcs_slot *slot, struct mcs_stage *stage,
                              struct mcs_arena *arena,
                              const struct mcs_config *config)
{
    struct mcs_sizes sizes;
    enum mcs_status status;

    mcs_slot_now = slot;
    if (!suits(slot))
        return MCS_UNSUPPORTED;
    sizes_of(slot, config, &sizes);
    status = mcs_stage_open(stage, arena, slot->row.impl, slot->op,
                            vector_of(slot), &sizes);
    if (status != MCS_OK) {
        mcs_slot_fail(slot, MCS_ROW_SKIPPED,
                      "needs %zu bytes of memory, there are %zu", arena->wanted,
                      mcs_arena_free(arena));
        return status;
    }
    status = make_input(slot, stage);
    if (status == MCS_OK && slot->op != MCS_SETUP)
        status = mcs_stage_setup(stage);
    if (status != MCS_OK) {
        mcs_slot_failed(slot, stage, status);
        mcs_stage_close(stage, arena);
    }
    return status;
}

/* Whether equal calls must give equal answers, whoever computes them. */
static int has_one_answer(const struct mcs_slot *slot)
{
    const struct mcs_impl *impl = slot->row.impl;

    if (slot->op == MCS_SETUP || slot->op == MCS_KEYGEN ||
        slot->op == MCS_GENERATE || slot->op >= MCS_EXCHANGE)
        return 0;
    return slot->op != MCS_SIGNATURE || !(impl->traits & MCS_K_RANDOM);
}

/* A decryption must give back what was encrypted. */
static int gives_back(const struct mcs_slot *slot,
                      const struct mcs_stage *stage)
{
    size_t bytes = stage->call.out_bytes;

    if (slot->op != MCS_DECRYPT ||
        slot->row.impl->ops->run[MCS_ENCRYPT] == NULL)
        return 1;
    return mcs_pattern_stands(stage->call.out, bytes, 1);
}

enum mcs_status mcs_slot_try(struct mcs_slot *slot, struct mcs_stage *stage)
{
    enum mcs_status status;

    if (slot->op == MCS_SETUP) {
        status = mcs_stage_setup(stage);
        mcs_stage_done(stage);
    } else {
        status = mcs_stage_run(stage);
    }
    slot->stack_bytes = stage->stack_bytes;
    slot->heap_bytes = mcs_pool_peak();
    if (status != MCS_OK) {
        mcs_slot_failed(slot, stage, status);
        return status;
    }
    if (!gives_back(slot, stage)) {
        mcs_slot_fail(slot, MCS_ROW_FAIL,
                      "decryption does not give back the input");
        return MCS_WRONG;
    }
    slot->printed = (uint8_t)has_one_answer(slot);
    slot->print = mcs_print_of(stage);
    return MCS_OK;
}
