/* SPDX-License-Identifier: MIT */
/*
 * Does nothing, and so costs what the driver costs.  The shortest provider
 * there can be, and the one to copy for a new library.
 */
#include "catalog.h"

static enum mcs_status digest(struct mcs_call *call)
{
    (void)call;
    return MCS_OK;
}

static const struct mcs_ops ops = {.run = {[MCS_DIGEST] = digest}};

static const struct mcs_impl rows[] = {
    {.alg = &mcs_alg_null, .variant = "", .traits = MCS_DEFAULT, .ops = &ops},
    {0}};

static const struct mcs_impl *const tables[] = {rows, NULL};

const struct mcs_provider MCS_PROVIDER_SYMBOL = {
    .name = MCS_PROVIDER_NAME,
    .class = MCS_NO_CLASS,
    .version = "",
    .flags = "",
    .licence = "MIT",
    .tables = tables,
};
