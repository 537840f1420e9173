/* SPDX-License-Identifier: MIT */
/*
 * @FILE among the arguments: a target's command line is short, so the words
 * may come from a file.  Words are separated by white space; "..." keeps
 * blanks in a word, and # begins a comment that goes to the line's end.
 */
#include "complain.h"
#include "options.h"
#include "port.h"

#include <string.h>

#define MAX_FILE_BYTES ((size_t)64 * 1024)

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

char *mcs_read_text(struct mcs_arena *arena, const char *path)
{
    const char *why = "";
    int handle = port_open(path, 0, &why);
    size_t room = mcs_arena_free(arena) / 2;
    size_t used = 0;
    char *text = NULL;
    long got = handle;

    if (room > MAX_FILE_BYTES)
        room = MAX_FILE_BYTES;
    if (handle >= 0) {
        text = mcs_arena_take(arena, room);
        while (text != NULL && used < room &&
               (got = port_file_read(handle, text + used, room - used, &why)) >
                   0)
            used += (size_t)got;
        port_close(handle, &why);
    }
    if (got < 0) {
        mcs_complain("cannot read '%s': %s", path, why);
        return NULL;
    }
    if (text == NULL || used == room) {
        mcs_complain("'%s' is larger than the %zu bytes there are for it", path,
                     room);
        return NULL;
    }
    text[used] = '\0';
    mcs_arena_keep(arena, text, used + 1);
    return text;
}

/*
 * The next word of the text, ended with a zero, or NULL at the end.  *text is
 * set behind it.  An open quotation mark runs to the end of the text.
 */
static char *next_word(char **text)
{
    char *from = *text;
    char *word, *to;
    int quoted = 0;

    while (is_blank(*from) || *from == '#') {
        if (*from == '#')
            from += strcspn(from, "\n");
        else
            from++;
    }
    if (*from == '\0')
        return NULL;
    word = to = from;
    for (; *from != '\0' && (quoted || !is_blank(*from)); from++) {
        if (*from == '"')
            quoted = !quoted;
        else
            *to++ = *from;
    }
    *text = *from == '\0' ? from : from + 1;
    *to = '\0';
    return word;
}

/* Or more: comments and quoted blanks are counted as well. */
static int count_words(const char *text)
{
    int count = 0;
    int blank = 1;

    for (; *text != '\0'; text++) {
        count += blank && !is_blank(*text);
        blank = is_blank(*text);
    }
    return count;
}

int mcs_expand_arguments(struct mcs_arena *arena, int *argc, char ***argv)
{
    int i, words, count;
    char **list;
    char *text, *word;

    for (i = 1; i < *argc; i++) {
        if ((*argv)[i][0] != '@')
            continue;
        text = mcs_read_text(arena, &(*argv)[i][1]);
        if (text == NULL)
            return -1;
        words = count_words(text);
        list = mcs_arena_take(arena, (size_t)(*argc + words) * sizeof *list);
        if (list == NULL) {
            mcs_complain("out of memory for the words of %s", (*argv)[i]);
            return -1;
        }
        count = i;
        memcpy(list, *argv, (size_t)i * sizeof *list);
        while ((word = next_word(&text)) != NULL)
            list[count++] = word;
        words = count - i;
        memcpy(list + count, *argv + i + 1,
               (size_t)(*argc - i - 1) * sizeof *list);
        *argv = list;
        *argc += words - 1;
        i += words - 1; /* a file's words name no further files */
    }
    return 0;
}
