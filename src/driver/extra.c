/* SPDX-License-Identifier: MIT */
#include "extra.h"
#include "nearest.h"
#include "run-preset.h"
#include "tell.h"

const struct mcs_extra mcs_all_extra = {
    .nearest = mcs_nearest,
    .open_preset = mcs_open_preset,
    .each_preset_case = mcs_each_preset_case,
    .agree = mcs_run_agree,
    .list = mcs_tell_list,
};
