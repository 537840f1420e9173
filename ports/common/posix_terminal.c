/* SPDX-License-Identifier: MIT */
/* Width of the terminal, for progress. */
#define _DEFAULT_SOURCE

#include <sys/ioctl.h>
#include <unistd.h>

#include "port.h"

int port_terminal(int stream)
{
    struct winsize size;

    if (!isatty(stream))
        return 0;
    if (ioctl(stream, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return 80; /* a terminal that does not say */
    return size.ws_col;
}
