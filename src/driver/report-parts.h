/* SPDX-License-Identifier: MIT */
/*
 * What reports have in common: the lines that tell how the figures came about,
 * and the figures that openssl puts side by side.
 */
#ifndef MCS_REPORT_PARTS_H
#define MCS_REPORT_PARTS_H

#include "record.h"

/* The fields that are the same for the whole build; not what is unknown. */
void mcs_put_build(struct mcs_out *out, const struct mcs_session *session);

/* The fields that are the same for the whole run; not what is unknown. */
void mcs_put_environment(struct mcs_out *out,
                         const struct mcs_session *session);

/* Version and flags of a provider, the first time it is asked for. */
void mcs_put_provider(struct mcs_out *out, const struct mcs_provider *provider);

/* What stands in the place of a figure. */
const char *mcs_outcome_text(const struct mcs_record *record);

/* "bearssl:aes_ct", or the provider alone where it has no variants. */
void mcs_put_implementation(struct mcs_out *out,
                            const struct mcs_provider *provider,
                            const struct mcs_impl *impl);

/* Ends a row with the marks of one whose figures are not those of silicon. */
void mcs_put_marks(struct mcs_out *out, const struct mcs_session *session,
                   int clock_doubtful);

/* For a reporter with nothing to say at its begin or end. */
void mcs_put_nothing(struct mcs_out *out, const struct mcs_session *session);

/*
 * Puts one space and tells the width that is left up to the column: a figure
 * too wide for its cell pushes the next ones only until one has room to spare.
 */
unsigned mcs_room(struct mcs_out *out, size_t column);

/* "rsa 2048 bits" and " 256 bits ecdsa (nistp256)", as openssl names keys. */
void mcs_put_key_label(struct mcs_out *out, const struct mcs_alg *alg);

/*
 * openssl's layouts have one column for each payload of the run: the column
 * of this one, not before `from`; `from` where the run does not list it.
 */
size_t mcs_payload_column(const struct mcs_session *session,
                          size_t payload_bytes, size_t from);

/* Prints sign and verify of one implementation; NULL for one not measured. */
typedef void mcs_put_pair(struct mcs_out *out,
                          const struct mcs_session *session,
                          const struct mcs_record *sign,
                          const struct mcs_record *verify);

/*
 * Holds a sign record back until its verify comes or cannot come any more.
 * To be called for each record, with NULL behind the last.  1 where the record
 * belongs to a pair, so that the caller has no more to do with it.
 */
int mcs_pair(struct mcs_out *out, const struct mcs_session *session,
             const struct mcs_record *record, mcs_put_pair *put);

#endif
