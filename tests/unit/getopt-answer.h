/* SPDX-License-Identifier: MIT */
/* Between the notation of struct getopt_line and the option parser. */
#ifndef GETOPT_ANSWER_H
#define GETOPT_ANSWER_H

#include "mcs-getopt.h"

enum {
    LINE_BYTES = 256
};

/* Cuts `line` in place; argv[0] is the program's name.  Gives argc. */
int getopt_split(char *line, char **argv);

/* Reads argv to its end; what came of it goes to text[LINE_BYTES]. */
void getopt_answer(char *text, int argc, char **argv,
                   const struct mcs_getopt_option *rows);

#endif
