/* SPDX-License-Identifier: MIT */
/*
 * What an image with nothing but algos/null has no use for, and does without:
 * reached by pointers, of which configure sets all or none.
 */
#ifndef MCS_EXTRA_H
#define MCS_EXTRA_H

#include "run.h"
#include "slot.h"

struct mcs_extra {
    /* As mcs_nearest. */
    const char *(*nearest)(const char *word, int providers);
    /*
     * Finds and reads through the config's preset: 0, or -1 once it has said
     * what is wrong.  Memory is the arena's.
     */
    int (*open_preset)(struct mcs_config *config, struct mcs_arena *arena);
    /* Visits the preset's cases, as mcs_run_measure does its own. */
    int (*each_preset_case)(struct mcs_run_state *run,
                            const struct mcs_visitor *visitor);
    /* As mcs_mac_name. */
    const char *(*mac_name)(struct mcs_arena *arena, const char *prefix,
                            const char *argument);
    /* As mcs_put_key_label. */
    void (*put_key_label)(struct mcs_out *out, const struct mcs_alg *alg);
    void (*compare)(struct mcs_slot *slots, unsigned count); /* mcs_compare */
    int (*agree)(struct mcs_run_state *run); /* the exit status */
    int (*list)(struct mcs_run_state *run);
};

extern const struct mcs_extra mcs_all_extra;

/* &mcs_all_extra or NULL; made by configure. */
extern const struct mcs_extra *const mcs_extra;

#endif
