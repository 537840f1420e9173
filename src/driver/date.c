/* SPDX-License-Identifier: MIT */
#include "date.h"
#include "record.h"

static unsigned is_leap(uint32_t year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 1 : 0;
}

void mcs_date_text(char *text, size_t bytes, uint64_t seconds)
{
    static const uint8_t lengths[] = {31, 28, 31, 30, 31, 30,
                                      31, 31, 30, 31, 30, 31};
    uint32_t days = (uint32_t)mcs_divide(seconds, 86400);
    uint32_t of_day = (uint32_t)seconds - days * 86400; /* modulo 2^32 */
    unsigned year = 1970, month = 0, length;

    for (; days >= (length = 365u + is_leap(year)); year++)
        days -= length;
    for (; days >= (length = lengths[month] + (month == 1 ? is_leap(year) : 0));
         month++)
        days -= length;
    mcs_string(text, bytes, "%04u-%02u-%02uT%02u:%02u:%02uZ", year, month + 1,
               (unsigned)days + 1, (unsigned)of_day / 3600,
               (unsigned)of_day / 60 % 60, (unsigned)of_day % 60);
}
