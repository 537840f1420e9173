#!/bin/sh
# SPDX-License-Identifier: MIT
# riscv_virt.sh BITS ELF [ARGUMENT...]: QEMU's virt with a hart of that width.
# shift=5: each instruction takes 2^5 ns of virtual time.
bits=$1
shift
exec sh "$(dirname "$0")/qemu.sh" "qemu-system-riscv$bits" \
    -M virt -bios none -icount shift=5,sleep=off -- "$@"
