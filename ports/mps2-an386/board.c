/* SPDX-License-Identifier: MIT */
/* Cortex-M4 on Arm's MPS2 board with the image of application note 386. */
#include "cycles_ratio.h"
#include "mps2.h"
#include "port.h"
#include "systick.h"

/* `run` gives each instruction 2^5 ns of the emulator's time. */
#define INSTRUCTION_NS 32

static const struct port_info info = {
    .name = MCS_PORT_NAME,
    .board = "Arm MPS2 AN386 (QEMU)",
    .core = "Cortex-M4",
    .clock = "virtual; timers 25 MHz",
    .wait_states = "none modelled",
    .caches = "none modelled",
    .placement = "code in SSRAM1, data in SSRAM2 and 3",
    .time_note = "emulated, not silicon's: any instruction takes 32 ns",
    .tick_hz = MPS2_CLOCK_HZ,
    .core_hz = 1000000000 / INSTRUCTION_NS,
    .cycle_unit = "instructions",
    .clock2 = "CMSDK timer 0",
    .clock2_hz = MPS2_CLOCK_HZ,
    .clock_tolerance_ppm = 5000,
    .simulated = 1,
    .deterministic = 1,
};

/* A tick is 40 ns: 40 / 32 instructions. */
const struct cycles_ratio cycles_ratio = {.multiply = 5, .shift = 2};

const struct port_info *port_info(void)
{
    return &info;
}

enum mcs_status port_init(void)
{
    mps2_timer_start();
    return systick_start() == 0 ? MCS_OK : MCS_ABSENT;
}
