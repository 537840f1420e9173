/* SPDX-License-Identifier: MIT */
/* Arguments, terminal and end of a POSIX process. */
#define _DEFAULT_SOURCE

#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "port.h"

int port_argv(int argc, char **argv, char ***out)
{
    *out = argv;
    return argc;
}

int port_terminal(int stream)
{
    struct winsize size;

    if (!isatty(stream))
        return 0;
    if (ioctl(stream, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return 80; /* a terminal that does not say */
    return size.ws_col;
}

void port_exit(int status)
{
    exit(status);
}
