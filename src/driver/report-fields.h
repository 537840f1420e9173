/* SPDX-License-Identifier: MIT */
/*
 * The fields of a record as data, from one table, so that CSV, JSON and the
 * lines above a report bear the same names in the same order.  mcuspeed-json(5)
 * tells what each means, and a test compares it with the table.
 */
#ifndef MCS_REPORT_FIELDS_H
#define MCS_REPORT_FIELDS_H

#include "record.h"

enum mcs_value_type {
    MCS_VALUE_UNKNOWN,
    MCS_VALUE_TEXT,
    MCS_VALUE_NUMBER,
    MCS_VALUE_FLAG
};

struct mcs_value {
    enum mcs_value_type type;
    const char *text;
    uint64_t number; /* in 1 / 10^scale; or the flag */
    unsigned scale;
};

/* Name of a field by its number from 0, or NULL behind the last. */
const char *mcs_field_name(unsigned index);

/* The value that field has in this record, for both formats. */
/* What the field is the same for. */
enum mcs_scope {
    MCS_OF_BUILD, /* the program on its machine */
    MCS_OF_RUN,
    MCS_OF_RECORD,
    MCS_OF_IMPL, /* in records and in lists */
    MCS_OF_LIST  /* in lists alone */
};

/* By a field's number. */
enum mcs_scope mcs_field_scope(unsigned index);

/* Whether it is told in the session's records or, where it lists, there. */
int mcs_field_told(unsigned index, const struct mcs_session *session);

/* The record may be NULL where the field is not of one. */
void mcs_field_value(unsigned index, const struct mcs_session *session,
                     const struct mcs_record *record, struct mcs_value *value);

/* A number or flag as CSV and JSON write it, or a plain text. */
void mcs_put_value(struct mcs_out *out, const struct mcs_value *value);

/* Fields that are made of several members. */
enum mcs_made {
    MCS_MADE_KIND,
    MCS_MADE_OPERATION,
    MCS_MADE_CLASS,
    MCS_MADE_BYTES_PER_SECOND,
    MCS_MADE_OPERATIONS_PER_SECOND,
    MCS_MADE_SECONDS,
    MCS_MADE_TICK_UNIT,
    MCS_MADE_INTERVAL,
    MCS_MADE_STATUS,
    MCS_MADE_ESTIMATOR,
    MCS_MADE_KEY_BITS,
    MCS_MADE_K,
    MCS_MADE_CRT
};

/* Leaves the value unknown where it cannot be made. */
void mcs_make(enum mcs_made what, const struct mcs_session *session,
              const struct mcs_record *record, struct mcs_value *value);

#endif
