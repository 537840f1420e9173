/* SPDX-License-Identifier: MIT */
/*
 * The option parser against answers written by hand, and against glibc: on the
 * same lines, and on many thousands of made-up ones with made-up tables.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "getopt-answer.h"
#include "getopt-lines.h"
#include "getopt-random.h"
#include "getopt-trace.h"

enum {
    RANDOM_LINES = 400000
};

static int number, failed;

static bool report(bool ok, const char *what)
{
    printf("%sok %d - %s\n", ok ? "" : "not ", ++number, what);
    failed += !ok;
    return ok;
}

static void skip(const char *what)
{
    printf("ok %d - %s # SKIP the C library is not glibc\n", ++number, what);
}

static void test_line(const struct getopt_line *test)
{
    char line[LINE_BYTES], text[LINE_BYTES], what[2 * LINE_BYTES];
    char *argv[TRACE_ARGS + 1] = {0};
    int argc;

    snprintf(line, sizeof(line), "%s", test->line);
    argc = getopt_split(line, argv);
    getopt_answer(text, argc, argv, getopt_rows);
    snprintf(what, sizeof(what), "reads: %s", test->line);
    if (!report(strcmp(text, test->answer) == 0, what)) {
        printf("# expected: %s\n# got:      %s\n", test->answer, text);
    }
}

/* The same elements to both; prints where they differ. */
static bool both_agree(const struct trace *ours, int argc, char *const *argv,
                       const struct mcs_getopt_option *rows)
{
    struct trace theirs;

    if (!trace_glibc(&theirs, argc, argv, rows)) {
        return true;
    }
    if (trace_same(ours, &theirs, argc)) {
        return true;
    }
    printf("# ours:\n");
    trace_print(ours, argc, rows);
    printf("# glibc:\n");
    trace_print(&theirs, argc, rows);
    return false;
}

static void test_line_as_glibc(const struct getopt_line *test)
{
    char line[LINE_BYTES], what[2 * LINE_BYTES];
    char *argv[TRACE_ARGS + 1] = {0};
    struct trace ours;
    int argc;

    snprintf(line, sizeof(line), "%s", test->line);
    argc = getopt_split(line, argv);
    trace_ours(&ours, argc, argv, getopt_rows);
    snprintf(what, sizeof(what), "as glibc: %s", test->line);
    report(both_agree(&ours, argc, argv, getopt_rows), what);
}

/* How often each answer came up; operands that had to move are [6]. */
static void count_answers(unsigned long *counts, const struct trace *trace,
                          int argc, char *const *argv)
{
    for (int i = 0; i < trace->count; i++) {
        int result = trace->events[i].result;

        counts[result < 0 ? -result : 0]++;
    }
    if (memcmp(argv, trace->order, (size_t)argc * sizeof(*argv)) != 0) {
        counts[6]++;
    }
}

/* A comparison says nothing of answers that never come up. */
static bool all_came_up(const unsigned long *counts)
{
    static const char *const names[] = {"options",      "ends",    "unknown",
                                        "ambiguous",    "missing", "unexpected",
                                        "lines changed"};
    bool all = true;

    for (int i = 0; i < 7; i++) {
        printf("# %s: %lu\n", names[i], counts[i]);
        all = all && counts[i] >= RANDOM_LINES / 100;
    }
    return all;
}

static void test_random(bool glibc)
{
    struct getopt_random made = {.state = 20240229};
    unsigned long counts[7] = {0};
    int line;

    for (line = 0; line < RANDOM_LINES; line++) {
        struct trace ours;

        getopt_random_next(&made, getopt_rows);
        trace_ours(&ours, made.argc, made.argv, made.rows);
        count_answers(counts, &ours, made.argc, made.argv);
        if (!both_agree(&ours, made.argc, made.argv, made.rows)) {
            break;
        }
    }
    report(all_came_up(counts), "made-up lines bring up every answer");
    if (glibc) {
        report(line == RANDOM_LINES, "as glibc: made-up lines and tables");
    } else {
        skip("as glibc: made-up lines and tables");
    }
}

static void test_message(char *element, const char *expected)
{
    char *argv[] = {element, element, NULL};
    char text[LINE_BYTES], what[2 * LINE_BYTES];
    struct mcs_getopt state;

    mcs_getopt_init(&state, 2, argv, getopt_rows);
    mcs_getopt_next(&state);
    mcs_getopt_message(&state, text, sizeof(text));
    snprintf(what, sizeof(what), "says of %s: %s", element,
             *expected != '\0' ? expected : "(nothing)");
    if (!report(strcmp(text, expected) == 0, what)) {
        printf("# got: %s\n", text);
    }
}

static void test_messages(void)
{
    static const char *const messages[][2] = {
        {"-foo", "unknown option -foo"},
        {"--foo=bar", "unknown option --foo"},
        {"-me", "option -me is ambiguous: it may be -memory or -mem"},
        {"--ver=1",
         "option --ver is ambiguous: it may be --verbose or --version"},
        {"-by", "option -bytes needs an argument"},
        {"--bytes", "option --bytes needs an argument"},
        {"-mr=x", "option -mr takes no argument, but was given \"x\""},
        {"--list-=",
         "option --list-ports takes no argument, but was given \"\""},
        {"-mr", ""},
        {"aes", ""}};

    for (size_t i = 0; i < sizeof(messages) / sizeof(messages[0]); i++) {
        char element[LINE_BYTES];

        snprintf(element, sizeof(element), "%s", messages[i][0]);
        test_message(element, messages[i][1]);
    }
}

static void test_surroundings(void)
{
    char text[LINE_BYTES], first[] = "a -mr b -bytes 1", second[] = "-x c -foo";
    char *argv[TRACE_ARGS + 1] = {0}, *other[TRACE_ARGS + 1] = {0};
    struct mcs_getopt one, two;
    int argc = getopt_split(first, argv), others = getopt_split(second, other);

    setenv("POSIXLY_CORRECT", "1", 1);
    getopt_answer(text, argc, argv, getopt_rows);
    report(strcmp(text, "mr bytes=1 | a b") == 0, "POSIXLY_CORRECT is nothing");
    unsetenv("POSIXLY_CORRECT");

    /* argv is in its final order by now, which must read the same. */
    mcs_getopt_init(&one, argc, argv, getopt_rows);
    mcs_getopt_init(&two, others, other, getopt_rows);
    report(mcs_getopt_next(&one) == 2 && mcs_getopt_next(&two) == 16 &&
               mcs_getopt_next(&one) == 1 && strcmp(one.argument, "1") == 0 &&
               mcs_getopt_next(&two) == MCS_GETOPT_UNKNOWN &&
               mcs_getopt_next(&one) == MCS_GETOPT_END && one.index == 4 &&
               mcs_getopt_next(&two) == MCS_GETOPT_END && two.index == 3,
           "two are read in turns");

    mcs_getopt_init(&one, 0, argv + argc, getopt_rows);
    report(mcs_getopt_next(&one) == MCS_GETOPT_END && one.index == 0,
           "argc may be 0");
}

int main(void)
{
    static char program[] = "mcuspeed";
    char *nothing[] = {program, NULL};
    struct trace trace;
    bool glibc = trace_glibc(&trace, 1, nothing, getopt_rows);

    printf("1..%d\n", 2 * getopt_line_count + 15);
    for (int i = 0; i < getopt_line_count; i++) {
        test_line(&getopt_lines[i]);
        if (glibc) {
            test_line_as_glibc(&getopt_lines[i]);
        } else {
            skip("as glibc: a line");
        }
    }
    test_random(glibc);
    test_messages();
    test_surroundings();
    return failed > 0;
}
