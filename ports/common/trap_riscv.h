/* SPDX-License-Identifier: MIT */
#ifndef PORT_TRAP_RISCV_H
#define PORT_TRAP_RISCV_H

/* Traps are to end in mcs_fault. */
void trap_init(void);

#endif
