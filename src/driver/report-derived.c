/* SPDX-License-Identifier: MIT */
/*
 * The fields that are made of several members of a record.
 */
#include "report-fields.h"

#include <string.h>

static int is_family(const struct mcs_record *record, const char *family)
{
    return strcmp(record->impl->alg->family, family) == 0;
}

static void set_text(struct mcs_value *value, const char *text)
{
    value->type = MCS_VALUE_TEXT;
    value->text = text;
}

static void set_number(struct mcs_value *value, uint64_t number, unsigned scale)
{
    value->type = MCS_VALUE_NUMBER;
    value->number = number;
    value->scale = scale;
}

static void set_flag(struct mcs_value *value, int flag)
{
    value->type = MCS_VALUE_FLAG;
    value->number = flag != 0;
}

static int measured(const struct mcs_record *record)
{
    return record->outcome == MCS_ROW_OK;
}

/* A rate is unknown too where the time was lost in the overhead. */
static int timed(const struct mcs_record *record)
{
    return measured(record) && record->ticks.headline != 0;
}

void mcs_make_status(const struct mcs_session *session,
                     const struct mcs_record *record, struct mcs_value *value)
{
    (void)session;
    set_text(value, mcs_outcome_name(record->outcome));
}

void mcs_make_kind(const struct mcs_session *session,
                   const struct mcs_record *record, struct mcs_value *value)
{
    (void)session;
    set_text(value, mcs_kind_name(record->impl->alg->kind));
}

void mcs_make_operation(const struct mcs_session *session,
                        const struct mcs_record *record,
                        struct mcs_value *value)
{
    (void)session;
    set_text(value, mcs_op_name(record->op));
}

void mcs_make_class(const struct mcs_session *session,
                    const struct mcs_record *record, struct mcs_value *value)
{
    (void)session;
    set_text(value, mcs_class_name(record->provider->class));
}

void mcs_make_key_bits(const struct mcs_session *session,
                       const struct mcs_record *record, struct mcs_value *value)
{
    const struct mcs_alg *alg = record->impl->alg;
    unsigned bits = alg->bits != 0 ? alg->bits : alg->key_bytes * 8u;

    (void)session;
    if (bits != 0)
        set_number(value, bits, 0);
}

void mcs_make_bytes_per_second(const struct mcs_session *session,
                               const struct mcs_record *record,
                               struct mcs_value *value)
{
    uint64_t bytes = record->payload_bytes;

    if (timed(record) && bytes != 0)
        set_number(value, mcs_rate(session, record, bytes * 1000), 3);
}

void mcs_make_operations_per_second(const struct mcs_session *session,
                                    const struct mcs_record *record,
                                    struct mcs_value *value)
{
    if (timed(record))
        set_number(value, mcs_rate(session, record, 1000000), 6);
}

void mcs_make_seconds(const struct mcs_session *session,
                      const struct mcs_record *record, struct mcs_value *value)
{
    if (measured(record))
        set_number(value, mcs_picoseconds(session, record->ticks.headline), 12);
}

void mcs_make_tick_unit(const struct mcs_session *session,
                        const struct mcs_record *record,
                        struct mcs_value *value)
{
    (void)record;
    set_text(value, session->port->cycle_unit[0] != '\0'
                        ? session->port->cycle_unit
                        : "ticks");
}

void mcs_make_interval(const struct mcs_session *session,
                       const struct mcs_record *record, struct mcs_value *value)
{
    (void)session;
    if (timed(record))
        set_number(value, mcs_interval_millipercent(record), 3);
}

/* How the nonce of DSA and ECDSA is made; other signatures have none. */
void mcs_make_k(const struct mcs_session *session,
                const struct mcs_record *record, struct mcs_value *value)
{
    unsigned traits = record->impl->traits;

    (void)session;
    if (!is_family(record, "dsa") && !is_family(record, "ecdsa"))
        return;
    set_text(value, traits & MCS_K_RFC6979  ? "rfc6979"
                    : traits & MCS_K_RANDOM ? "random"
                                            : "none");
}

void mcs_make_crt(const struct mcs_session *session,
                  const struct mcs_record *record, struct mcs_value *value)
{
    (void)session;
    if (is_family(record, "rsa"))
        set_flag(value, record->impl->traits & MCS_CRT);
}
