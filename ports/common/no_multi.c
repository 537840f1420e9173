/* SPDX-License-Identifier: MIT */
/* For machines that run one program, once. */
#include "port.h"

int port_multiply(unsigned processes, const char **why)
{
    (void)processes;
    *why = "this machine runs one program";
    return -1;
}

int port_combine(struct mcs_record *record)
{
    (void)record;
    return 0;
}
