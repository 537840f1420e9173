/* SPDX-License-Identifier: MIT */
/*
 * The catalogue as adapters see it: one `extern const struct mcs_alg
 * mcs_alg_<id>` for each algorithm, listed from the files of this folder, and
 * MCS_IF, which keeps a row only where the build selected its algorithm.
 */
#ifndef MCS_CATALOG_H
#define MCS_CATALOG_H

#include "mcs.h"
#include "lists/algorithms.h"
#include "selection.h"

/*
 * MCS_IF(sha256, {row},) gives {row}, where --with-algorithms selects sha256
 * and nothing otherwise.
 */
#define MCS_IF(id, ...) MCS_IF_##id(__VA_ARGS__)

#endif
