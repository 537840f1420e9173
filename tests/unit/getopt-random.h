/* SPDX-License-Identifier: MIT */
/* Made-up command lines and option tables, the same in every run. */
#ifndef GETOPT_RANDOM_H
#define GETOPT_RANDOM_H

#include <stdint.h>

#include "mcs-getopt.h"

enum {
    RANDOM_ARGS = 10,
    RANDOM_ROWS = 6,
    RANDOM_WORD = 32
};

struct getopt_random {
    uint64_t state; /* the seed at first; not 0 */
    const struct mcs_getopt_option *rows;
    int argc;
    char *argv[RANDOM_ARGS + 1];

    /* What rows and argv point to. */
    struct mcs_getopt_option made_rows[RANDOM_ROWS + 1];
    char names[RANDOM_ROWS][RANDOM_WORD];
    char words[RANDOM_ARGS][RANDOM_WORD];
};

/* Makes the next line, for `rows` or, in half of the cases, for its own. */
void getopt_random_next(struct getopt_random *made,
                        const struct mcs_getopt_option *rows);

#endif
