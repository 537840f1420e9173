/* SPDX-License-Identifier: MIT */
/*
 * Presets: the cases of a published table, in its order and with its headings,
 * as text.  One line each, # begins a comment:
 *   title TEXT               heading of the table that follows
 *   columns LABEL | TEXT...  what stands above labels and figures
 *   row LABEL | CASE...      a line of it; "-" is a cell without a figure, and
 *                            "same" the case before it in another unit
 *   bytes LIST, aad N        for the cases that follow, as the options
 *   unit UNIT                likewise: MB/s, ms, s, op/s, or auto, which is
 *                            MB/s where there is a payload, else ms
 *   CASE                     a line of its own for all that it means
 * A CASE is an algorithm, group or glob, then perhaps an operation and bytes=N,
 * aad=N, unit=UNIT.
 */
#ifndef MCS_PRESET_H
#define MCS_PRESET_H

#include "config.h"

#define MCS_PRESET_CELLS 8
#define MCS_PRESET_NAME_BYTES 32

/* A preset that is built in: src/presets/NAME.preset without its comments. */
struct mcs_preset {
    const char *name, *text;
};

/* Ended by a NULL name; made by build-aux/genlists.sh. */
extern const struct mcs_preset mcs_presets[];

/* Part of the preset's text. */
struct mcs_slice {
    const char *at;
    size_t bytes;
};

enum mcs_unit {
    MCS_UNIT_AUTO,
    MCS_UNIT_RATE, /* MB/s, or MiB/s with -unit */
    MCS_UNIT_MS,
    MCS_UNIT_S,
    MCS_UNIT_OPS,
    MCS_UNIT_COUNT
};

struct mcs_preset_cell {
    char algorithm[MCS_PRESET_NAME_BYTES]; /* "": a cell without a figure */
    uint16_t ops;
    uint8_t same; /* the case of the cell before */
    enum mcs_unit unit;
    size_t payloads[MCS_MAX_PAYLOADS];
    size_t payload_count;
    size_t aad_bytes;
};

enum mcs_preset_kind {
    MCS_PRESET_END,
    MCS_PRESET_TITLE,
    MCS_PRESET_COLUMNS,
    MCS_PRESET_ROW,  /* label and cells */
    MCS_PRESET_CASE, /* cells[0] alone */
    MCS_PRESET_WRONG
};

/* Where reading has come to, and the line that was read. */
struct mcs_preset_line {
    const char *next;
    unsigned number; /* of the line, from 1 */
    enum mcs_preset_kind kind;
    struct mcs_slice label; /* of a row; a title's text */
    /* Of columns: the headings behind the label's. */
    struct mcs_slice headings[MCS_PRESET_CELLS];
    struct mcs_preset_cell cells[MCS_PRESET_CELLS];
    unsigned count;        /* of headings or cells */
    const char *wrong;     /* with MCS_PRESET_WRONG: what is */
    struct mcs_slice word; /* the part that is wrong */
    /* What bytes, aad and unit have set. */
    struct mcs_preset_cell defaults;
};

/* Begins to read the text, with -bytes and -aad as they are in the config. */
void mcs_preset_open(struct mcs_preset_line *line, const char *text,
                     const struct mcs_config *config);

/* Reads the next line that says something; its kind. */
enum mcs_preset_kind mcs_preset_next(struct mcs_preset_line *line);

#endif
