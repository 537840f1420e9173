/* SPDX-License-Identifier: MIT */
/* What the MPS2 images share. */
#ifndef PORT_MPS2_H
#define PORT_MPS2_H

#define MPS2_CLOCK_HZ 25000000u

void mps2_timer_start(void);

#endif
