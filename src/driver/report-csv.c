/* SPDX-License-Identifier: MIT */
/*
 * Comma-separated values, quoted as RFC 4180 has it; lines end in a newline
 * alone.  What is unknown is empty.
 */
#include "report-fields.h"
#include "report-parts.h"

#include <string.h>

static void put_quoted(struct mcs_out *out, const char *text)
{
    if (text[strcspn(text, ",\"\r\n")] == '\0') {
        mcs_put(out, text);
        return;
    }
    mcs_put(out, "\"");
    for (; *text != '\0'; text++) {
        if (*text == '"')
            mcs_put(out, "\"");
        mcs_put_bytes(out, text, 1);
    }
    mcs_put(out, "\"");
}

static void begin(struct mcs_out *out, const struct mcs_session *session)
{
    const char *name;
    unsigned i;

    for (i = 0; (name = mcs_field_name(i)) != NULL; i++)
        if (mcs_field_told(i, session))
            mcs_print(out, "%s%s", i > 0 ? "," : "", name);
    mcs_put(out, "\n");
}

static void put_record(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    struct mcs_value value;
    unsigned i;

    for (i = 0; mcs_field_name(i) != NULL; i++) {
        if (!mcs_field_told(i, session))
            continue;
        if (i > 0)
            mcs_put(out, ",");
        mcs_field_value(i, session, record, &value);
        if (value.type == MCS_VALUE_TEXT)
            put_quoted(out, value.text);
        else if (value.type != MCS_VALUE_UNKNOWN)
            mcs_put_value(out, &value);
    }
    mcs_put(out, "\n");
}

const struct mcs_reporter mcs_report_csv = {.name = "csv",
                                            .lists = 1,
                                            .begin = begin,
                                            .record = put_record,
                                            .end = mcs_put_nothing};
