/* SPDX-License-Identifier: MIT */
/* QEMU's generic RISC-V machine with a 64-bit hart. */
#include "riscv_virt.h"

const char riscv_virt_core[] = "rv64imac";
