/* SPDX-License-Identifier: MIT */
/*
 * Numbers, lists of sizes, globs and distances: what is taken, what is
 * refused, and the ends of the ranges.
 */
#include "capture.h"
#include "parse.h"

#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

static void test_bytes(void)
{
    static const struct {
        const char *text;
        size_t want;
        const char *rest;
    } good[] = {
        {"0", 0, ""},
        {"7,8", 7, ",8"},
        {"1k", 1000, ""},
        {"1K", 1000, ""},
        {"8Ki", 8192, ""},
        {"8kix", 8192, "x"},
        {"3M", 3000000, ""},
        {"2Mi", 2097152, ""},
        {"1m", 1, "m"},
        {"16..32", 16, "..32"},
        {"4294967295", 4294967295u, ""},
        {"4294967k", 4294967000u, ""},
        {"4194303Ki", 4294966272u, ""},
        {"4095Mi", 4293918720u, ""},
        {"0000000000000000000001", 1, ""},
    };
    static const char *const bad[] = {
        "",          "k",
        "-1",        "x1",
        " 1",        "4294967296",
        "4294968k",  "4096Mi",
        "4194304Ki", "99999999999999999999999999999",
    };
    const char *at;
    size_t value, i;

    for (i = 0; i < LENGTH(good); i++) {
        at = good[i].text;
        tap_ok(mcs_parse_bytes(&at, &value) == 0 && value == good[i].want &&
                   strcmp(at, good[i].rest) == 0,
               "bytes %s", good[i].text);
    }
    for (i = 0; i < LENGTH(bad); i++) {
        at = bad[i];
        tap_ok(mcs_parse_bytes(&at, &value) == -1, "no bytes: '%s'", bad[i]);
    }
}

static void test_fixed(void)
{
    static const struct {
        const char *text;
        unsigned scale;
        uint64_t want;
    } good[] = {
        {"3", 6, 3000000},
        {"0.5", 6, 500000},
        {"0.5", 0, 0},
        {"1.25", 1, 12},
        {"0.0000019", 6, 1},
        {"10.", 3, 10000},
        {"0", 3, 0},
        {"4294967295.999999", 6, UINT64_C(4294967295999999)},
    };
    static const char *const bad[] = {"",    ".5",   "-1",         "1,5",
                                      "1.x", "1.5s", "1.2.3",      "1e3",
                                      "1 ",  "x",    "4294967296", "1..2"};
    uint64_t value;
    size_t i;

    for (i = 0; i < LENGTH(good); i++)
        tap_ok(mcs_parse_fixed(good[i].text, good[i].scale, &value) == 0 &&
                   value == good[i].want,
               "fixed %s by 10^%u", good[i].text, good[i].scale);
    for (i = 0; i < LENGTH(bad); i++)
        tap_ok(mcs_parse_fixed(bad[i], 6, &value) == -1, "not fixed: '%s'",
               bad[i]);
}

/* The sizes as text, or what is wrong with them. */
static const char *sizes_of(const char *text, size_t capacity)
{
    static char list[512];
    size_t sizes[40];
    size_t count = 99, used = 0, i;
    const char *wrong;

    for (i = 0; i < LENGTH(sizes); i++)
        sizes[i] = 77;
    wrong = mcs_parse_sizes(text, sizes, capacity, &count);
    if (capacity < LENGTH(sizes) && sizes[capacity] != 77)
        return "wrote beyond";
    if (wrong != NULL)
        return wrong;
    for (i = 0; i < count; i++) {
        mcs_string(list + used, sizeof(list) - used, "%s%zu", i > 0 ? " " : "",
                   sizes[i]);
        used += strlen(list + used);
    }
    return list;
}

static void test_sizes(void)
{
    static const char number[] = "a size is 1 to 4294967295, as 64, 1k, 8Ki";
    static const struct {
        const char *text, *want;
    } rows[] = {
        {"16", "16"},
        {"16,64,1k,8Ki", "16 64 1000 8192"},
        {"64,16,64", "64 16 64"},
        {"16..128*2", "16 32 64 128"},
        {"16..127*2", "16 32 64"},
        {"1..1*2", "1"},
        {"1..1000*10", "1 10 100 1000"},
        {"64..256+64", "64 128 192 256"},
        {"64..255+64", "64 128 192"},
        {"5..5+1", "5"},
        {"1Ki..4Ki*2,7", "1024 2048 4096 7"},
        {"1,2..8*2,3..4+1", "1 2 4 8 3 4"},
        {"4294967295", "4294967295"},
        {"2147483648..4294967295*2", "2147483648"},
        {"4294967294..4294967295+1", "4294967294 4294967295"},
        {"4294967000..4294967295+4294967295", "4294967000"},
        {"", number},
        {",", number},
        {"16,", number},
        {"16,,32", number},
        {"abc", number},
        {"-16", number},
        {"0", "a size is 1 to 4294967295, as 64, 1k, 8Ki"},
        {"0..16*2", "a size is 1 to 4294967295, as 64, 1k, 8Ki"},
        {"16x", "sizes are separated by commas"},
        {"16 32", "sizes are separated by commas"},
        {"1..2*2x", "sizes are separated by commas"},
        {"16.32", "sizes are separated by commas"},
        {"16..", "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP"},
        {"16..*2",
         "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP"},
        {"16..32",
         "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP"},
        {"16..32-1",
         "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP"},
        {"16..32*1",
         "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP"},
        {"16..32*",
         "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP"},
        {"16..32+0",
         "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP"},
        {"32..16*2",
         "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP"},
    };
    size_t i;

    for (i = 0; i < LENGTH(rows); i++)
        tap_same(sizes_of(rows[i].text, 8), rows[i].want, "sizes '%s'",
                 rows[i].text);
    tap_same(sizes_of("1..8+1", 8), "1 2 3 4 5 6 7 8", "as many as there may");
    tap_same(sizes_of("1..9+1", 8), "these are too many sizes", "one more");
    tap_same(sizes_of("1,2,3", 2), "these are too many sizes", "and in a list");
    tap_same(sizes_of("1..4294967295+1", 8), "these are too many sizes",
             "far too many");
}

static void test_list(void)
{
    static const char *const words[] = {"ab", "c", "de:f*"};
    const char *list = ",ab,,c,de:f*,";
    size_t bytes, count = 0;
    int right = 1;

    for (; (bytes = mcs_list_next(&list)) != 0; list += bytes, count++)
        right &= count < 3 && bytes == strlen(words[count]) &&
                 memcmp(list, words[count], bytes) == 0;
    tap_ok(right && count == 3, "words of a list");
    tap_ok(*list == '\0' && mcs_list_next(&list) == 0, "and its end");
}

static int glob(const char *pattern, const char *text)
{
    return mcs_glob(pattern, strlen(pattern), text);
}

static void test_glob(void)
{
    static const char *const yes[][2] = {
        {"", ""},          {"abc", "abc"},        {"*", ""},
        {"*", "abc"},      {"a*", "a"},           {"*c", "abc"},
        {"*b*", "abc"},    {"a?c", "abc"},        {"???", "abc"},
        {"a*c", "abcabc"}, {"*ab*ab", "abxabab"}, {"**", "x"},
        {"a**c", "abc"},   {"*a?c*", "xxabcabd"}, {"?*", "a"},
    };
    static const char *const no[][2] = {
        {"", "a"},        {"a", ""},  {"abc", "ab"},   {"ab", "abc"},
        {"a?", "a"},      {"?", ""},  {"a*c", "abcd"}, {"*b", "abc"},
        {"*ab*ab", "ab"}, {"A", "a"}, {"?*", ""},      {"*a?", "xa"},
    };
    static char stars[50001];
    size_t i;

    for (i = 0; i < LENGTH(yes); i++)
        tap_ok(glob(yes[i][0], yes[i][1]), "'%s' is '%s'", yes[i][0],
               yes[i][1]);
    for (i = 0; i < LENGTH(no); i++)
        tap_ok(!glob(no[i][0], no[i][1]), "'%s' is not '%s'", no[i][0],
               no[i][1]);
    tap_ok(mcs_glob("ab,cd", 2, "ab"), "the pattern is as long as told");

    /* Work that grows with the pattern's length alone, and no deep stack. */
    memset(stars, '*', sizeof(stars) - 1);
    tap_ok(glob(stars, "aes-128-gcm"), "very many stars");
    stars[sizeof(stars) - 2] = '!';
    tap_ok(!glob(stars, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), "in vain");
}

static void test_distance(void)
{
    static const struct {
        const char *a, *b;
        unsigned want;
    } rows[] = {
        {"", "", 0},
        {"abc", "abc", 0},
        {"", "abc", 3},
        {"sha256", "sha265", 2},
        {"sha256", "sha25", 1},
        {"sha256", "sha2556", 1},
        {"sha256", "sha356", 1},
        {"kitten", "sitting", 3},
        {"saturday", "sunday", 3},
        {"intention", "execution", 5},
        {"0123456789012345678901234567890", "", 31},
        {"01234567890123456789012345678901", "x0123456789012345678901234567890",
         2},
        {"01234567890123456789012345678901", "abcdefghijklmnopqrstuvwxyzabcdef",
         32},
        {"012345678901234567890123456789012", "0", 99},
        {"0", "012345678901234567890123456789012", 99},
    };
    size_t i;

    for (i = 0; i < LENGTH(rows); i++) {
        tap_ok(mcs_distance(rows[i].a, rows[i].b) == rows[i].want,
               "'%s' to '%s' is %u", rows[i].a, rows[i].b, rows[i].want);
        tap_ok(mcs_distance(rows[i].b, rows[i].a) == rows[i].want,
               "and back again");
    }
}

int main(void)
{
    test_bytes();
    test_fixed();
    test_sizes();
    test_list();
    test_glob();
    test_distance();
    return tap_end();
}
