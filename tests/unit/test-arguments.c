/* SPDX-License-Identifier: MIT */
/* @FILE among the arguments. */
#include "capture.h"
#include "machine.h"
#include "options.h"

#include <string.h>

static struct mcs_arena arena;

static void start(const char *data, size_t bytes)
{
    static struct capture_file file;

    machine_reset();
    mcs_arena_open(&arena, 0);
    capture_reset();
    file.path = "words.txt";
    file.data = data;
    file.bytes = bytes;
    capture_faults.file = &file;
}

/*
 * The command line's words, parted by blanks, as they are afterwards, with |
 * between them; or the message.
 */
static const char *expanded(const char *line)
{
    static char text[4096], given[128];
    char *words[8];
    char **argv = words;
    size_t used = 0;
    int argc = 0;
    char *at;
    int i;

    mcs_string(given, sizeof(given), "%s", line);
    for (at = given; *at != '\0';) {
        argv[argc++] = at;
        at += strcspn(at, " ");
        if (*at != '\0')
            *at++ = '\0';
    }

    if (mcs_expand_arguments(&arena, &argc, &argv) != 0)
        return capture_errors();
    text[0] = '\0';
    for (i = 0; i < argc; i++) {
        mcs_string(text + used, sizeof(text) - used, "%s%s", i ? "|" : "",
                   argv[i]);
        used += strlen(text + used);
    }
    return text;
}

/* mcuspeed -a @words.txt z with the given words in the file. */
static const char *words(const char *data)
{
    start(data, strlen(data));
    return expanded("mcuspeed -a @words.txt z");
}

static void test_words(void)
{
    static const struct {
        const char *data, *want;
    } rows[] = {
        {"b c", "mcuspeed|-a|b|c|z"},
        {"", "mcuspeed|-a|z"},
        {" \t\r\n\n", "mcuspeed|-a|z"},
        {"b\n", "mcuspeed|-a|b|z"},
        {"b\r\nc\r\n", "mcuspeed|-a|b|c|z"},
        {"  b\t c  ", "mcuspeed|-a|b|c|z"},
        {"# all\n# comment", "mcuspeed|-a|z"},
        {"b # of c d\nc", "mcuspeed|-a|b|c|z"},
        {"b#c #d", "mcuspeed|-a|b#c|z"},
        {"#\n#\n\n b", "mcuspeed|-a|b|z"},
        {"\"b c\" d", "mcuspeed|-a|b c|d|z"},
        {"b\" \"c", "mcuspeed|-a|b c|z"},
        {"\"\" d", "mcuspeed|-a||d|z"},
        {"\"#b\" d", "mcuspeed|-a|#b|d|z"},
        {"\"b\nc\" d", "mcuspeed|-a|b\nc|d|z"},
        {"\"b c", "mcuspeed|-a|b c|z"},
        {"b \"", "mcuspeed|-a|b||z"},
        {"@words.txt b", "mcuspeed|-a|@words.txt|b|z"},
        {"-bytes 16,64 sha256", "mcuspeed|-a|-bytes|16,64|sha256|z"},
    };
    size_t i;

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        tap_same(words(rows[i].data), rows[i].want, "words %u", (unsigned)i);
}

static void test_places(void)
{
    start("b c", 3);
    tap_same(expanded("mcuspeed a b@words.txt"), "mcuspeed|a|b@words.txt",
             "no @FILE");
    tap_ok(arena.used == 0, "takes no memory");
    start("b c", 3);
    tap_same(expanded("mcuspeed @words.txt"), "mcuspeed|b|c", "@FILE alone");
    tap_ok(!capture_is_open(), "the file is closed");
    start("b c", 3);
    tap_same(expanded("mcuspeed @words.txt x @words.txt"), "mcuspeed|b|c|x|b|c",
             "@FILE twice");
    start("", 0);
    tap_same(expanded("mcuspeed @words.txt @words.txt y"), "mcuspeed|y",
             "two empty ones in a row");
    start("b c", 3);
    tap_same(expanded("@words.txt x"), "@words.txt|x",
             "the program's name is none");
    start("b c", 3);
    capture_faults.most_bytes = 1;
    tap_same(expanded("mcuspeed @words.txt"), "mcuspeed|b|c",
             "read in small pieces");
}

static void test_trouble(void)
{
    static char large[70000];
    size_t i;

    start("b", 1);
    tap_same(expanded("mcuspeed @other.txt"),
             "mcuspeed: cannot read 'other.txt': no such folder\n",
             "a file that is not there");
    start("b", 1);
    tap_same(expanded("mcuspeed @"),
             "mcuspeed: cannot read '': no such folder\n", "@ alone");
    start("b c", 3);
    capture_faults.most_bytes = 1;
    capture_faults.reads_fail = 1;
    tap_same(expanded("mcuspeed @words.txt"),
             "mcuspeed: cannot read 'words.txt': device gone\n",
             "reading fails");
    tap_ok(!capture_is_open(), "the file is closed all the same");

    memset(large, ' ', sizeof(large));
    start(large, 65535);
    tap_same(expanded("mcuspeed @words.txt"), "mcuspeed", "the largest file");
    start(large, 65536);
    tap_same(expanded("mcuspeed @words.txt"),
             "mcuspeed: 'words.txt' is larger than the 65536 bytes there are "
             "for it\n",
             "a larger one");
    start(large, 2000);
    arena.bytes = 1024;
    tap_same(expanded("mcuspeed @words.txt"),
             "mcuspeed: 'words.txt' is larger than the 512 bytes there are "
             "for it\n",
             "larger than memory");
    memset(large, 'b', 100);
    for (i = 1; i < 100; i += 2)
        large[i] = '\n';
    start(large, 100);
    arena.bytes = 512;
    tap_same(expanded("mcuspeed @words.txt"),
             "mcuspeed: out of memory for the words of @words.txt\n",
             "more words than memory");
}

/* Each byte that the words take is one that a library has not. */
static void test_memory(void)
{
    start("sha256 -mem 4k", 14);
    expanded("mcuspeed @words.txt");
    tap_ok(arena.used <= 16 + 16 * sizeof(char *), "%u bytes are taken",
           (unsigned)arena.used);
}

int main(void)
{
    test_words();
    test_places();
    test_trouble();
    test_memory();
    return tap_end();
}
