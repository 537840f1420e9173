/* SPDX-License-Identifier: MIT */
/* -preset: its cases in their order; see preset.h for the text. */
#ifndef MCS_RUN_PRESET_H
#define MCS_RUN_PRESET_H

#include "preset.h"
#include "run.h"

/* The members of struct mcs_extra. */
int mcs_open_preset(struct mcs_config *config, struct mcs_arena *arena);
int mcs_each_preset_case(struct mcs_run_state *run,
                         const struct mcs_visitor *visitor);

/*
 * -format table with a preset lays figures out as the preset's table does: a
 * line for each label and provider.  To be told what comes: a title or columns,
 * the row or case whose records come next, and that a row's are all there.
 */
extern const struct mcs_reporter mcs_report_preset;
int mcs_preset_report_open(const struct mcs_config *config,
                           struct mcs_arena *arena);
void mcs_preset_report_line(struct mcs_out *out,
                            const struct mcs_preset_line *line);
void mcs_preset_report_end(struct mcs_out *out,
                           const struct mcs_session *session);

#endif
