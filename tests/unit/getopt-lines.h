/* SPDX-License-Identifier: MIT */
/* Command lines for the option parser, and what is to come of them. */
#ifndef GETOPT_LINES_H
#define GETOPT_LINES_H

#include "mcs-getopt.h"

struct getopt_line {
    const char *line; /* elements, one space between; '' is an empty one */
    /*
     * Answers in their order, then '|', then the operands:
     *   name name=argument   an option
     *   ?name  *name         unknown, ambiguous; as it was given
     *   <name  >name         argument missing, argument not expected
     */
    const char *answer;
};

extern const struct mcs_getopt_option getopt_rows[];
extern const struct getopt_line getopt_lines[];
extern const int getopt_line_count;

#endif
