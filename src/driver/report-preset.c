/* SPDX-License-Identifier: MIT */
/*
 * A preset's own layout: under its headings a line for each label and
 * provider.  Cells come in any order and are kept until their row is whole.
 */
#include "select.h"
#include "report-parts.h"
#include "run-preset.h"

#include <string.h>

#define MOST_LINES 16
#define LABEL_CELL 28u
#define NAME_CELL 13u
#define LONG_NAME_CELL 32u
#define LEAST_CELL 14u

/* A figure in its cell's unit, or what stands in its place. */
struct figure {
    uint64_t value; /* bytes/s, picoseconds or thousandths of operations/s */
    const char *instead; /* NULL: the figure it is */
    uint8_t filled;
};

/* In the arena, for most runs have no preset. */
static struct layout {
    struct mcs_slice headings[MCS_PRESET_CELLS];
    const struct mcs_preset_line *row; /* NULL: none */
    unsigned columns, lines;
    uint8_t by_variant; /* each has a line of its own */
    struct line {
        const struct mcs_provider *provider;
        const struct mcs_impl *impl;
        struct figure figures[MCS_PRESET_CELLS];
        uint8_t units[MCS_PRESET_CELLS];
        uint8_t clock_doubtful;
    } line[MOST_LINES];
} * layout;

int mcs_preset_report_open(const struct mcs_config *config,
                           struct mcs_arena *arena)
{
    layout = mcs_arena_take(arena, sizeof *layout);
    if (layout == NULL)
        return -1;
    layout->by_variant = config->all_variants;
    return 0;
}

static void put_slice(struct mcs_out *out, struct mcs_slice slice)
{
    mcs_put_bytes(out, slice.at, slice.bytes);
}

/* "{clock}" stands for the core's clock. */
static void put_label(struct mcs_out *out, const struct mcs_session *session,
                      struct mcs_slice label)
{
    static const char clock[] = "{clock}";

    if (label.bytes != sizeof clock - 1 ||
        memcmp(label.at, clock, label.bytes) != 0) {
        put_slice(out, label);
    } else if (session->port->core_hz != 0) {
        mcs_put_digits(out, session->port->core_hz, 6, 4, 0);
        mcs_put(out, " MHz");
    } else {
        mcs_put(out, "unknown");
    }
}

static size_t first_cell(void)
{
    return LABEL_CELL + (layout->by_variant ? LONG_NAME_CELL : NAME_CELL);
}

static unsigned width_of(unsigned column)
{
    size_t bytes =
        column < layout->columns ? layout->headings[column].bytes + 2 : 0;

    return bytes < LEAST_CELL ? LEAST_CELL : (unsigned)bytes;
}

static void put_headings(struct mcs_out *out,
                         const struct mcs_preset_line *line)
{
    size_t edge = first_cell();
    unsigned i;

    layout->columns = line->count;
    memcpy(layout->headings, line->headings, sizeof layout->headings);
    put_slice(out, line->label);
    mcs_put_to_column(out, LABEL_CELL);
    mcs_put(out, "Provider");
    for (i = 0; i < line->count; i++) {
        edge += width_of(i);
        mcs_put_to_column(out, edge - line->headings[i].bytes);
        put_slice(out, line->headings[i]);
    }
    mcs_put(out, "\n");
}

void mcs_preset_report_line(struct mcs_out *out,
                            const struct mcs_preset_line *line)
{
    layout->lines = 0;
    layout->row = NULL;
    if (line->kind == MCS_PRESET_TITLE) {
        mcs_put(out, "\n");
        put_slice(out, line->label);
        mcs_put(out, "\n");
        layout->columns = 0;
    } else if (line->kind == MCS_PRESET_COLUMNS) {
        put_headings(out, line);
    } else {
        layout->row = line;
    }
}

static enum mcs_unit unit_of(const struct mcs_preset_cell *cell,
                             const struct mcs_record *record)
{
    if (cell->unit != MCS_UNIT_AUTO)
        return cell->unit;
    return record->payload_bytes != 0 ? MCS_UNIT_RATE : MCS_UNIT_MS;
}

static void fill(struct figure *figure, const struct mcs_preset_cell *cell,
                 const struct mcs_session *session,
                 const struct mcs_record *record)
{
    figure->filled = 1;
    figure->instead = NULL;
    if (record->outcome != MCS_ROW_OK)
        figure->instead = mcs_outcome_text(record);
    else if (record->ticks.headline == 0)
        figure->instead = "too short"; /* lost in the overhead */
    switch (unit_of(cell, record)) {
    case MCS_UNIT_RATE:
        figure->value = mcs_bytes_per_second(session, record);
        break;
    case MCS_UNIT_OPS:
        figure->value = mcs_milli_operations_per_second(session, record);
        break;
    default:
        figure->value = mcs_picoseconds(session, record->ticks.headline);
    }
}

static void put_figure(struct mcs_out *out, const struct mcs_session *session,
                       const struct figure *figure, enum mcs_unit unit,
                       size_t edge)
{
    static const struct {
        char name[6];
        uint8_t scale;
    } units[] = {[MCS_UNIT_RATE] = {" MB/s", 6},
                 [MCS_UNIT_MS] = {" ms", 9},
                 [MCS_UNIT_S] = {" s", 12},
                 [MCS_UNIT_OPS] = {"", 3}};
    const char *name = units[unit].name;
    uint64_t value = figure->value;

    if (!figure->filled || figure->instead != NULL) {
        name = figure->filled ? figure->instead : "-";
        mcs_put_to_column(out, edge - strlen(name));
        mcs_put(out, name);
        return;
    }
    if (unit == MCS_UNIT_RATE && session->binary_units) {
        value = mcs_muldiv(value, 1000000, 1048576);
        name = " MiB/s";
    }
    mcs_put_digits(out, value, units[unit].scale, 4,
                   mcs_room(out, edge - strlen(name)));
    mcs_put(out, name);
}

/* A case of its own: its line is whole with one record. */
static void put_case(struct mcs_out *out, const struct mcs_session *session,
                     const struct mcs_record *record)
{
    const struct mcs_preset_cell *cell = &layout->row->cells[0];
    struct figure figure;

    mcs_print(out, "%s %s", record->impl->alg->name, mcs_op_name(record->op));
    if (record->payload_bytes != 0)
        mcs_print(out, " %zu", record->payload_bytes);
    mcs_put_to_column(out, LABEL_CELL);
    mcs_put_implementation(out, record->provider, record->impl);
    fill(&figure, cell, session, record);
    put_figure(out, session, &figure, unit_of(cell, record),
               LABEL_CELL + LONG_NAME_CELL + LEAST_CELL);
    mcs_put_marks(out, session, record->clock_doubtful);
}

static int is_for(const struct mcs_preset_cell *cell,
                  const struct mcs_record *record)
{
    const struct mcs_alg *alg = record->impl->alg;

    return (cell->ops & MCS_OP_BIT(record->op)) &&
           mcs_names_algorithm(cell->algorithm, alg) &&
           (record->payload_bytes == 0 ||
            record->payload_bytes == cell->payloads[0]) &&
           (alg->kind != MCS_AEAD || record->aad_bytes == cell->aad_bytes);
}

/* The line that the record's figure in this cell belongs on, or NULL where
 * there are too many. */
static struct line *line_for(const struct mcs_record *record, unsigned cell)
{
    struct line *line = layout->line;
    unsigned i;

    for (i = 0; i < layout->lines; i++, line++)
        if (line->provider == record->provider && !line->figures[cell].filled &&
            (!layout->by_variant ||
             strcmp(line->impl->variant, record->impl->variant) == 0))
            return line;
    if (layout->lines == MOST_LINES)
        return NULL;
    layout->lines++;
    memset(line, 0, sizeof *line);
    line->provider = record->provider;
    line->impl = record->impl;
    return line;
}

static void put_record(struct mcs_out *out, const struct mcs_session *session,
                       const struct mcs_record *record)
{
    const struct mcs_preset_line *row = layout->row;
    struct line *line;
    unsigned i;

    if (row->kind == MCS_PRESET_CASE) {
        put_case(out, session, record);
        return;
    }
    for (i = 0; i < row->count; i++) {
        if (row->cells[i].algorithm[0] == '\0' ||
            !is_for(&row->cells[i], record))
            continue;
        line = line_for(record, i);
        if (line == NULL)
            continue;
        fill(&line->figures[i], &row->cells[i], session, record);
        line->units[i] = (uint8_t)unit_of(&row->cells[i], record);
        line->clock_doubtful |= record->clock_doubtful;
    }
}

static void put_line(struct mcs_out *out, const struct mcs_session *session,
                     const struct line *line)
{
    size_t edge = first_cell();
    unsigned i;

    mcs_put_to_column(out, LABEL_CELL);
    if (layout->by_variant)
        mcs_put_implementation(out, line->provider, line->impl);
    else
        mcs_put(out, line->provider->name);
    for (i = 0; i < layout->row->count; i++) {
        edge += width_of(i);
        put_figure(out, session, &line->figures[i],
                   (enum mcs_unit)line->units[i], edge);
    }
    mcs_put_marks(out, session, line->clock_doubtful);
}

void mcs_preset_report_end(struct mcs_out *out,
                           const struct mcs_session *session)
{
    unsigned i;

    if (layout->row == NULL || layout->row->kind != MCS_PRESET_ROW)
        return;
    put_label(out, session, layout->row->label);
    if (layout->lines == 0) {
        mcs_put_to_column(out, LABEL_CELL);
        mcs_put(out, "no provider here has it\n");
    }
    for (i = 0; i < layout->lines; i++)
        put_line(out, session, &layout->line[i]);
}

const struct mcs_reporter mcs_report_preset = {.name = "table",
                                               .begin = mcs_put_environment,
                                               .record = put_record,
                                               .end = mcs_put_nothing};
