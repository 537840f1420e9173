/* SPDX-License-Identifier: MIT */
/*
 * Feeds a command line to the options and to the selection of rows, which
 * take it or say what is wrong, and stops where they leave a configuration
 * that a run could not trust.  The input is argv's elements behind the first,
 * each ended by a zero.  The rows are those of tests/unit/rows-fixture.c.
 */
#include <stdlib.h>
#include <string.h>

#include "capture.h"
#include "machine.h"
#include "options.h"
#include "rows-fixture.h"
#include "select.h"

enum {
    INPUT_BYTES = 2048,
    ARGUMENTS = 200
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(int holds)
{
    if (!holds)
        abort();
}

/* What each option promises of what it sets. */
static void look_at(const struct mcs_config *config)
{
    size_t i;

    must(config->payload_count > 0 &&
         config->payload_count <= MCS_MAX_PAYLOADS);
    for (i = 0; i < config->payload_count; i++)
        must(config->payloads[i] > 0 && config->payloads[i] <= UINT32_MAX);
    must(config->algorithm_count <= MCS_MAX_ALGORITHMS);
    for (i = 0; i < config->algorithm_count; i++)
        must(config->algorithms[i] != NULL);
    must(config->microseconds > 0 &&
         config->microseconds < (uint64_t)UINT32_MAX * 1000001);
    must(config->precision_millipercent <= 100000);
    must(config->misalign_bytes <= 15 && config->aad_bytes <= UINT32_MAX);
    must((int)config->estimator >= 0 &&
         config->estimator < MCS_ESTIMATOR_COUNT);
    must(config->reporter != NULL && config->ops != 0);
    must((int)config->task >= MCS_MEASURE && config->task <= MCS_HELP);
}

static void run(int argc, char **argv)
{
    struct mcs_arena arena;
    struct mcs_config config;

    machine_reset();
    capture_reset();
    machine.arena_bytes = 8192;
    mcs_arena_open(&arena, 0);
    if (mcs_options(&config, &arena, argc, argv) != 0) {
        must(capture_errors()[0] != '\0');
        return;
    }
    look_at(&config);
    capture_reset();
    if (mcs_select_check(&config) != 0)
        must(capture_errors()[0] != '\0');
    else
        must(rows_selected(&config)[0] != '\0');
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char program[] = "mcuspeed";
    char *argv[ARGUMENTS + 2];
    char *text;
    int argc = 1;
    size_t at;

    if (size > INPUT_BYTES)
        return 0;
    text = malloc(size + 1);
    if (text == NULL)
        return 0;
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    argv[0] = program;
    for (at = 0; at < size && argc <= ARGUMENTS; at += strlen(text + at) + 1)
        argv[argc++] = text + at;
    argv[argc] = NULL;
    run(argc, argv);
    free(text);
    return 0;
}
