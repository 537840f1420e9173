/* SPDX-License-Identifier: MIT */
/*
 * Gives the input to @FILE as the file and compares the words with those of a
 * second reader, which goes by the rules one byte at a time.
 */
#include <stdlib.h>
#include <string.h>

#include "capture.h"
#include "machine.h"
#include "options.h"

enum {
    INPUT_BYTES = 4096
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(int holds)
{
    if (!holds)
        abort();
}

enum state {
    BETWEEN,
    COMMENT,
    WORD,
    QUOTED
};

/*
 * The words one behind the other, each ended by a zero, into `words`, which
 * has room for the input and a byte; their number.
 */
static int read_words(const char *data, size_t size, char *words)
{
    enum state state = BETWEEN;
    int count = 0;
    size_t i;

    for (i = 0; i < size && data[i] != '\0'; i++) {
        char c = data[i];
        int blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';

        if (state == COMMENT) {
            state = c == '\n' ? BETWEEN : COMMENT;
            continue;
        }
        if (state == BETWEEN && blank)
            continue;
        if (state == BETWEEN && c == '#') {
            state = COMMENT;
            continue;
        }
        if (state == BETWEEN) {
            state = WORD;
            count++;
        }
        if (state == WORD && blank) {
            *words++ = '\0';
            state = BETWEEN;
        } else if (c == '"') {
            state = state == WORD ? QUOTED : WORD;
        } else {
            *words++ = c;
        }
    }
    *words = '\0';
    return count;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char words[INPUT_BYTES + 1];
    static char line[4][9] = {"mcuspeed", "first", "@file", "last"};
    char *given[] = {line[0], line[1], line[2], line[3], NULL};
    struct capture_file file = {"file", (const char *)data, size};
    const char *word = words;
    struct mcs_arena arena;
    char **argv = given;
    int argc = 4;
    int count, i;

    if (size > INPUT_BYTES)
        return 0;
    machine_reset();
    capture_reset();
    capture_faults.file = &file;
    mcs_arena_open(&arena, 0);
    must(mcs_expand_arguments(&arena, &argc, &argv) == 0);
    must(!capture_is_open());
    count = read_words((const char *)data, size, words);
    must(argc == 3 + count);
    must(strcmp(argv[0], "mcuspeed") == 0 && strcmp(argv[1], "first") == 0);
    for (i = 0; i < count; i++, word += strlen(word) + 1)
        must(strcmp(argv[2 + i], word) == 0);
    must(strcmp(argv[2 + count], "last") == 0);
    return 0;
}
