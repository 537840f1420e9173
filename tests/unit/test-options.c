/* SPDX-License-Identifier: MIT */
/* Every option: what it sets, what it refuses and what it says then. */
#include "capture.h"
#include "option-table.h"
#include "rows-fixture.h"

#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

static struct mcs_config config;

static int sizes_are(const size_t *sizes, size_t count)
{
    return config.payload_count == count &&
           memcmp(config.payloads, sizes, count * sizeof(*sizes)) == 0;
}

static void test_defaults(void)
{
    static const size_t sizes[] = {16, 64, 256, 1024, 8192, 16384};

    memset(&config, 0xEE, sizeof(config));
    tap_ok(rows_options(&config, "") == 0, "no words at all");
    tap_same(capture_errors(), "", "nothing is said");
    tap_ok(sizes_are(sizes, LENGTH(sizes)), "openssl speed's sizes");
    tap_ok(config.task == MCS_MEASURE && config.ops == UINT16_MAX &&
               config.providers == NULL && config.algorithm_count == 0,
           "measure all");
    tap_ok(config.microseconds == 1000000 && config.iterations == 0 &&
               config.precision_millipercent == 500,
           "a second, or half a per cent");
    tap_ok(config.estimator == MCS_DECILE &&
               config.reporter == &mcs_report_text,
           "decile, text");
    tap_ok(config.aad_bytes == 0 && config.misalign_bytes == 0 &&
               config.memory_bytes == 0 && config.output == NULL,
           "no AAD, aligned, all memory, stdout");
    tap_ok(!config.all_variants && !config.quiet && !config.binary_units,
           "switches are off");
}

/* Options with numbers, and where their numbers go. */
static void test_numbers(void)
{
    static const struct {
        const char *words;
        uint64_t want;
    } rows[] = {
        {"-aad 13", 13},
        {"-aad 0", 0},
        {"-aad 4294967295", 4294967295u},
        {"-misalign 0", 0},
        {"-misalign 15", 15},
        {"-mem 1", 1},
        {"-mem 64Ki", 65536},
        {"-mem 4294967295", 4294967295u},
        {"-iterations 1", 1},
        {"-iterations 4294967295", 4294967295u},
        {"-iterations 10k", 10000},
        {"-seconds 3", 3000000},
        {"-seconds 0.5", 500000},
        {"-seconds 0.000001", 1},
        {"-precision 0", 0},
        {"-precision 0.25", 250},
        {"-precision 100", 100000},
        {"-aad 5 -aad 7", 7},
        {"--aad=9", 9},
    };
    size_t i;

    for (i = 0; i < LENGTH(rows); i++) {
        int answer = rows_options(&config, rows[i].words);
        const char *name = rows[i].words + strspn(rows[i].words, "-");
        uint64_t got = strncmp(name, "aad", 3) == 0 ? config.aad_bytes
                       : name[1] == 'i'             ? config.misalign_bytes
                       : name[0] == 'm'             ? config.memory_bytes
                       : name[0] == 'i'             ? config.iterations
                       : name[0] == 's'             ? config.microseconds
                                        : config.precision_millipercent;

        tap_ok(answer == 0 && got == rows[i].want, "%s", rows[i].words);
    }
}

static void test_choices(void)
{
    static const struct {
        const char *name;
        const struct mcs_reporter *reporter;
    } formats[] = {{"-format text", &mcs_report_text},
                   {"-format table", &mcs_report_table},
                   {"-format csv", &mcs_report_csv},
                   {"-format json", &mcs_report_json},
                   {"-format mr", &mcs_report_mr},
                   {"-mr", &mcs_report_mr},
                   {"-mr -format csv", &mcs_report_csv}};
    static const struct {
        const char *words;
        enum mcs_task task;
    } tasks[] = {{"-check", MCS_CHECK},
                 {"-list", MCS_LIST},
                 {"-version", MCS_VERSION_TASK},
                 {"-help", MCS_HELP},
                 {"-l", MCS_LIST}};
    char words[40];
    size_t i;

    for (i = 0; i < LENGTH(formats); i++)
        tap_ok(rows_options(&config, formats[i].name) == 0 &&
                   config.reporter == formats[i].reporter,
               "%s", formats[i].name);
    for (i = 0; i < LENGTH(tasks); i++)
        tap_ok(rows_options(&config, tasks[i].words) == 0 &&
                   config.task == tasks[i].task,
               "%s", tasks[i].words);
    for (i = 0; i < MCS_ESTIMATOR_COUNT; i++) {
        mcs_string(words, sizeof(words), "-estimator %s",
                   mcs_estimator_names[i]);
        tap_ok(rows_options(&config, words) == 0 &&
                   (size_t)config.estimator == i,
               "%s", words);
    }
    tap_ok(rows_options(&config, "-unit MiB -variants all -quiet") == 0 &&
               config.binary_units && config.all_variants && config.quiet,
           "switched on");
    tap_ok(rows_options(&config, "-unit MiB -unit MB -variants all -variants "
                                 "default") == 0 &&
               !config.binary_units && !config.all_variants,
           "and off again");
}

static void test_lists(void)
{
    static const size_t sizes[] = {7, 16, 32, 64};
    static const size_t aead[] = {2, 31, 136, 1024, 8192, 16384};

    tap_ok(rows_options(&config, "-bytes 7,16..64*2") == 0 &&
               sizes_are(sizes, LENGTH(sizes)),
           "-bytes");
    tap_ok(rows_options(&config, "-aead") == 0 &&
               sizes_are(aead, LENGTH(aead)) && config.aad_bytes == 13,
           "-aead");
    tap_ok(rows_options(&config, "-op sign,verify") == 0 &&
               config.ops ==
                   (MCS_OP_BIT(MCS_SIGNATURE) | MCS_OP_BIT(MCS_VERIFY)),
           "-op");
    tap_ok(rows_options(&config, "-decrypt") == 0 &&
               config.ops == MCS_OP_BIT(MCS_DECRYPT),
           "-decrypt");
    tap_ok(rows_options(&config, "-provider a,b:c -output x.csv") == 0,
           "names");
    tap_same(config.providers, "a,b:c", "-provider");
    tap_same(config.output, "x.csv", "-output");
    rows_options(&config, "");
    tap_ok(rows_options(&config, "-elapsed") == 0, "-elapsed");
    tap_same(capture_errors(), "", "is what is done anyway");
}

static void test_algorithms(void)
{
    static const char *const want[] = {
        "sha1",     "hmac-sha256", "cmac-aes-128", "cmac-camellia",
        "cmac-cbc", "aes*",        "-quiet",       "rsa"};
    char words[MCS_MAX_ALGORITHMS * 2 + 3];
    size_t i;

    tap_ok(rows_options(&config,
                        "aes* -evp sha1 -hmac sha256 -cmac aes-128-cbc -cmac "
                        "camellia -cmac cbc -- -quiet rsa") == 0 &&
               config.algorithm_count == LENGTH(want) && !config.quiet,
           "algorithms in all ways");
    for (i = 0; i < config.algorithm_count && i < LENGTH(want); i++)
        tap_same(config.algorithms[i], want[i], "algorithm %u", (unsigned)i);

    for (i = 0; i < MCS_MAX_ALGORITHMS; i++)
        memcpy(words + 2 * i, "a ", 3);
    tap_ok(rows_options(&config, words) == 0 &&
               config.algorithm_count == MCS_MAX_ALGORITHMS,
           "as many as there may be");
    memcpy(words + 2 * i, "a", 2);
    tap_ok(rows_options(&config, words) == -1, "and no more");
    tap_same(capture_errors(),
             "mcuspeed: more than 64 algorithms; use a group or a glob\n",
             "said");
}

static void test_refused(void)
{
    static const struct {
        const char *words, *want;
    } rows[] = {
        {"-aad x", "-aad x: a whole number from 0 to 4294967295"},
        {"-aad -1", "-aad -1: a whole number from 0 to 4294967295"},
        {"-aad 1.5", "-aad 1.5: a whole number from 0 to 4294967295"},
        {"-aad=", "-aad : a whole number from 0 to 4294967295"},
        {"-aad 4294967296",
         "-aad 4294967296: a whole number from 0 to 4294967295"},
        {"-misalign 16", "-misalign 16: a whole number from 0 to 15"},
        {"-mem 0", "-mem 0: a whole number from 1 to 4294967295"},
        {"-iterations 0", "-iterations 0: a whole number from 1 to 4294967295"},
        {"-seconds 0", "-seconds 0: 0.000001 or more, as 3 or 0.5"},
        {"-seconds 0.0000001",
         "-seconds 0.0000001: 0.000001 or more, as 3 or 0.5"},
        {"-seconds 3s", "-seconds 3s: 0.000001 or more, as 3 or 0.5"},
        {"-precision 100.001", "-precision 100.001: a number of per cent from "
                               "0 to 100"},
        {"-precision 1%", "-precision 1%: a number of per cent from 0 to 100"},
        {"-format xml", "-format xml: text table csv json mr [text]"},
        {"-format Text", "-format Text: text table csv json mr [text]"},
        {"-estimator fastest", "-estimator fastest: minimum "
                               "decile quartile median mean [decile]"},
        {"-unit kB", "-unit kB: MB (10^6) or MiB (2^20) [MB]"},
        {"-unit mb", "-unit mb: MB (10^6) or MiB (2^20) [MB]"},
        {"-variants some", "-variants some: default or all [default]"},
        {"-bytes 0", "-bytes 0: a size is 1 to 4294967295, as 64, 1k, 8Ki"},
        {"-bytes 1..100+1", "-bytes 1..100+1: these are too many sizes"},
        {"-op sing", "-op takes a list of setup digest mac encrypt decrypt "
                     "generate keygen derive sign verify encaps decaps "
                     "exchange round1 round2"},
    };
    char want[160];
    size_t i;

    for (i = 0; i < LENGTH(rows); i++) {
        tap_ok(rows_options(&config, rows[i].words) == -1, "refused: %s",
               rows[i].words);
        mcs_string(want, sizeof(want), "mcuspeed: %s\n", rows[i].want);
        tap_same(capture_errors(), want, "said");
    }
}

/* Each option of the table: unknown, cut short, without, with an argument. */
static void test_table(void)
{
    char words[64];
    unsigned wrong = 0;
    int i;

    for (i = 0; i < MCS_O_COUNT; i++) {
        const struct mcs_getopt_option *row = &mcs_option_rows[i];
        int takes = mcs_option_helps[i][0] != ' ';

        wrong += row->value != i || takes != (row->has_arg != 0);
        wrong += strchr(mcs_option_helps[i], ' ') == NULL;
        mcs_string(words, sizeof(words), "-%s%s", row->name, takes ? "" : "=x");
        wrong += rows_options(&config, words) != -1;
        wrong +=
            strstr(capture_errors(), "; -help shows all options\n") == NULL;
        wrong += i > 0 && strcmp(row->name, row[-1].name) <= 0;
    }
    tap_ok(wrong == 0 && mcs_option_rows[MCS_O_COUNT].name == NULL,
           "rows of the table, %u wrong", wrong);
    tap_ok(rows_options(&config, "-bogus") == -1 &&
               strstr(capture_errors(), "bogus") != NULL,
           "an unknown option");
    tap_ok(rows_options(&config, "-mis 3") == 0 && config.misalign_bytes == 3,
           "a name cut short");
    tap_ok(rows_options(&config, "-m 3") == -1, "cut too short");
}

static void test_multi(void)
{
    tap_ok(rows_options(&config, "") == 0 && config.processes == 1,
           "one process");
    tap_ok(rows_options(&config, "-multi 4") == 0 && config.processes == 4 &&
               config.precision_millipercent == 0,
           "-multi 4, each case in full");
    tap_ok(rows_options(&config, "-multi 0") == -1, "-multi 0");
    tap_ok(rows_options(&config, "-multi 257") == -1, "-multi 257");
}

static void test_not_offered(void)
{
    tap_ok(rows_options(&config, "-primes 3") == 0, "-primes goes on");
    tap_same(capture_errors(),
             "mcuspeed: warning: -primes 3 changes nothing here\n",
             "with a warning");
}

int main(void)
{
    test_defaults();
    test_numbers();
    test_choices();
    test_lists();
    test_algorithms();
    test_refused();
    test_table();
    test_multi();
    test_not_offered();
    return tap_end();
}
