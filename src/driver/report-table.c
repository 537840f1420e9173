/* SPDX-License-Identifier: MIT */
/*
 * openssl speed's tables: a column for each payload, sign beside verify.  A
 * row is written as its cells come, for a target has no room for all of them.
 * Two things differ: the k of thousands is never dropped, and times bear nine
 * decimals, so that no fast operation is told to take 0.0000s.
 */
#include "report-parts.h"

#include <string.h>

#define SIZE_CELL 13
#define TIME_CELL 14
#define RATE_CELL 11

enum layout {
    NO_LAYOUT,
    SIZES,
    PAIRS,
    SINGLES
};

static enum layout layout; /* that the last header was for */

/* The row that is being written, a payload at a time. */
static struct {
    const struct mcs_impl *impl; /* NULL: none */
    enum mcs_op op;
    uint8_t clock_doubtful;
    size_t columns;
} line;

static void begin(struct mcs_out *out, const struct mcs_session *session)
{
    layout = NO_LAYOUT;
    line.impl = NULL;
    mcs_put_environment(out, session);
}

/* Where the cells begin: openssl's 13 and 27, more for a provider's name. */
static size_t cells_at(const struct mcs_session *session, enum layout of)
{
    return (of == SIZES ? 13u : 27u) + (session->several ? 18u : 0u);
}

static void put_right(struct mcs_out *out, const char *text, unsigned width)
{
    mcs_put_to_column(out, out->column + width - strlen(text));
    mcs_put(out, text);
}

static void put_header(struct mcs_out *out, const struct mcs_session *session,
                       enum layout of)
{
    size_t i;

    if (layout == of)
        return;
    layout = of;
    if (of == SIZES) {
        mcs_put(out, "The 'numbers' are in 1000s of bytes per second"
                     " processed.\ntype");
        mcs_put_to_column(out, cells_at(session, of) - 1);
        for (i = 0; i < session->payload_count; i++) {
            mcs_put_u64(out, session->payloads[i], SIZE_CELL - 6);
            mcs_put(out, " bytes");
        }
    } else {
        mcs_put_to_column(out, cells_at(session, of));
        put_right(out, of == PAIRS ? "sign" : "op", TIME_CELL);
        if (of == PAIRS)
            put_right(out, "verify", TIME_CELL);
        put_right(out, of == PAIRS ? "sign/s" : "op/s", RATE_CELL);
        if (of == PAIRS)
            put_right(out, "verify/s", RATE_CELL);
    }
    mcs_put(out, "\n");
}

static const char *outcome_text(const struct mcs_record *record)
{
    return record == NULL                       ? "-"
           : record->outcome == MCS_ROW_FAIL    ? "FAIL"
           : record->outcome == MCS_ROW_SKIPPED ? "skipped"
           : record->outcome == MCS_ROW_OK      ? "-"
                                                : "not there";
}
