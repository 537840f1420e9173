/* SPDX-License-Identifier: MIT */
#include "mcs-getopt.h"

#include <string.h>

void mcs_getopt_init(struct mcs_getopt *state, int argc, char **argv,
                     const struct mcs_getopt_option *options)
{
    memset(state, 0, sizeof(*state));
    state->argc = argc;
    state->argv = argv;
    state->options = options;
    state->index = argc > 0; /* a port may have no program name to give */
}

/*
 * Takes the element at index and moves it in front of the operands passed
 * over.  One step at a time costs a move per operand and option; command
 * lines are short, and the order comes out as GNU's exchange leaves it.
 */
static char *take(struct mcs_getopt *state)
{
    char **at = state->argv + state->index;
    char *element = *at;

    for (int left = state->operands; left > 0; left--, at--) {
        at[0] = at[-1];
    }
    *at = element;
    state->index++;
    return element;
}

static int end(struct mcs_getopt *state)
{
    state->index -= state->operands;
    state->operands = 0;
    state->text = NULL;
    return MCS_GETOPT_END;
}

/* Splits state->text into name and argument. */
static void split(struct mcs_getopt *state)
{
    const char *name = state->text + 1;
    size_t bytes = 0;

    if (*name == '-') {
        name++;
    }
    while (name[bytes] != '\0' && name[bytes] != '=') {
        bytes++;
    }
    if (name[bytes] == '=') {
        state->argument = name + bytes + 1;
    }
    state->name = name;
    state->name_bytes = bytes;
}

/*
 * Finds the row.  As in GNU's long_only mode, two rows that begin with the
 * name make it ambiguous even where they mean the same.
 */
static int find(struct mcs_getopt *state)
{
    const struct mcs_getopt_option *begun = NULL;
    int result = MCS_GETOPT_UNKNOWN;

    for (const struct mcs_getopt_option *row = state->options;
         row->name != NULL; row++) {
        if (strncmp(row->name, state->name, state->name_bytes) != 0) {
            continue;
        }
        if (row->name[state->name_bytes] == '\0') {
            state->option = row;
            return row->value;
        }
        result = begun == NULL ? row->value : MCS_GETOPT_AMBIGUOUS;
        begun = row;
    }
    if (result != MCS_GETOPT_AMBIGUOUS) {
        state->option = begun;
    }
    return result;
}

static int read_option(struct mcs_getopt *state)
{
    int result;

    split(state);
    result = find(state);
    if (state->option == NULL) {
        return result;
    }
    if (state->argument != NULL) {
        return state->option->has_arg == MCS_GETOPT_NONE ? MCS_GETOPT_UNEXPECTED
                                                         : result;
    }
    if (state->option->has_arg == MCS_GETOPT_REQUIRED) {
        if (state->index >= state->argc) {
            return MCS_GETOPT_MISSING;
        }
        state->argument = take(state);
    }
    return result;
}

int mcs_getopt_next(struct mcs_getopt *state)
{
    if (state->result == MCS_GETOPT_END) {
        return MCS_GETOPT_END;
    }
    state->option = NULL;
    state->argument = NULL;
    while (state->index < state->argc &&
           (state->argv[state->index][0] != '-' ||
            state->argv[state->index][1] == '\0')) {
        state->index++;
        state->operands++;
    }
    if (state->index >= state->argc) {
        state->result = end(state);
    } else {
        state->text = take(state);
        state->result =
            strcmp(state->text, "--") == 0 ? end(state) : read_option(state);
    }
    return state->result;
}
