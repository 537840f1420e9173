/* SPDX-License-Identifier: MIT */
/* Dates by hand where a calendar turns, and against the C library's. */
#define _POSIX_C_SOURCE 200809L

#include "capture.h"
#include "date.h"

#include <string.h>
#include <time.h>

static const char *date_of(uint64_t seconds)
{
    static char text[MCS_DATE_BYTES];

    mcs_date_text(text, sizeof(text), seconds);
    return text;
}

/* Seconds as date -u -d ... +%s of GNU coreutils tells them. */
static void test_by_hand(void)
{
    static const struct {
        uint64_t seconds;
        const char *want;
    } rows[] = {
        {0, "1970-01-01T00:00:00Z"},
        {59, "1970-01-01T00:00:59Z"},
        {86399, "1970-01-01T23:59:59Z"},
        {86400, "1970-01-02T00:00:00Z"},
        {UINT64_C(68169600), "1972-02-29T00:00:00Z"},
        {UINT64_C(951782400), "2000-02-29T00:00:00Z"},
        {UINT64_C(951868800), "2000-03-01T00:00:00Z"},
        {UINT64_C(1000000000), "2001-09-09T01:46:40Z"},
        {UINT64_C(1709251199), "2024-02-29T23:59:59Z"},
        {UINT64_C(1735689599), "2024-12-31T23:59:59Z"},
        {UINT64_C(1735689600), "2025-01-01T00:00:00Z"},
        {UINT64_C(2147483647), "2038-01-19T03:14:07Z"},
        {UINT64_C(2147483648), "2038-01-19T03:14:08Z"},
        {UINT64_C(4107542399), "2100-02-28T23:59:59Z"},
        {UINT64_C(4107542400), "2100-03-01T00:00:00Z"},
        {UINT64_C(4294967296), "2106-02-07T06:28:16Z"},
        {UINT64_C(253402300799), "9999-12-31T23:59:59Z"},
    };
    size_t i;

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        tap_same(date_of(rows[i].seconds), rows[i].want, "%s", rows[i].want);
}

/* Every day of four centuries, each at another time of day. */
static void test_against_library(void)
{
    uint64_t seconds;
    unsigned wrong = 0, days = 0;
    char want[MCS_DATE_BYTES];
    struct tm parts;

    if ((time_t)UINT64_C(14000000000) < 0 ||
        (uint64_t)(time_t)UINT64_C(14000000000) != UINT64_C(14000000000)) {
        tap_ok(1, "as gmtime_r has it # SKIP time_t is short");
        return;
    }
    for (seconds = 0; seconds < UINT64_C(14000000000);
         seconds += 86400 - (days % 4 ? 0u : 7u), days++) {
        time_t t = (time_t)seconds;

        if (gmtime_r(&t, &parts) == NULL ||
            strftime(want, sizeof(want), "%Y-%m-%dT%H:%M:%SZ", &parts) == 0)
            wrong++;
        else
            wrong += strcmp(want, date_of(seconds)) != 0;
    }
    tap_ok(wrong == 0 && days > 160000, "as gmtime_r has it, %u of %u wrong",
           wrong, days);
}

int main(void)
{
    test_by_hand();
    test_against_library();
    return tap_end();
}
