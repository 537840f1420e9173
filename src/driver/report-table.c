/* SPDX-License-Identifier: MIT */
/*
 * openssl speed's tables: a column for each payload, sign beside verify.  A
 * row is written as its cells come, for a target has no room for all of them.
 * Two things differ: the k of thousands is never dropped, and times bear nine
 * decimals, so that no fast operation is told to take 0.0000s.
 */
#include "extra.h"
#include "report-parts.h"

#include <string.h>

#define SIZE_CELL 13
#define TIME_CELL 14
#define RATE_CELL 11

enum layout {
    NO_LAYOUT,
    SIZES,
    PAIRS,
    DERIVES
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

static size_t edge; /* where the row's last cell ends */

/* Where cells begin: at openssl's 13 or 27, or behind a provider's name. */
static void start_cells(const struct mcs_session *session, enum layout of)
{
    edge = (of == SIZES ? 13u : 27u) + (session->several ? 35u : 0u);
}

static unsigned next_cell(struct mcs_out *out, unsigned width)
{
    edge += width;
    return mcs_room(out, edge);
}

static void put_cell(struct mcs_out *out, const char *text, unsigned width)
{
    edge += width;
    mcs_put_to_column(out, edge - strlen(text));
    mcs_put(out, text);
}

static void put_header(struct mcs_out *out, const struct mcs_session *session,
                       enum layout of)
{
    size_t i;

    if (layout == of)
        return;
    layout = of;
    start_cells(session, of);
    if (of == SIZES) {
        mcs_put(out, "The 'numbers' are in 1000s of bytes per second"
                     " processed.\ntype");
        mcs_put_to_column(out, edge - 1);
        for (i = 0; i < session->payload_count; i++) {
            mcs_put_u64(out, session->payloads[i], SIZE_CELL - 6);
            mcs_put(out, " bytes");
        }
    } else {
        mcs_put_to_column(out, edge);
        mcs_put(out, of == PAIRS
                         ? "          sign        verify     sign/s   verify/s"
                         : "            op       op/s");
    }
    mcs_put(out, "\n");
}

static void end_line(struct mcs_out *out, const struct mcs_session *session)
{
    if (line.impl != NULL)
        mcs_put_marks(out, session, line.clock_doubtful);
    line.impl = NULL;
}

static void put_time(struct mcs_out *out, const struct mcs_session *session,
                     const struct mcs_record *record)
{
    if (record == NULL || record->outcome != MCS_ROW_OK) {
        put_cell(out, record == NULL ? "-" : mcs_outcome_text(record),
                 TIME_CELL);
        return;
    }
    mcs_put_fixed(out, mcs_picoseconds(session, record->ticks.headline), 12, 9,
                  next_cell(out, TIME_CELL - 1));
    edge++;
    mcs_put(out, "s");
}

static void put_rate(struct mcs_out *out, const struct mcs_session *session,
                     const struct mcs_record *record)
{
    uint64_t micro = 0;

    if (record != NULL && record->outcome == MCS_ROW_OK)
        micro = mcs_rate(session, record, 1000000);
    if (micro == 0)
        put_cell(out, "-", RATE_CELL);
    else if (micro >= 1000000000)
        mcs_put_fixed(out, micro, 6, 1, next_cell(out, RATE_CELL));
    else
        mcs_put_digits(out, micro, 6, 4, next_cell(out, RATE_CELL));
}

static void put_origin(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record, enum layout of)
{
    if (session->several) {
        mcs_put(out, " ");
        mcs_put_implementation(out, record->provider, record->impl);
    }
    start_cells(session, of);
}

static void put_key_label(struct mcs_out *out, const struct mcs_alg *alg)
{
    if (mcs_extra != NULL)
        mcs_extra->put_key_label(out, alg);
}

static void put_pair(struct mcs_out *out, const struct mcs_session *session,
                     const struct mcs_record *sign,
                     const struct mcs_record *verify)
{
    const struct mcs_record *one = sign != NULL ? sign : verify;

    put_header(out, session, PAIRS);
    put_key_label(out, one->impl->alg);
    put_origin(out, session, one, PAIRS);
    put_time(out, session, sign);
    put_time(out, session, verify);
    put_rate(out, session, sign);
    put_rate(out, session, verify);
    mcs_put_marks(out, session, one->clock_doubtful);
}

/* Operations without a payload of which openssl knows the last one alone. */
static void put_single(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    if (record->op == MCS_DERIVE && record->impl->alg->kind == MCS_AGREE) {
        put_header(out, session, DERIVES);
        put_key_label(out, record->impl->alg);
    } else {
        mcs_print(out, "%s %s", record->impl->alg->name,
                  mcs_op_name(record->op));
    }
    put_origin(out, session, record, DERIVES);
    put_time(out, session, record);
    put_rate(out, session, record);
    if (record->op != MCS_DERIVE) /* it has no heading */
        mcs_put(out, " op/s");
    mcs_put_marks(out, session, record->clock_doubtful);
}

static void put_payload(struct mcs_out *out, const struct mcs_session *session,
                        const struct mcs_record *record)
{
    size_t columns;

    if (line.impl == NULL) {
        put_header(out, session, SIZES);
        mcs_print(out, "%s%s", record->impl->alg->name,
                  session->several_ops && record->op == MCS_DECRYPT ? "-decrypt"
                                                                    : "");
        put_origin(out, session, record, SIZES);
        line.impl = record->impl;
        line.op = record->op;
        line.clock_doubtful = 0;
        line.columns = 0;
    }
    columns = mcs_payload_column(session, record->payload_bytes, line.columns);
    for (; line.columns < columns; line.columns++)
        put_cell(out, "-", SIZE_CELL);
    if (record->outcome != MCS_ROW_OK) {
        put_cell(out, mcs_outcome_text(record), SIZE_CELL);
    } else if (record->ticks.headline == 0) {
        put_cell(out, "-", SIZE_CELL); /* lost in the overhead */
    } else {
        uint64_t bytes = record->payload_bytes;

        mcs_put_fixed(out, mcs_rate(session, record, bytes * 1000), 6, 2,
                      next_cell(out, SIZE_CELL - 1));
        mcs_put(out, "k");
        edge++;
    }
    line.clock_doubtful |= record->clock_doubtful;
    line.columns++;
}

static void put_record(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    if (line.impl != record->impl || line.op != record->op)
        end_line(out, session);
    if (line.impl == NULL)
        mcs_put_provider(out, record->provider);
    if (mcs_pair(out, session, record, put_pair))
        return;
    if (record->payload_bytes != 0)
        put_payload(out, session, record);
    else
        put_single(out, session, record);
}

static void end(struct mcs_out *out, const struct mcs_session *session)
{
    end_line(out, session);
    mcs_pair(out, session, NULL, put_pair);
}

const struct mcs_reporter mcs_report_table = {.name = "table",
                                              .pairs_operations = 1,
                                              .begin = begin,
                                              .record = put_record,
                                              .end = end};
