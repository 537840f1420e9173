/* SPDX-License-Identifier: MIT */
/* The order of algorithms and of their cases. */
#include "capture.h"
#include "order.h"
#include "rows-fixture.h"

#include <string.h>

static char text[2048];
static size_t used;
static unsigned stop_after;

static void add(const char *words)
{
    mcs_string(text + used, sizeof(text) - used, "%s%s", used > 0 ? "|" : "",
               words);
    used += strlen(text + used);
}

static const char *algorithms(const char *words)
{
    const struct mcs_alg *alg = NULL;
    struct mcs_config config;

    rows_options(&config, words);
    text[0] = '\0';
    used = 0;
    while ((alg = mcs_next_algorithm(&config, alg)) != NULL)
        add(alg->name);
    return text;
}

static int visit(void *with, const struct mcs_row *row, enum mcs_op op,
                 size_t payload_bytes)
{
    char name[64], line[128];

    mcs_row_name(name, sizeof(name), row);
    mcs_string(line, sizeof(line), "%s %s %zu", name, mcs_op_name(op),
               payload_bytes);
    add(line);
    return --*(unsigned *)with == 0 ? 42 : 0;
}

/* The cases of the first algorithm that the words select. */
static const char *cases(const char *words, unsigned stop, int want)
{
    struct mcs_config config;
    int answer;

    rows_options(&config, words);
    text[0] = '\0';
    used = 0;
    stop_after = stop;
    answer = mcs_each_case(&config, mcs_next_algorithm(&config, NULL), visit,
                           &stop_after);
    return answer == want ? text : "wrong answer";
}

static int order(const char *a, const char *b)
{
    struct mcs_alg one = {.name = a, .family = "f", .kind = MCS_SIGN};
    struct mcs_alg two = {.name = b, .family = "f", .kind = MCS_SIGN};
    int forth = mcs_order(&one, &two), back = mcs_order(&two, &one);

    if ((forth < 0) != (back > 0) || (forth == 0) != (back == 0))
        return 99;
    return forth < 0 ? -1 : forth > 0;
}

static void test_order(void)
{
    struct mcs_alg hash = {.name = "z", .family = "z", .kind = MCS_HASH};
    struct mcs_alg mac = {.name = "a", .family = "a", .kind = MCS_MAC};
    struct mcs_alg late = {.name = "a", .family = "y", .kind = MCS_MAC};

    tap_ok(order("rsa2048", "rsa10240") == -1, "numbers as numbers");
    tap_ok(order("aes-128-cbc", "aes-192-cbc") == -1, "numbers within");
    tap_ok(order("aes-128-cbc", "aes-128-ctr") == -1, "letters");
    tap_ok(order("sha3-256", "sha3-256") == 0, "the same");
    tap_ok(order("sha", "sha1") == -1, "the shorter first");
    tap_ok(order("sha1", "sha-1") == 1 && order("a1b", "a1") == 1, "mixed");
    tap_ok(mcs_order(&hash, &mac) < 0 && mcs_order(&mac, &hash) > 0,
           "kinds first");
    tap_ok(mcs_order(&mac, &late) < 0 && mcs_order(&late, &mac) > 0,
           "families next");
}

static void test_algorithms(void)
{
    tap_same(algorithms(""),
             "sha1|sha256|sha3-256|cmac-aes-128|hmac-sha256|aes-128-cbc|"
             "rsa2048|rsa10240",
             "each algorithm once");
    tap_same(algorithms("rsa sha1"), "sha1|rsa2048|rsa10240",
             "in this order, however asked for");
}

static void test_cases(void)
{
    tap_same(cases("-provider soft aes -variants all -bytes 16,64", 99, 0),
             "soft:big setup 0|soft:ct+ctmul32 setup 0|"
             "soft:big encrypt 16|soft:big encrypt 64|"
             "soft:ct+ctmul32 encrypt 16|soft:ct+ctmul32 encrypt 64|"
             "soft:big decrypt 16|soft:big decrypt 64|"
             "soft:ct+ctmul32 decrypt 16|soft:ct+ctmul32 decrypt 64",
             "by operation, implementation, payload");
    tap_same(cases("rsa2048 -variants all -format table", 99, 0),
             "soft:i31 sign 0|soft:i31 verify 0|soft:i15 sign 0|"
             "soft:i15 verify 0",
             "by implementation, where the reporter pairs operations");
    tap_same(cases("rsa2048 -variants all -format csv", 99, 0),
             "soft:i31 sign 0|soft:i15 sign 0|soft:i31 verify 0|"
             "soft:i15 verify 0",
             "and by operation, where it does not");
    tap_same(cases("sha1 -bytes 7,5,7", 2, 42), "soft digest 7|soft digest 5",
             "stop");
    tap_same(cases("aes -op setup", 1, 42), "soft:big setup 0", "at once");
}

int main(void)
{
    test_order();
    test_algorithms();
    test_cases();
    return tap_end();
}
