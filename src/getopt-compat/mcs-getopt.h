/* SPDX-License-Identifier: MIT */
/*
 * Options as openssl speed has them, -bytes 1024 or --bytes=1024, read the way
 * GNU's getopt_long_only reads them.  C libraries differ here (newlib and
 * picolibc take -bogus for short options and --flag=x for --flag), and some
 * targets have none, so host and target both use this one.  It keeps no state
 * of its own, allocates nothing and writes nothing but the caller's struct
 * and the order of argv.
 *
 * One dash or two make no difference.  A name may be cut short where only one
 * row begins that way; a whole name always wins.  An argument stands behind
 * '=' or, where it is required, in the next element, whatever that looks
 * like.  "-" is an operand; "--" makes operands of all that follows.  Operands
 * may stand anywhere: each option is moved in front of those passed over, so
 * that at the end argv[index] to argv[argc - 1] are the operands in their own
 * order.  POSIXLY_CORRECT is not looked at: it would change what a given
 * command line measures.  There are no short options and no bundles of them.
 */
#ifndef MCS_GETOPT_H
#define MCS_GETOPT_H

#include <stddef.h>

enum mcs_getopt_arg {
    MCS_GETOPT_NONE,
    MCS_GETOPT_REQUIRED,
    MCS_GETOPT_OPTIONAL /* only behind '=' */
};

struct mcs_getopt_option {
    const char *name;      /* without dashes; NULL ends the table */
    unsigned char has_arg; /* enum mcs_getopt_arg */
    short value;           /* what mcs_getopt_next answers; 0 or more */
};

enum mcs_getopt_result {
    MCS_GETOPT_END = -1,
    MCS_GETOPT_UNKNOWN = -2,
    MCS_GETOPT_AMBIGUOUS = -3,
    MCS_GETOPT_MISSING = -4,   /* the option is last and wants an argument */
    MCS_GETOPT_UNEXPECTED = -5 /* "=..." where none is taken */
};

struct mcs_getopt {
    int argc;
    char **argv; /* the caller's; elements are moved, never written to */
    const struct mcs_getopt_option *options;
    int index;    /* of the next element; after the end, the first operand */
    int operands; /* passed over so far; they are just before index */
    int result;   /* the last answer */

    /* Of the last option, good or bad: */
    const struct mcs_getopt_option *option; /* NULL: unknown or ambiguous */
    const char *argument; /* NULL: none; on error, what is behind '=' */
    const char *text;     /* the whole element; NULL at the end */
    const char *name;     /* in text, behind the dashes */
    size_t name_bytes;    /* up to '=' or the end */
};

/* argv[0] is the program and not looked at. */
void mcs_getopt_init(struct mcs_getopt *state, int argc, char **argv,
                     const struct mcs_getopt_option *options);

/*
 * The value of the next option's row, or one of enum mcs_getopt_result.  The
 * caller may go on after an error: the bad element counts as read.  After
 * MCS_GETOPT_END it answers MCS_GETOPT_END for ever.
 */
int mcs_getopt_next(struct mcs_getopt *state);

/*
 * Says in one line, without a newline, what is wrong with the last option;
 * empty where nothing is.  Always ended, cut where it must be; with 0 bytes
 * nothing is written.
 */
void mcs_getopt_message(const struct mcs_getopt *state, char *buffer,
                        size_t bytes);

#endif
