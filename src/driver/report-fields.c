/* SPDX-License-Identifier: MIT */
/*
 * The table of fields.  Most are members of the structures that a record
 * leads to, found by offset; what must be made of several members is a
 * case of report-derived.c.
 */
#include "report-fields.h"

#include <string.h>

/* Where a field's member lies, or whom it tells of. */
enum source {
    SESSION,
    PORT,
    RECORD,
    PROVIDER,
    IMPL,
    ALG,
    ESTIMATES /* record's cycles, or ticks where the port has no cycles */
};

/* What the member is, and what of it stands for unknown. */
enum type {
    TEXT,     /* const char *; "" */
    STRING,   /* const char *; none, "" is an answer */
    SIZE,     /* size_t; MCS_UNKNOWN_BYTES */
    COUNT,    /* uint64_t; 0 */
    PPM,      /* uint64_t; UINT64_MAX */
    MEASURED, /* uint64_t; where the row is not OK */
    MILLI,    /* as MEASURED, in thousandths */
    SHORT,    /* uint16_t; none */
    FLAG,     /* uint8_t; none */
    TRAIT,    /* `at` is the bit of impl->traits; none */
    MADE      /* `at` says of what, enum mcs_made */
};

struct field {
    const char *name;
    uint16_t at; /* the member's offset */
    uint8_t source, type;
};

#define OF(tag, member) offsetof(struct tag, member)

static const struct field fields[] = {
    {"algorithm", OF(mcs_alg, name), ALG, STRING},
    {"kind", MCS_MADE_KIND, RECORD, MADE},
    {"operation", MCS_MADE_OPERATION, RECORD, MADE},
    {"provider", OF(mcs_provider, name), PROVIDER, STRING},
    {"variant", OF(mcs_impl, variant), IMPL, STRING},
    {"class", MCS_MADE_CLASS, RECORD, MADE},
    {"port", OF(port_info, name), PORT, STRING},
    {"payload_bytes", OF(mcs_record, payload_bytes), RECORD, SIZE},
    {"aad_bytes", OF(mcs_record, aad_bytes), RECORD, SIZE},
    {"bytes_per_second", MCS_MADE_BYTES_PER_SECOND, RECORD, MADE},
    {"operations_per_second", MCS_MADE_OPERATIONS_PER_SECOND, RECORD, MADE},
    {"seconds_per_operation", MCS_MADE_SECONDS, RECORD, MADE},
    {"ticks_per_operation", OF(mcs_estimates, headline), ESTIMATES, MILLI},
    {"tick_unit", MCS_MADE_TICK_UNIT, SESSION, MADE},
    {"ci95_percent", MCS_MADE_INTERVAL, RECORD, MADE},
    {"stack_bytes", OF(mcs_record, stack_bytes), RECORD, SIZE},
    {"heap_bytes", OF(mcs_record, heap_bytes), RECORD, SIZE},
    {"simulated", OF(port_info, simulated), PORT, FLAG},
    {"status", MCS_MADE_STATUS, RECORD, MADE},
    {"message", OF(mcs_record, message), RECORD, STRING},
    {"standard", OF(mcs_alg, standard), ALG, TEXT},
    {"key_bits", MCS_MADE_KEY_BITS, RECORD, MADE},
    {"nonce_bytes", OF(mcs_alg, nonce_bytes), ALG, SHORT},
    {"tag_bytes", OF(mcs_alg, tag_bytes), ALG, SHORT},
    {"misalign_bytes", OF(mcs_record, misalign_bytes), RECORD, SIZE},
    {"ci95_low_ticks", OF(mcs_estimates, low), ESTIMATES, MILLI},
    {"ci95_high_ticks", OF(mcs_estimates, high), ESTIMATES, MILLI},
    {"minimum_ticks", OF(mcs_estimates, minimum), ESTIMATES, MILLI},
    {"quartile1_ticks", OF(mcs_estimates, quartile1), ESTIMATES, MILLI},
    {"median_ticks", OF(mcs_estimates, median), ESTIMATES, MILLI},
    {"quartile3_ticks", OF(mcs_estimates, quartile3), ESTIMATES, MILLI},
    {"maximum_ticks", OF(mcs_estimates, maximum), ESTIMATES, MILLI},
    {"mean_ticks", OF(mcs_estimates, mean), ESTIMATES, MILLI},
    {"samples", OF(mcs_record, samples), RECORD, MEASURED},
    {"outliers", OF(mcs_record, outliers), RECORD, MEASURED},
    {"iterations_per_sample", OF(mcs_record, iterations), RECORD, MEASURED},
    {"processes", OF(mcs_session, processes), SESSION, SIZE},
    {"estimator", OF(mcs_session, estimator), SESSION, TEXT},
    {"loop_ticks", OF(mcs_session, overhead.loop_milli), SESSION, MILLI},
    {"read_ticks", OF(mcs_session, overhead.read_milli), SESSION, MILLI},
    {"context_bytes", OF(mcs_record, context_bytes), RECORD, SIZE},
    {"key_setup_timed", MCS_KEY_TIMED, IMPL, TRAIT},
    {"public_key_decode_timed", MCS_PUBLIC_TIMED, IMPL, TRAIT},
    {"hash_timed", MCS_HASH_TIMED, IMPL, TRAIT},
    {"ecdsa_k", MCS_MADE_K, RECORD, MADE},
    {"rsa_crt", MCS_MADE_CRT, RECORD, MADE},
    {"blinding", MCS_BLINDING, IMPL, TRAIT},
    {"constant_time", MCS_CONSTANT_TIME, IMPL, TRAIT},
    {"board", OF(port_info, board), PORT, TEXT},
    {"core", OF(port_info, core), PORT, TEXT},
    {"core_hz", OF(port_info, core_hz), PORT, COUNT},
    {"clock", OF(port_info, clock), PORT, TEXT},
    {"wait_states", OF(port_info, wait_states), PORT, TEXT},
    {"caches", OF(port_info, caches), PORT, TEXT},
    {"placement", OF(port_info, placement), PORT, TEXT},
    {"time_note", OF(port_info, time_note), PORT, TEXT},
    {"tick_hz", OF(port_info, tick_hz), PORT, COUNT},
    {"clock_error_ppm", OF(mcs_session, clock_error_ppm), SESSION, PPM},
    {"clock2", OF(port_info, clock2), PORT, TEXT},
    {"clock_tolerance_ppm", OF(port_info, clock_tolerance_ppm), PORT, COUNT},
    {"clock_doubtful", OF(mcs_record, clock_doubtful), RECORD, FLAG},
    {"library_version", OF(mcs_provider, version), PROVIDER, TEXT},
    {"library_flags", OF(mcs_provider, flags), PROVIDER, TEXT},
    {"compiler", OF(mcs_session, compiler), SESSION, TEXT},
    {"flags", OF(mcs_session, flags), SESSION, TEXT},
    {"date", OF(mcs_session, date), SESSION, TEXT},
    {"mcuspeed_version", OF(mcs_session, version), SESSION, TEXT},
    {"command", OF(mcs_session, command), SESSION, STRING},
};

const char *mcs_field_name(unsigned index)
{
    return index < sizeof(fields) / sizeof(fields[0]) ? fields[index].name
                                                      : NULL;
}

int mcs_field_is_of_run(unsigned index)
{
    return fields[index].source <= PORT;
}

static const void *structure(unsigned source, const struct mcs_session *session,
                             const struct mcs_record *record)
{
    switch (source) {
    case SESSION:
        return session;
    case PORT:
        return session->port;
    case RECORD:
        return record;
    case PROVIDER:
        return record->provider;
    case IMPL:
        return record->impl;
    case ALG:
        return record->impl->alg;
    default:
        return session->port->cycle_unit[0] != '\0' ? &record->cycles
                                                    : &record->ticks;
    }
}

/* A value of the member at `at`, known where the row's outcome lets it be. */
static void read_member(const struct field *field, const void *at, int ok,
                        struct mcs_value *value)
{
    union {
        const char *text;
        size_t size;
        uint64_t count;
        uint16_t small;
        uint8_t flag;
    } m = {.count = 0};
    int known = 1;

    static const uint8_t bytes[] = {
        [TEXT] = sizeof(m.text),   [STRING] = sizeof(m.text),
        [SIZE] = sizeof(m.size),   [COUNT] = sizeof(m.count),
        [PPM] = sizeof(m.count),   [MEASURED] = sizeof(m.count),
        [MILLI] = sizeof(m.count), [SHORT] = sizeof(m.small),
        [FLAG] = sizeof(m.flag),
    };

    memcpy(&m, at, bytes[field->type]);
    value->type = MCS_VALUE_NUMBER;
    value->number = m.count; /* what is narrower is set below */
    value->scale = 0;
    switch (field->type) {
    case TEXT:
    case STRING:
        value->type = MCS_VALUE_TEXT;
        value->text = m.text;
        known = field->type == STRING || m.text[0] != '\0';
        break;
    case SIZE:
        value->number = m.size;
        known = m.size != MCS_UNKNOWN_BYTES;
        break;
    case COUNT:
        known = m.count != 0;
        break;
    case PPM:
        known = m.count != UINT64_MAX;
        break;
    case MEASURED:
        known = ok;
        break;
    case MILLI:
        value->scale = 3;
        known = ok;
        break;
    case SHORT:
        value->number = m.small;
        break;
    default:
        value->type = MCS_VALUE_FLAG;
        value->number = m.flag;
    }
    if (!known)
        value->type = MCS_VALUE_UNKNOWN;
}

void mcs_field_value(unsigned index, const struct mcs_session *session,
                     const struct mcs_record *record, struct mcs_value *value)
{
    const struct field *field = &fields[index];

    value->type = MCS_VALUE_UNKNOWN;
    if (field->type == MADE)
        mcs_make((enum mcs_made)field->at, session, record, value);
    else if (field->type == TRAIT) {
        value->type = MCS_VALUE_FLAG;
        value->number = (record->impl->traits & field->at) != 0;
    } else
        read_member(
            field,
            (const char *)structure(field->source, session, record) + field->at,
            mcs_field_is_of_run(index) || record->outcome == MCS_ROW_OK, value);
}

void mcs_put_value(struct mcs_out *out, const struct mcs_value *value)
{
    if (value->type == MCS_VALUE_FLAG)
        mcs_put(out, value->number != 0 ? "true" : "false");
    else if (value->type == MCS_VALUE_TEXT)
        mcs_put(out, value->text);
    else
        mcs_put_fixed(out, value->number, value->scale, value->scale, 0);
}
