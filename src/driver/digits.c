/* SPDX-License-Identifier: MIT */
/*
 * The one loop that divides by the base.  It has a file to itself, for where
 * a compiler sees that the base is ten it writes the 64-bit division out,
 * 130 bytes of it, in every caller.
 */
#include "out.h"

char *mcs_digits_before(char *end, uint64_t value, unsigned base,
                        unsigned least)
{
    char *at = end;

    for (; value != 0 || least > 0; value /= base) {
        *--at = "0123456789abcdef"[value % base];
        if (least > 0)
            least--;
    }
    return at;
}
