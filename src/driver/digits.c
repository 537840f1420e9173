/* SPDX-License-Identifier: MIT */
/* The one loop that divides by the base. */
#include "record.h"

char *mcs_digits_before(char *end, uint64_t value, unsigned base,
                        unsigned least)
{
    char *at = end;

    while (value != 0 || least > 0) {
        uint64_t rest = mcs_divide(value, base);

        *--at = "0123456789abcdef"[value - rest * base];
        value = rest;
        if (least > 0)
            least--;
    }
    return at;
}
