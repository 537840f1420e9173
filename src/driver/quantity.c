/* SPDX-License-Identifier: MIT */
/*
 * Times and rates made of ticks, in integers.  Products reach 128 bits (a
 * minute in thousandths of a nanosecond, times 10^9), which no target divides
 * by itself, so both steps are written out; they are not on a timed path.
 */
#include "record.h"

#define MILLI UINT64_C(1000)
#define GIGA UINT64_C(1000000000)

/* a * b as 128 bits: the low half, and the high one in *high. */
static uint64_t multiply(uint64_t a, uint64_t b, uint64_t *high)
{
    uint64_t a0 = a & UINT32_MAX, a1 = a >> 32;
    uint64_t b0 = b & UINT32_MAX, b1 = b >> 32;
    uint64_t low = a0 * b0;
    uint64_t cross = a1 * b0 + (low >> 32); /* fits: (2^32-1)^2 + 2^32-1 */
    uint64_t other = a0 * b1 + (cross & UINT32_MAX);

    *high = a1 * b1 + (cross >> 32) + (other >> 32);
    return (other << 32) | (low & UINT32_MAX);
}

/* Long division, a bit at a time; `high`, below c, is the remainder. */
static uint64_t divide(uint64_t high, uint64_t low, uint64_t c)
{
    uint64_t quotient = 0;
    unsigned bit;

    for (bit = 0; bit < 64; bit++) {
        unsigned carry = (unsigned)(high >> 63);

        high = (high << 1) | (low >> 63);
        low <<= 1;
        quotient <<= 1;
        if (carry || high >= c) {
            high -= c;
            quotient |= 1;
        }
    }
    return quotient;
}

uint64_t mcs_divide(uint64_t a, uint64_t b)
{
    return b == 0 ? 0 : divide(0, a, b);
}

uint64_t mcs_muldiv(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t high, low;

    if (c == 0)
        return 0;
    low = multiply(a, b, &high);
    if (low + c / 2 < low)
        high++;
    low += c / 2; /* a * b + c / 2 stays below 2^128 for any a, b, c */
    return high >= c ? UINT64_MAX : divide(high, low, c);
}

uint64_t mcs_picoseconds(const struct mcs_session *session, uint64_t milliticks)
{
    return mcs_muldiv(milliticks, GIGA, session->port->tick_hz);
}

uint64_t mcs_rate(const struct mcs_session *session,
                  const struct mcs_record *record, uint64_t amount)
{
    return mcs_muldiv(amount * MILLI, session->port->tick_hz,
                      record->ticks.headline);
}

uint64_t mcs_milli_operations_per_second(const struct mcs_session *session,
                                         const struct mcs_record *record)
{
    return mcs_rate(session, record, MILLI);
}

uint64_t mcs_bytes_per_second(const struct mcs_session *session,
                              const struct mcs_record *record)
{
    return mcs_rate(session, record, record->payload_bytes);
}

uint64_t mcs_interval_millipercent(const struct mcs_record *record)
{
    const struct mcs_estimates *t = &record->ticks;

    return mcs_muldiv(t->high - t->low, 100 * MILLI / 2, t->headline);
}
