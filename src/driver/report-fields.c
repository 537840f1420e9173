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
    PORT,
    BUILD, /* of the session, but not of its run */
    SESSION,
    RECORD,
    PROVIDER,
    IMPL,
    ALG,
    LISTED,   /* the record's, and told in lists alone */
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
    {"kind", MCS_MADE_KIND, IMPL, MADE},
    {"operation", MCS_MADE_OPERATION, RECORD, MADE},
    {"provider", OF(mcs_provider, name), PROVIDER, STRING},
    {"variant", OF(mcs_impl, variant), IMPL, STRING},
    {"default", MCS_DEFAULT, LISTED, TRAIT},
    {"operations", OF(mcs_record, operations), LISTED, STRING},
    {"class", MCS_MADE_CLASS, IMPL, MADE},
    {"port", OF(port_info, name), PORT, STRING},
    {"payload_bytes", OF(mcs_record, payload_bytes), RECORD, SIZE},
    {"aad_bytes", OF(mcs_record, aad_bytes), RECORD, SIZE},
    {"bytes_per_second", MCS_MADE_BYTES_PER_SECOND, RECORD, MADE},
    {"operations_per_second", MCS_MADE_OPERATIONS_PER_SECOND, RECORD, MADE},
    {"seconds_per_operation", MCS_MADE_SECONDS, RECORD, MADE},
    {"ticks_per_operation", OF(mcs_estimates, headline), ESTIMATES, MILLI},
    {"tick_unit", MCS_MADE_TICK_UNIT, PORT, MADE},
    {"ci95_percent", MCS_MADE_INTERVAL, RECORD, MADE},
    {"stack_bytes", OF(mcs_record, stack_bytes), RECORD, SIZE},
    {"heap_bytes", OF(mcs_record, heap_bytes), RECORD, SIZE},
    {"simulated", OF(port_info, simulated), PORT, FLAG},
    {"status", MCS_MADE_STATUS, RECORD, MADE},
    {"message", OF(mcs_record, message), RECORD, STRING},
    {"standard", OF(mcs_alg, standard), ALG, TEXT},
    {"key_bits", MCS_MADE_KEY_BITS, IMPL, MADE},
    {"nonce_bytes", OF(mcs_alg, nonce_bytes), ALG, SHORT},
    {"tag_bytes", OF(mcs_alg, tag_bytes), ALG, SHORT},
    {"kdf_iterations", OF(mcs_record, kdf_iterations), RECORD, COUNT},
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
    {"calls_vary", OF(mcs_record, varies), RECORD, FLAG},
    {"processes", OF(mcs_session, processes), SESSION, SIZE},
    {"estimator", MCS_MADE_ESTIMATOR, SESSION, MADE},
    {"loop_ticks", OF(mcs_session, overhead.loop_milli), SESSION, MILLI},
    {"read_ticks", OF(mcs_session, overhead.read_milli), SESSION, MILLI},
    {"context_bytes", OF(mcs_record, context_bytes), RECORD, SIZE},
    {"key_setup_timed", MCS_KEY_TIMED, IMPL, TRAIT},
    {"public_key_decode_timed", MCS_PUBLIC_TIMED, IMPL, TRAIT},
    {"hash_timed", MCS_HASH_TIMED, IMPL, TRAIT},
    {"ecdsa_k", MCS_MADE_K, IMPL, MADE},
    {"rsa_crt", MCS_MADE_CRT, IMPL, MADE},
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
    {"compiler", OF(mcs_session, compiler), BUILD, TEXT},
    {"flags", OF(mcs_session, flags), BUILD, TEXT},
    {"date", OF(mcs_session, date), SESSION, TEXT},
    {"mcuspeed_version", OF(mcs_session, version), BUILD, TEXT},
    {"command", OF(mcs_session, command), SESSION, STRING},
};

const char *mcs_field_name(unsigned index)
{
    return index < sizeof(fields) / sizeof(fields[0]) ? fields[index].name
                                                      : NULL;
}

enum mcs_scope mcs_field_scope(unsigned index)
{
    unsigned source = fields[index].source;

    if (source == LISTED)
        return MCS_OF_LIST;
    if (source >= PROVIDER && source <= ALG)
        return MCS_OF_IMPL;
    return source <= BUILD     ? MCS_OF_BUILD
           : source == SESSION ? MCS_OF_RUN
                               : MCS_OF_RECORD;
}

int mcs_field_told(unsigned index, const struct mcs_session *session)
{
    enum mcs_scope scope = mcs_field_scope(index);

    return session->listing ? scope >= MCS_OF_IMPL : scope != MCS_OF_LIST;
}

static const void *structure(unsigned source, const struct mcs_session *session,
                             const struct mcs_record *record)
{
    switch (source) {
    case BUILD:
    case SESSION:
        return session;
    case PORT:
        return session->port;
    case RECORD:
    case LISTED:
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

/* The member at `at`, known where the row's outcome lets it be. */
static void read_member(enum type type, const void *at, int ok,
                        struct mcs_value *value)
{
    uint64_t number = 0;
    int known = 1;

    value->type = MCS_VALUE_NUMBER;
    value->scale = 0;
    switch (type) {
    case TEXT:
    case STRING:
        value->type = MCS_VALUE_TEXT;
        value->text = *(const char *const *)at;
        known = type == STRING || value->text[0] != '\0';
        break;
    case SIZE:
        number = *(const size_t *)at;
        known = number != MCS_UNKNOWN_BYTES;
        break;
    case COUNT:
        number = *(const uint64_t *)at;
        known = number != 0;
        break;
    case PPM:
        number = *(const uint64_t *)at;
        known = number != UINT64_MAX;
        break;
    case MILLI:
        value->scale = 3;
        /* fall through */
    case MEASURED:
        number = *(const uint64_t *)at;
        known = ok;
        break;
    case SHORT:
        number = *(const uint16_t *)at;
        break;
    default:
        value->type = MCS_VALUE_FLAG;
        number = *(const uint8_t *)at;
    }
    value->number = number;
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
        read_member((enum type)field->type,
                    (const char *)structure(field->source, session, record) +
                        field->at,
                    mcs_field_scope(index) < MCS_OF_RECORD ||
                        record->outcome == MCS_ROW_OK,
                    value);
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
