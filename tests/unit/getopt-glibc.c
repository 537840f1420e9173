/* SPDX-License-Identifier: MIT */
/*
 * glibc's own getopt_long_only.  It answers '?' to every error, so that which
 * one it was is read from the message, which goes to a buffer: in glibc,
 * stderr is a variable.
 */
#define _POSIX_C_SOURCE 200809L
#include "getopt-trace.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__

static char said[8192];

/* Standard error for glibc; no buffering, so that each message starts anew. */
static FILE *listener(void)
{
    static FILE *stream;

    if (stream == NULL) {
        stream = fmemopen(said, sizeof(said), "w");
        if (stream == NULL) {
            perror("fmemopen");
            exit(1);
        }
        setvbuf(stream, NULL, _IONBF, 0);
    }
    return stream;
}

/* What glibc puts around the user's text tells; the text itself must not. */
static int error_kind(const char *program)
{
    const char *end = strrchr(said, '\'');

    if (optopt != 0) { /* the row's value */
        return strcmp(end, "' requires an argument\n") == 0
                   ? MCS_GETOPT_MISSING
                   : MCS_GETOPT_UNEXPECTED;
    }
    return strncmp(said + strlen(program), ": option '", 10) == 0
               ? MCS_GETOPT_AMBIGUOUS
               : MCS_GETOPT_UNKNOWN;
}

static struct trace_event next(int argc, char **argv,
                               const struct option *options)
{
    struct trace_event event = {0, -1, 0, NULL};
    FILE *const real = stderr;

    memset(said, 0, sizeof(said));
    rewind(listener());
    stderr = listener();
    event.result = getopt_long_only(argc, argv, "", options, &event.row);
    stderr = real;
    if (event.result == '?') {
        event.result = error_kind(argv[0]);
        event.error_value = optopt;
    } else if (event.result != MCS_GETOPT_END) {
        event.argument = optarg;
    }
    return event;
}

bool trace_glibc(struct trace *trace, int argc, char *const argv[],
                 const struct mcs_getopt_option *options)
{
    struct option table[TRACE_ROWS + 1] = {{0}};

    for (int i = 0; i < TRACE_ROWS && options[i].name != NULL; i++) {
        table[i].name = options[i].name;
        table[i].has_arg = options[i].has_arg;
        table[i].val = options[i].value;
    }
    memset(trace, 0, sizeof(*trace));
    memcpy(trace->order, argv, (size_t)argc * sizeof(*argv));
    unsetenv("POSIXLY_CORRECT"); /* it would stop at the first operand */
    optind = 0;                  /* start anew */
    do {
        trace->events[trace->count] = next(argc, trace->order, table);
    } while (trace->events[trace->count++].result != MCS_GETOPT_END);
    trace->index = optind;
    return true;
}

#else

bool trace_glibc(struct trace *trace, int argc, char *const argv[],
                 const struct mcs_getopt_option *options)
{
    (void)trace;
    (void)argc;
    (void)argv;
    (void)options;
    return false;
}

#endif
