/* SPDX-License-Identifier: MIT */
/* Numbers that a library wrote without their leading zeros. */
#include "mcs.h"

#include <string.h>

void mcs_pad_out(struct mcs_call *call, size_t bytes)
{
    size_t zeros;

    if (bytes >= call->out_bytes)
        return;
    zeros = call->out_bytes - bytes;
    memmove(call->out + zeros, call->out, bytes);
    memset(call->out, 0, zeros);
}
