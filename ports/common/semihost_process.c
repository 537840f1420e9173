/* SPDX-License-Identifier: MIT */
/* End and calendar by semihosting. */
#include <semihost.h>
#include <stdlib.h>
#include <unistd.h>

#include "port.h"

void port_exit(int status)
{
    sys_semihost_exit_extended((uintptr_t)status);
}

uint64_t port_time(void)
{
    return sys_semihost_time();
}

/* What picolibc calls when main returns, and from abort. */
void exit(int status)
{
    port_exit(status);
}

void _exit(int status)
{
    port_exit(status);
}
