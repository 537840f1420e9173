/* SPDX-License-Identifier: MIT */
#include "mcs-getopt.h"

#include <string.h>

/* What is left of the caller's buffer, the end mark's byte set aside. */
struct room {
    char *at;
    size_t bytes;
};

static void put_bytes(struct room *room, const char *text, size_t bytes)
{
    if (bytes > room->bytes) {
        bytes = room->bytes;
    }
    memcpy(room->at, text, bytes);
    room->at += bytes;
    room->bytes -= bytes;
    *room->at = '\0';
}

static void put(struct room *room, const char *text)
{
    put_bytes(room, text, strlen(text));
}

/* With as many dashes as the user is in the habit of typing. */
static void put_option(struct room *room, const struct mcs_getopt *state,
                       const char *name, size_t bytes)
{
    put_bytes(room, state->text, (size_t)(state->name - state->text));
    put_bytes(room, name, bytes);
}

/* The name in full where the row is known, else as it was given. */
static void put_named(struct room *room, const struct mcs_getopt *state)
{
    if (state->option != NULL) {
        put_option(room, state, state->option->name,
                   strlen(state->option->name));
    } else {
        put_option(room, state, state->name, state->name_bytes);
    }
}

static void put_candidates(struct room *room, const struct mcs_getopt *state)
{
    const char *between = ": it may be ";

    for (const struct mcs_getopt_option *row = state->options;
         row->name != NULL; row++) {
        if (strncmp(row->name, state->name, state->name_bytes) == 0) {
            put(room, between);
            put_option(room, state, row->name, strlen(row->name));
            between = " or ";
        }
    }
}

void mcs_getopt_message(const struct mcs_getopt *state, char *buffer,
                        size_t bytes)
{
    struct room room = {buffer, bytes};

    if (bytes == 0) {
        return;
    }
    room.bytes--;
    *buffer = '\0';
    if (state->result >= MCS_GETOPT_END) {
        return;
    }
    put(&room,
        state->result == MCS_GETOPT_UNKNOWN ? "unknown option " : "option ");
    put_named(&room, state);
    if (state->result == MCS_GETOPT_AMBIGUOUS) {
        put(&room, " is ambiguous");
        put_candidates(&room, state);
    } else if (state->result == MCS_GETOPT_MISSING) {
        put(&room, " needs an argument");
    } else if (state->result == MCS_GETOPT_UNEXPECTED) {
        put(&room, " takes no argument, but was given \"");
        put(&room, state->argument);
        put(&room, "\"");
    }
}
