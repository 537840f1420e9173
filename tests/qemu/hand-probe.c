/* SPDX-License-Identifier: MIT */
/*
 * What port_probe says of instructions, and that it leaves things as they were.
 * The argument, if any, is a fault to end in: its status is 3 then.
 */
#include <stdint.h>
#include <string.h>

#include "port.h"

/* The manual of QEMU's virt has nothing here. */
#define NOWHERE 0x08000000

static void legal(void)
{
    __asm__ volatile("nop");
}

static void illegal(void)
{
    __asm__ volatile("unimp");
}

static void load(void)
{
    (void)*(volatile uint32_t *)NOWHERE;
}

static void say(const char *text)
{
    port_write(PORT_STDOUT, text, strlen(text));
}

void mcs_fault(const char *what, uintptr_t where)
{
    (void)where;
    say(what);
    say("\n");
    port_exit(3);
}

int main(int argc, char **argv)
{
    char **words;
    int count;

    if (port_init() != MCS_OK)
        return 1;
    count = port_argv(argc, argv, &words);
    say(port_probe(legal) ? "illegal\n" : "legal\n");
    say(port_probe(illegal) ? "illegal\n" : "legal\n");
    say(port_probe(legal) ? "illegal\n" : "legal\n");
    if (count > 1 && strcmp(words[1], "illegal") == 0)
        illegal();
    if (count > 1 && strcmp(words[1], "load") == 0)
        port_probe(load);
    port_exit(0);
}
