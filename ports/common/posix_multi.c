/* SPDX-License-Identifier: MIT */
/*
 * -multi: copies of the process measure the same cases at the same time, and
 * the first one makes a record of what all of them did together.  After each
 * record every copy waits for the first, so that all are at the same case.
 */
#include <fcntl.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "record.h"

#define MOST_PROCESSES 256u

/* The first's ends of the pipes to and from each copy; or a copy's own two. */
static int from[MOST_PROCESSES], to[MOST_PROCESSES];
static unsigned copies;
static int is_copy;

/* What a copy found for one case. */
struct share {
    enum mcs_outcome outcome;
    uint64_t headline;
};

static int move(int out, int in, void *data, size_t bytes)
{
    char *at = data;

    while (bytes > 0) {
        ssize_t done = out >= 0 ? write(out, at, bytes) : read(in, at, bytes);
        if (done <= 0)
            return -1;
        at += done;
        bytes -= (size_t)done;
    }
    return 0;
}

/* A copy speaks to the first process alone. */
static void become_copy(int reads, int writes)
{
    int null = open("/dev/null", O_RDWR);

    is_copy = 1;
    copies = 0;
    from[0] = reads;
    to[0] = writes;
    if (null >= 0) {
        dup2(null, STDOUT_FILENO);
        dup2(null, STDERR_FILENO);
    }
}

int port_multiply(unsigned processes, const char **why)
{
    *why = "the system starts no more processes";
    if (processes > MOST_PROCESSES) {
        *why = "more than 256 processes";
        return -1;
    }
    while (copies + 1 < processes) {
        int up[2], down[2];
        pid_t child;
        if (pipe(up) != 0 || pipe(down) != 0)
            return -1;
        child = fork();
        if (child < 0)
            return -1;
        if (child == 0) {
            close(up[0]);
            close(down[1]);
            become_copy(down[0], up[1]);
            return 1;
        }
        close(up[1]);
        close(down[0]);
        from[copies] = up[0];
        to[copies++] = down[1];
    }
    return 0;
}

static int hand_over(const struct mcs_record *record)
{
    struct share share;
    char leave;

    memset(&share, 0, sizeof share);
    share.outcome = record->outcome;
    share.headline = record->ticks.headline;
    if (move(to[0], -1, &share, sizeof share) != 0 ||
        move(-1, from[0], &leave, 1) != 0)
        _exit(1); /* the first is gone */
    return 0;
}

/* All figures of time in proportion to the new headline. */
static void rescale(struct mcs_estimates *e, uint64_t headline)
{
    uint64_t *const all[] = {&e->low,    &e->high,      &e->minimum,
                             &e->median, &e->quartile1, &e->quartile3,
                             &e->mean,   &e->maximum};
    size_t i;

    for (i = 0; i < sizeof all / sizeof *all; i++)
        *all[i] = mcs_muldiv(*all[i], headline, e->headline);
    e->headline = headline;
}

int port_combine(struct mcs_record *record)
{
    const uint64_t scale = UINT64_C(1000000000000000000);
    uint64_t rates;
    int wrong = 0;
    unsigned i;

    if (is_copy)
        return hand_over(record);
    if (copies == 0)
        return 0;
    rates = mcs_muldiv(scale, 1, record->ticks.headline);
    for (i = 0; i < copies; i++) {
        struct share share;
        char leave = 0;
        if (move(-1, from[i], &share, sizeof share) != 0 ||
            move(to[i], -1, &leave, 1) != 0)
            return -1;
        wrong |= share.outcome != record->outcome;
        rates += mcs_muldiv(scale, 1, share.headline);
    }
    if (record->outcome != MCS_ROW_OK || record->ticks.headline == 0)
        return 0;
    if (!wrong)
        rescale(&record->ticks, mcs_muldiv(scale, 1, rates));
    return wrong ? -1 : 0;
}
