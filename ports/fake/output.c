/* SPDX-License-Identifier: MIT */
/* Output that fails after a number of bytes, where a test asks for it. */
#include <errno.h>
#include <string.h>

#include "fake.h"
#include "port.h"
#include "posix.h"

/* "full" or "closed" is 0 bytes. */
static uint64_t limit(const char *name, const char *none)
{
    if (strcmp(fake_setting(name), none) == 0)
        return 0;
    return fake_number(name, UINT64_MAX);
}

long port_write(int stream, const void *data, size_t bytes)
{
    static uint64_t written;
    uint64_t most;

    if (stream == PORT_STDOUT) {
        most = limit("MCS_FAKE_PIPE", "closed");
        if (bytes > most - written) {
            posix_write_all(stream, data, (size_t)(most - written));
            written = most;
            return -1;
        }
        written += bytes;
    }
    return posix_write_all(stream, data, bytes);
}

long port_file_write(int handle, const void *data, size_t n, const char **why)
{
    static uint64_t written;
    uint64_t most = limit("MCS_FAKE_DISK", "full");

    if (n > most - written) {
        posix_write_all(handle, data, (size_t)(most - written));
        written = most;
        *why = strerror(ENOSPC);
        return -1;
    }
    written += n;
    if (posix_write_all(handle, data, n) >= 0)
        return (long)n;
    *why = strerror(errno);
    return -1;
}

int port_terminal(int stream)
{
    (void)stream;
    return (int)fake_number("MCS_FAKE_COLUMNS", 0);
}
