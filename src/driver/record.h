/* SPDX-License-Identifier: MIT */
/*
 * A record: what was measured, how, and in which environment.  Reporters turn
 * records into text; they alone make rates of ticks.
 */
#ifndef MCS_RECORD_H
#define MCS_RECORD_H

#include "mcs.h"
#include "out.h"
#include "port.h"

/* Printed in lower case as the record's `status`. */
enum mcs_outcome {
    MCS_ROW_OK,
    MCS_ROW_SKIPPED,     /* it does not fit, or the payload does not suit */
    MCS_ROW_NOT_PRESENT, /* the instructions or the block are not there */
    MCS_ROW_FAIL,        /* wrong answer, library error, time-out */
    MCS_ROW_INTERRUPTED,
    MCS_OUTCOME_COUNT
};

#define MCS_UNKNOWN_BYTES SIZE_MAX

/*
 * Statistics over the samples, each in thousandths of a tick (or cycle) per
 * operation, overhead taken off.
 */
struct mcs_estimates {
    uint64_t headline;  /* by the estimator chosen */
    uint64_t low, high; /* 95 % interval of the headline, non-parametric */
    uint64_t minimum, quartile1, median, quartile3, maximum, mean;
};

struct mcs_record {
    const struct mcs_provider *provider;
    const struct mcs_impl *impl;
    enum mcs_op op;
    size_t payload_bytes; /* 0 where the operation takes no payload */
    size_t aad_bytes;
    size_t misalign_bytes;
    enum mcs_outcome outcome;
    const char *operations; /* in lists: all that the implementation offers */
    const char *message;    /* why it is not OK, or a remark; "" for none */
    struct mcs_estimates ticks;
    struct mcs_estimates cycles; /* zeros where the port has no cycle unit */
    uint64_t samples;
    uint64_t outliers;       /* beyond quartile3 + 3 (quartile3 - quartile1) */
    uint64_t iterations;     /* operations in each sample */
    uint64_t kdf_iterations; /* of PBKDF2, scrypt's N; 0 for others */
    size_t stack_bytes, heap_bytes, context_bytes; /* or MCS_UNKNOWN_BYTES */
    uint8_t varies;         /* calls differ: the headline is their mean */
    uint8_t clock_doubtful; /* the audit found the clocks to disagree */
};

/* What is taken off a sample before it is divided by its operations. */
struct mcs_overhead {
    uint64_t read_milli; /* once: what a batch of nothing takes */
    uint64_t loop_milli; /* for each operation: the driver's cost */
};

/* What is the same for all records of one run. */
struct mcs_session {
    const struct port_info *port;
    const char *version;   /* mcuspeed's */
    const char *compiler;  /* with its version */
    const char *flags;     /* that mcuspeed was compiled with */
    const char *date;      /* ISO 8601, UTC; "" where there is no calendar */
    const char *estimator; /* name of the headline estimator */
    const char *command;   /* the arguments as given */
    /* In cycles, or ticks where the port has no cycle unit. */
    struct mcs_overhead overhead;
    uint64_t clock_error_ppm; /* found by the audit; UINT64_MAX: no audit */
    const size_t *payloads;   /* the sizes of this run, ascending as given */
    size_t payload_count;
    size_t processes;     /* that measure together: rates are of all */
    uint8_t binary_units; /* -unit=MiB */
    uint8_t quiet;
    uint8_t listing;     /* records tell what there is, without figures */
    uint8_t several;     /* more than one provider or variant is measured */
    uint8_t several_ops; /* more than one operation of an algorithm is */
};

/* One format.  A reporter keeps no state of its own but in statics of its file.
 */
struct mcs_reporter {
    const char *name; /* of -format */
    /*
     * The order in which records come.  Set: algorithm, implementation,
     * operation, payload, so that sign and verify of one implementation lie
     * side by side.  Else: algorithm, operation, implementation, payload.
     */
    uint8_t pairs_operations;
    uint8_t lists; /* -list can be told in it too */
    void (*begin)(struct mcs_out *out, const struct mcs_session *session);
    void (*record)(struct mcs_out *out, const struct mcs_session *session,
                   const struct mcs_record *record);
    void (*end)(struct mcs_out *out, const struct mcs_session *session);
};

extern const struct mcs_reporter mcs_report_text, mcs_report_table,
    mcs_report_csv, mcs_report_json, mcs_report_mr;

/*
 * Quantities made of a record, in integers; 0 where they cannot be made.
 * Rates are of the headline.  mcs_rate is `amount` times the operations per
 * second.
 */
uint64_t mcs_picoseconds(const struct mcs_session *, uint64_t milliticks);
uint64_t mcs_rate(const struct mcs_session *, const struct mcs_record *,
                  uint64_t amount);
uint64_t mcs_milli_operations_per_second(const struct mcs_session *,
                                         const struct mcs_record *);
uint64_t mcs_bytes_per_second(const struct mcs_session *,
                              const struct mcs_record *);
/* Half the width of the 95 % interval in thousandths of a per cent. */
uint64_t mcs_interval_millipercent(const struct mcs_record *);

/* Words for enumerators. */
const char *mcs_kind_name(enum mcs_kind);
const char *mcs_op_name(enum mcs_op);
const char *mcs_class_name(enum mcs_class);
const char *mcs_outcome_name(enum mcs_outcome);

/*
 * a * b / c without overflow in between, rounded half up; UINT64_MAX where
 * the quotient is larger, 0 where c is 0.
 */
uint64_t mcs_muldiv(uint64_t a, uint64_t b, uint64_t c);

/*
 * a / b rounded down, 0 where b is 0.  Nothing else divides 64 bits: the
 * compiler's own division would be 700 bytes of a target's flash.
 */
uint64_t mcs_divide(uint64_t a, uint64_t b);

#endif
