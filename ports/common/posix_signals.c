/* SPDX-License-Identifier: MIT */
/*
 * Ctrl-C sets a flag, so that what has been measured is still reported; a
 * second one kills, for a library may be in an endless loop.
 */
#define _POSIX_C_SOURCE 200809L

#include <signal.h>

#include "port.h"
#include "posix.h"

static volatile sig_atomic_t interrupted;

static void on_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

void posix_signals_init(void)
{
    struct sigaction action = {0};

    sigemptyset(&action.sa_mask);
    action.sa_handler = on_interrupt;
    action.sa_flags = (int)SA_RESETHAND | SA_RESTART;
    sigaction(SIGINT, &action, NULL);

    /* A pipe whose reader has gone must be a write error with a message. */
    action.sa_handler = SIG_IGN;
    action.sa_flags = 0;
    sigaction(SIGPIPE, &action, NULL);
}

int port_interrupted(void)
{
    return interrupted;
}
