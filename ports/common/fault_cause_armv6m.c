/* SPDX-License-Identifier: MIT */
/* Armv6-M has the one fault, and no register that tells its cause. */
#include "fault.h"

const char *fault_cause(void)
{
    return "hard fault";
}
