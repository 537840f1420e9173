/* SPDX-License-Identifier: MIT */
/*
 * Output and formatter: exact bytes, rounding and the ends of the ranges.
 */
#include "capture.h"

#include <stdio.h>
#include <string.h>

static struct mcs_out out;

static void start(void)
{
    capture_reset();
    mcs_out_stream(&out, 1);
}

static const char *written(void)
{
    mcs_out_flush(&out);
    return capture_text();
}

static void test_fixed(void)
{
    static const struct {
        uint64_t value;
        unsigned scale, decimals, width;
        const char *want;
    } rows[] = {
        {0, 0, 0, 0, "0"},
        {0, 3, 2, 0, "0.00"},
        {5, 0, 2, 0, "5.00"},
        {1234, 3, 3, 0, "1.234"},
        {1234, 3, 2, 0, "1.23"},
        {1235, 3, 2, 0, "1.24"},
        {1234, 3, 2, 8, "    1.23"},
        {9999, 3, 2, 0, "10.00"},
        {4, 1, 0, 0, "0"},
        {5, 1, 0, 0, "1"},
        {1, 12, 12, 0, "0.000000000001"},
        {123456, 2, 2, 3, "1234.56"},
        {UINT64_MAX, 0, 0, 0, "18446744073709551615"},
        {UINT64_MAX, 0, 3, 0, "18446744073709551615.000"},
        {UINT64_MAX, 3, 3, 0, "18446744073709551.615"},
        {UINT64_MAX, 20, 20, 0, "0.18446744073709551615"},
        {UINT64_MAX, 19, 0, 0, "2"},
        {UINT64_MAX, 20, 0, 0, "0"},
        {UINT64_MAX, 25, 2, 0, "0.00"},
        {UINT64_MAX, 1, 0, 0, "1844674407370955162"},
    };
    size_t i;

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        start();
        mcs_put_fixed(&out, rows[i].value, rows[i].scale, rows[i].decimals,
                      rows[i].width);
        tap_same(written(), rows[i].want, "fixed %s", rows[i].want);
    }
}

static void test_digits(void)
{
    static const struct {
        uint64_t value;
        unsigned scale, digits, width;
        const char *want;
    } rows[] = {
        {0, 9, 4, 0, "0"},
        {0, 9, 4, 3, "  0"},
        {123, 7, 3, 0, "0.0000123"},
        {12345, 3, 3, 0, "12.3"},
        {12345, 0, 3, 0, "12300"},
        {12345, 0, 3, 8, "   12300"},
        {12355, 3, 4, 0, "12.36"},
        {99995, 4, 4, 0, "10.00"},
        {99994, 4, 4, 0, "9.999"},
        {99995, 0, 4, 0, "100000"},
        {99995, 1, 4, 0, "10000"},
        {1500, 3, 4, 0, "1.500"},
        {15, 3, 4, 0, "0.015"},
        {1234567, 3, 4, 0, "1235"},
        {1234567, 3, 4, 9, "     1235"},
        {UINT64_MAX, 0, 4, 0, "18450000000000000000"},
        {UINT64_MAX, 0, 4, 22, "  18450000000000000000"},
        {UINT64_MAX, 0, 19, 0, "18446744073709551620"},
        {UINT64_MAX, 19, 2, 0, "1.8"},
    };
    size_t i;

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        start();
        mcs_put_digits(&out, rows[i].value, rows[i].scale, rows[i].digits,
                       rows[i].width);
        tap_same(written(), rows[i].want, "%u digits: %s", rows[i].digits,
                 rows[i].want);
    }
}

/* What the C library prints is what ours has to. */
#define SAME_AS_LIBRARY(...)                                                   \
    do {                                                                       \
        char want[128], got[128];                                              \
        snprintf(want, sizeof(want), __VA_ARGS__);                             \
        start();                                                               \
        mcs_print(&out, __VA_ARGS__);                                          \
        tap_same(written(), want, "print \"%s\"", want);                       \
        mcs_string(got, sizeof(got), __VA_ARGS__);                             \
        tap_same(got, want, "string \"%s\"", want);                            \
    } while (0)

static void test_print(void)
{
    SAME_AS_LIBRARY("plain");
    SAME_AS_LIBRARY("%s|%8s|%-8s|%2s", "abc", "abc", "abc", "abc");
    SAME_AS_LIBRARY("%c%3c%-3c|", 'x', 'y', 'z');
    SAME_AS_LIBRARY("%d %d %5d|%-5d|%05d|%-5d|", 0, -12, -12, -12, -12, 12);
    SAME_AS_LIBRARY("%d %d", INT32_MAX, INT32_MIN);
    SAME_AS_LIBRARY("%u %lu %zu", 7u, 8ul, sizeof(int));
    SAME_AS_LIBRARY("%llu", (unsigned long long)UINT64_MAX);
    SAME_AS_LIBRARY("%x %04x %llx", 0xbeefu, 0x1fu, (unsigned long long)-1);
    SAME_AS_LIBRARY("100%% of %s", "it");
}

static void test_string(void)
{
    char text[6] = "zzzzz";

    mcs_string(text, sizeof(text), "%s-%u", "abc", 12345u);
    tap_same(text, "abc-1", "a string is cut");
    mcs_string(text, 1, "%s", "abc");
    tap_same(text, "", "a string of one byte is ended");
}

static void test_columns(void)
{
    start();
    mcs_put(&out, "ab\ncd");
    tap_ok(out.column == 2, "a newline starts the column again");
    mcs_put_to_column(&out, 5);
    mcs_put(&out, "x");
    mcs_put_to_column(&out, 3);
    mcs_put(&out, "y");
    tap_same(written(), "ab\ncd   x y", "spaces to a column, one at least");

    start();
    mcs_put(&out, "\xc2\xb1");
    tap_ok(out.column == 1, "a character of two bytes is one column");

    start();
    mcs_put_left(&out, "ab", 4);
    mcs_put_left(&out, "abcde", 4);
    mcs_put_u64(&out, 12, 5);
    tap_same(written(), "ab  abcde   12", "left and right");
}

static void test_stream(void)
{
    char want[1001];
    size_t i;

    for (i = 0; i < sizeof(want) - 1; i++)
        want[i] = (char)('a' + i % 26);
    want[i] = '\0';

    start();
    capture_faults.most_bytes = 7;
    mcs_put(&out, want);
    tap_ok(mcs_out_close(&out) == 0, "writes that take a part go on");
    tap_same(capture_text(), want, "in order");

    start();
    capture_faults.writes_fail_after = 1;
    mcs_put(&out, want);
    tap_ok(mcs_out_flush(&out) == -1 && out.why != NULL, "a failure is told");
    tap_ok(strlen(capture_text()) == MCS_OUT_BUFFER_BYTES,
           "and what follows is dropped");
    capture_faults.writes_fail_after = 0;
    mcs_put(&out, "late");
    tap_ok(mcs_out_flush(&out) == -1 && strstr(capture_text(), "late") == NULL,
           "for good");
}

static void test_file(void)
{
    capture_reset();
    tap_ok(mcs_out_open(&out, "rows.csv") == 0 && capture_is_open(), "open");
    mcs_put(&out, "one\n");
    tap_ok(mcs_out_close(&out) == 0 && !capture_is_open(), "close");
    tap_same(capture_text(), "one\n", "the file has it");

    capture_reset();
    capture_faults.open_fails = 1;
    tap_ok(mcs_out_open(&out, "rows.csv") == -1, "open fails");
    tap_same(out.why, "no such folder", "and says why");
    tap_ok(mcs_out_close(&out) == -1, "so does closing it");

    capture_reset();
    capture_faults.close_fails = 1;
    tap_ok(mcs_out_open(&out, "rows.csv") == 0, "open once more");
    tap_ok(mcs_out_close(&out) == -1, "close fails");
    tap_same(out.why, "quota exceeded", "and says why");

    capture_reset();
    tap_ok(mcs_out_open(&out, "rows.csv") == 0, "open for a full disk");
    mcs_put(&out, "one\n");
    capture_faults.writes_fail_after = 1;
    mcs_out_flush(&out);
    mcs_put(&out, "two\n");
    tap_ok(mcs_out_close(&out) == -1 && !capture_is_open(),
           "closed in spite of it");
    tap_same(out.why, "disk full", "with the first reason");
}

int main(void)
{
    test_fixed();
    test_digits();
    test_print();
    test_string();
    test_columns();
    test_stream();
    test_file();
    return tap_end();
}
