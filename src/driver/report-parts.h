/* SPDX-License-Identifier: MIT */
/*
 * What the reports for people have in common: how the figures came about, in
 * lines that start with '#'.
 */
#ifndef MCS_REPORT_PARTS_H
#define MCS_REPORT_PARTS_H

#include "record.h"

/* The run's environment; what is unknown is left out. */
void mcs_put_environment(struct mcs_out *out,
                         const struct mcs_session *session);

/* Version and flags of a provider, the first time it is asked for. */
void mcs_put_provider(struct mcs_out *out, const struct mcs_provider *provider);

/* "bearssl:aes_ct", or the provider alone where it has no variants. */
void mcs_put_implementation(struct mcs_out *out,
                            const struct mcs_record *record);

#endif
