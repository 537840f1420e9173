/* SPDX-License-Identifier: MIT */
/* What the user asked for: the command line, read. */
#ifndef MCS_CONFIG_H
#define MCS_CONFIG_H

#include "arena.h"
#include "record.h"

#define MCS_MAX_PAYLOADS 32
#define MCS_MAX_ALGORITHMS 64

/* What the run is for; measuring unless said otherwise. */
enum mcs_task {
    MCS_MEASURE,
    MCS_CHECK,     /* known answers only, as TAP */
    MCS_AGREEMENT, /* of providers on random inputs, as TAP */
    MCS_LIST,
    MCS_VERSION_TASK,
    MCS_HELP
};

/* Which of the samples' statistics is the headline. */
enum mcs_estimator {
    MCS_MINIMUM,
    MCS_DECILE, /* the fastest tenth's slowest */
    MCS_QUARTILE,
    MCS_MEDIAN,
    MCS_MEAN,
    MCS_ESTIMATOR_COUNT
};

struct mcs_config {
    enum mcs_task task;
    const char *providers; /* -provider's list, NULL for all */
    uint16_t ops;          /* a bit for each operation */
    uint8_t all_variants;
    uint8_t quiet;
    uint8_t binary_units;
    enum mcs_estimator estimator;
    size_t payloads[MCS_MAX_PAYLOADS];
    size_t payload_count;
    size_t aad_bytes;
    size_t misalign_bytes;
    size_t memory_bytes;   /* 0: all */
    uint64_t microseconds; /* at most, for each case */
    uint32_t precision_millipercent;
    unsigned processes;  /* of -multi; 1 for one */
    uint32_t iterations; /* 0: as many as the counter's resolution needs */
    uint32_t seed;       /* of random inputs */
    const struct mcs_reporter *reporter;
    const char *output; /* NULL: stdout */
    const char *preset; /* name or file; NULL: none */
    /* Names, groups and globs; none means all. */
    const char *algorithms[MCS_MAX_ALGORITHMS];
    unsigned algorithm_count;
};

/* Names of -estimator's choices, in the order of the enumerators. */
extern const char *const mcs_estimator_names[MCS_ESTIMATOR_COUNT];

#endif
