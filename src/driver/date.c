/* SPDX-License-Identifier: MIT */
#include "date.h"
#include "record.h"

void mcs_date_text(char *text, size_t bytes, uint64_t seconds)
{
    /* Days count from 1 March of a year 0, so that leap days end a year. */
    uint32_t days = (uint32_t)mcs_divide(seconds, 86400);
    uint32_t of_day = (uint32_t)seconds - days * 86400; /* modulo 2^32 */
    uint32_t day = days + 719468;
    uint32_t era = day / 146097;
    uint32_t of_era = day % 146097;
    uint32_t year =
        (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    uint32_t of_year = of_era - (365 * year + year / 4 - year / 100);
    uint32_t month = (5 * of_year + 2) / 153;

    day = of_year - (153 * month + 2) / 5 + 1;
    month = month < 10 ? month + 3 : month - 9;
    year += era * 400 + (month <= 2);
    mcs_string(text, bytes, "%04u-%02u-%02uT%02u:%02u:%02uZ", (unsigned)year,
               (unsigned)month, (unsigned)day, (unsigned)(of_day / 3600),
               (unsigned)(of_day / 60 % 60), (unsigned)(of_day % 60));
}
