/* SPDX-License-Identifier: MIT */
/* -list, an implementation at a time: as text, or as records without figures.
 */
#include "complain.h"
#include "order.h"
#include "report-parts.h"
#include "select.h"
#include "tell.h"

#include <string.h>

#define OPERATIONS_BYTES 112

static void operations_of(char *text, const struct mcs_impl *impl)
{
    size_t used = 0;
    int op;

    for (op = 0; op < MCS_OP_COUNT; op++)
        if (mcs_offers(impl, (enum mcs_op)op)) {
            mcs_string(text + used, OPERATIONS_BYTES - used,
                       used != 0 ? " %s" : "%s", mcs_op_name((enum mcs_op)op));
            used += strlen(text + used);
        }
}

static void put_row(struct mcs_out *out, const struct mcs_record *record)
{
    const struct mcs_alg *alg = record->impl->alg;
    size_t start = out->column;

    mcs_print(out, "%-18s %-7s ", alg->name, mcs_kind_name(alg->kind));
    mcs_put_implementation(out, record->provider, record->impl);
    if (record->impl->traits & MCS_DEFAULT)
        mcs_put(out, "*");
    mcs_put_to_column(out, start + 58);
    mcs_print(out, "%s  %s\n",
              record->impl->traits & MCS_CONSTANT_TIME ? "ct" : "  ",
              record->operations);
}

static void tell_rows(struct mcs_run_state *run)
{
    struct mcs_out *out = &run->out;
    const struct mcs_reporter *reporter = run->config.reporter;
    const struct mcs_alg *alg = NULL;
    char operations[OPERATIONS_BYTES];
    struct mcs_record record;
    struct mcs_walk walk;

    run->session.listing = reporter->lists;
    memset(&record, 0, sizeof record);
    record.operations = operations;
    if (run->session.listing)
        reporter->begin(out, &run->session);
    else
        mcs_put(out, "# *: the provider's default; ct: claimed to be "
                     "constant-time\n");
    while ((alg = mcs_next_algorithm(&run->config, alg)) != NULL) {
        memset(&walk, 0, sizeof walk);
        while (mcs_walk_next(&walk)) {
            const struct mcs_impl *impl = walk.row.impl;
            if (impl->alg != alg || !mcs_selects_row(&run->config, &walk.row))
                continue;
            record.provider = walk.row.provider;
            record.impl = impl;
            operations_of(operations, impl);
            if (run->session.listing)
                reporter->record(out, &run->session, &record);
            else
                put_row(out, &record);
        }
    }
}

int mcs_tell_list(struct mcs_run_state *run)
{
    int names_all = run->config.all_variants || run->config.reporter->lists;

    run->config.all_variants = 1;
    if (names_all || !mcs_tell_matrix(run))
        tell_rows(run);
    return MCS_EXIT_OK;
}
