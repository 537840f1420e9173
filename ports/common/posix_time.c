/* SPDX-License-Identifier: MIT */
/* The calendar by POSIX. */
#include <time.h>

#include "port.h"

uint64_t port_time(void)
{
    time_t now = time(NULL);

    return now > 0 ? (uint64_t)now : 0;
}
