/* SPDX-License-Identifier: MIT */
/*
 * Times and rates: by hand where they can be, and the 128-bit quotient against
 * the compiler's.
 */
#include "capture.h"
#include "record.h"

static struct port_info port;
static const struct mcs_session session = {.port = &port};

static void test_muldiv_by_hand(void)
{
    const uint64_t max = UINT64_MAX;
    static const struct {
        uint64_t a, b, c, want;
    } rows[] = {
        {0, 5, 3, 0},
        {7, 3, 0, 0},
        {7, 3, 2, 11}, /* 10.5 */
        {7, 3, 4, 5},  /* 5.25 */
        {1, 1, 2, 1},
        {1, 1, 3, 0},
        {UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX},
        {UINT64_MAX, 1, 1, UINT64_MAX},
        {UINT64_MAX, 2, 1, UINT64_MAX},
        {UINT64_MAX, UINT64_MAX, 1, UINT64_MAX},
        {UINT64_MAX, 1, UINT64_MAX, 1},
        {1, 1, UINT64_MAX, 0},
        {UINT64_C(60000000000000), UINT64_C(1000000000), 1000, UINT64_MAX},
        {UINT64_C(60000000000), UINT64_C(1000000000), 48000000,
         UINT64_C(1250000000000)},
    };
    size_t i;

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t got = mcs_muldiv(rows[i].a, rows[i].b, rows[i].c);

        tap_ok(got == rows[i].want, "muldiv %u", (unsigned)i);
    }
    tap_ok(mcs_muldiv(max / 2, max, max) == max / 2, "muldiv keeps 63 bits");
    tap_ok(mcs_divide(max, 10) == max / 10, "divide rounds down");
    tap_ok(mcs_divide(max, max) == 1 && mcs_divide(1, max) == 0, "by the most");
    tap_ok(mcs_divide(7, 0) == 0, "by nothing gives nothing");
}

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 wide;

static uint64_t by_compiler(uint64_t a, uint64_t b, uint64_t c)
{
    wide quotient = ((wide)a * b + c / 2) / c;

    return quotient > UINT64_MAX ? UINT64_MAX : (uint64_t)quotient;
}

/* Numbers of all lengths: xorshift64, shifted by some of its own bits. */
static uint64_t any_number(void)
{
    static uint64_t state = 88172645463325252u;

    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state >> (state & 63);
}

static void test_muldiv_against_compiler(void)
{
    unsigned i, wrong = 0;

    for (i = 0; i < 200000; i++) {
        uint64_t a = any_number(), b = any_number(), c = any_number();

        if (c != 0) {
            wrong += mcs_muldiv(a, b, c) != by_compiler(a, b, c);
            wrong += mcs_divide(a, c) != a / c;
        }
    }
    tap_ok(wrong == 0, "muldiv as the compiler has it, %u of %u wrong", wrong,
           i);
}
#else
static void test_muldiv_against_compiler(void)
{
    tap_ok(1, "muldiv as the compiler has it # SKIP no 128-bit integers");
}
#endif

static void test_rates(void)
{
    struct mcs_record record = {.payload_bytes = 1024};

    port.tick_hz = 48000000;
    record.ticks.headline = UINT64_C(48000000); /* a millisecond */
    record.ticks.low = UINT64_C(47000000);
    record.ticks.high = UINT64_C(50000000);
    tap_ok(mcs_picoseconds(&session, 48000000) == 1000000000, "picoseconds");
    tap_ok(mcs_picoseconds(&session, 1) == 21, "picoseconds are rounded");
    tap_ok(mcs_bytes_per_second(&session, &record) == 1024000, "bytes");
    tap_ok(mcs_milli_operations_per_second(&session, &record) == 1000000,
           "operations");
    tap_ok(mcs_rate(&session, &record, 102400) == 102400000,
           "a rate is of any amount");
    tap_ok(mcs_interval_millipercent(&record) == 3125, "interval");

    record.ticks.headline = UINT64_C(48000000000000); /* 1000 s */
    tap_ok(mcs_milli_operations_per_second(&session, &record) == 1,
           "a rate below one");
    tap_ok(mcs_picoseconds(&session, record.ticks.headline) ==
               UINT64_C(1000000000000000),
           "a thousand seconds");

    record.ticks.headline = 0;
    tap_ok(mcs_bytes_per_second(&session, &record) == 0 &&
               mcs_milli_operations_per_second(&session, &record) == 0 &&
               mcs_interval_millipercent(&record) == 0,
           "nothing is made of no time");
}

static void test_names(void)
{
    tap_same(mcs_kind_name(MCS_HASH), "hash", "first kind");
    tap_same(mcs_kind_name(MCS_PAKE), "pake", "last kind");
    tap_same(mcs_op_name(MCS_AUTHENTICATE), "mac", "MCS_AUTHENTICATE");
    tap_same(mcs_op_name(MCS_SIGNATURE), "sign", "MCS_SIGNATURE");
    tap_same(mcs_op_name(MCS_ROUND_TWO), "round2", "last operation");
    tap_same(mcs_class_name(MCS_ACCELERATOR), "accelerator", "class");
    tap_same(mcs_class_name(MCS_NO_CLASS), "none", "no class");
    tap_same(mcs_outcome_name(MCS_ROW_FAIL), "fail", "outcome");
    tap_same(mcs_outcome_name(MCS_ROW_INTERRUPTED), "interrupted",
             "last outcome");
}

int main(void)
{
    test_muldiv_by_hand();
    test_muldiv_against_compiler();
    test_rates();
    test_names();
    return tap_end();
}
