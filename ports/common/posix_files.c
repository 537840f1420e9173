/* SPDX-License-Identifier: MIT */
/* Files by POSIX. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "port.h"
#include "posix.h"

long posix_write_all(int descriptor, const void *data, size_t bytes)
{
    const char *from = data;
    size_t left = bytes;
    ssize_t n;

    while (left > 0) {
        n = write(descriptor, from, left);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return -1;
        from += n;
        left -= (size_t)n;
    }
    return (long)bytes;
}

int port_open(const char *path, int for_writing, const char **why)
{
    int handle;

    do
        handle = for_writing ? open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666)
                             : open(path, O_RDONLY);
    while (handle < 0 && errno == EINTR);
    if (handle < 0)
        *why = strerror(errno);
    return handle;
}

long port_file_read(int handle, void *data, size_t n, const char **why)
{
    ssize_t got;

    do
        got = read(handle, data, n);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        *why = strerror(errno);
    return (long)got;
}

int port_close(int handle, const char **why)
{
    if (close(handle) == 0)
        return 0;
    *why = strerror(errno);
    return -1;
}
