/* SPDX-License-Identifier: MIT */
#include "order.h"
#include "select.h"
#include "slot.h"

#include <string.h>

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static unsigned number(const char **text)
{
    unsigned value = 0;

    while (is_digit(**text))
        value = value * 10 + (unsigned)(*(*text)++ - '0');
    return value;
}

/* As strcmp, but rsa2048 before rsa10240. */
static int natural(const char *a, const char *b)
{
    while (*a != '\0' && *b != '\0') {
        if (is_digit(*a) && is_digit(*b)) {
            unsigned x = number(&a);
            unsigned y = number(&b);
            if (x != y)
                return x < y ? -1 : 1;
        } else {
            if (*a != *b)
                break;
            a++;
            b++;
        }
    }
    return (unsigned char)*a - (unsigned char)*b;
}

int mcs_order(const struct mcs_alg *a, const struct mcs_alg *b)
{
    int order;

    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    order = natural(a->family, b->family);
    return order != 0 ? order : natural(a->name, b->name);
}

const struct mcs_alg *mcs_next_algorithm(const struct mcs_config *config,
                                         const struct mcs_alg *last)
{
    const struct mcs_alg *next = NULL;
    struct mcs_walk walk;

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk)) {
        const struct mcs_alg *alg = walk.row.impl->alg;
        if ((last == NULL || mcs_order(alg, last) > 0) &&
            (next == NULL || mcs_order(alg, next) < 0) &&
            mcs_selects_row(config, &walk.row))
            next = alg;
    }
    return next;
}

/* The visit with what it is to be given. */
struct visit {
    const struct mcs_config *config;
    const struct mcs_alg *alg;
    int (*function)(void *with, const struct mcs_row *row, enum mcs_op op,
                    size_t payload_bytes);
    void *with;
};

static int each_payload(const struct visit *v, const struct mcs_row *row,
                        enum mcs_op op)
{
    int stop = 0;
    size_t i;

    if (!mcs_selects(v->config, row, op))
        return 0;
    if (!mcs_takes_payload(v->alg, op))
        return v->function(v->with, row, op, 0);
    for (i = 0; i < v->config->payload_count && stop == 0; i++)
        stop = v->function(v->with, row, op, v->config->payloads[i]);
    return stop;
}

/* Operations in the order of enum mcs_op, from `first` to `last`. */
static int each_row(const struct visit *v, int first, int last)
{
    struct mcs_walk walk;
    int stop = 0;
    int op;

    memset(&walk, 0, sizeof walk);
    while (stop == 0 && mcs_walk_next(&walk))
        if (walk.row.impl->alg == v->alg)
            for (op = first; op <= last && stop == 0; op++)
                stop = each_payload(v, &walk.row, (enum mcs_op)op);
    return stop;
}

int mcs_each_case(const struct mcs_config *config, const struct mcs_alg *alg,
                  int (*visit)(void *with, const struct mcs_row *row,
                               enum mcs_op op, size_t payload_bytes),
                  void *with)
{
    struct visit v = {config, alg, visit, with};
    int stop = 0;
    int op;

    if (config->reporter->pairs_operations)
        return each_row(&v, 0, MCS_OP_COUNT - 1);
    for (op = 0; op < MCS_OP_COUNT && stop == 0; op++)
        stop = each_row(&v, op, op);
    return stop;
}
