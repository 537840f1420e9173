/* SPDX-License-Identifier: MIT */
/*
 * Columns, and what openssl's layouts ask of names and of the order of records.
 */
#include "report-parts.h"

#include <string.h>

static struct mcs_record held;
static uint8_t holding;

void mcs_put_marks(struct mcs_out *out, const struct mcs_session *session,
                   int clock_doubtful)
{
    mcs_print(out, "%s%s\n", session->port->simulated ? " sim" : "",
              clock_doubtful ? " clock?" : "");
}

void mcs_put_nothing(struct mcs_out *out, const struct mcs_session *session)
{
    (void)out;
    (void)session;
}

const char *mcs_outcome_text(const struct mcs_record *record)
{
    return record->outcome == MCS_ROW_FAIL ? "FAIL"
                                           : mcs_outcome_name(record->outcome);
}

unsigned mcs_room(struct mcs_out *out, size_t column)
{
    mcs_put(out, " ");
    return column > out->column ? (unsigned)(column - out->column) : 0;
}

size_t mcs_payload_column(const struct mcs_session *session,
                          size_t payload_bytes, size_t from)
{
    size_t i;

    for (i = from; i < session->payload_count; i++)
        if (session->payloads[i] == payload_bytes)
            return i;
    return from;
}

int mcs_pair(struct mcs_out *out, const struct mcs_session *session,
             const struct mcs_record *record, mcs_put_pair *put)
{
    int completes = record != NULL && record->op == MCS_VERIFY;

    if (holding && !(completes && record->impl == held.impl)) {
        holding = 0;
        put(out, session, &held, NULL);
    }
    if (completes) {
        put(out, session, holding ? &held : NULL, record);
        holding = 0;
        return 1;
    }
    if (record != NULL && record->op == MCS_SIGNATURE) {
        held = *record;
        holding = 1;
        return 1;
    }
    return 0;
}
