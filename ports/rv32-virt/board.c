/* SPDX-License-Identifier: MIT */
/* QEMU's generic RISC-V machine with a 32-bit hart. */
#include "riscv_virt.h"

const char riscv_virt_core[] = "rv32imac";
