/* SPDX-License-Identifier: MIT */
/* BBC micro:bit, version 1: nRF51822, a Cortex-M0 with 16 KiB of RAM. */
#include "clock2_32bit.h"
#include "cycles_ratio.h"
#include "port.h"
#include "systick.h"

#define CLOCK_HZ 16000000

/* `run` gives each instruction 2^6 ns of the emulator's time. */
#define INSTRUCTION_NS 64

/* TIMER0: nRF51 Series Reference Manual 3.0, 18.2. */
#define REGISTER(offset) (*(volatile uint32_t *)(0x40008000u + (offset)))
#define TASKS_START REGISTER(0x000)
#define TASKS_CLEAR REGISTER(0x00C)
#define TASKS_CAPTURE0 REGISTER(0x040)
#define MODE REGISTER(0x504)
#define BITMODE REGISTER(0x508)
#define PRESCALER REGISTER(0x510)
#define CC0 REGISTER(0x540)
#define BITMODE_32 3u

static const struct port_info info = {
    .name = MCS_PORT_NAME,
    .board = "BBC micro:bit (QEMU)",
    .core = "Cortex-M0",
    .clock = "virtual: 64 ns an instruction; timers 16 MHz",
    .wait_states = "none modelled",
    .caches = "none",
    .placement = "code in flash, data in RAM",
    .time_note = "emulated, not silicon's: any instruction takes 64 ns",
    .tick_hz = CLOCK_HZ,
    .core_hz = 1000000000 / INSTRUCTION_NS,
    .cycle_unit = "instructions",
    .clock2 = "nRF51 TIMER0",
    .clock2_hz = CLOCK_HZ,
    .clock_tolerance_ppm = 5000,
    .simulated = 1,
    .deterministic = 1,
};

/* A tick is 62.5 ns: 62.5 / 64 instructions. */
const struct cycles_ratio cycles_ratio = {.multiply = 125, .shift = 7};

const struct port_info *port_info(void)
{
    return &info;
}

uint32_t clock2_counter(void)
{
    TASKS_CAPTURE0 = 1;
    return CC0;
}

enum mcs_status port_init(void)
{
    MODE = 0; /* counts time and not events */
    BITMODE = BITMODE_32;
    PRESCALER = 0;
    TASKS_CLEAR = 1;
    TASKS_START = 1;
    clock2_start();
    return systick_start() == 0 ? MCS_OK : MCS_ABSENT;
}
