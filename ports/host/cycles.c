/* SPDX-License-Identifier: MIT */
/*
 * The best counter of work that this machine lets a process read: core cycles
 * by the kernel's performance events, else the processor's own counter of
 * reference cycles, else none.
 */
#define _POSIX_C_SOURCE 200809L

#include <time.h>

#include "counters.h"
#include "host.h"
#include "port.h"

static uint64_t (*counter)(void);
static uint64_t first;

static uint64_t monotonic_ns(void)
{
    struct timespec now = {0};

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

/*
 * The reference counter's rate, to the nearest MHz: it is measured over 10 ms,
 * which is good to about 20 ppm, and is told as the same number each time.
 */
static uint64_t reference_hz(void)
{
    uint64_t t0 = monotonic_ns(), c0 = host_reference_cycles(), t1, c1;

    do {
        t1 = monotonic_ns();
        c1 = host_reference_cycles();
    } while (t1 - t0 < UINT64_C(10000000));
    return ((c1 - c0) * 1000 + (t1 - t0) / 2) / (t1 - t0) * UINT64_C(1000000);
}

const char *host_cycles_init(uint64_t *core_hz)
{
    const char *unit = "";

    if (host_core_cycles_open() == 0) {
        counter = host_core_cycles;
        unit = "cycles";
    } else if (host_reference_cycles_there()) {
        counter = host_reference_cycles;
        unit = "reference-cycles";
        *core_hz = reference_hz();
    }
    if (counter != NULL)
        first = counter();
    return unit;
}

uint64_t port_cycles(void)
{
    return counter != NULL ? counter() - first : 0;
}
