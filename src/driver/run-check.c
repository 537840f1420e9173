/* SPDX-License-Identifier: MIT */
/* -check: a line of TAP for each provider, algorithm, variant and operation. */
#include "complain.h"
#include "order.h"
#include "port.h"
#include "run.h"
#include "select.h"
#include "slot.h"

#include <string.h>

struct tap {
    struct mcs_run_state *run;
    unsigned number, failed, skipped;
};

static void line(struct tap *tap, const struct mcs_slot *slot,
                 const struct mcs_verdict *verdict)
{
    struct mcs_out *out = &tap->run->out;
    char name[MCS_SLOT_NAME_BYTES];
    int skip =
        verdict->status == MCS_ABSENT || verdict->status == MCS_NO_MEMORY;
    int ok = verdict->status == MCS_OK || skip;

    mcs_slot_name(name, sizeof name, slot);
    tap->failed += !ok;
    tap->skipped += (unsigned)skip;
    mcs_print(out, "%s %u - %s", ok ? "ok" : "not ok", ++tap->number, name);
    if (skip)
        mcs_print(out, " # SKIP %s",
                  verdict->message[0] ? verdict->message : "not present");
    else if (ok)
        mcs_print(out, " (%u known answers)", verdict->answers);
    mcs_put(out, "\n");
    if (!ok)
        mcs_print(out, "# %s\n", verdict->message);
}

static int check_case(void *with, const struct mcs_row *row, enum mcs_op op,
                      size_t payload_bytes)
{
    struct tap *tap = with;
    struct mcs_verdict verdict;
    struct mcs_slot slot;

    memset(&slot, 0, sizeof slot);
    slot.row = *row;
    slot.op = op;
    (void)payload_bytes;
    mcs_slot_now = &slot;
    mcs_check_row(&verdict, &tap->run->arena, row, op);
    mcs_slot_now = NULL;
    line(tap, &slot, &verdict);
    return mcs_out_flush(&tap->run->out) != 0 || port_interrupted();
}

int mcs_run_check(struct mcs_run_state *run)
{
    const struct mcs_alg *alg = NULL;
    struct tap tap = {run, 0, 0, 0};
    int stop = 0;

    run->config.payload_count = 1; /* answers bring their own sizes */
    mcs_start_providers();
    mcs_put(&run->out, "TAP version 13\n");
    while (!stop && (alg = mcs_next_algorithm(&run->config, alg)) != NULL)
        stop = mcs_each_case(&run->config, alg, check_case, &tap);
    if (!stop)
        mcs_print(&run->out, "1..%u\n", tap.number);
    mcs_print(&run->out, "# %u passed, %u failed, %u skipped\n",
              tap.number - tap.failed - tap.skipped, tap.failed, tap.skipped);
    if (mcs_out_flush(&run->out) != 0) {
        mcs_complain("cannot write %s: %s", "the results", run->out.why);
        return MCS_EXIT_FAILED;
    }
    if (port_interrupted())
        return MCS_EXIT_INTERRUPTED;
    return tap.failed != 0 ? MCS_EXIT_FAILED : MCS_EXIT_OK;
}
