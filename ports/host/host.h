/* SPDX-License-Identifier: MIT */
/* What the files of this port need of each other. */
#ifndef HOST_H
#define HOST_H

#include <stddef.h>
#include <stdint.h>

/* Appends to a string in an array of `bytes`, cutting what does not fit. */
void host_append(char *text, size_t bytes, const char *more);

/* Name of the processor, or of its architecture where that is all we get. */
void host_name_core(char *text, size_t bytes);

/*
 * Finds a counter for port_cycles and answers its unit, "" for none.  *core_hz
 * is set to the rate of a counter that has a fixed one.
 */
const char *host_cycles_init(uint64_t *core_hz);

#endif
