/* SPDX-License-Identifier: MIT */
/*
 * A bare-metal program as one would write it by hand to time BearSSL's SHA-256,
 * with nothing of the driver but the port's counter: what mcuspeed says must
 * agree with it.  It prints thousandths of an instruction per operation.
 */
#include <bearssl.h>
#include <stdio.h>

#include "port.h"

#define BYTES 1024
#define TIMES 200u

static unsigned char message[BYTES], digest[32];

static uint64_t batch(unsigned times)
{
    br_sha256_context context;
    uint64_t from = port_cycles();

    while (times-- > 0) {
        br_sha256_init(&context);
        br_sha256_update(&context, message, sizeof message);
        br_sha256_out(&context, digest);
    }
    return port_cycles() - from;
}

/* The fault handler that a port wants; there is nothing to tell. */
void mcs_fault(const char *what, uintptr_t where)
{
    (void)what;
    (void)where;
    port_exit(1);
}

int main(void)
{
    uint64_t one, all;
    char line[32];
    int length;

    if (port_init() != MCS_OK)
        return 1;
    batch(1);
    one = batch(1);
    all = batch(TIMES + 1);
    length = snprintf(line, sizeof line, "%lu\n",
                      (unsigned long)((all - one) * 1000 / TIMES));
    port_write(PORT_STDOUT, line, (size_t)length);
    port_exit(0);
}
