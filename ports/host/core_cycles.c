/* SPDX-License-Identifier: MIT */
/*
 * Core cycles by Linux' perf_event_open(2).  User mode only: an interrupt's
 * cycles are not ours, and kernel.perf_event_paranoid is 2 on most systems.
 */
#define _GNU_SOURCE

#include "counters.h"

#ifdef __linux__

#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

static int event = -1;

uint64_t host_core_cycles(void)
{
    uint64_t value = 0;

    if (read(event, &value, sizeof value) != (ssize_t)sizeof value)
        return 0;
    return value;
}

int host_core_cycles_open(void)
{
    struct perf_event_attr attributes = {
        .type = PERF_TYPE_HARDWARE,
        .size = sizeof attributes,
        .config = PERF_COUNT_HW_CPU_CYCLES,
        .exclude_kernel = 1,
        .exclude_hv = 1,
        .pinned = 1, /* never to be shared by time with other events */
    };
    volatile unsigned i;
    uint64_t before;

    event = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1,
                         PERF_FLAG_FD_CLOEXEC);
    if (event < 0)
        return -1;
    /* In some virtual machines it opens, and never moves. */
    before = host_core_cycles();
    for (i = 0; i < 10000; i++)
        ;
    return host_core_cycles() > before ? 0 : -1;
}

#else

int host_core_cycles_open(void)
{
    return -1;
}

uint64_t host_core_cycles(void)
{
    return 0;
}

#endif
