/* SPDX-License-Identifier: MIT */
#include "extra.h"
#include "compare.h"
#include "mac-name.h"
#include "nearest.h"
#include "report-parts.h"
#include "run-preset.h"
#include "tell.h"

const struct mcs_extra mcs_all_extra = {
    .nearest = mcs_nearest,
    .open_preset = mcs_open_preset,
    .each_preset_case = mcs_each_preset_case,
    .mac_name = mcs_mac_name,
    .put_key_label = mcs_put_key_label,
    .compare = mcs_compare,
    .agree = mcs_run_agree,
    .list = mcs_tell_list,
};
