/* SPDX-License-Identifier: MIT */
#ifndef MCS_OPTIONS_H
#define MCS_OPTIONS_H

#include "config.h"

/*
 * Puts the words of each @FILE among the arguments in its place.  Memory
 * comes from the arena and is kept.  0, or -1 once it has said what is wrong.
 */
int mcs_expand_arguments(struct mcs_arena *arena, int *argc, char ***argv);

/* The whole file as a string in the arena, or NULL once it has complained. */
char *mcs_read_text(struct mcs_arena *arena, const char *path);

/*
 * Reads the command line.  0, or -1 once it has said what is wrong with it.
 * `config` points into argv afterwards.
 */
int mcs_options(struct mcs_config *config, struct mcs_arena *arena, int argc,
                char **argv);

#endif
