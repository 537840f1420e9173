/* SPDX-License-Identifier: MIT */
#include "preset.h"
#include "parse.h"

#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Without the blanks around it. */
static struct mcs_slice trimmed(const char *from, const char *to)
{
    struct mcs_slice slice;

    while (from < to && is_blank(*from))
        from++;
    while (to > from && is_blank(to[-1]))
        to--;
    slice.at = from;
    slice.bytes = (size_t)(to - from);
    return slice;
}

static int is_word(struct mcs_slice slice, const char *word)
{
    return strlen(word) == slice.bytes &&
           memcmp(word, slice.at, slice.bytes) == 0;
}

/* Takes the slice's part up to the separator, and the separator, off it. */
static struct mcs_slice split(struct mcs_slice *slice, const char *separators)
{
    const char *end = slice->at + slice->bytes;
    const char *at = slice->at;
    struct mcs_slice first;

    while (at < end && strchr(separators, *at) == NULL)
        at++;
    first = trimmed(slice->at, at);
    *slice = trimmed(at < end ? at + 1 : end, end);
    return first;
}

static int fail(struct mcs_preset_line *line, struct mcs_slice word,
                const char *what)
{
    line->kind = MCS_PRESET_WRONG;
    line->word = word;
    line->wrong = what;
    return -1;
}

/* The slice as a string of its own; 0, or -1 where it is too long. */
static int copy(char *text, size_t room, struct mcs_slice slice)
{
    if (slice.bytes >= room)
        return -1;
    memcpy(text, slice.at, slice.bytes);
    text[slice.bytes] = '\0';
    return 0;
}

static int set_bytes(struct mcs_preset_line *line, struct mcs_preset_cell *cell,
                     struct mcs_slice value)
{
    char text[64];

    if (copy(text, sizeof text, value) != 0 ||
        mcs_parse_sizes(text, cell->payloads, MCS_MAX_PAYLOADS,
                        &cell->payload_count) != NULL)
        return fail(line, value, "is no list of sizes");
    return 0;
}

static int set_aad(struct mcs_preset_line *line, struct mcs_preset_cell *cell,
                   struct mcs_slice value)
{
    char text[16];
    const char *end = text;

    if (copy(text, sizeof text, value) != 0 ||
        mcs_parse_bytes(&end, &cell->aad_bytes) != 0 || *end != '\0')
        return fail(line, value, "is no number of bytes");
    return 0;
}

static int set_unit(struct mcs_preset_line *line, struct mcs_preset_cell *cell,
                    struct mcs_slice value)
{
    static const char names[MCS_UNIT_COUNT][5] = {"auto", "MB/s", "ms", "s",
                                                  "op/s"};
    int i;

    for (i = 0; i < MCS_UNIT_COUNT; i++)
        if (is_word(value, names[i])) {
            cell->unit = (enum mcs_unit)i;
            return 0;
        }
    return fail(line, value, "is no unit: MB/s ms s op/s auto");
}

/* A setting of this name; 1 where there is none of it. */
static int set(struct mcs_preset_line *line, struct mcs_preset_cell *cell,
               struct mcs_slice name, struct mcs_slice value)
{
    if (is_word(name, "bytes"))
        return set_bytes(line, cell, value);
    if (is_word(name, "aad"))
        return set_aad(line, cell, value);
    if (is_word(name, "unit"))
        return set_unit(line, cell, value);
    return 1;
}

static int set_operation(struct mcs_preset_line *line,
                         struct mcs_preset_cell *cell, struct mcs_slice word)
{
    int op;

    for (op = 0; op < MCS_OP_COUNT; op++)
        if (is_word(word, mcs_op_name((enum mcs_op)op))) {
            cell->ops = MCS_OP_BIT(op);
            return 0;
        }
    return fail(line, word, "is no operation");
}

/* Reads a case; `before` is the cell in front of it, NULL for none. */
static int read_case(struct mcs_preset_line *line, struct mcs_preset_cell *cell,
                     struct mcs_slice words,
                     const struct mcs_preset_cell *before)
{
    struct mcs_slice word = split(&words, " \t");

    *cell = line->defaults;
    cell->ops = UINT16_MAX;
    if (is_word(word, "same")) {
        if (before == NULL || before->algorithm[0] == '\0')
            return fail(line, word, "has no case before it");
        *cell = *before;
        cell->same = 1;
    } else if (is_word(word, "-")) {
        cell->algorithm[0] = '\0';
    } else if (copy(cell->algorithm, sizeof cell->algorithm, word) != 0 ||
               word.bytes == 0) {
        return fail(line, word, "is no algorithm");
    }
    while (words.bytes != 0) {
        struct mcs_slice value = split(&words, " \t");
        struct mcs_slice name = value;
        int is = 1;

        if (memchr(value.at, '=', value.bytes) != NULL) {
            name = split(&value, "=");
            is = set(line, cell, name, value);
        }
        if (is == 1)
            is = set_operation(line, cell, name);
        if (is != 0)
            return -1;
    }
    return 0;
}

static int read_row(struct mcs_preset_line *line, struct mcs_slice rest)
{
    struct mcs_preset_cell *before = NULL;

    line->kind = MCS_PRESET_ROW;
    line->label = split(&rest, "|");
    for (line->count = 0; rest.bytes != 0; line->count++) {
        struct mcs_preset_cell *cell;

        if (line->count == MCS_PRESET_CELLS)
            return fail(line, rest, "is a cell too many");
        cell = &line->cells[line->count];
        if (read_case(line, cell, split(&rest, "|"), before) != 0)
            return -1;
        before = cell;
    }
    return 0;
}

static int read_columns(struct mcs_preset_line *line, struct mcs_slice rest)
{
    line->kind = MCS_PRESET_COLUMNS;
    line->label = split(&rest, "|");
    for (line->count = 0; rest.bytes != 0; line->count++) {
        if (line->count == MCS_PRESET_CELLS)
            return fail(line, rest, "is a column too many");
        line->headings[line->count] = split(&rest, "|");
    }
    return 0;
}

/* Reads one line; MCS_PRESET_END as kind where there is nothing to tell. */
static int read_line(struct mcs_preset_line *line, struct mcs_slice text)
{
    struct mcs_slice rest = text;
    struct mcs_slice word = split(&rest, " \t");
    int is;

    line->kind = MCS_PRESET_END;
    if (word.bytes == 0)
        return 0;
    if (is_word(word, "title")) {
        line->kind = MCS_PRESET_TITLE;
        line->label = rest;
        return 0;
    }
    if (is_word(word, "columns"))
        return read_columns(line, rest);
    if (is_word(word, "row"))
        return read_row(line, rest);
    is = set(line, &line->defaults, word, rest);
    if (is != 1)
        return is;
    line->kind = MCS_PRESET_CASE;
    line->count = 1;
    line->label = text;
    return read_case(line, &line->cells[0], text, NULL);
}

void mcs_preset_open(struct mcs_preset_line *line, const char *text,
                     const struct mcs_config *config)
{
    memset(line, 0, sizeof *line);
    line->next = text;
    line->defaults.aad_bytes = config->aad_bytes;
    line->defaults.payload_count = config->payload_count;
    memcpy(line->defaults.payloads, config->payloads, sizeof config->payloads);
}

enum mcs_preset_kind mcs_preset_next(struct mcs_preset_line *line)
{
    line->kind = MCS_PRESET_END;
    while (line->kind == MCS_PRESET_END && *line->next != '\0') {
        const char *from = line->next;
        size_t bytes = strcspn(from, "\n");
        size_t told = strcspn(from, "#\n");

        line->next = from + bytes + (from[bytes] == '\n');
        line->number++;
        if (read_line(line, trimmed(from, from + told)) != 0)
            break;
    }
    return line->kind;
}
