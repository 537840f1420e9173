/* SPDX-License-Identifier: MIT */
/*
 * What the ports that run under an operating system share.
 */
#ifndef PORT_POSIX_H
#define PORT_POSIX_H

#include <stddef.h>

/* Writes all of it to a descriptor; the bytes, or -1 with errno set. */
long posix_write_all(int descriptor, const void *data, size_t bytes);

/* Stack limits for stack.c: to be called first, from port_init. */
void posix_stack_init(void);

/* Ctrl-C is to set a flag, and a closed pipe to be an error of write. */
void posix_signals_init(void);

/* A fault (SIGSEGV and its like) is to end in mcs_fault. */
void posix_fault_init(void);

#endif
