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

/* How the nonce of DSA and ECDSA is made; other signatures have none. */
static void make_k(const struct mcs_record *record, struct mcs_value *value)
{
    unsigned traits = record->impl->traits;

    if (!is_family(record, "dsa") && !is_family(record, "ecdsa"))
        return;
    set_text(value, traits & MCS_K_RFC6979  ? "rfc6979"
                    : traits & MCS_K_RANDOM ? "random"
                                            : "none");
}

static void make_key_bits(const struct mcs_alg *alg, struct mcs_value *value)
{
    unsigned bits = alg->bits != 0 ? alg->bits : alg->key_bytes * 8u;

    if (bits != 0)
        set_number(value, bits, 0);
}

void mcs_make(enum mcs_made what, const struct mcs_session *session,
              const struct mcs_record *record, struct mcs_value *value)
{
    const char *unit = session->port->cycle_unit;

    switch (what) {
    case MCS_MADE_STATUS:
        set_text(value, mcs_outcome_name(record->outcome));
        break;
    case MCS_MADE_ESTIMATOR:
        set_text(value, record != NULL && record->varies ? "mean"
                                                         : session->estimator);
        break;
    case MCS_MADE_KIND:
        set_text(value, mcs_kind_name(record->impl->alg->kind));
        break;
    case MCS_MADE_OPERATION:
        set_text(value, mcs_op_name(record->op));
        break;
    case MCS_MADE_CLASS:
        set_text(value, mcs_class_name(record->provider->class));
        break;
    case MCS_MADE_TICK_UNIT:
        set_text(value, unit[0] != '\0' ? unit : "ticks");
        break;
    case MCS_MADE_KEY_BITS:
        make_key_bits(record->impl->alg, value);
        break;
    case MCS_MADE_BYTES_PER_SECOND:
        if (timed(record) && record->payload_bytes != 0)
            set_number(value,
                       mcs_rate(session, record,
                                record->payload_bytes * UINT64_C(1000)),
                       3);
        break;
    case MCS_MADE_OPERATIONS_PER_SECOND:
        if (timed(record))
            set_number(value, mcs_rate(session, record, 1000000), 6);
        break;
    case MCS_MADE_SECONDS:
        if (measured(record))
            set_number(value, mcs_picoseconds(session, record->ticks.headline),
                       12);
        break;
    case MCS_MADE_INTERVAL:
        if (timed(record) && record->samples > 1)
            set_number(value, mcs_interval_millipercent(record), 3);
        break;
    case MCS_MADE_K:
        make_k(record, value);
        break;
    case MCS_MADE_CRT:
        if (is_family(record, "rsa"))
            set_flag(value, record->impl->traits & MCS_CRT);
        break;
    }
}
