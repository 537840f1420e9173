/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "out.h"
#include "stage.h"

#include <string.h>

void mcs_status_text(char *text, size_t bytes, const struct mcs_row *row,
                     enum mcs_status status, int library_error)
{
    static const char *const words[] = {"all is well",
                                        "refused what is right",
                                        "these sizes are not offered",
                                        "out of memory",
                                        "the library failed",
                                        "not present",
                                        "no answer in time",
                                        "wrong answer"};
    const char *why = NULL;

    if (status == MCS_LIBRARY) {
        if (row->provider->error_text != NULL)
            why = row->provider->error_text(library_error);
        mcs_string(text, bytes, "library error %d%s%s", library_error,
                   why != NULL ? ": " : "", why != NULL ? why : "");
    } else if (status == MCS_NO_MEMORY && mcs_pool_wanted() != 0) {
        mcs_string(text, bytes,
                   "out of memory: the library wants %zu more bytes",
                   mcs_pool_wanted());
    } else {
        mcs_string(text, bytes, "%s", words[status]);
    }
}

/* What is being checked, and what came of it. */
struct check {
    struct mcs_verdict *verdict;
    struct mcs_arena *arena;
    const struct mcs_row *row;
    enum mcs_op op;
    const struct mcs_vector *vector;
    struct mcs_stage stage;
};

static void fail(struct check *c, enum mcs_status status, const char *what)
{
    char text[MCS_MESSAGE_BYTES];

    if (c->stage.stack_bytes == SIZE_MAX)
        mcs_string(text, sizeof text, "the stack ran over");
    else
        mcs_status_text(text, sizeof text, c->row, status,
                        c->stage.call.library_error);
    c->verdict->status = status == MCS_OK ? MCS_WRONG : status;
    mcs_string(c->verdict->message, sizeof c->verdict->message,
               "%s (%s; known answer: %s)", what[0] ? what : text,
               mcs_op_name(c->op), c->vector->source);
}

static int same(const uint8_t *a, const struct mcs_bytes *b)
{
    return b->len == 0 || memcmp(a, b->at, b->len) == 0;
}

/* Sizes and input of the operation for the vector. */
static void sizes_of(const struct check *c, struct mcs_sizes *sizes,
                     const struct mcs_bytes **in)
{
    const struct mcs_vector *v = c->vector;

    memset(sizes, 0, sizeof *sizes);
    *in = c->op == MCS_DECRYPT ? &v->out : &v->in;
    sizes->in = (*in)->len;
    sizes->aad = v->aad.len;
    sizes->out = c->op == MCS_DECRYPT ? v->in.len : v->out.len;
    if (c->op == MCS_KEYGEN)
        sizes->out = mcs_key_bytes(v->pair);
    sizes->tag = v->tag.len;
}

/* Runs the operation afresh on an altered input; it must be refused. */
static int refuses(struct check *c, uint8_t *altered, const char *what)
{
    enum mcs_status status;

    *altered ^= 0x01;
    status = mcs_stage_run(&c->stage);
    *altered ^= 0x01;
    if (status == MCS_REFUSED)
        return 1;
    fail(c, status == MCS_OK ? MCS_WRONG : status,
         status == MCS_OK ? what : "");
    return 0;
}

static const char altered_data[] = "accepted altered data";

/* After a decryption or verification that was right. */
static int refuses_all(struct check *c)
{
    struct mcs_stage *s = &c->stage;

    if (s->call.tag_bytes == 0)
        return 1;
    if (!refuses(c, &s->call.tag[s->call.tag_bytes - 1],
                 "accepted an altered tag or signature"))
        return 0;
    if (s->call.in.len != 0 && !refuses(c, &s->in[0], altered_data))
        return 0;
    return s->call.aad.len == 0 ||
           refuses(c, &s->aad[0], "accepted altered AAD");
}

/*
 * Two calls of a keygen without a known answer: each modulus has exactly its
 * bits and is odd, each key signs and verifies, and they are different keys.
 */
static int proves(struct check *c)
{
    struct mcs_stage *s = &c->stage;
    const uint8_t *n = s->call.out;
    enum mcs_status status;
    uint32_t print, before = 0;
    int calls = 0;

    do {
        memset(s->call.tag, 0, s->call.tag_bytes); /* is in the print too */
        print = mcs_print_of(s);
        status = MCS_WRONG;
        if ((n[0] & 0x80) && (n[s->call.out_bytes - 1] & 1) && print != before)
            status = mcs_stage_call(s, c->row->impl->ops->prove);
        if (status == MCS_OK && ++calls == 2)
            return 1;
        if (status == MCS_OK)
            status = mcs_stage_run(s);
        before = print;
    } while (status == MCS_OK);
    fail(c, status, "");
    return 0;
}

/* A signature with a random nonce: the same row's verify must accept it. */
static int verifies_own(struct check *c)
{
    struct mcs_stage *s = &c->stage;
    enum mcs_status status;

    if (c->row->impl->ops->run[MCS_VERIFY] == NULL) {
        fail(c, MCS_WRONG, "offers no verify to check its signatures by");
        return 0;
    }
    mcs_stage_done(s);
    s->call.op = MCS_VERIFY;
    status = mcs_stage_setup(s);
    if (status == MCS_OK)
        status = mcs_stage_run(s);
    if (status == MCS_OK)
        return 1;
    fail(c, status, status == MCS_REFUSED ? "its own signature is wrong" : "");
    return 0;
}

/* Whether what the operation gave is the known answer. */
static int answers(struct check *c)
{
    const struct mcs_vector *v = c->vector;
    const struct mcs_call *call = &c->stage.call;

    switch (c->op) {
    case MCS_DECRYPT:
        if (!same(call->out, &v->in))
            break;
        return refuses_all(c);
    case MCS_VERIFY:
        return refuses_all(c);
    case MCS_KEYGEN:
        if (c->row->impl->ops->prove != NULL)
            return proves(c);
        if (!same(call->out, &v->pair->pub))
            break;
        return 1;
    case MCS_ROUND_ONE:
    case MCS_ROUND_TWO:
        if (!same(call->out, &v->out))
            break;
        /* The proof in the other's message ends it. */
        return refuses(c, &c->stage.in[call->in.len - 1], altered_data);
    case MCS_SIGNATURE:
        if (c->row->impl->traits & MCS_K_RANDOM)
            return verifies_own(c);
        if (!same(call->tag, &v->tag))
            break;
        return 1;
    default:
        if (!same(call->out, &v->out) || !same(call->tag, &v->tag))
            break;
        return 1;
    }
    fail(c, MCS_WRONG, "wrong answer");
    return 0;
}

/* One vector on an open stage. */
static void check_stage(struct check *c, const struct mcs_bytes *in)
{
    struct mcs_stage *s = &c->stage;
    uint32_t times = c->op == MCS_GENERATE && c->vector->iterations != 0
                         ? c->vector->iterations
                         : 1;
    enum mcs_status status;

    mcs_stage_fill(s, in->at, c->vector->aad.at);
    if ((c->op == MCS_DECRYPT || c->op == MCS_VERIFY) && c->vector->tag.len)
        memcpy(s->call.tag, c->vector->tag.at, c->vector->tag.len);
    if (c->op == MCS_KEYGEN)
        s->call.random = c->vector->pair->priv;
    /* Once more: a call must leave the next one's answer as it was. */
    if (c->row->impl->alg->kind <= MCS_AEAD)
        times++;
    status = mcs_stage_setup(s);
    while (status == MCS_OK && times-- > 0)
        status = mcs_stage_run(s);
    if (status == MCS_UNSUPPORTED && c->vector != c->row->impl->alg->vectors) {
        c->verdict->skipped++;
        return;
    }
    if (status == MCS_WRONG)
        fail(c, status, "wrote beyond its output");
    else if (status != MCS_OK)
        fail(c, status, "");
    else if (answers(c))
        c->verdict->answers++;
}

static void check_vector(struct check *c)
{
    const struct mcs_bytes *in;
    struct mcs_sizes sizes;

    sizes_of(c, &sizes, &in);
    if (mcs_stage_open(&c->stage, c->arena, c->row->impl, c->op, c->vector,
                       &sizes) != MCS_OK) {
        mcs_string(c->verdict->message, sizeof c->verdict->message,
                   "needs %zu bytes of memory, there are %zu", c->arena->wanted,
                   mcs_arena_free(c->arena));
        c->verdict->status = MCS_NO_MEMORY;
        return;
    }
    check_stage(c, in);
    mcs_stage_close(&c->stage, c->arena);
    if (c->verdict->status == MCS_OK && mcs_pool_in_use() != 0) {
        fail(c, MCS_WRONG, "the library keeps memory it took");
    }
}

void mcs_check(struct mcs_verdict *verdict, struct mcs_arena *arena,
               const struct mcs_row *row, enum mcs_op op)
{
    const struct mcs_alg *alg = row->impl->alg;
    struct check c;
    unsigned i;

    memset(verdict, 0, sizeof *verdict);
    memset(&c, 0, sizeof c);
    c.verdict = verdict;
    c.arena = arena;
    c.row = row;
    /* Set-up is right where the operation it prepares for is. */
    c.op = mcs_prepared_op(row->impl, op);
    for (i = 0; i < alg->vector_count && verdict->status == MCS_OK; i++) {
        c.vector = &alg->vectors[i];
        if (c.vector->ops == 0 || (c.vector->ops & MCS_OP_BIT(c.op)))
            check_vector(&c);
    }
    if (verdict->status == MCS_OK && verdict->answers == 0) {
        verdict->status = MCS_WRONG;
        mcs_string(verdict->message, sizeof verdict->message,
                   "the catalogue has no known answer for %s",
                   mcs_op_name(c.op));
    }
}

void mcs_check_row(struct mcs_verdict *verdict, struct mcs_arena *arena,
                   const struct mcs_row *row, enum mcs_op op)
{
    enum mcs_status status = mcs_row_ready(row);

    if (status == MCS_OK) {
        mcs_check(verdict, arena, row, op);
        return;
    }
    memset(verdict, 0, sizeof *verdict);
    verdict->status = status;
    if (status != MCS_ABSENT)
        mcs_string(verdict->message, sizeof verdict->message,
                   MCS_DOES_NOT_START);
}
