/* SPDX-License-Identifier: MIT */
/* -version and -help. */
#include "option-table.h"
#include "report-parts.h"
#include "run.h"

#include <string.h>

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
        const char *help = mcs_option_helps[i];
        size_t argument = strcspn(help, " ");
        mcs_put_bytes(out, " ", argument != 0);
        mcs_put_bytes(out, help, argument);
        mcs_put_to_column(out, start + 20);
        mcs_print(out, "%s\n", help + argument + 1);
    }
}
