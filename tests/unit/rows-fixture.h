/* SPDX-License-Identifier: MIT */
/*
 * Providers of every class whose rows do nothing: what is asked for of them,
 * and in which order, is what matters.  They take the place of the build's.
 */
#ifndef ROWS_FIXTURE_H
#define ROWS_FIXTURE_H

#include "config.h"
#include "provider.h"

/*
 * Runs the words, parted by blanks, as the command line: config is set, and
 * the answer is what mcs_options gave.  Forgets what was captured before.
 */
int rows_options(struct mcs_config *config, const char *words);

/* The rows selected, as "provider:variant algorithm, ..." in walking order. */
const char *rows_selected(const struct mcs_config *config);

#endif
