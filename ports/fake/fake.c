/* SPDX-License-Identifier: MIT */
/* The machine itself. */
#include "fake.h"
#include "port.h"
#include "posix.h"

#define ARENA_BYTES (1024u * 1024)

/* 2026-01-01 00:00:00 UTC */
#define TIME_OF_ALL_RUNS UINT64_C(1767225600)

static uint8_t arena[ARENA_BYTES] __attribute__((aligned(16)));

static struct port_info info = {
    .name = MCS_PORT_NAME,
    .board = "no board",
    .core = "no core",
    .clock = "scripted",
    .wait_states = "none",
    .caches = "none",
    .placement = "nowhere",
    .time_note = "Time is scripted, for tests.",
    .tick_hz = UINT64_C(1000000000),
    .cycle_unit = "instructions",
    .clock2 = "true time",
    .clock_tolerance_ppm = 5000,
    .simulated = 1,
    .deterministic = 1,
};

const struct port_info *port_info(void)
{
    return &info;
}

enum mcs_status port_init(void)
{
    posix_fault_init();
    info.tick_hz = fake_number("MCS_FAKE_HZ", info.tick_hz);
    info.core_hz = info.tick_hz / 2;
    info.clock2_hz = info.tick_hz;
    return fake_clock_init() == 0 ? MCS_OK : MCS_ABSENT;
}

void port_arena(uint8_t **base, size_t *bytes)
{
    *base = arena;
    *bytes = sizeof arena;
}

uint64_t port_time(void)
{
    return fake_number("MCS_FAKE_TIME", TIME_OF_ALL_RUNS);
}

/* Anything but random, so that a test can compare. */
enum mcs_status port_entropy(void *out, size_t bytes)
{
    static uint8_t next;
    uint8_t *to = out;

    while (bytes-- > 0)
        *to++ = next++;
    return MCS_OK;
}

int port_interrupted(void)
{
    static uint64_t polls;

    return ++polls > fake_number("MCS_FAKE_INTERRUPT", UINT64_MAX - 1);
}
