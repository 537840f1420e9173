/* SPDX-License-Identifier: MIT */
#include "getopt-trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void promise(bool kept, const char *what)
{
    if (!kept) {
        fprintf(stderr, "mcs_getopt broke a promise: %s\n", what);
        abort();
    }
}

/* The message at every size is the beginning of the message in full. */
static void check_message(const struct mcs_getopt *state)
{
    static char full[4096], cut[sizeof(full)];
    size_t length, step;

    memset(full, '#', sizeof(full));
    mcs_getopt_message(state, full, sizeof(full));
    promise(memchr(full, '\0', sizeof(full)) != NULL, "a message is ended");
    length = strlen(full);
    promise((length > 0) == (state->result < MCS_GETOPT_END),
            "there is a message for an error and for nothing else");
    step = length / 16 + 1; /* all sizes of short ones, some of long ones */
    for (size_t bytes = 0; bytes <= length + 1; bytes += step) {
        cut[bytes] = '#';
        mcs_getopt_message(state, cut, bytes);
        promise(cut[bytes] == '#', "a message stays in its buffer");
        promise(bytes == 0 || memchr(cut, '\0', bytes) == cut + bytes - 1,
                "a message is cut at the buffer's end");
        promise(bytes == 0 || memcmp(cut, full, bytes - 1) == 0,
                "a cut message is the beginning of the message");
    }
}

static void check_state(const struct mcs_getopt *state, int result)
{
    promise(result == state->result, "the result is kept");
    promise(state->index <= state->argc, "the index is within argv");
    promise(state->operands >= 0 && state->operands < state->index,
            "operands passed over are behind the index");
    promise((state->text == NULL) == (result == MCS_GETOPT_END),
            "there is a text up to the end");
    promise((state->option == NULL) ==
                (result == MCS_GETOPT_END || result == MCS_GETOPT_UNKNOWN ||
                 result == MCS_GETOPT_AMBIGUOUS),
            "the row is given where there is one");
}

void trace_ours(struct trace *trace, int argc, char *const argv[],
                const struct mcs_getopt_option *options)
{
    /* Of the exact size, so that a sanitiser sees a step beyond it. */
    char **order = malloc((size_t)argc * sizeof(*order));
    struct mcs_getopt state;
    int result;

    promise(order != NULL, "there is memory for the test");
    memset(trace, 0, sizeof(*trace));
    memcpy(order, argv, (size_t)argc * sizeof(*order));
    mcs_getopt_init(&state, argc, order, options);
    do {
        struct trace_event *event = &trace->events[trace->count];

        promise(trace->count++ < argc, "each answer takes an element or ends");
        result = mcs_getopt_next(&state);
        check_state(&state, result);
        check_message(&state);
        event->result = result;
        event->row = -1;
        if (result >= 0) {
            event->row = (int)(state.option - options);
            event->argument = state.argument;
        } else if (state.option != NULL) {
            event->error_value = state.option->value;
        }
    } while (result != MCS_GETOPT_END);
    trace->index = state.index;
    memcpy(trace->order, order, (size_t)argc * sizeof(*order));

    promise(mcs_getopt_next(&state) == MCS_GETOPT_END &&
                state.index == trace->index,
            "the end is for ever");
    promise(memcmp(trace->order, order, (size_t)argc * sizeof(*order)) == 0,
            "nothing is moved after the end");
    free(order);
}

bool trace_same(const struct trace *a, const struct trace *b, int argc)
{
    if (a->count != b->count || a->index != b->index) {
        return false;
    }
    for (int i = 0; i < a->count; i++) {
        if (a->events[i].result != b->events[i].result ||
            a->events[i].row != b->events[i].row ||
            a->events[i].error_value != b->events[i].error_value ||
            a->events[i].argument != b->events[i].argument) {
            return false;
        }
    }
    return memcmp(a->order, b->order, (size_t)argc * sizeof(char *)) == 0;
}

void trace_print(const struct trace *trace, int argc,
                 const struct mcs_getopt_option *options)
{
    for (int i = 0; i < trace->count; i++) {
        const struct trace_event *event = &trace->events[i];

        printf("# result %d, row %s, argument %s\n", event->result,
               event->row < 0 ? "(none)" : options[event->row].name,
               event->argument == NULL ? "(none)" : event->argument);
    }
    printf("# index %d, order", trace->index);
    for (int i = 0; i < argc; i++) {
        printf(" '%s'", trace->order[i]);
    }
    printf("\n");
}
