/* SPDX-License-Identifier: MIT */
/*
 * A clock that moves only when it is read or advanced, so that each run gives
 * the same figures; and the ways in which a port may have got it wrong.
 */
#include <string.h>

#include "fake.h"
#include "port.h"

/* What a reading costs. */
#define READ_TICKS 7

enum clock_fault {
    NORMAL,
    STOPPED, /* the counter is not clocked */
    WRAP24,  /* not extended beyond its 24 bits */
    FAST20,  /* 20 % faster than it claims */
    SLOW20,
    ABSENT
};

static const char *const names[] = {"normal", "stopped", "wrap24",
                                    "fast20", "slow20",  "absent"};

static enum clock_fault fault;
static uint64_t now; /* true time */
static uint64_t jitter;

int fake_clock_init(void)
{
    const char *name = fake_setting("MCS_FAKE_CLOCK");
    size_t i;

    now = 0;
    jitter = fake_number("MCS_FAKE_JITTER", 0);
    fault = NORMAL;
    for (i = 0; name[0] != '\0' && strcmp(names[i], name) != 0;) {
        if (++i == sizeof names / sizeof names[0])
            fake_bad_setting("MCS_FAKE_CLOCK");
    }
    fault = (enum clock_fault)i;
    return fault == ABSENT ? -1 : 0;
}

/* Up to `jitter` ticks, the same in every run (Knuth, TAOCP 2, 3.3.4). */
static uint64_t disturbance(void)
{
    static uint64_t state = 1;

    state = state * UINT64_C(6364136223846793005) + 1;
    return jitter != 0 ? (state >> 33) % (jitter + 1) : 0;
}

void fake_clock_advance(uint64_t ticks)
{
    now += ticks + disturbance();
}

uint64_t port_ticks(void)
{
    now += READ_TICKS;
    switch (fault) {
    case STOPPED:
        return 0;
    case WRAP24:
        return now & 0xFFFFFF;
    case FAST20:
        return now + now / 5;
    case SLOW20:
        return now - now / 5;
    default:
        return now;
    }
}

/* An instruction takes two ticks. */
uint64_t port_cycles(void)
{
    now += READ_TICKS;
    return now / 2;
}

uint64_t port_clock2(void)
{
    now += READ_TICKS;
    return now;
}
