/* SPDX-License-Identifier: MIT */
#include "provider.h"
#include "out.h"

int mcs_walk_next(struct mcs_walk *walk)
{
    const struct mcs_provider *provider;

    while ((provider = mcs_providers[walk->provider]) != NULL) {
        const struct mcs_impl *table = provider->tables[walk->table];
        if (table == NULL) {
            walk->provider++;
            walk->table = 0;
            walk->index = 0;
        } else if (table[walk->index].alg == NULL) {
            walk->table++;
            walk->index = 0;
        } else {
            walk->row.provider = provider;
            walk->row.impl = &table[walk->index++];
            return 1;
        }
    }
    return 0;
}

int mcs_offers(const struct mcs_impl *impl, enum mcs_op op)
{
    if (op == MCS_SETUP && (impl->traits & MCS_SETUP_UNTIMED))
        return 0;
    return impl->ops->run[op] != NULL;
}

enum mcs_op mcs_prepared_op(const struct mcs_impl *impl, enum mcs_op op)
{
    if (op != MCS_SETUP)
        return op;
    do
        op = (enum mcs_op)(op + 1);
    while (op < MCS_OP_COUNT &&
           (op == MCS_KEYGEN || impl->ops->run[op] == NULL));
    return op < MCS_OP_COUNT ? op : MCS_KEYGEN;
}

/* Providers whose init failed: a bit each, in the order of mcs_providers. */
static uint32_t failed;

void mcs_start_providers(void)
{
    unsigned i;

    failed = 0;
    for (i = 0; mcs_providers[i] != NULL; i++)
        if (mcs_providers[i]->init != NULL &&
            mcs_providers[i]->init() != MCS_OK)
            failed |= (uint32_t)1 << (i & 31);
}

enum mcs_status mcs_row_ready(const struct mcs_row *row)
{
    unsigned i = 0;

    while (mcs_providers[i] != row->provider)
        i++;
    if (failed >> (i & 31) & 1)
        return MCS_LIBRARY;
    return row->provider->probe != NULL ? row->provider->probe(row->impl)
                                        : MCS_OK;
}

void mcs_row_name(char *text, size_t bytes, const struct mcs_row *row)
{
    mcs_string(text, bytes, "%s%s%s", row->provider->name,
               row->impl->variant[0] ? ":" : "", row->impl->variant);
}
