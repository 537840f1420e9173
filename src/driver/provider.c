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

void mcs_row_name(char *text, size_t bytes, const struct mcs_row *row)
{
    mcs_string(text, bytes, "%s%s%s", row->provider->name,
               row->impl->variant[0] ? ":" : "", row->impl->variant);
}
