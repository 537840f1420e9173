/* SPDX-License-Identifier: MIT */
/*
 * What a reader of options made of a command line, from mcs_getopt and from
 * glibc's getopt_long_only in the same form, for the tests that compare them.
 */
#ifndef GETOPT_TRACE_H
#define GETOPT_TRACE_H

#include <stdbool.h>

#include "mcs-getopt.h"

enum {
    TRACE_ARGS = 64, /* most elements of an argv that is traced */
    TRACE_ROWS = 32  /* most rows of an option table */
};

struct trace_event {
    int result;           /* as mcs_getopt_next */
    int row;              /* of a good option; else -1 */
    int error_value;      /* of a bad option's row; 0 where there is none */
    const char *argument; /* of a good option; told by address */
};

struct trace {
    int count;
    struct trace_event events[TRACE_ARGS + 1];
    int index;               /* after the end */
    char *order[TRACE_ARGS]; /* argv after the end */
};

/*
 * Each reads a copy of argv up to the end.  The values in the table are to be
 * over 0 and not '?', for glibc keeps those for errors.  trace_ours also checks
 * what the header promises of every state and message on the way, and stops the
 * program where one is broken.  trace_glibc gives false where the C library is
 * another.
 */
void trace_ours(struct trace *trace, int argc, char *const argv[],
                const struct mcs_getopt_option *options);
bool trace_glibc(struct trace *trace, int argc, char *const argv[],
                 const struct mcs_getopt_option *options);

bool trace_same(const struct trace *a, const struct trace *b, int argc);

/* On standard output, as TAP comments. */
void trace_print(const struct trace *trace, int argc,
                 const struct mcs_getopt_option *options);

#endif
