/* SPDX-License-Identifier: MIT */
#include "run-preset.h"
#include "complain.h"
#include "options.h"
#include "order.h"
#include "select.h"
#include "slot.h"

#include <string.h>

/* Of the run's one preset; in the arena, for most runs have none. */
static struct state {
    const char *name, *text;
    struct mcs_preset_line line;
    struct mcs_config selection; /* that of the cell at hand */
} * state;

/* The text of a preset that is built in, or NULL. */
static const char *built_in(const char *name)
{
    const struct mcs_preset *preset = mcs_presets;

    while (preset->name != NULL && strcmp(preset->name, name) != 0)
        preset++;
    return preset->text;
}

static int wrong(const struct mcs_preset_line *line, struct mcs_slice word,
                 const char *what)
{
    char text[MCS_PRESET_NAME_BYTES + 16];
    size_t bytes = word.bytes < sizeof text ? word.bytes : sizeof text - 1;

    memcpy(text, word.at, bytes);
    text[bytes] = '\0';
    mcs_complain("preset %s, line %u: '%s' %s", state->name, line->number, text,
                 what);
    return -1;
}

/* Sets state->selection to what the cell asks for. */
static void select_cell(const struct mcs_config *config,
                        const struct mcs_preset_cell *cell)
{
    struct mcs_config *selection = &state->selection;

    *selection = *config;
    selection->algorithms[0] = cell->algorithm;
    selection->algorithm_count = 1;
    selection->ops &= cell->ops;
    selection->payload_count = cell->payload_count;
    memcpy(selection->payloads, cell->payloads, sizeof cell->payloads);
}

/* Whether the size of the cell matters to anything that it selects. */
static int takes_payload(void)
{
    struct mcs_walk walk;
    int op;

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk))
        for (op = 0; op < MCS_OP_COUNT; op++)
            if (mcs_takes_payload(walk.row.impl->alg, (enum mcs_op)op) &&
                mcs_selects(&state->selection, &walk.row, (enum mcs_op)op))
                return 1;
    return 0;
}

/*
 * Adds the sizes to the config's, which stay ascending.  What finds no room is
 * left out, for they do no more than to head openssl's columns.
 */
static void add_sizes(struct mcs_config *config,
                      const struct mcs_preset_cell *cell)
{
    size_t *sizes = config->payloads;
    size_t i, at;

    for (i = 0; i < cell->payload_count; i++) {
        for (at = 0; at < config->payload_count; at++)
            if (sizes[at] >= cell->payloads[i])
                break;
        if (config->payload_count == MCS_MAX_PAYLOADS ||
            (at < config->payload_count && sizes[at] == cell->payloads[i]))
            continue;
        memmove(&sizes[at + 1], &sizes[at],
                (config->payload_count - at) * sizeof *sizes);
        sizes[at] = cell->payloads[i];
        config->payload_count++;
    }
}

/* What the line's cells say must mean something. */
static int check_line(struct mcs_config *config)
{
    const struct mcs_preset_line *line = &state->line;
    unsigned i;

    for (i = 0; line->kind >= MCS_PRESET_ROW && i < line->count; i++) {
        const struct mcs_preset_cell *cell = &line->cells[i];

        if (cell->algorithm[0] == '\0' || cell->same)
            continue;
        /* A published table may have what this build does without. */
        if (built_in(state->name) == NULL &&
            !mcs_known_algorithm(cell->algorithm))
            return wrong(line, line->label, "cannot be measured");
        select_cell(config, cell);
        if (!takes_payload())
            continue;
        if (line->kind == MCS_PRESET_ROW && cell->payload_count != 1)
            return wrong(line, line->label,
                         "needs one size for each cell, as bytes=1024");
        add_sizes(config, cell);
    }
    return 0;
}

static int read_through(struct mcs_config *config)
{
    struct mcs_preset_line *line = &state->line;
    unsigned cases = 0;

    mcs_preset_open(line, state->text, config);
    config->payload_count = 0;
    while (mcs_preset_next(line) != MCS_PRESET_END) {
        if (line->kind == MCS_PRESET_WRONG
                ? wrong(line, line->word, line->wrong)
                : check_line(config))
            return -1;
        if (line->kind >= MCS_PRESET_ROW)
            cases++;
    }
    if (cases == 0) {
        mcs_complain("preset %s has no case", state->name);
        return -1;
    }
    return 0;
}

int mcs_open_preset(struct mcs_config *config, struct mcs_arena *arena)
{
    const struct mcs_preset *preset = mcs_presets;

    if (config->task != MCS_MEASURE || config->algorithm_count != 0) {
        mcs_complain("-preset says itself what is measured: no algorithm, "
                     "-check or -list beside it");
        return -1;
    }
    state = mcs_arena_take(arena, sizeof *state);
    if (state == NULL || mcs_preset_report_open(config, arena) != 0) {
        mcs_complain("out of memory for -preset");
        return -1;
    }
    state->name = config->preset;
    state->text = built_in(config->preset);
    if (state->text == NULL)
        state->text = mcs_read_text(arena, config->preset);
    if (state->text == NULL) {
        for (; preset->name != NULL; preset++)
            mcs_complain("built in is -preset %s", preset->name);
        return -1;
    }
    if (config->reporter == &mcs_report_table)
        config->reporter = &mcs_report_preset;
    return read_through(config);
}

/*
 * The preset's own layout says so in the row; a published table may well have
 * what this build does without.
 */
static void nothing_for(const struct mcs_run_state *run,
                        const struct mcs_preset_line *line)
{
    if (run->config.reporter != &mcs_report_preset &&
        built_in(state->name) == NULL)
        wrong(line, line->label, "is in no provider that was chosen");
}

/* Visits the cases of one line's cells; non-zero stops. */
static int each_cell(struct mcs_run_state *run,
                     const struct mcs_visitor *visitor)
{
    const struct mcs_preset_line *line = &state->line;
    const struct mcs_alg *alg = NULL;
    int stop = 0;
    unsigned i, cases;

    for (i = 0; i < line->count && !stop; i++) {
        const struct mcs_preset_cell *cell = &line->cells[i];

        if (cell->algorithm[0] == '\0' || cell->same)
            continue;
        if (cell->aad_bytes != run->config.aad_bytes) {
            /* What waits to be measured was to have the other. */
            stop = visitor->together(visitor->with);
            run->config.aad_bytes = cell->aad_bytes;
        }
        select_cell(&run->config, cell);
        cases = run->cases;
        while (!stop &&
               (alg = mcs_next_algorithm(&state->selection, alg)) != NULL)
            stop = mcs_each_case(&state->selection, alg, visitor->visit,
                                 visitor->with);
        if (!visitor->measures && run->cases == cases)
            nothing_for(run, line);
    }
    return visitor->together(visitor->with) || stop;
}

int mcs_each_preset_case(struct mcs_run_state *run,
                         const struct mcs_visitor *visitor)
{
    struct mcs_preset_line *line = &state->line;
    int tell = visitor->measures && run->config.reporter == &mcs_report_preset;
    int stop = 0;

    mcs_preset_open(line, state->text, &run->config);
    while (!stop && mcs_preset_next(line) != MCS_PRESET_END) {
        if (tell)
            mcs_preset_report_line(&run->out, line);
        if (line->kind >= MCS_PRESET_ROW)
            stop = each_cell(run, visitor);
        if (tell)
            mcs_preset_report_end(&run->out, &run->session);
    }
    return stop;
}
