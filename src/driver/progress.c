/* SPDX-License-Identifier: MIT */
/* How far the run is, on stderr: a bar on a terminal, else a line at times. */
#include "complain.h"
#include "port.h"
#include "run.h"
#include "slot.h"

#define BAR 20u
#define LINE_SECONDS 10u /* between lines where there is no terminal */

static uint64_t last_told;
static uint8_t shown;

/* Seconds left by the pace so far; 0 where that is not known. */
static uint32_t seconds_left(const struct mcs_run_state *run, uint64_t now)
{
    if (run->done == 0 || now <= run->started)
        return 0;
    return (uint32_t)mcs_muldiv(now - run->started, run->cases - run->done,
                                run->done);
}

static void put_left(struct mcs_out *out, uint32_t left)
{
    if (left != 0)
        mcs_print(out, ", %u:%02u left", (unsigned)left / 60,
                  (unsigned)left % 60);
}

static void put_bar(struct mcs_out *out, const struct mcs_run_state *run)
{
    unsigned bars = run->cases != 0 ? run->done * BAR / run->cases : 0;
    unsigned i;

    mcs_put(out, "\r[");
    for (i = 0; i < BAR; i++)
        mcs_put(out, i < bars ? "=" : " ");
    mcs_put(out, "] ");
}

void mcs_progress(void)
{
    const struct mcs_run_state *run = mcs_run_now;
    const struct mcs_slot *slot = mcs_slot_now;
    struct mcs_out out;
    uint64_t now, last;
    char name[MCS_SLOT_NAME_BYTES];
    int terminal;

    if (run == NULL || run->config.quiet || slot == NULL)
        return;
    now = port_time();
    terminal = port_terminal(PORT_STDERR) > 0;
    last = last_told != 0 ? last_told : run->started;
    if (!terminal && now < last + LINE_SECONDS)
        return;
    last_told = now;
    shown = (uint8_t)terminal;
    mcs_out_stream(&out, PORT_STDERR);
    if (terminal)
        put_bar(&out, run);
    mcs_slot_name(name, sizeof name, slot);
    mcs_print(&out, "%u of %u cases, at %s", run->done, run->cases, name);
    put_left(&out, seconds_left(run, now));
    mcs_put(&out, terminal ? "\033[K" : "\n");
    mcs_out_flush(&out);
}

void mcs_progress_clear(void)
{
    struct mcs_out out;

    if (!shown)
        return;
    mcs_out_stream(&out, PORT_STDERR);
    mcs_put(&out, "\r\033[K");
    mcs_out_flush(&out);
    shown = 0;
}
