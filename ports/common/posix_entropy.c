/* SPDX-License-Identifier: MIT */
/* Random bytes of the operating system. */
#define _DEFAULT_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/random.h>
#endif

#include "port.h"

#ifdef __linux__
static ssize_t draw(void *out, size_t bytes)
{
    return getrandom(out, bytes, 0);
}
#else
static ssize_t draw(void *out, size_t bytes)
{
    static int device = -1;

    if (device < 0)
        device = open("/dev/urandom", O_RDONLY);
    return read(device, out, bytes);
}
#endif

enum mcs_status port_entropy(void *out, size_t bytes)
{
    uint8_t *to = out;
    ssize_t n;

    while (bytes > 0) {
        n = draw(to, bytes);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return MCS_ABSENT;
        to += n;
        bytes -= (size_t)n;
    }
    return MCS_OK;
}
