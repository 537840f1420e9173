/* SPDX-License-Identifier: MIT */
/* Console and file output by POSIX. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <string.h>

#include "port.h"
#include "posix.h"

long port_write(int stream, const void *data, size_t bytes)
{
    /* PORT_STDOUT and PORT_STDERR have the numbers of the descriptors. */
    return posix_write_all(stream, data, bytes);
}

long port_file_write(int handle, const void *data, size_t n, const char **why)
{
    long done = posix_write_all(handle, data, n);

    if (done < 0)
        *why = strerror(errno);
    return done;
}
