#!/bin/sh
# SPDX-License-Identifier: MIT
# riscv_virt.sh BITS ELF [ARGUMENT...]: QEMU's virt with a hart of that width.
# shift=5: each instruction takes 2^5 ns of virtual time.
# QEMU_CPU: another hart than one with the scalar cryptography extensions.
bits=$1
shift
cpu=rv$bits,zbkb=true,zknd=true,zkne=true,zknh=true,zkr=true
exec sh "$(dirname "$0")/qemu.sh" "qemu-system-riscv$bits" -M virt \
    -cpu "${QEMU_CPU:-$cpu}" -bios none -icount shift=5,sleep=off -- "$@"
