/* SPDX-License-Identifier: MIT */
#include "select.h"
#include "complain.h"
#include "extra.h"
#include "parse.h"

#include <string.h>

static int same_word(const char *word, size_t bytes, const char *name)
{
    return strlen(name) == bytes && memcmp(word, name, bytes) == 0;
}

/* A name, a family, a kind or a glob over names. */
int mcs_names_algorithm(const char *word, const struct mcs_alg *alg)
{
    return strcmp(word, alg->family) == 0 ||
           strcmp(word, mcs_kind_name(alg->kind)) == 0 ||
           mcs_glob(word, strlen(word), alg->name);
}

/* The whole variant, or one of the parts that + joins. */
static int names_variant(const char *word, size_t bytes, const char *variant)
{
    const char *part = variant;

    if (mcs_glob(word, bytes, variant))
        return 1;
    for (;;) {
        size_t length = strcspn(part, "+");
        if (length == bytes && memcmp(part, word, bytes) == 0)
            return 1;
        if (part[length] == '\0')
            return 0;
        part += length + 1;
    }
}

/*
 * Whether one word of -provider's list means the row: 0 no, 1 its provider or
 * class, 2 its very variant or all that are claimed to be constant-time.
 */
static int names_row(const char *word, size_t bytes, const struct mcs_row *row)
{
    const struct mcs_provider *provider = row->provider;
    size_t name_bytes = strcspn(word, ":,");
    int named;

    if (provider->class == MCS_NO_CLASS)
        named = same_word(word, name_bytes, provider->name);
    else
        named = mcs_glob(word, name_bytes, provider->name) ||
                same_word(word, name_bytes, mcs_class_name(provider->class));
    if (!named)
        return 0;
    if (name_bytes == bytes)
        return 1;
    word += name_bytes + 1;
    bytes -= name_bytes + 1;
    if ((row->impl->traits & MCS_CONSTANT_TIME) &&
        same_word(word, bytes, "constant-time"))
        return 2;
    return names_variant(word, bytes, row->impl->variant) ? 2 : 0;
}

int mcs_selects_algorithm(const struct mcs_config *config,
                          const struct mcs_row *row)
{
    unsigned i;

    if (config->algorithm_count == 0)
        return 1;
    for (i = 0; i < config->algorithm_count; i++)
        if (mcs_names_algorithm(config->algorithms[i], row->impl->alg))
            return 1;
    return 0;
}

/* Measuring nothing is for those who ask for it by name. */
static int asked_by_name(const struct mcs_config *config,
                         const struct mcs_row *row)
{
    unsigned i;

    for (i = 0; i < config->algorithm_count; i++)
        if (strcmp(config->algorithms[i], row->impl->alg->name) == 0)
            return 1;
    return 0;
}

int mcs_selects_row(const struct mcs_config *config, const struct mcs_row *row)
{
    const char *list = config->providers;
    int wanted = config->all_variants || (row->impl->traits & MCS_DEFAULT);
    size_t bytes;

    if (!mcs_selects_algorithm(config, row))
        return 0;
    if (list == NULL)
        return wanted && (row->provider->class != MCS_NO_CLASS ||
                          asked_by_name(config, row));
    for (; (bytes = mcs_list_next(&list)) != 0; list += bytes) {
        int how = names_row(list, bytes, row);
        if (how == 2 || (how == 1 && wanted))
            return 1;
    }
    return 0;
}

int mcs_selects(const struct mcs_config *config, const struct mcs_row *row,
                enum mcs_op op)
{
    return (config->ops & MCS_OP_BIT(op)) && mcs_offers(row->impl, op) &&
           mcs_selects_row(config, row);
}

/* Says so, and what near the word there is. */
static void unknown(const char *what, const char *word, int providers)
{
    const char *near =
        mcs_extra != NULL ? mcs_extra->nearest(word, providers) : NULL;

    if (near != NULL)
        mcs_complain("no %s '%s'; did you mean '%s'? -list shows all", what,
                     word, near);
    else
        mcs_complain("no %s '%s'; -list shows all", what, word);
}

int mcs_known_algorithm(const char *word)
{
    struct mcs_walk walk;

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk))
        if (mcs_names_algorithm(word, walk.row.impl->alg))
            return 1;
    unknown("algorithm", word, 0);
    return 0;
}

static int known_provider(const char *word, size_t bytes)
{
    struct mcs_walk walk;
    char text[48];

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk))
        if (names_row(word, bytes, &walk.row))
            return 1;
    mcs_string(text, sizeof text, "%s", word);
    text[bytes < sizeof text ? bytes : sizeof text - 1] = '\0';
    unknown("provider or variant", text, 1);
    return 0;
}

static int selects_anything(const struct mcs_config *config)
{
    struct mcs_walk walk;
    int op;

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk))
        for (op = 0; op < MCS_OP_COUNT; op++)
            if (mcs_selects(config, &walk.row, (enum mcs_op)op))
                return 1;
    return 0;
}

int mcs_select_check(const struct mcs_config *config)
{
    const char *list = config->providers;
    size_t bytes;
    unsigned i;

    for (i = 0; i < config->algorithm_count; i++)
        if (!mcs_known_algorithm(config->algorithms[i]))
            return -1;
    if (list != NULL) {
        for (; (bytes = mcs_list_next(&list)) != 0; list += bytes)
            if (!known_provider(list, bytes))
                return -1;
    }
    if (!selects_anything(config)) {
        mcs_complain("nothing offers that combination; "
                     "-list shows all");
        return -1;
    }
    return 0;
}

static void complain_of_ops(void)
{
    char names[112];
    size_t used = 0;
    int op;

    for (op = 0; op < MCS_OP_COUNT; op++) {
        mcs_string(names + used, sizeof names - used, " %s",
                   mcs_op_name((enum mcs_op)op));
        used += strlen(names + used);
    }
    mcs_complain("-op takes a list of%s", names);
}

uint16_t mcs_select_ops(const char *list)
{
    uint16_t ops = 0;
    size_t bytes;
    int op;

    for (; (bytes = mcs_list_next(&list)) != 0; list += bytes) {
        for (op = 0; op < MCS_OP_COUNT; op++)
            if (same_word(list, bytes, mcs_op_name((enum mcs_op)op)))
                break;
        if (op == MCS_OP_COUNT)
            break;
        ops |= MCS_OP_BIT(op);
    }
    if (bytes != 0 || ops == 0) {
        complain_of_ops();
        return 0;
    }
    return ops;
}
