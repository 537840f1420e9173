/* SPDX-License-Identifier: MIT */
/* The machine that mcuspeed was built on: a process under Linux or POSIX. */
#define _GNU_SOURCE

#include <sys/utsname.h>
#include <time.h>

#include "host.h"
#include "port.h"
#include "posix.h"

#define ARENA_BYTES (16u * 1024 * 1024)

#ifdef CLOCK_MONOTONIC_RAW
#define SECOND_CLOCK CLOCK_MONOTONIC_RAW
#define SECOND_CLOCK_NAME "CLOCK_MONOTONIC_RAW"
#else
#define SECOND_CLOCK CLOCK_REALTIME
#define SECOND_CLOCK_NAME "CLOCK_REALTIME"
#endif

static uint8_t arena[ARENA_BYTES] __attribute__((aligned(4096)));

static char core_name[80];
static char board_name[80];

static struct port_info info = {
    .name = MCS_PORT_NAME,
    .board = board_name,
    .core = core_name,
    .clock = "as the operating system scales it",
    .wait_states = "",
    .caches = "on",
    .placement = "virtual memory",
    .time_note = "Time is CLOCK_MONOTONIC; other processes and interrupts "
                 "share the core.",
    .tick_hz = UINT64_C(1000000000),
    .cycle_unit = "",
    .clock2 = SECOND_CLOCK_NAME,
    .clock2_hz = UINT64_C(1000000000),
    .clock_tolerance_ppm = 5000, /* NTP slews by 500 ppm at most */
};

static uint64_t start, start2;

static uint64_t nanoseconds(clockid_t clock)
{
    struct timespec now;

    if (clock_gettime(clock, &now) != 0)
        return 0;
    return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

const struct port_info *port_info(void)
{
    return &info;
}

/* "Linux x86_64" into board_name. */
static void name_board(void)
{
    struct utsname name;

    if (uname(&name) < 0)
        return;
    host_append(board_name, sizeof board_name, name.sysname);
    host_append(board_name, sizeof board_name, " ");
    host_append(board_name, sizeof board_name, name.machine);
}

enum mcs_status port_init(void)
{
    posix_stack_init();
    posix_signals_init();
    posix_fault_init();
    name_board();
    host_name_core(core_name, sizeof core_name);
    start = nanoseconds(CLOCK_MONOTONIC);
    start2 = nanoseconds(SECOND_CLOCK);
    if (start == 0)
        return MCS_ABSENT;
    info.cycle_unit = host_cycles_init(&info.core_hz);
    return MCS_OK;
}

uint64_t port_ticks(void)
{
    return nanoseconds(CLOCK_MONOTONIC) - start;
}

uint64_t port_clock2(void)
{
    return nanoseconds(SECOND_CLOCK) - start2;
}

void port_arena(uint8_t **base, size_t *bytes)
{
    *base = arena;
    *bytes = sizeof arena;
}
