/* SPDX-License-Identifier: MIT */
/*
 * The records of `openssl speed -mr` with the field counts of version 3.0, for
 * parsers break where one changes.  What openssl has no record for (set-up,
 * key generation, a row that is not OK) is not printed; the driver tells of
 * the latter on stderr.
 */
#include "report-parts.h"

#include <string.h>

/* Records by family; the others have one of their own by payload, +F. */
static const struct {
    const char *family;
    char number; /* +F2 */
    char named;  /* has the name as a field */
} types[] = {{"rsa", '2', 0},  {"dsa", '3', 0},   {"ecdsa", '4', 0},
             {"ecdh", '5', 0}, {"eddsa", '6', 1}, {"ffdh", '8', 0}};

#define TYPE_COUNT (sizeof(types) / sizeof(types[0]))

/* openssl numbers its tables; here it is the rows of a type. */
static unsigned rows[TYPE_COUNT + 1];
static uint8_t has_header;

/* The +F line that is being written, a payload at a time. */
static struct {
    const struct mcs_impl *impl; /* NULL: none */
    enum mcs_op op;
    size_t columns;
} line;

static void begin(struct mcs_out *out, const struct mcs_session *session)
{
    (void)out;
    (void)session;
    memset(rows, 0, sizeof(rows));
    has_header = 0;
    line.impl = NULL;
}

/* "@bearssl/aes_ct" behind a field, for parsers split at colons. */
static void put_origin(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    const char *variant = record->impl->variant;

    if (session->several)
        mcs_print(out, "@%s%s%s", record->provider->name,
                  variant[0] != '\0' ? "/" : "", variant);
}

static void put_header(struct mcs_out *out, const struct mcs_session *session)
{
    size_t i;

    mcs_put(out, "+H");
    for (i = 0; i < session->payload_count; i++)
        mcs_print(out, ":%zu", session->payloads[i]);
    mcs_put(out, "\n");
    has_header = 1;
}

/* Columns that were not measured hold what openssl has there: 0. */
static void fill_line(struct mcs_out *out, size_t columns)
{
    for (; line.columns < columns; line.columns++)
        mcs_put(out, ":0.00");
}

static void end_line(struct mcs_out *out, const struct mcs_session *session)
{
    if (line.impl == NULL)
        return;
    fill_line(out, session->payload_count);
    mcs_put(out, "\n");
    line.impl = NULL;
}

static void start_line(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    if (!has_header)
        put_header(out, session);
    mcs_print(out, "+F:%u:%s%s", rows[TYPE_COUNT]++, record->impl->alg->name,
              session->several_ops && record->op == MCS_DECRYPT ? "-decrypt"
                                                                : "");
    put_origin(out, session, record);
    line.impl = record->impl;
    line.op = record->op;
    line.columns = 0;
}

static void put_payload(struct mcs_out *out, const struct mcs_session *session,
                        const struct mcs_record *record)
{
    if (line.impl == NULL)
        start_line(out, session, record);
    fill_line(out,
              mcs_payload_column(session, record->payload_bytes, line.columns));
    mcs_put(out, ":");
    mcs_put_fixed(
        out, mcs_rate(session, record, record->payload_bytes * UINT64_C(100)),
        2, 2, 0);
    line.columns++;
}

/* ":810.372000"; 0 for a row that is not there or not OK. */
static void put_rate(struct mcs_out *out, const struct mcs_session *session,
                     const struct mcs_record *record)
{
    mcs_put(out, ":");
    mcs_put_fixed(out,
                  record != NULL && record->outcome == MCS_ROW_OK
                      ? mcs_rate(session, record, 1000000)
                      : 0,
                  6, 6, 0);
}

/* "+F2:0:2048", or nothing and 0 where openssl has no such record. */
static int put_type(struct mcs_out *out, const struct mcs_session *session,
                    const struct mcs_record *record)
{
    const struct mcs_alg *alg = record->impl->alg;
    unsigned i;

    for (i = 0; i < TYPE_COUNT; i++)
        if (strcmp(alg->family, types[i].family) == 0)
            break;
    if (i == TYPE_COUNT)
        return 0;
    mcs_print(out, "+F%c:%u", types[i].number, rows[i]++);
    put_origin(out, session, record);
    mcs_print(out, ":%u", alg->bits);
    if (types[i].named)
        mcs_print(out, ":%s", alg->name);
    return 1;
}

static void put_pair(struct mcs_out *out, const struct mcs_session *session,
                     const struct mcs_record *sign,
                     const struct mcs_record *verify)
{
    if ((sign == NULL || sign->outcome != MCS_ROW_OK) &&
        (verify == NULL || verify->outcome != MCS_ROW_OK))
        return;
    if (!put_type(out, session, sign != NULL ? sign : verify))
        return;
    put_rate(out, session, sign);
    put_rate(out, session, verify);
    mcs_put(out, "\n");
}

static void put_record(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    if (line.impl != record->impl || line.op != record->op)
        end_line(out, session);
    if (mcs_pair(out, session, record, put_pair) ||
        record->outcome != MCS_ROW_OK)
        return;
    if (record->payload_bytes != 0) {
        put_payload(out, session, record);
    } else if (record->op == MCS_DERIVE && put_type(out, session, record)) {
        put_rate(out, session, record);
        mcs_put(out, ":");
        mcs_put_fixed(out, mcs_picoseconds(session, record->ticks.headline), 12,
                      6, 0);
        mcs_put(out, "\n");
    }
}

static void end(struct mcs_out *out, const struct mcs_session *session)
{
    end_line(out, session);
    mcs_pair(out, session, NULL, put_pair);
}

const struct mcs_reporter mcs_report_mr = {.name = "mr",
                                           .pairs_operations = 1,
                                           .begin = begin,
                                           .record = put_record,
                                           .end = end};
