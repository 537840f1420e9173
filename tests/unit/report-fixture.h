/* SPDX-License-Identifier: MIT */
/*
 * Records made by hand, for the reporters to print.
 */
#ifndef REPORT_FIXTURE_H
#define REPORT_FIXTURE_H

#include "record.h"

extern struct port_info fixture_port;
extern struct mcs_session fixture_session;

extern const struct mcs_provider fixture_bearssl, fixture_own;

/* bearssl's, but for fixture_null. */
extern const struct mcs_impl fixture_null, fixture_sha256, fixture_aes_ct,
    fixture_aes_big, fixture_rsa, fixture_ecdsa, fixture_x25519;

/* Port and session as they are at the start of each test. */
void fixture_reset(void);

/*
 * A row that took `nanoseconds`, with as many cycles as a tenth of that, and
 * 100 bytes of stack.
 */
struct mcs_record fixture_record(const struct mcs_impl *impl, enum mcs_op op,
                                 size_t payload_bytes, uint64_t nanoseconds);

/* The report of these records, until the next call. */
const char *fixture_report(const struct mcs_reporter *reporter,
                           const struct mcs_record *records, size_t count);

#endif
