/* SPDX-License-Identifier: MIT */
#include "build.h"
#include "complain.h"
#include "date.h"
#include "extra.h"
#include "options.h"
#include "run.h"
#include "select.h"
#include "slot.h"

#include <string.h>

static struct mcs_run_state run;

/* The arguments as one line, in the arena. */
static const char *command_line(int argc, char **argv)
{
    size_t bytes = 1;
    char *text;
    size_t used = 0;
    int i;

    for (i = 1; i < argc; i++)
        bytes += strlen(argv[i]) + 1;
    text = mcs_arena_take(&run.arena, bytes);
    if (text == NULL)
        return "";
    for (i = 1; i < argc; i++) {
        mcs_string(text + used, bytes - used, i > 1 ? " %s" : "%s", argv[i]);
        used += strlen(text + used);
    }
    return text;
}

/* Several rows or operations of one algorithm need names of their own. */
static void note_several(struct mcs_session *session)
{
    struct mcs_row last = {NULL, NULL};
    struct mcs_walk walk;
    int op, ops;

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk)) {
        if (!mcs_selects_row(&run.config, &walk.row))
            continue;
        if (last.provider != NULL)
            session->several |=
                walk.row.provider != last.provider ||
                (walk.row.impl->alg == last.impl->alg &&
                 strcmp(walk.row.impl->variant, last.impl->variant) != 0);
        last = walk.row;
        ops = 0;
        for (op = 0; op < MCS_OP_COUNT; op++)
            ops += mcs_selects(&run.config, &walk.row, (enum mcs_op)op);
        session->several_ops |= ops > 1;
    }
}

static void describe_build(struct mcs_session *session)
{
    session->port = port_info();
    session->version = MCS_VERSION;
    session->compiler = MCS_COMPILER;
    session->flags = MCS_FLAGS;
}

static void describe(struct mcs_session *session, const char *date)
{
    session->date = date;
    session->estimator = mcs_estimator_names[run.config.estimator];
    session->overhead = session->port->cycle_unit[0] != '\0' ? run.clock.cycles
                                                             : run.clock.ticks;
    session->clock_error_ppm = run.clock.error_ppm;
    session->payloads = run.config.payloads;
    session->payload_count = run.config.payload_count;
    session->processes = run.config.processes;
    session->binary_units = run.config.binary_units;
    session->quiet = run.config.quiet;
    note_several(session);
}

static int measure(void)
{
    static char date[MCS_DATE_BYTES];
    uint64_t now = port_time();

    if (mcs_clock_audit(&run.clock) != 0)
        return MCS_EXIT_FAILED;
    if (now != 0)
        mcs_date_text(date, sizeof date, now);
    describe(&run.session, date);
    return mcs_run_measure(&run);
}

/* Whether what extra.h tells is there; says so where it is not. */
static int has_extra(void)
{
    if (mcs_extra == NULL)
        mcs_complain("nothing is built in but null");
    return mcs_extra != NULL;
}

static int do_task(void)
{
    switch (run.config.task) {
    case MCS_HELP:
        mcs_tell_help(&run.out);
        return MCS_EXIT_OK;
    case MCS_VERSION_TASK:
        mcs_tell_version(&run);
        return MCS_EXIT_OK;
    case MCS_LIST:
    case MCS_AGREEMENT:
        if (!has_extra())
            return MCS_EXIT_FAILED;
        return run.config.task == MCS_LIST ? mcs_extra->list(&run)
                                           : mcs_extra->agree(&run);
    case MCS_CHECK:
        return mcs_run_check(&run);
    default:
        return measure();
    }
}

/* -multi: the copies have no output of their own. */
static void multiply(void)
{
    const char *why = "";
    int process = 0;

    if (run.config.processes > 1)
        process = port_multiply(run.config.processes, &why);
    if (process < 0) {
        mcs_complain("-multi: %s: measures with one", why);
        run.config.processes = 1;
    } else if (process > 0) {
        run.config.output = NULL;
    }
}

static int program(int argc, char **argv)
{
    const char *command;
    int status;

    argc = port_argv(argc, argv, &argv);
    mcs_arena_open(&run.arena, 0);
    command = command_line(argc, argv);
    if (mcs_expand_arguments(&run.arena, &argc, &argv) != 0 ||
        mcs_options(&run.config, &run.arena, argc, argv) != 0)
        return MCS_EXIT_USAGE;
    if (run.config.task != MCS_HELP && run.config.task != MCS_VERSION_TASK &&
        mcs_select_check(&run.config) != 0)
        return MCS_EXIT_USAGE;
    if (run.config.preset != NULL &&
        (!has_extra() || mcs_extra->open_preset(&run.config, &run.arena) != 0))
        return MCS_EXIT_USAGE;
    if (run.config.memory_bytes != 0 &&
        run.config.memory_bytes < run.arena.bytes)
        run.arena.bytes = run.config.memory_bytes & ~(size_t)15;
    if (run.arena.bytes < run.arena.used) /* the command line's words */
        run.arena.bytes = run.arena.used;
    multiply();
    describe_build(&run.session);
    run.session.command = command;
    mcs_out_stream(&run.out, PORT_STDOUT);
    if (run.config.output != NULL &&
        mcs_out_open(&run.out, run.config.output) != 0) {
        mcs_complain("cannot write %s: %s", run.config.output, run.out.why);
        return MCS_EXIT_FAILED;
    }
    status = do_task();
    if (mcs_out_close(&run.out) != 0 && status == MCS_EXIT_OK) {
        mcs_complain("cannot write %s: %s", "the results", run.out.why);
        status = MCS_EXIT_FAILED;
    }
    return status;
}

void mcs_fault(const char *what, uintptr_t where)
{
    const struct mcs_slot *slot = mcs_slot_now;
    char name[MCS_SLOT_NAME_BYTES];

    mcs_out_flush(&run.out);
    if (slot == NULL) {
        mcs_complain("%s at 0x%lx", what, (unsigned long)where);
    } else {
        mcs_slot_name(name, sizeof name, slot);
        mcs_complain("%s at 0x%lx in %s, %zu bytes", what, (unsigned long)where,
                     name, slot->payload_bytes);
    }
    port_exit(MCS_EXIT_FAILED);
}

int main(int argc, char **argv)
{
    if (port_init() != MCS_OK) {
        mcs_complain("the counter of port %s %s", port_info()->name,
                     "is not there");
        port_exit(MCS_EXIT_FAILED);
    }
    port_exit(program(argc, argv));
}
