/* SPDX-License-Identifier: MIT */
/* Causes of a fault by CFSR and HFSR (DDI 0403, B3.2.15 and B3.2.16). */
#include <stddef.h>

#include "fault.h"

#define CFSR (*(volatile uint32_t *)0xE000ED28)

static const struct {
    uint32_t bits;
    const char *text;
} causes[] = {
    {UINT32_C(0x02000000), "division by zero"},
    {UINT32_C(0x01000000), "unaligned access"},
    {UINT32_C(0x00080000), "absent coprocessor or FPU"},
    {UINT32_C(0x00070000), "illegal instruction"},
    {UINT32_C(0x00003000), "stack outside of memory"},
    {UINT32_C(0x00000030), "stack in forbidden memory"},
    {UINT32_C(0x00000E00), "bus fault at a data address"},
    {UINT32_C(0x00000100), "bus fault at an instruction"},
    {UINT32_C(0x000000FF), "access to forbidden memory"},
};

const char *fault_cause(void)
{
    size_t i;

    for (i = 0; i < sizeof causes / sizeof causes[0]; i++) {
        if (CFSR & causes[i].bits)
            return causes[i].text;
    }
    return "hard fault";
}
