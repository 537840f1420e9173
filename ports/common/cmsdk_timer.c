/* SPDX-License-Identifier: MIT */
/*
 * The second clock of the MPS2 images: timer 0 of Arm's Cortex-M System Design
 * Kit (DDI 0479, 4.2 "APB timer"), 32 bits, counting down at 25 MHz.
 */
#include "clock2_32bit.h"
#include "mps2.h"

#define REGISTER(offset) (*(volatile uint32_t *)(0x40000000u + (offset)))
#define CTRL REGISTER(0x0)
#define VALUE REGISTER(0x4)
#define RELOAD REGISTER(0x8)

void mps2_timer_start(void)
{
    CTRL = 0;
    RELOAD = UINT32_MAX;
    VALUE = UINT32_MAX;
    CTRL = 1;
    clock2_start();
}

uint32_t clock2_counter(void)
{
    return UINT32_MAX - VALUE;
}
