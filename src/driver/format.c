/* SPDX-License-Identifier: MIT */
/*
 * Numbers into digits: decimal fractions of integers, rounded half up.
 */
#include "record.h"

#include <string.h>

/* Enough for 20 digits, 20 zeros behind them and a point. */
#define NUMBER_BYTES 44
#define MOST_DECIMALS 20u

static void put_right(struct mcs_out *out, const char *text, size_t bytes,
                      unsigned width)
{
    for (; width > bytes; width--)
        mcs_put_bytes(out, " ", 1);
    mcs_put_bytes(out, text, bytes);
}

static uint64_t power_of_ten(unsigned exponent)
{
    uint64_t power = 1;

    while (exponent-- > 0)
        power *= 10;
    return power;
}

/* value / 10^exponent, rounded half up; any exponent. */
static uint64_t round_off(uint64_t value, unsigned exponent)
{
    if (exponent > 19) /* 10^20 is more than twice of what fits */
        return 0;
    return mcs_muldiv(value, 1, power_of_ten(exponent));
}

void mcs_put_u64(struct mcs_out *out, uint64_t value, unsigned width)
{
    mcs_put_fixed(out, value, 0, 0, width);
}

void mcs_put_fixed(struct mcs_out *out, uint64_t value, unsigned scale,
                   unsigned decimals, unsigned width)
{
    char number[NUMBER_BYTES];
    char *const end = number + sizeof(number);
    char *at = end;
    unsigned zeros;

    if (decimals > MOST_DECIMALS)
        decimals = MOST_DECIMALS;
    if (scale > decimals) {
        value = round_off(value, scale - decimals);
        scale = decimals;
    }
    for (zeros = decimals - scale; zeros > 0; zeros--)
        *--at = '0';
    at = mcs_digits_before(at, value, 10, scale + 1);
    if (decimals > 0) {
        memmove(at - 1, at, (size_t)(end - at) - decimals);
        at--;
        *(end - decimals - 1) = '.';
    }
    put_right(out, at, (size_t)(end - at), width);
}

void mcs_put_digits(struct mcs_out *out, uint64_t value, unsigned scale,
                    unsigned digits, unsigned width)
{
    uint64_t limit = power_of_ten(digits);
    uint64_t shown = value;
    unsigned zeros = 0, drop = 0;

    while (shown >= limit) /* 9.9996 becomes 10.000 before it is 10.00 */
        shown = round_off(value, ++drop);
    if (drop > scale)
        zeros = drop - scale;
    scale -= drop - zeros;
    mcs_put_fixed(out, shown, scale, shown == 0 ? 0 : scale,
                  width > zeros ? width - zeros : 0);
    for (; zeros > 0; zeros--)
        mcs_put_bytes(out, "0", 1);
}

void mcs_put_left(struct mcs_out *out, const char *text, unsigned width)
{
    size_t bytes = strlen(text);

    mcs_put_bytes(out, text, bytes);
    for (; width > bytes; width--)
        mcs_put_bytes(out, " ", 1);
}
