/* SPDX-License-Identifier: MIT */
/* The RAM of a bare-metal target between static data and the stack. */
#ifndef PORT_RAM_H
#define PORT_RAM_H

#include <stddef.h>

/* Bytes that are still free; ram_take takes them from the bottom for good. */
size_t ram_free(void);
void *ram_base(void);
void ram_take(size_t bytes);

#endif
