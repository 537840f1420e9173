/* SPDX-License-Identifier: MIT */
/* The operations: what they take, and what goes wrong with them. */
#include "ports/fake/fake.h"
#include "scripted.h"

/* Ticks of an operation: fixed, and for each byte of input. */
#define FIXED_TICKS 1000u
#define TICKS_PER_BYTE 10u
#define PUBLIC_KEY_TICKS 200000u
#define SETUP_TICKS 500u

/*
 * Calls with a payload that is no known answer's, after which the late faults
 * set in: timing has begun by then.
 */
#define EARLY_CALLS 3u

static unsigned payload_calls;

#define LEAK_BYTES 64u
#define HUGE_BYTES ((size_t)1 << 30)

/* An address that no process has mapped. */
#define NOWHERE ((uintptr_t)0xdead0)

/* A fault that keeps the operation from being done; MCS_OK for none. */
static enum mcs_status prevented(struct mcs_call *call)
{
    switch (scripted_fault(call->impl)) {
    case LIBRARY_ERROR:
        call->library_error = SCRIPTED_LIBRARY_ERROR;
        return MCS_LIBRARY;
    case NO_MEMORY:
        return mcs_pool_alloc(HUGE_BYTES) == NULL ? MCS_NO_MEMORY : MCS_OK;
    case TIMEOUT:
        return MCS_TIMEOUT;
    case DEEP_STACK:
        fake_stack_use(SIZE_MAX);
        return MCS_OK;
    case LEAK:
        return mcs_pool_alloc(LEAK_BYTES) != NULL ? MCS_OK : MCS_NO_MEMORY;
    case TRAP:
        *(volatile uint8_t *)NOWHERE = 0;
        return MCS_OK;
    default:
        return MCS_OK;
    }
}

/* What a fault makes of a payload's call that went well. */
static enum mcs_status spoil(struct mcs_call *call, enum scripted_fault fault)
{
    payload_calls++;
    if (fault == UNSUPPORTED)
        return MCS_UNSUPPORTED;
    if (fault != LIBRARY_ERROR_LATE || payload_calls <= EARLY_CALLS)
        return MCS_OK;
    call->library_error = SCRIPTED_LIBRARY_ERROR;
    return MCS_LIBRARY;
}

/* What a fault makes of an answer; verify has none but its status. */
static void spoil_answer(struct mcs_call *call, enum mcs_op op,
                         enum scripted_fault fault)
{
    uint8_t *answer = call->out_bytes != 0 ? call->out : call->tag;
    size_t bytes = call->out_bytes != 0 ? call->out_bytes : call->tag_bytes;

    if (op == MCS_VERIFY || bytes == 0)
        return;
    if (fault == WRONG_BYTE)
        answer[0] ^= 1;
    if (fault == OVERRUN)
        answer[bytes] = 0;
    if (fault == UNDERRUN)
        answer[-1] = 0;
}

/* Which fault a payload's answer has, besides those of any answer. */
static enum scripted_fault payload_fault(enum scripted_fault fault)
{
    if (fault == WRONG_PAYLOAD)
        return WRONG_BYTE;
    if (fault == OVERRUN_LATE && payload_calls > EARLY_CALLS)
        return OVERRUN;
    return fault;
}

static enum mcs_status operate(struct mcs_call *call, enum mcs_op op,
                               uint64_t ticks)
{
    enum scripted_fault fault = scripted_fault(call->impl);
    const struct mcs_vector *vector;
    enum mcs_status status = prevented(call);

    fake_clock_advance(ticks);
    if (status != MCS_OK)
        return status;
    vector = scripted_vector(call, op);
    status = scripted_answer(call, op, vector);
    if (status == MCS_OK && vector == NULL)
        status = spoil(call, fault);
    if (status == MCS_REFUSED && fault == TAG_ACCEPTED)
        status = MCS_OK;
    spoil_answer(call, op, vector == NULL ? payload_fault(fault) : fault);
    return status;
}

static enum mcs_status bulk(struct mcs_call *call, enum mcs_op op)
{
    return operate(call, op,
                   FIXED_TICKS +
                       TICKS_PER_BYTE * (call->in.len + call->aad.len));
}

static enum mcs_status setup(struct mcs_call *call)
{
    struct scripted_context *context = call->ctx;

    fake_clock_advance(SETUP_TICKS);
    context->generated = 0;
    return MCS_OK;
}

static enum mcs_status digest(struct mcs_call *call)
{
    return bulk(call, MCS_DIGEST);
}

static enum mcs_status mac(struct mcs_call *call)
{
    return bulk(call, MCS_AUTHENTICATE);
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    return bulk(call, MCS_ENCRYPT);
}

static enum mcs_status decrypt(struct mcs_call *call)
{
    return bulk(call, MCS_DECRYPT);
}

static enum mcs_status generate(struct mcs_call *call)
{
    struct scripted_context *context = call->ctx;

    context->generated++;
    return operate(call, MCS_GENERATE,
                   FIXED_TICKS + TICKS_PER_BYTE * call->out_bytes);
}

static enum mcs_status kdf(struct mcs_call *call)
{
    return operate(call, MCS_DERIVE,
                   FIXED_TICKS * ((uint64_t)call->iterations + 1));
}

static enum mcs_status keygen(struct mcs_call *call)
{
    return operate(call, MCS_KEYGEN, PUBLIC_KEY_TICKS);
}

static enum mcs_status derive(struct mcs_call *call)
{
    return operate(call, MCS_DERIVE, PUBLIC_KEY_TICKS);
}

static enum mcs_status sign(struct mcs_call *call)
{
    return operate(call, MCS_SIGNATURE, PUBLIC_KEY_TICKS);
}

static enum mcs_status verify(struct mcs_call *call)
{
    return operate(call, MCS_VERIFY, 2 * PUBLIC_KEY_TICKS);
}

const struct mcs_ops scripted_hash = {.run = {[MCS_DIGEST] = digest}};
const struct mcs_ops scripted_mac = {
    .run = {[MCS_SETUP] = setup, [MCS_AUTHENTICATE] = mac}};
const struct mcs_ops scripted_cipher = {
    .run = {
        [MCS_SETUP] = setup, [MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt}};
const struct mcs_ops scripted_aead = {
    .run = {
        [MCS_SETUP] = setup, [MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt}};
const struct mcs_ops scripted_kdf = {.run = {[MCS_DERIVE] = kdf}};
const struct mcs_ops scripted_drbg = {
    .run = {[MCS_SETUP] = setup, [MCS_GENERATE] = generate}};
const struct mcs_ops scripted_agree = {
    .run = {[MCS_KEYGEN] = keygen, [MCS_DERIVE] = derive}};
const struct mcs_ops scripted_sign = {
    .run = {[MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify}};
