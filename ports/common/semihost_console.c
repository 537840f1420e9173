/* SPDX-License-Identifier: MIT */
/*
 * Console by semihosting.  ":tt" opened for writing is the host's stdout and
 * for appending its stderr (Semihosting for AArch32 and AArch64, SYS_OPEN and
 * SH_EXT_STDOUT_STDERR).
 */
#include <semihost.h>

#include "fault.h"
#include "port.h"

static int handles[2] = {-1, -1};

long port_write(int stream, const void *data, size_t bytes)
{
    int *handle = &handles[stream == PORT_STDERR];

    if (*handle < 0)
        *handle = sys_semihost_open(":tt", stream == PORT_STDERR ? SH_OPEN_A
                                                                 : SH_OPEN_W);
    if (*handle < 0)
        return -1;
    /* The answer is how many bytes were not written. */
    return sys_semihost_write(*handle, data, bytes) == 0 ? (long)bytes : -1;
}

/* How wide the host's terminal is cannot be asked. */
int port_terminal(int stream)
{
    (void)stream;
    return 0;
}

/* The debug channel, which QEMU shows on stderr. */
void fault_say(const char *text)
{
    sys_semihost_write0(text);
}
