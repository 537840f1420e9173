/* SPDX-License-Identifier: MIT */
/*
 * JSON Lines: one object (RFC 8259) a record.  What is unknown is null, and
 * every object has every field.
 */
#include "report-fields.h"
#include "report-parts.h"

/*
 * Bytes of the UTF-8 character at `at`, or 0 where there is none (RFC 3629,
 * section 4: neither overlong forms nor surrogates nor beyond U+10FFFF).
 */
static unsigned utf8_bytes(const unsigned char *at)
{
    unsigned low = 0x80, high = 0xbf, more, i;

    if (at[0] < 0x80)
        return 1;
    if (at[0] < 0xc2 || at[0] > 0xf4)
        return 0;
    more = at[0] < 0xe0 ? 1 : at[0] < 0xf0 ? 2 : 3;
    if (at[0] == 0xe0)
        low = 0xa0;
    else if (at[0] == 0xed)
        high = 0x9f;
    else if (at[0] == 0xf0)
        low = 0x90;
    else if (at[0] == 0xf4)
        high = 0x8f;
    for (i = 1; i <= more; i++) {
        if (at[i] < low || at[i] > high) /* the closing 0 too */
            return 0;
        low = 0x80;
        high = 0xbf;
    }
    return more + 1;
}

/* A byte that is no UTF-8 becomes U+FFFD, for a reader may refuse it. */
static void put_string(struct mcs_out *out, const char *text)
{
    mcs_put(out, "\"");
    while (*text != '\0') {
        unsigned bytes = utf8_bytes((const unsigned char *)text);
        unsigned char c = (unsigned char)*text;

        if (bytes == 0)
            mcs_put(out, "\\ufffd");
        else if (c < 0x20 || c == 0x7f)
            mcs_print(out, "\\u%04x", c);
        else {
            if (c == '"' || c == '\\')
                mcs_put(out, "\\");
            mcs_put_bytes(out, text, bytes);
        }
        text += bytes > 0 ? bytes : 1;
    }
    mcs_put(out, "\"");
}

static void put_record(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    struct mcs_value value;
    const char *name;
    unsigned i;

    for (i = 0; (name = mcs_field_name(i)) != NULL; i++) {
        if (!mcs_field_told(i, session))
            continue;
        mcs_print(out, "%s\"%s\":", i > 0 ? "," : "{", name);
        mcs_field_value(i, session, record, &value);
        if (value.type == MCS_VALUE_UNKNOWN)
            mcs_put(out, "null");
        else if (value.type == MCS_VALUE_TEXT)
            put_string(out, value.text);
        else
            mcs_put_value(out, &value);
    }
    mcs_put(out, "}\n");
}

const struct mcs_reporter mcs_report_json = {.name = "json",
                                             .lists = 1,
                                             .begin = mcs_put_nothing,
                                             .record = put_record,
                                             .end = mcs_put_nothing};
