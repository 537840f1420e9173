/* SPDX-License-Identifier: MIT */
/*
 * The command line by semihosting.  The C library's start-up code would do
 * it, but has room for 63 words and 1,024 bytes and drops what is longer
 * without a word.  Here the line lies at the bottom of the free RAM, cut into
 * words at its blanks, followed by the array of them.
 */
#include <semihost.h>
#include <string.h>

#include "port.h"
#include "ram.h"

static const char too_long[] = "mcuspeed: the command line is too long\n";

/* Ends each word of the line with a zero; the number of words. */
static int split(char *line)
{
    int words = 0, within = 0;

    for (; *line != '\0'; line++) {
        if (*line == ' ') {
            *line = '\0';
            within = 0;
        } else if (!within) {
            within = 1;
            words++;
        }
    }
    return words;
}

static void refuse(void)
{
    port_write(PORT_STDERR, too_long, sizeof too_long - 1);
    port_exit(2);
}

int port_argv(int argc, char **argv, char ***out)
{
    static char **words;
    static int count;
    char *line = ram_base(), *from;
    size_t room = ram_free() / 2, length;
    int i;

    (void)argc;
    (void)argv;
    if (words != NULL) {
        *out = words;
        return count;
    }
    if (sys_semihost_get_cmdline(line, (int)room) != 0)
        refuse();
    length = strlen(line) + 1;
    count = split(line);
    ram_take(length);
    words = ram_base();
    if (length + ((size_t)count + 1) * sizeof *words > room)
        refuse();
    ram_take(((size_t)count + 1) * sizeof *words);
    from = line;
    for (i = 0; i < count; i++) {
        while (*from == '\0')
            from++;
        words[i] = from;
        from += strlen(from);
    }
    words[count] = NULL;
    *out = words;
    return count;
}
