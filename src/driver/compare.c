/* SPDX-License-Identifier: MIT */
#include "compare.h"

static int were_asked_the_same(const struct mcs_slot *a,
                               const struct mcs_slot *b)
{
    return b->printed && b->outcome == MCS_ROW_OK &&
           a->row.impl->alg == b->row.impl->alg && a->op == b->op &&
           a->payload_bytes == b->payload_bytes;
}

/* Another that differs, where no majority has the slot's answer; or NULL. */
static const struct mcs_slot *opponent(const struct mcs_slot *slot,
                                       const struct mcs_slot *slots,
                                       unsigned count)
{
    const struct mcs_slot *other = NULL;
    unsigned i, asked = 0, agree = 0;

    for (i = 0; i < count; i++) {
        if (!were_asked_the_same(slot, &slots[i]))
            continue;
        asked++;
        if (slots[i].print == slot->print)
            agree++;
        else if (other == NULL)
            other = &slots[i];
    }
    return 2 * agree > asked ? NULL : other;
}

void mcs_compare(struct mcs_slot *slots, unsigned count)
{
    char name[48];
    unsigned i;

    /* All are judged before any fails, for one that failed has no vote. */
    for (i = 0; i < count; i++)
        if (slots[i].printed && slots[i].outcome == MCS_ROW_OK)
            slots[i].opponent = opponent(&slots[i], slots, count);
    for (i = 0; i < count; i++) {
        if (slots[i].opponent == NULL)
            continue;
        mcs_row_name(name, sizeof name, &slots[i].opponent->row);
        mcs_slot_fail(&slots[i], MCS_ROW_FAIL, "its answer differs from %s's",
                      name);
    }
}
