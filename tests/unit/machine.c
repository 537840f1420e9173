/* SPDX-License-Identifier: MIT */
#include "machine.h"

#include <string.h>

struct machine machine;
uint8_t machine_memory[MACHINE_BYTES] __attribute__((aligned(16)));

void machine_reset(void)
{
    memset(&machine, 0, sizeof machine);
    machine.info.name = "machine";
    machine.info.tick_hz = 1000000;
    machine.info.cycle_unit = "cycles";
    machine.info.clock2 = "";
    machine.arena_bytes = MACHINE_BYTES;
    machine.ticks_each = 1;
}

const struct port_info *port_info(void)
{
    return &machine.info;
}

enum mcs_status port_init(void)
{
    return MCS_OK;
}

uint64_t port_ticks(void)
{
    machine.ticks += machine.ticks_each;
    if (machine.back_at != 0 && ++machine.readings == machine.back_at)
        return machine.ticks - 2 * machine.ticks_each;
    return machine.ticks;
}

uint64_t port_cycles(void)
{
    return machine.cycles;
}

uint64_t port_clock2(void)
{
    return machine.ticks * machine.clock2_per_mille / 1000;
}

void port_arena(uint8_t **base, size_t *bytes)
{
    *base = machine_memory;
    *bytes = machine.arena_bytes;
}

uint64_t port_time(void)
{
    return 0;
}

void port_quiet_begin(void)
{
    machine.quiet++;
    machine.batches++;
}

void port_quiet_end(void)
{
    machine.quiet--;
}

void port_stack_paint(const void *floor)
{
    (void)floor;
}

size_t port_stack_peak(void)
{
    return machine.stack_peak;
}

size_t port_stack_room(void)
{
    return 4096;
}
