/* SPDX-License-Identifier: MIT */
#ifndef PORT_RISCV_VIRT_H
#define PORT_RISCV_VIRT_H

/* What the ports of this machine differ in: the hart's instruction set. */
extern const char riscv_virt_core[];

#endif
