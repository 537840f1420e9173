/* SPDX-License-Identifier: MIT */
#include "extra.h"
#include "nearest.h"
#include "run-preset.h"

const struct mcs_extra mcs_all_extra = {.nearest = mcs_nearest,
                                        .open_preset = mcs_open_preset,
                                        .each_preset_case =
                                            mcs_each_preset_case};
