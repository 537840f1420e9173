/* SPDX-License-Identifier: MIT */
#ifndef PORT_CYCLES_RATIO_H
#define PORT_CYCLES_RATIO_H

#include <stdint.h>

/*
 * cycles = ticks * multiply / 2^shift, for a port whose ticks and cycles have
 * a fixed ratio.  The port defines it.  A power of two, as a division's cost
 * would depend on the value, and show up in what is measured.
 */
struct cycles_ratio {
    uint32_t multiply;
    uint8_t shift;
};

extern const struct cycles_ratio cycles_ratio;

#endif
