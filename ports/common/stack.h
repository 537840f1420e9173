/* SPDX-License-Identifier: MIT */
#ifndef PORT_STACK_H
#define PORT_STACK_H

#include <stdint.h>

/*
 * The lowest address that stack.c may paint when the stack pointer is `here`.
 */
uintptr_t stack_lowest(uintptr_t here);

#endif
