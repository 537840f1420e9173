/* SPDX-License-Identifier: MIT */
/*
 * A port that keeps what is written, and TAP lines about it.
 */
#ifndef CAPTURE_H
#define CAPTURE_H

#include "out.h"

/* The one file there is to be read. */
struct capture_file {
    const char *path;
    const char *data;
    size_t bytes;
};

/* What the next calls do; all zeros: everything goes well. */
struct capture_faults {
    long most_bytes;       /* by one write or read; 0: any number */
    int writes_fail_after; /* this many writes; 0: never */
    int open_fails, close_fails;
    int reads_fail; /* all but the first */
    const struct capture_file *file;
};

extern struct capture_faults capture_faults;

/* Forgets what was written, and all faults. */
void capture_reset(void);

/* What was written since, as a string; apart from it, stderr's. */
const char *capture_text(void);
const char *capture_errors(void);

/* Whether a file is open. */
int capture_is_open(void);

__attribute__((format(printf, 2, 3))) void tap_ok(int passed,
                                                  const char *format, ...);

/* Compares, and shows both where they differ. */
__attribute__((format(printf, 3, 4))) void
tap_same(const char *got, const char *want, const char *format, ...);

/* The plan, and main's exit status. */
int tap_end(void);

#endif
