/* SPDX-License-Identifier: MIT */
#include "slot.h"
#include "statistics.h"

#include <string.h>

void mcs_slot_record(struct mcs_record *record, struct mcs_slot *slot,
                     const struct mcs_config *config,
                     const struct mcs_clock *clock)
{
    const struct mcs_alg *alg = slot->row.impl->alg;

    memset(record, 0, sizeof *record);
    record->provider = slot->row.provider;
    record->impl = slot->row.impl;
    record->op = slot->op;
    record->payload_bytes = slot->payload_bytes;
    record->aad_bytes =
        alg->kind == MCS_AEAD && slot->op != MCS_SETUP ? config->aad_bytes : 0;
    if (alg->kind == MCS_KDF)
        record->kdf_iterations = alg->vectors->iterations;
    record->varies = (uint8_t)mcs_slot_varies(slot);
    record->misalign_bytes = config->misalign_bytes;
    record->outcome = slot->outcome;
    record->message = slot->message;
    record->clock_doubtful = clock->doubtful;
    record->context_bytes = slot->row.impl->ctx_bytes;
    record->stack_bytes = MCS_UNKNOWN_BYTES;
    record->heap_bytes = MCS_UNKNOWN_BYTES;
    if (slot->count == 0)
        return;
    record->stack_bytes = slot->stack_bytes;
    if (!record->provider->own_heap)
        record->heap_bytes = slot->heap_bytes;
    record->samples = slot->count;
    record->iterations = slot->iterations;
    mcs_sort(slot->ticks, slot->count);
    record->outliers = mcs_outliers(slot->ticks, slot->count);
    mcs_estimate(&record->ticks, slot->ticks, slot->count, slot->iterations,
                 mcs_slot_estimator(slot, config), &clock->ticks);
    if (clock->info->cycle_unit[0] != '\0') {
        mcs_sort(slot->cycles, slot->count);
        mcs_estimate(&record->cycles, slot->cycles, slot->count,
                     slot->iterations, mcs_slot_estimator(slot, config),
                     &clock->cycles);
    }
}
