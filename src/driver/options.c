/* SPDX-License-Identifier: MIT */
#include "options.h"
#include "complain.h"
#include "extra.h"
#include "option-table.h"
#include "parse.h"
#include "select.h"

#include <string.h>

const char *const mcs_estimator_names[MCS_ESTIMATOR_COUNT] = {
    "minimum", "decile", "quartile", "median", "mean"};

static const struct mcs_reporter *const reporters[] = {
    &mcs_report_text, &mcs_report_table, &mcs_report_csv, &mcs_report_json,
    &mcs_report_mr};

static int wrong(enum mcs_option_id option, const char *argument,
                 const char *what)
{
    mcs_complain("-%s %s: %s", mcs_option_rows[option].name, argument, what);
    return -1;
}

/* The option's help names what there is to choose from. */
static int no_choice(enum mcs_option_id option, const char *argument)
{
    return wrong(option, argument, strchr(mcs_option_helps[option], ' ') + 1);
}

/* Index of the word in a table of names, or -1 once it has complained. */
static int choice(enum mcs_option_id option, const char *word,
                  const char *const *names, int count)
{
    int i;

    for (i = 0; i < count; i++)
        if (strcmp(word, names[i]) == 0)
            return i;
    return no_choice(option, word);
}

static int set_format(struct mcs_config *config, const char *argument)
{
    size_t i;

    for (i = 0; i < sizeof reporters / sizeof *reporters; i++)
        if (strcmp(argument, reporters[i]->name) == 0) {
            config->reporter = reporters[i];
            return 0;
        }
    return no_choice(MCS_O_FORMAT, argument);
}

static int set_bytes(const char *option, const char *argument, size_t least,
                     size_t most, size_t *value)
{
    const char *end = argument;

    if (mcs_parse_bytes(&end, value) != 0 || *end != '\0' || *value < least ||
        *value > most) {
        mcs_complain("-%s %s: a whole number from %zu to %zu", option, argument,
                     least, most);
        return -1;
    }
    return 0;
}

static int add_algorithm(struct mcs_config *config, const char *name)
{
    if (config->algorithm_count == MCS_MAX_ALGORITHMS) {
        mcs_complain("more than %d algorithms; use a group or a glob",
                     MCS_MAX_ALGORITHMS);
        return -1;
    }
    config->algorithms[config->algorithm_count++] = name;
    return 0;
}

static int add_mac(struct mcs_config *config, struct mcs_arena *arena,
                   enum mcs_option_id option, const char *argument)
{
    if (mcs_extra != NULL)
        argument =
            mcs_extra->mac_name(arena, mcs_option_rows[option].name, argument);
    if (argument == NULL)
        return wrong(option, "", "out of memory");
    return add_algorithm(config, argument);
}

static int set_sizes(struct mcs_config *config, const char *argument)
{
    const char *why = mcs_parse_sizes(argument, config->payloads,
                                      MCS_MAX_PAYLOADS, &config->payload_count);

    return why == NULL ? 0 : wrong(MCS_O_BYTES, argument, why);
}

static int set_variants(struct mcs_config *config, const char *argument)
{
    static const char *const names[] = {"default", "all"};
    int which = choice(MCS_O_VARIANTS, argument, names, 2);

    config->all_variants = which == 1;
    return which >= 0 ? 0 : -1;
}

static int set_unit(struct mcs_config *config, const char *argument)
{
    static const char *const names[] = {"MB", "MiB"};
    int which = choice(MCS_O_UNIT, argument, names, 2);

    config->binary_units = which == 1;
    return which >= 0 ? 0 : -1;
}

static int set_estimator(struct mcs_config *config, const char *argument)
{
    int which = choice(MCS_O_ESTIMATOR, argument, mcs_estimator_names,
                       MCS_ESTIMATOR_COUNT);

    config->estimator = (enum mcs_estimator)which;
    return which >= 0 ? 0 : -1;
}

static int set_seconds(struct mcs_config *config, const char *argument)
{
    if (mcs_parse_fixed(argument, 6, &config->microseconds) != 0 ||
        config->microseconds == 0)
        return wrong(MCS_O_SECONDS, argument, "0.000001 or more, as 3 or 0.5");
    return 0;
}

static int set_precision(struct mcs_config *config, const char *argument)
{
    uint64_t value;

    if (mcs_parse_fixed(argument, 3, &value) != 0 || value > 100000)
        return wrong(MCS_O_PRECISION, argument,
                     "a number of per cent from 0 to 100");
    config->precision_millipercent = (uint32_t)value;
    return 0;
}

static int set_u32(const char *option, const char *argument, size_t least,
                   uint32_t *value)
{
    size_t number = 0;

    if (set_bytes(option, argument, least, UINT32_MAX, &number) != 0)
        return -1;
    *value = (uint32_t)number;
    return 0;
}

/* Copies of a process share nothing but the machine: each takes its turn in
 * full, so that all are at work for all of the time. */
static int set_multi(struct mcs_config *config, const char *argument)
{
    size_t value = 1;

    if (set_bytes("multi", argument, 1, 256, &value) != 0)
        return -1;
    config->processes = (unsigned)value;
    if (value > 1)
        config->precision_millipercent = 0;
    return 0;
}

/* As many as each of openssl's lists has. */
#define SIZES 6

static void set_payloads(struct mcs_config *config, const uint16_t *sizes)
{
    size_t i;

    for (i = 0; i < SIZES; i++)
        config->payloads[i] = sizes[i];
    config->payload_count = SIZES;
}

static void set_aead(struct mcs_config *config)
{
    static const uint16_t sizes[SIZES] = {2, 31, 136, 1024, 8192, 16384};

    set_payloads(config, sizes);
    config->aad_bytes = 13;
}

static int ignored(const char *option, const char *argument)
{
    mcs_complain("warning: -%s %s changes nothing here", option, argument);
    return 0;
}

static int set(struct mcs_config *config, struct mcs_arena *arena, int option,
               const char *argument)
{
    const char *name = mcs_option_rows[option].name;

    switch (option) {
    case MCS_O_AAD:
        return set_bytes(name, argument, 0, UINT32_MAX, &config->aad_bytes);
    case MCS_O_AEAD:
        set_aead(config);
        return 0;
    case MCS_O_AGREE:
        config->task = MCS_AGREEMENT;
        return 0;
    case MCS_O_BYTES:
        return set_sizes(config, argument);
    case MCS_O_CHECK:
        config->task = MCS_CHECK;
        return 0;
    case MCS_O_CMAC:
        return add_mac(config, arena, (enum mcs_option_id)option, argument);
    case MCS_O_DECRYPT:
        config->ops = MCS_OP_BIT(MCS_DECRYPT);
        return 0;
    case MCS_O_ELAPSED:
        return 0;
    case MCS_O_ESTIMATOR:
        return set_estimator(config, argument);
    case MCS_O_EVP:
        return add_algorithm(config, argument);
    case MCS_O_FORMAT:
        return set_format(config, argument);
    case MCS_O_HELP:
        config->task = MCS_HELP;
        return 0;
    case MCS_O_HMAC:
        return add_mac(config, arena, (enum mcs_option_id)option, argument);
    case MCS_O_ITERATIONS:
        return set_u32(name, argument, 1, &config->iterations);
    case MCS_O_LIST:
        config->task = MCS_LIST;
        return 0;
    case MCS_O_MEM:
        return set_bytes(name, argument, 1, UINT32_MAX, &config->memory_bytes);
    case MCS_O_MISALIGN:
        return set_bytes(name, argument, 0, 15, &config->misalign_bytes);
    case MCS_O_MULTI:
        return set_multi(config, argument);
    case MCS_O_MR:
        return set_format(config, "mr");
    case MCS_O_OP:
        config->ops = mcs_select_ops(argument);
        return config->ops != 0 ? 0 : -1;
    case MCS_O_OUTPUT:
        config->output = argument;
        return 0;
    case MCS_O_PRECISION:
        return set_precision(config, argument);
    case MCS_O_PRESET:
        config->preset = argument;
        return 0;
    case MCS_O_PROVIDER:
        config->providers = argument;
        return 0;
    case MCS_O_QUIET:
        config->quiet = 1;
        return 0;
    case MCS_O_SECONDS:
        return set_seconds(config, argument);
    case MCS_O_SEED:
        return set_u32(name, argument, 0, &config->seed);
    case MCS_O_UNIT:
        return set_unit(config, argument);
    case MCS_O_VARIANTS:
        return set_variants(config, argument);
    case MCS_O_VERSION:
        config->task = MCS_VERSION_TASK;
        return 0;
    default:
        return ignored(name, argument);
    }
}

static void set_defaults(struct mcs_config *config)
{
    static const uint16_t sizes[SIZES] = {16, 64, 256, 1024, 8192, 16384};

    memset(config, 0, sizeof *config);
    config->ops = UINT16_MAX;
    set_payloads(config, sizes);
    config->processes = 1;
    config->microseconds = 1000000;
    config->precision_millipercent = 500;
    config->reporter = &mcs_report_text;
    config->estimator = MCS_DECILE;
}

int mcs_options(struct mcs_config *config, struct mcs_arena *arena, int argc,
                char **argv)
{
    struct mcs_getopt getopt;
    char message[96];
    int option;

    set_defaults(config);
    mcs_getopt_init(&getopt, argc, argv, mcs_option_rows);
    while ((option = mcs_getopt_next(&getopt)) != MCS_GETOPT_END) {
        if (option < 0) {
            mcs_getopt_message(&getopt, message, sizeof message);
            mcs_complain("%s; -help shows all options", message);
            return -1;
        }
        if (set(config, arena, option, getopt.argument) != 0)
            return -1;
    }
    for (; getopt.index < argc; getopt.index++)
        if (add_algorithm(config, argv[getopt.index]) != 0)
            return -1;
    return 0;
}
