/* SPDX-License-Identifier: MIT */
#ifndef MCS_COMPARE_H
#define MCS_COMPARE_H

#include "slot.h"

/*
 * Compares the answers of those of the slots that were asked the same: a slot
 * fails whose answer is not that of more than half of them.  Of two that
 * differ one is wrong, and nobody can tell which: both fail.
 */
void mcs_compare(struct mcs_slot *slots, unsigned count);

#endif
