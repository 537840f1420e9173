/* SPDX-License-Identifier: MIT */
/*
 * Vector table of a Cortex-M with SysTick and fault handlers.  Peripherals'
 * interrupts are never enabled, so that the table ends with the core's.
 * picolibc.ld puts the section first and crt0's _start is the reset handler.
 */
#include "fault.h"
#include "systick.h"

typedef void vector(void);

extern uint8_t __stack[], __heap_start[];
vector _start;
void fault_entered(const uint32_t *sp) __attribute__((noreturn, used));

/*
 * Exceptions push r0-r3, r12, lr, pc, xpsr (DDI 0403, B1.5.6).  Where the
 * stack lies outside of RAM even that has failed, and must not be read.
 */
#define FRAME_BYTES 32u
#define FRAME_PC 6

void fault_entered(const uint32_t *sp)
{
    uintptr_t at = (uintptr_t)sp;
    int whole = at >= (uintptr_t)__heap_start &&
                at <= (uintptr_t)__stack - FRAME_BYTES && at % 4 == 0;

    fault_report(fault_cause(), whole ? sp[FRAME_PC] : 0, at);
}

/* The stack may be what has failed: the handler starts at its top again. */
__attribute__((naked)) static void fault(void)
{
    __asm__ volatile("mrs r0, msp\n\t"
                     "ldr r1, =__stack\n\t"
                     "mov sp, r1\n\t"
                     "bl fault_entered\n\t"
                     ".ltorg");
}

extern vector *const __interrupt_vector[16];

__attribute__((section(".data.init.enter"), used, aligned(128)))
vector *const __interrupt_vector[16] = {
    [0] = (vector *)__stack,
    [1] = _start,
    [2] = fault,  /* NMI: nothing raises it */
    [3] = fault,  /* HardFault */
    [4] = fault,  /* MemManage */
    [5] = fault,  /* BusFault */
    [6] = fault,  /* UsageFault */
    [11] = fault, /* SVCall */
    [12] = fault, /* DebugMonitor */
    [14] = fault, /* PendSV */
    [15] = systick_interrupt,
};
