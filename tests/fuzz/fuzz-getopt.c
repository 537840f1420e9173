/* SPDX-License-Identifier: MIT */
/*
 * Feeds the option parser and glibc's the same and stops where they differ.
 * The input is text.  Its first line is the option table, names with a blank
 * between, '=' behind those that require an argument and '?' behind those that
 * may have one; each further line is an element of argv.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "getopt-trace.h"

/* So bounded, every message fits the buffer that trace_ours has for it. */
enum {
    INPUT_BYTES = 1024
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends `text` at its first `mark`; the rest behind it, or NULL. */
static char *cut(char *text, char mark)
{
    char *found = strchr(text, mark);

    if (found == NULL) {
        return NULL;
    }
    *found = '\0';
    return found + 1;
}

/* Rows share values now and then, as rows of the same meaning do. */
static void read_table(struct mcs_getopt_option *rows, char *text)
{
    for (int i = 0; text != NULL && *text != '\0' && i < TRACE_ROWS; i++) {
        char *rest = cut(text, ' ');
        size_t bytes = strlen(text);

        rows[i].name = text;
        rows[i].value = (short)(1 + i % 5);
        if (bytes > 0 && text[bytes - 1] == '=') {
            rows[i].has_arg = MCS_GETOPT_REQUIRED;
            text[bytes - 1] = '\0';
        } else if (bytes > 0 && text[bytes - 1] == '?') {
            rows[i].has_arg = MCS_GETOPT_OPTIONAL;
            text[bytes - 1] = '\0';
        }
        text = rest;
    }
}

static int read_arguments(char **argv, char *text)
{
    static char program[] = "mcuspeed";
    int argc = 0;

    argv[argc++] = program;
    while (text != NULL && argc < TRACE_ARGS) {
        argv[argc++] = text;
        text = cut(text, '\n');
    }
    return argc;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char text[INPUT_BYTES + 1];
    char *argv[TRACE_ARGS];
    struct mcs_getopt_option rows[TRACE_ROWS + 1] = {{0}};
    struct trace ours, theirs;
    char *arguments;
    int argc;

    if (size > INPUT_BYTES) {
        return 0;
    }
    memcpy(text, data, size);
    text[size] = '\0';
    arguments = cut(text, '\n');
    read_table(rows, text);
    argc = read_arguments(argv, arguments);

    trace_ours(&ours, argc, argv, rows);
    if (trace_glibc(&theirs, argc, argv, rows) &&
        !trace_same(&ours, &theirs, argc)) {
        trace_print(&ours, argc, rows);
        trace_print(&theirs, argc, rows);
        fflush(stdout);
        abort();
    }
    return 0;
}
