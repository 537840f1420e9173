/* SPDX-License-Identifier: MIT */
/* The end of a bare-metal target's fault. */
#include "fault.h"
#include "port.h"

extern uint8_t __heap_start[];

static const char overrun[] =
    "mcuspeed: the stack has run over the static data\n";

void fault_report(const char *what, uintptr_t pc, uintptr_t sp)
{
    static uint8_t entered;

    if (sp >= (uintptr_t)__heap_start && !entered) {
        entered = 1;
        mcs_fault(what, pc);
    }
    fault_say(overrun);
    port_exit(1);
}
