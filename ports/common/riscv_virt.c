/* SPDX-License-Identifier: MIT */
/* QEMU's generic RISC-V machine, with a hart of either width. */
#include "mcycle.h"
#include "port.h"
#include "riscv_virt.h"
#include "trap_riscv.h"

/* `run` gives each instruction 2^5 ns of the emulator's time. */
#define INSTRUCTION_SHIFT 5

/* The timer of the core-local interruptor (CLINT) at 0x02000000. */
#define MTIME_HZ 10000000
#define MTIME_LOW (*(volatile uint32_t *)0x0200BFF8)
#define MTIME_HIGH (*(volatile uint32_t *)0x0200BFFC)

static const struct port_info info = {
    .name = MCS_PORT_NAME,
    .board = "RISC-V virt (QEMU)",
    .core = riscv_virt_core,
    .clock = "virtual: 32 ns an instruction; mtime 10 MHz",
    .wait_states = "none modelled",
    .caches = "none modelled",
    .placement = "code and data in RAM",
    .time_note = "emulated, not silicon's: any instruction takes 32 ns",
    .tick_hz = 1000000000, /* mcycle counts the emulator's nanoseconds */
    .core_hz = 1000000000 >> INSTRUCTION_SHIFT,
    .cycle_unit = "instructions",
    .clock2 = "mtime",
    .clock2_hz = MTIME_HZ,
    .clock_tolerance_ppm = 5000,
    .simulated = 1,
    .deterministic = 1,
};

static uint64_t start, start2;

static uint64_t mtime(void)
{
    uint32_t high, low;

    do {
        high = MTIME_HIGH;
        low = MTIME_LOW;
    } while (high != MTIME_HIGH);
    return (uint64_t)high << 32 | low;
}

const struct port_info *port_info(void)
{
    return &info;
}

enum mcs_status port_init(void)
{
    trap_init();
    start = mcycle();
    start2 = mtime();
    return mcycle() != start ? MCS_OK : MCS_ABSENT;
}

uint64_t port_ticks(void)
{
    return mcycle() - start;
}

uint64_t port_cycles(void)
{
    return port_ticks() >> INSTRUCTION_SHIFT;
}

uint64_t port_clock2(void)
{
    return mtime() - start2;
}
