/* SPDX-License-Identifier: MIT */
/*
 * Cycles made of ticks.  With the multipliers of the ports (125 at most) and
 * 25 MHz the product overflows after 187 years.
 */
#include "cycles_ratio.h"
#include "port.h"

uint64_t port_cycles(void)
{
    return port_ticks() * cycles_ratio.multiply >> cycles_ratio.shift;
}
