/* SPDX-License-Identifier: MIT */
/*
 * For machines without a source of random bytes.  picolibc's getentropy is
 * none: under semihosting it repeats the time of day.
 */
#include "port.h"

enum mcs_status port_entropy(void *out, size_t bytes)
{
    (void)out;
    (void)bytes;
    return MCS_ABSENT;
}
