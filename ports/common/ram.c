/* SPDX-License-Identifier: MIT */
/*
 * The arena of a bare-metal target: all RAM from the end of static data to the
 * stack's reserve, as picolibc's linker script has it.
 */
#include "port.h"
#include "ram.h"
#include "stack.h"

extern uint8_t __heap_start[], __heap_end[];

#define ALIGNMENT ((uintptr_t)16)

/*
 * Painting more takes time and tells no more: libraries of this kind use some
 * tens of kilobytes at most.
 */
#define PAINTED_BYTES (256u * 1024)

static size_t taken;

void *ram_base(void)
{
    uintptr_t base = (uintptr_t)__heap_start + taken;

    return (void *)((base + ALIGNMENT - 1) & ~(ALIGNMENT - 1));
}

size_t ram_free(void)
{
    return (size_t)((uintptr_t)__heap_end - (uintptr_t)ram_base());
}

void ram_take(size_t bytes)
{
    taken = (uintptr_t)ram_base() + bytes - (uintptr_t)__heap_start;
}

void port_arena(uint8_t **base, size_t *bytes)
{
    *base = ram_base();
    *bytes = ram_free() & ~(size_t)(ALIGNMENT - 1);
}

uintptr_t stack_lowest(uintptr_t here)
{
    uintptr_t low = (uintptr_t)ram_base();

    return here - low > PAINTED_BYTES ? here - PAINTED_BYTES : low;
}

/*
 * The C library's heap would lie in the arena.  Its malloc gets nothing, so
 * that code which calls it fails and does not overwrite what is measured.
 */
void *sbrk(ptrdiff_t increment);

void *sbrk(ptrdiff_t increment)
{
    (void)increment;
    return (void *)-1;
}
