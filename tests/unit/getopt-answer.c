/* SPDX-License-Identifier: MIT */
#include "getopt-answer.h"

#include <stdio.h>
#include <string.h>

int getopt_split(char *line, char **argv)
{
    static char program[] = "mcuspeed";
    int argc = 0;

    argv[argc++] = program;
    for (char *word = strtok(line, " "); word != NULL;
         word = strtok(NULL, " ")) {
        if (strcmp(word, "''") == 0) {
            *word = '\0';
        }
        argv[argc++] = word;
    }
    return argc;
}

static void append(char *text, const char *before, const char *word, int bytes)
{
    size_t used = strlen(text);

    snprintf(text + used, LINE_BYTES - used, "%s%.*s", before, bytes, word);
}

/* One answer in the notation of struct getopt_line. */
static void append_answer(char *text, const struct mcs_getopt *state)
{
    static const char marks[] = "?*<>"; /* UNKNOWN -2 ... UNEXPECTED -5 */
    char mark[2] = "";

    if (state->result < MCS_GETOPT_END) {
        mark[0] = marks[MCS_GETOPT_UNKNOWN - state->result];
    }
    append(text, mark, "", 0);
    if (state->option == NULL) {
        append(text, "", state->name, (int)state->name_bytes);
    } else {
        append(text, "", state->option->name, LINE_BYTES);
        if (state->result >= 0 && state->argument != NULL) {
            append(text, "=", state->argument, LINE_BYTES);
        }
    }
    append(text, " ", "", 0);
}

void getopt_answer(char *text, int argc, char **argv,
                   const struct mcs_getopt_option *rows)
{
    struct mcs_getopt state;

    *text = '\0';
    mcs_getopt_init(&state, argc, argv, rows);
    while (mcs_getopt_next(&state) != MCS_GETOPT_END) {
        append_answer(text, &state);
    }
    append(text, "|", "", 0);
    for (int i = state.index; i < argc; i++) {
        append(text, " ", *argv[i] == '\0' ? "''" : argv[i], LINE_BYTES);
    }
}
