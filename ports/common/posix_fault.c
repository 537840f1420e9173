/* SPDX-License-Identifier: MIT */
/*
 * Faults of a library under POSIX.  The handler has a stack of its own, for
 * running out of stack is one of the faults.
 */
#define _XOPEN_SOURCE 700

#include <signal.h>

#include "port.h"
#include "posix.h"

static uint8_t fault_stack[64 * 1024];

static const struct {
    int number;
    const char *what;
} faults[] = {
    {SIGSEGV, "invalid memory access (SIGSEGV)"},
    {SIGBUS, "bad memory access (SIGBUS)"},
    {SIGILL, "illegal instruction (SIGILL)"},
    {SIGFPE, "arithmetic fault (SIGFPE)"},
};

/* The address is what POSIX gives: the data's, or for SIGILL and SIGFPE the
   instruction's. */
static void on_fault(int number, siginfo_t *info, void *context)
{
    const char *what = "fault";
    size_t i;

    (void)context;
    for (i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        if (faults[i].number == number)
            what = faults[i].what;
    }
    mcs_fault(what, (uintptr_t)info->si_addr);
}

void posix_fault_init(void)
{
    struct sigaction action = {0};
    stack_t stack = {.ss_sp = fault_stack, .ss_size = sizeof fault_stack};
    size_t i;

    sigaltstack(&stack, NULL);
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = on_fault;
    /* A fault within the handler kills. */
    action.sa_flags = (int)SA_RESETHAND | SA_SIGINFO | SA_ONSTACK;
    for (i = 0; i < sizeof faults / sizeof faults[0]; i++)
        sigaction(faults[i].number, &action, NULL);
}
