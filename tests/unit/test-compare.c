/* SPDX-License-Identifier: MIT */
/* Whose figure stands when answers differ. */
#include "capture.h"
#include "compare.h"
#include "machine.h"

#include <string.h>

#define MOST 5

static const struct mcs_alg first = {.name = "first"};
static const struct mcs_alg second = {.name = "second"};
static const struct mcs_provider provider = {.name = "p"};
static const char *const variants[MOST] = {"a", "b", "c", "d", "e"};

/*
 * A slot for each letter, which is its answer; '-' had none to compare, '!'
 * has failed before.  The outcome of each: '.' stands, or whose it differs
 * from.
 */
static const char *verdicts(const char *answers)
{
    static char text[MOST + 1];
    static struct mcs_impl impls[MOST];
    struct mcs_slot slots[MOST];
    unsigned i, count = (unsigned)strlen(answers);

    memset(slots, 0, sizeof slots);
    for (i = 0; i < count; i++) {
        char answer = answers[i];

        impls[i].alg = answer >= 'A' && answer <= 'Z' ? &second : &first;
        impls[i].variant = variants[i];
        slots[i].row.provider = &provider;
        slots[i].row.impl = &impls[i];
        slots[i].op = MCS_DIGEST;
        slots[i].printed = answer != '-';
        slots[i].print = (uint32_t)answer;
        slots[i].outcome = answer == '!' ? MCS_ROW_FAIL : MCS_ROW_OK;
    }
    mcs_compare(slots, count);
    for (i = 0; i < count; i++) {
        static const char differs[] = "its answer differs from p:";

        text[i] = '.';
        if (slots[i].outcome == MCS_ROW_OK || answers[i] == '!')
            continue;
        text[i] = '?';
        if (strncmp(slots[i].message, differs, sizeof differs - 1) == 0)
            text[i] = slots[i].message[sizeof differs - 1];
    }
    text[count] = '\0';
    return text;
}

int main(void)
{
    static const struct {
        const char *answers, *want, *what;
    } rows[] = {
        {"x", ".", "one alone stands"},
        {"xxx", "...", "equal answers stand"},
        {"xy", "ba", "of two that differ neither does"},
        {"yxx", "b..", "the first is no better than another"},
        {"xyx", ".a.", "two outweigh one"},
        {"xxyy", "ccaa", "two do not outweigh two"},
        {"xyz", "baa", "nor has each of three its own"},
        {"xxyzx", "..aa.", "three outweigh two"},
        {"x-y", "c.a", "who has no answer has no vote"},
        {"x!y", "c.a", "nor who has failed"},
        {"xX", "..", "algorithms are apart"},
        {"xyXX", "ba..", "and each judged alone"},
    };
    size_t i;

    machine_reset();
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *got = verdicts(rows[i].answers);

        tap_ok(strcmp(got, rows[i].want) == 0, "%s: %s gives %s", rows[i].what,
               rows[i].answers, got);
    }
    return tap_end();
}
