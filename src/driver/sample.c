/* SPDX-License-Identifier: MIT */
#include "clock.h"
#include "port.h"

/*
 * The loop that is measured.  The operation is called through a pointer that
 * the compiler cannot see through, and each status is used, so that no call
 * can be hoisted or dropped.
 */
__attribute__((noinline)) static unsigned
batch(mcs_run *run, struct mcs_call *call, uint32_t n)
{
    unsigned statuses = 0;

    do
        statuses |= (unsigned)run(call);
    while (--n > 0);
    return statuses;
}

void mcs_sample(struct mcs_sample *sample, mcs_run *run, struct mcs_call *call,
                uint32_t n)
{
    uint64_t cycles, ticks, later;
    unsigned statuses;

    port_quiet_begin();
    cycles = port_cycles();
    ticks = port_ticks();
    statuses = batch(run, call, n);
    later = port_ticks();
    sample->cycles = port_cycles() - cycles;
    port_quiet_end();
    sample->backwards = later < ticks;
    sample->ticks = later - ticks;
    sample->status = MCS_OK;
    /* Several statuses may be mixed up in one: ask once more for a plain one.
     */
    if (statuses != 0)
        sample->status = run(call);
    if (statuses != 0 && sample->status == MCS_OK)
        sample->status = MCS_WRONG;
}
