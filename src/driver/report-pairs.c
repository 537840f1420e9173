/* SPDX-License-Identifier: MIT */
/*
 * What openssl's two layouts ask of the order of records.
 */
#include "report-parts.h"

static struct mcs_record held;
static uint8_t holding;

void mcs_put_nothing(struct mcs_out *out, const struct mcs_session *session)
{
    (void)out;
    (void)session;
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
