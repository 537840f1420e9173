/* SPDX-License-Identifier: MIT */
#ifndef PORT_FAULT_H
#define PORT_FAULT_H

#include <stdint.h>

/* Why the processor took an exception, from its fault registers. */
const char *fault_cause(void);

/*
 * Ends in mcs_fault; or, where the stack has run over static data so that the
 * driver can no longer be relied upon, with a message of its own.  To be
 * called on an emptied stack; `sp` is what it was.
 */
__attribute__((noreturn)) void fault_report(const char *what, uintptr_t pc,
                                            uintptr_t sp);

/* The console's: writes to stderr without relying on any static data. */
void fault_say(const char *text);

#endif
