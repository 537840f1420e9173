/* SPDX-License-Identifier: MIT */
/* What struct mcs_extra has of -list and -agree: see there. */
#ifndef MCS_TELL_H
#define MCS_TELL_H

#include "run.h"

/* -list: a matrix where several providers are selected; MCS_EXIT_OK. */
int mcs_tell_list(struct mcs_run_state *run);

/* Algorithms by providers: 1, or 0 where fewer than two have any. */
int mcs_tell_matrix(struct mcs_run_state *run);

/* -agree: the exit status. */
int mcs_run_agree(struct mcs_run_state *run);

#endif
