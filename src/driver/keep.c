/* SPDX-License-Identifier: MIT */
/*
 * Which samples are kept.  Batches are short and a case may take long, so
 * there can be many more samples than there is room for.  Once the room is
 * full, each second sample by order of size is dropped, and from then on each
 * second new one: what is kept spans the whole time, and old and new count
 * alike.
 */
#include "slot.h"
#include "statistics.h"

/*
 * The least stays, for the minimum is asked for.  The greatest stays every
 * second time only: always kept it would come to weigh too much in the mean.
 */
static void halve(uint64_t *values, uint32_t count, uint32_t upper)
{
    uint32_t i;

    mcs_sort(values, count);
    for (i = 0; i < count / 2; i++)
        values[i] = values[2 * i + (i < count / 4 ? 0 : upper)];
}

void mcs_slot_keep(struct mcs_slot *slot, const struct mcs_sample *sample)
{
    uint32_t others = (UINT32_C(1) << slot->halvings) - 1;

    if ((slot->passed++ & others) != 0)
        return;
    if (slot->count == slot->capacity) {
        if (slot->capacity < 2 || slot->halvings == 31)
            return;
        halve(slot->ticks, slot->count, slot->halvings & 1);
        halve(slot->cycles, slot->count, slot->halvings & 1);
        slot->count /= 2;
        slot->halvings++;
    }
    slot->ticks[slot->count] = sample->ticks;
    slot->cycles[slot->count++] = sample->cycles;
}
