/* SPDX-License-Identifier: MIT */
/* Messages for people, on stderr. */
#ifndef MCS_COMPLAIN_H
#define MCS_COMPLAIN_H

/* Exit statuses of the program. */
#define MCS_EXIT_OK 0
#define MCS_EXIT_FAILED 1
#define MCS_EXIT_USAGE 2
#define MCS_EXIT_INTERRUPTED 130

/* "mcuspeed: " and the message and a newline. */
__attribute__((format(printf, 1, 2))) void mcs_complain(const char *format,
                                                        ...);

#endif
