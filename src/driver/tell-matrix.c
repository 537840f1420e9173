/* SPDX-License-Identifier: MIT */
/*
 * -list of several providers: algorithms by providers.  A cell has a letter for
 * each operation and, behind a slash, how many variants there are; it has no
 * blanks, so that a column is a word.
 */
#include "order.h"
#include "select.h"
#include "tell.h"

#include <string.h>

#define CELL_BYTES (MCS_OP_COUNT + 12)

static const char letters[MCS_OP_COUNT] = {
    [MCS_SETUP] = 's',    [MCS_DIGEST] = 'h',    [MCS_AUTHENTICATE] = 'm',
    [MCS_ENCRYPT] = 'e',  [MCS_DECRYPT] = 'd',   [MCS_GENERATE] = 'g',
    [MCS_KEYGEN] = 'k',   [MCS_DERIVE] = 'r',    [MCS_SIGNATURE] = 'S',
    [MCS_VERIFY] = 'V',   [MCS_ENCAPS] = 'C',    [MCS_DECAPS] = 'D',
    [MCS_EXCHANGE] = 'x', [MCS_ROUND_ONE] = '1', [MCS_ROUND_TWO] = '2',
};

/* What of a provider is selected: its operations, and how many variants. */
struct offer {
    uint16_t ops;
    unsigned variants;
};

/* Of one algorithm, or of all where alg is NULL. */
static void find(const struct mcs_config *config, const struct mcs_alg *alg,
                 const struct mcs_provider *provider, struct offer *offer)
{
    struct mcs_walk walk;
    int op;

    memset(offer, 0, sizeof *offer);
    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk)) {
        const struct mcs_impl *impl = walk.row.impl;
        if (walk.row.provider != provider ||
            (alg != NULL && impl->alg != alg) ||
            !mcs_selects_row(config, &walk.row))
            continue;
        offer->variants++;
        for (op = 0; op < MCS_OP_COUNT; op++)
            if (mcs_offers(impl, (enum mcs_op)op))
                offer->ops |= MCS_OP_BIT(op);
    }
}

static void write_cell(char *text, const struct offer *offer)
{
    char *at = text;
    int op;

    for (op = 0; op < MCS_OP_COUNT; op++)
        if (offer->ops & MCS_OP_BIT(op))
            *at++ = letters[op];
    if (at == text)
        *at++ = '-';
    *at = '\0';
    if (offer->variants > 1)
        mcs_string(at, (size_t)(text + CELL_BYTES - at), "/%u",
                   offer->variants);
}

static size_t longer(size_t width, const char *text)
{
    size_t bytes = strlen(text);

    return bytes > width ? bytes : width;
}

/* Columns that the provider's name and cells take; 0 where it has none. */
static size_t width_of(const struct mcs_config *config,
                       const struct mcs_provider *provider)
{
    const struct mcs_alg *alg = NULL;
    struct offer offer;
    char cell[CELL_BYTES];
    size_t width;

    find(config, NULL, provider, &offer);
    if (offer.variants == 0)
        return 0;
    width = strlen(provider->name);
    while ((alg = mcs_next_algorithm(config, alg)) != NULL) {
        find(config, alg, provider, &offer);
        write_cell(cell, &offer);
        width = longer(width, cell);
    }
    return width;
}

static void put_legend(struct mcs_out *out, const struct mcs_config *config)
{
    struct offer all, offer;
    const char *comma = "# ";
    unsigned i;
    int op;

    memset(&all, 0, sizeof all);
    for (i = 0; mcs_providers[i] != NULL; i++) {
        find(config, NULL, mcs_providers[i], &offer);
        all.ops |= offer.ops;
    }
    for (op = 0; op < MCS_OP_COUNT; op++)
        if (all.ops & MCS_OP_BIT(op)) {
            mcs_print(out, "%s%c %s", comma, letters[op],
                      mcs_op_name((enum mcs_op)op));
            comma = out->column > 60 ? ",\n# " : ", ";
        }
    mcs_put(out, "\n# /N: so many variants; -variants all names them\n");
}

/* One column of a line: padding is put before the next one. */
static void put_cell(struct mcs_out *out, const char *text, size_t *column,
                     size_t width)
{
    mcs_put_to_column(out, *column);
    mcs_put(out, text);
    *column += width + 1;
}

/* The line of an algorithm, or of the headings where it is NULL. */
static void put_line(struct mcs_out *out, const struct mcs_config *config,
                     const struct mcs_alg *alg, size_t start,
                     const uint8_t *widths)
{
    struct offer offer;
    char cell[CELL_BYTES];
    size_t column = start + 8;
    unsigned i;

    mcs_put(out, alg != NULL ? alg->name : "algorithm");
    mcs_put_to_column(out, start);
    mcs_put(out, alg != NULL ? mcs_kind_name(alg->kind) : "kind");
    for (i = 0; mcs_providers[i] != NULL; i++) {
        if (widths[i] == 0)
            continue;
        if (alg != NULL) {
            find(config, alg, mcs_providers[i], &offer);
            write_cell(cell, &offer);
        }
        put_cell(out, alg != NULL ? cell : mcs_providers[i]->name, &column,
                 widths[i]);
    }
    mcs_put(out, "\n");
}

int mcs_tell_matrix(struct mcs_run_state *run)
{
    const struct mcs_config *config = &run->config;
    const struct mcs_alg *alg = NULL;
    unsigned count = 0, shown = 0, i;
    uint8_t *widths;
    size_t start = 0;

    while (mcs_providers[count] != NULL)
        count++;
    widths = mcs_arena_take(&run->arena, count);
    for (i = 0; i < count && widths != NULL; i++) {
        widths[i] = (uint8_t)width_of(config, mcs_providers[i]);
        shown += widths[i] != 0;
    }
    if (shown < 2)
        return 0;
    while ((alg = mcs_next_algorithm(config, alg)) != NULL)
        start = longer(start, alg->name);
    put_legend(&run->out, config);
    put_line(&run->out, config, NULL, start + 1, widths);
    while ((alg = mcs_next_algorithm(config, alg)) != NULL)
        put_line(&run->out, config, alg, start + 1, widths);
    return 1;
}
