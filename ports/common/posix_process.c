/* SPDX-License-Identifier: MIT */
/* Arguments and end of a POSIX process. */
#include <stdlib.h>

#include "port.h"

int port_argv(int argc, char **argv, char ***out)
{
    *out = argv;
    return argc;
}

void port_exit(int status)
{
    exit(status);
}
