/* SPDX-License-Identifier: MIT */
/* -list, -version and -help. */
#include "option-table.h"
#include "order.h"
#include "report-parts.h"
#include "run.h"
#include "select.h"

#include <string.h>

static void put_operations(struct mcs_out *out, const struct mcs_impl *impl)
{
    const char *comma = "";
    int op;

    for (op = 0; op < MCS_OP_COUNT; op++)
        if (mcs_offers(impl, (enum mcs_op)op)) {
            mcs_print(out, "%s%s", comma, mcs_op_name((enum mcs_op)op));
            comma = ",";
        }
}

void mcs_tell_list(struct mcs_run_state *run)
{
    struct mcs_out *out = &run->out;
    const struct mcs_alg *alg = NULL;
    struct mcs_walk walk;
    char name[64];

    run->config.all_variants = 1;
    mcs_put(out, "# algorithm, kind, provider:variant (* the default), "
                 "operations\n");
    while ((alg = mcs_next_algorithm(&run->config, alg)) != NULL) {
        memset(&walk, 0, sizeof walk);
        while (mcs_walk_next(&walk)) {
            const struct mcs_impl *impl = walk.row.impl;
            if (impl->alg != alg || !mcs_selects_row(&run->config, &walk.row))
                continue;
            mcs_row_name(name, sizeof name - 1, &walk.row);
            if (impl->traits & MCS_DEFAULT)
                memcpy(name + strlen(name), "*", 2);
            mcs_print(out, "%-18s %-7s %-30s ", alg->name,
                      mcs_kind_name(alg->kind), name);
            put_operations(out, impl);
            mcs_put(out, "\n");
        }
    }
}

void mcs_tell_version(struct mcs_run_state *run)
{
    struct mcs_out *out = &run->out;
    unsigned i;

    mcs_start_providers(); /* a shared library tells its version only then */
    mcs_print(out, "mcuspeed %s\n# licence: %s\n", run->session.version,
              mcs_licence);
    mcs_put_build(out, &run->session);
    for (i = 0; mcs_providers[i] != NULL; i++) {
        const struct mcs_provider *p = mcs_providers[i];
        mcs_print(out, "# %s %s%s(%s, %s) %s\n", p->name, p->version,
                  p->version[0] ? " " : "", mcs_class_name(p->class),
                  p->licence, p->flags);
    }
}

void mcs_tell_help(struct mcs_out *out)
{
    int i;

    mcs_put(
        out,
        "usage: mcuspeed [options] [algorithm ...]\n"
        "Times cryptography as openssl speed does.  An algorithm is a name, a\n"
        "group (aes, rsa, hash) or a glob (aes-*-gcm); none means all.\n"
        "@FILE stands for the words in it.\n");
    for (i = 0; i < MCS_O_COUNT; i++) {
        size_t start = out->column;
        mcs_print(out, "  -%s", mcs_option_rows[i].name);
        if (mcs_option_helps[i].argument[0] != '\0')
            mcs_print(out, " %s", mcs_option_helps[i].argument);
        mcs_put_to_column(out, start + 20);
        mcs_print(out, "%s\n", mcs_option_helps[i].text);
    }
}
