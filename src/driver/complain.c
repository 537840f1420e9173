/* SPDX-License-Identifier: MIT */
#include "complain.h"
#include "out.h"
#include "port.h"

void mcs_complain(const char *format, ...)
{
    struct mcs_out out;
    va_list list;

    mcs_out_stream(&out, PORT_STDERR);
    mcs_put(&out, "mcuspeed: ");
    va_start(list, format);
    mcs_vprint(&out, format, list);
    va_end(list);
    mcs_put(&out, "\n");
    mcs_out_flush(&out);
}
