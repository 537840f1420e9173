/* SPDX-License-Identifier: MIT */
#ifndef MCS_DATE_H
#define MCS_DATE_H

#include <stddef.h>
#include <stdint.h>

#define MCS_DATE_BYTES 21

/* YYYY-MM-DDThh:mm:ssZ of seconds since 1970, up to the year 9999. */
void mcs_date_text(char *text, size_t bytes, uint64_t seconds);

#endif
