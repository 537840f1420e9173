/* SPDX-License-Identifier: MIT */
#include "getopt-random.h"

#include <stdio.h>
#include <string.h>

/* Marsaglia's xorshift (J. Statistical Software 8(14), 2003), 13, 7, 17. */
static unsigned below(struct getopt_random *made, unsigned limit)
{
    made->state ^= made->state << 13;
    made->state ^= made->state >> 7;
    made->state ^= made->state << 17;
    return (unsigned)(made->state >> 32) % limit;
}

/* Few letters, so that names begin one another and are met by chance. */
static void make_name(struct getopt_random *made, char *name)
{
    unsigned bytes = 1 + below(made, 3);

    for (unsigned i = 0; i < bytes; i++) {
        name[i] = "aab-"[below(made, 4)];
    }
    name[bytes] = '\0';
}

static void make_rows(struct getopt_random *made)
{
    unsigned count = below(made, RANDOM_ROWS + 1);

    for (unsigned i = 0; i < count; i++) {
        make_name(made, made->names[i]);
        made->made_rows[i].name = made->names[i];
        made->made_rows[i].has_arg = (unsigned char)below(made, 3);
        made->made_rows[i].value = (short)(1 + below(made, 3));
    }
    made->made_rows[count].name = NULL;
    made->rows = made->made_rows;
}

/* The name of a row, mostly whole, or one that may be none's. */
static void make_given_name(struct getopt_random *made, char *name)
{
    unsigned count = 0;

    while (made->rows[count].name != NULL) {
        count++;
    }
    if (count == 0 || below(made, 4) == 0) {
        make_name(made, name);
        return;
    }
    snprintf(name, RANDOM_WORD / 2, "%s", made->rows[below(made, count)].name);
    if (below(made, 3) == 0) {
        name[below(made, (unsigned)strlen(name) + 1)] = '\0';
    }
}

static void make_word(struct getopt_random *made, char *word)
{
    static const char *const operands[] = {"", "-", "a", "b", "--", "=", "-="};
    static const char *const dashes[] = {"-", "-", "--", "--", "---", ""};
    static const char *const tails[] = {"", "", "", "=", "=a", "==", "=--"};

    if (below(made, 3) == 0) {
        strcpy(word, operands[below(made, 7)]);
        return;
    }
    strcpy(word, dashes[below(made, 6)]);
    make_given_name(made, word + strlen(word));
    strcat(word, tails[below(made, 7)]);
}

void getopt_random_next(struct getopt_random *made,
                        const struct mcs_getopt_option *rows)
{
    made->rows = rows;
    if (below(made, 2) == 0) {
        make_rows(made);
    }
    made->argc = 1 + (int)below(made, RANDOM_ARGS);
    strcpy(made->words[0], "mcuspeed");
    for (int i = 0; i < made->argc; i++) {
        made->argv[i] = made->words[i];
        if (i > 0) {
            make_word(made, made->words[i]);
        }
    }
    made->argv[made->argc] = NULL;
}
