/* SPDX-License-Identifier: MIT */
/*
 * Traps of a RISC-V hart in machine mode.  No interrupt is ever enabled.
 * The RISC-V Instruction Set Manual, Volume II, 3.1.7 (mtvec) and 3.1.15
 * (mcause, table 3.6).
 */
#include <stddef.h>

#include "fault.h"
#include "trap_riscv.h"

void trap_entered(uintptr_t cause, uintptr_t pc, uintptr_t sp)
    __attribute__((noreturn, used));

static const char *const causes[] = {
    "misaligned instruction", "fault at an instruction",
    "illegal instruction",    "breakpoint",
    "misaligned load",        "fault at a load",
    "misaligned store",       "fault at a store",
};

static const char *name_of(uintptr_t cause)
{
    return cause < sizeof causes / sizeof causes[0] ? causes[cause] : "trap";
}

void trap_entered(uintptr_t cause, uintptr_t pc, uintptr_t sp)
{
    fault_report(name_of(cause), pc, sp);
}

/* The stack may be what has failed: the handler starts at its top again. */
__attribute__((naked, aligned(4))) static void trap(void)
{
    __asm__ volatile("csrr a0, mcause\n\t"
                     "csrr a1, mepc\n\t"
                     "mv a2, sp\n\t"
                     "la sp, __stack\n\t"
                     "call trap_entered");
}

void trap_init(void)
{
    __asm__ volatile("csrw mtvec, %0" : : "r"(trap) : "memory");
}
