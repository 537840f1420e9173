/* SPDX-License-Identifier: MIT */
/*
 * A machine that does as it is told, for tests.  algos/scripted moves its
 * clock and uses its stack; the environment chooses what is wrong with it
 * (README.md lists the variables).
 */
#ifndef FAKE_H
#define FAKE_H

#include <stddef.h>
#include <stdint.h>

/* Lets time pass: the work of an operation. */
void fake_clock_advance(uint64_t ticks);

/* As if the code measured had used that many bytes of stack. */
void fake_stack_use(size_t bytes);

/* Value of an environment variable, or "" where it is not set. */
const char *fake_setting(const char *name);

/*
 * Its number; `otherwise` where it is not set.  A value that is none ends the
 * process: a test must not run on with a setting that was mistyped.
 */
uint64_t fake_number(const char *name, uint64_t otherwise);

__attribute__((noreturn)) void fake_bad_setting(const char *name);

/* The clock's part of port_init: 0, or -1 for a counter that is absent. */
int fake_clock_init(void);

#endif
