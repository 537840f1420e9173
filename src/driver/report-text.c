/* SPDX-License-Identifier: MIT */
/*
 * The report for people: one row a case, 112 columns where figures keep to
 * their columns, and every figure with four digits.
 */
#include "report-parts.h"

#include <string.h>

#define DIGITS 4
#define BYTES_PER_MIB 1048576

/* Where columns begin (text) and end (numbers); as put_header has them. */
enum column {
    AT_PROVIDER = 18,
    AT_OPERATION = 43,
    END_BYTES = 57,
    END_SPEED = 65,
    END_TIME = 76,
    END_RATE = 85,
    END_CYCLES = 95,
    END_INTERVAL = 100,
    END_STACK = 105,
    END_HEAP = 110
};

static uint8_t has_header;

static void begin(struct mcs_out *out, const struct mcs_session *session)
{
    has_header = 0;
    mcs_put_environment(out, session);
    mcs_print(out,
              "# %s bytes; /B per byte, /op per operation; "
              "+-%% half the 95 %% interval%s\n",
              session->binary_units ? "MiB = 1048576" : "MB = 1000000",
              session->port->simulated ? "; s simulated time" : "");
}

static const char *cycle_heading(const struct port_info *port)
{
    switch (port->cycle_unit[0]) {
    case 'i':
        return "instr";
    case 'r':
        return "ref-cyc";
    default:
        return "cycles";
    }
}

static void put_header(struct mcs_out *out, const struct mcs_session *session)
{
    mcs_print(
        out,
        "algorithm         provider                 operation bytes %6s      "
        "ms/op     op/s %9s  +-%% stack heap\n",
        session->binary_units ? "MiB/s" : "MB/s", cycle_heading(session->port));
    has_header = 1;
}

static void put_right(struct mcs_out *out, const char *text, size_t end)
{
    mcs_put_to_column(out, end - strlen(text));
    mcs_put(out, text);
}

/* What is 0 could not be made. */
static void put_figure(struct mcs_out *out, uint64_t value, unsigned scale,
                       size_t end)
{
    if (value == 0)
        put_right(out, "-", end);
    else
        mcs_put_digits(out, value, scale, DIGITS, mcs_room(out, end));
}

static void put_bytes(struct mcs_out *out, size_t bytes, size_t end)
{
    if (bytes == MCS_UNKNOWN_BYTES)
        put_right(out, "-", end);
    else
        mcs_put_u64(out, bytes, mcs_room(out, end));
}

static void put_speed(struct mcs_out *out, const struct mcs_session *session,
                      const struct mcs_record *record)
{
    uint64_t milli =
        mcs_rate(session, record, record->payload_bytes * UINT64_C(1000));

    if (session->binary_units)
        milli = mcs_muldiv(milli, 1000000, BYTES_PER_MIB);
    put_figure(out, milli, 9, END_SPEED);
}

/* Per byte where there are bytes; else per operation, which may be 10^10. */
static void put_cycles(struct mcs_out *out, const struct mcs_record *record)
{
    uint64_t value = record->cycles.headline;
    const char *unit = "/B";
    char suffix[] = "k/op";
    unsigned scale = 6;

    if (value == 0) {
        put_right(out, "-", END_CYCLES);
        return;
    }
    if (record->payload_bytes != 0) {
        value = mcs_muldiv(value, 1000, record->payload_bytes);
    } else {
        uint64_t limit = UINT64_C(10000000); /* 10^4 operations in milli */
        const char *prefix = "kMG";

        scale = 3;
        unit = "/op";
        for (; value >= limit && *prefix != '\0'; prefix++) {
            suffix[0] = *prefix;
            unit = suffix;
            scale += 3;
            limit *= 1000;
        }
    }
    mcs_put_digits(out, value, scale, DIGITS,
                   mcs_room(out, END_CYCLES - strlen(unit)));
    mcs_put(out, unit);
}

/* Of one sample alone nothing is known but that. */
static void put_interval(struct mcs_out *out, const struct mcs_record *record)
{
    uint64_t milli = mcs_interval_millipercent(record);
    unsigned decimals = milli < 9995 ? 2 : milli < 99950 ? 1 : 0;

    if (record->samples < 2) {
        put_right(out, "-", END_INTERVAL);
        return;
    }
    mcs_put_fixed(out, milli, 3, decimals, mcs_room(out, END_INTERVAL));
}

static void put_figures(struct mcs_out *out, const struct mcs_session *session,
                        const struct mcs_record *record)
{
    put_speed(out, session, record);
    mcs_put_digits(out, mcs_picoseconds(session, record->ticks.headline), 9,
                   DIGITS, mcs_room(out, END_TIME));
    put_figure(out, mcs_rate(session, record, 1000000), 6, END_RATE);
    put_cycles(out, record);
    put_interval(out, record);
    put_bytes(out, record->stack_bytes, END_STACK);
    put_bytes(out, record->heap_bytes, END_HEAP);
    if (session->port->simulated)
        mcs_put(out, " s");
    if (record->clock_doubtful)
        mcs_put(out, " clock?");
    if (record->varies)
        mcs_print(out, "  mean of %u", (unsigned)record->samples);
    if (record->aad_bytes != 0)
        mcs_print(out, "  %zu of AAD", record->aad_bytes);
    if (record->kdf_iterations != 0)
        mcs_print(out, "  %u iterations", (unsigned)record->kdf_iterations);
    if (record->message[0] != '\0')
        mcs_print(out, "  %s", record->message);
}

static void put_record(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    mcs_put_provider(out, record->provider);
    if (!has_header)
        put_header(out, session);
    mcs_put(out, record->impl->alg->name);
    mcs_put_to_column(out, AT_PROVIDER);
    mcs_put_implementation(out, record->provider, record->impl);
    mcs_put_to_column(out, AT_OPERATION);
    mcs_put(out, mcs_op_name(record->op));
    put_bytes(out,
              record->payload_bytes != 0 ? record->payload_bytes
                                         : MCS_UNKNOWN_BYTES,
              END_BYTES);
    if (record->outcome == MCS_ROW_OK)
        put_figures(out, session, record);
    else
        mcs_print(out, "  %s%s%s", mcs_outcome_text(record),
                  record->message[0] != '\0' ? ": " : "", record->message);
    mcs_put(out, "\n");
}

const struct mcs_reporter mcs_report_text = {.name = "text",
                                             .begin = begin,
                                             .record = put_record,
                                             .end = mcs_put_nothing};
