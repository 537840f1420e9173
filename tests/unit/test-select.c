/* SPDX-License-Identifier: MIT */
/* Which rows a command line means, and what is said where it means none. */
#include "capture.h"
#include "rows-fixture.h"
#include "select.h"

#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

static void test_rows(void)
{
    static const struct {
        const char *words, *want;
    } rows[] = {
        /* names, families, kinds and globs */
        {"sha1", "soft sha1"},
        {"sha", "soft sha256, soft sha1, other sha256, zkn sha256"},
        {"mac", "other hmac-sha256, other cmac-aes-128"},
        {"sha3*", "other sha3-256"},
        {"*128-?bc", "soft:big aes-128-cbc, sam-aes:poll aes-128-cbc"},
        {"-hmac sha256", "other hmac-sha256"},
        {"-cmac aes-128-cbc", "other cmac-aes-128"},
        {"-cmac aes-128", "other cmac-aes-128"},
        {"-evp sha1 sha3", "soft sha1, other sha3-256"},
        {"sha1 sha1", "soft sha1"},
        /* variants: the library's own choice, unless */
        {"rsa", "soft:i31 rsa10240, soft:i31 rsa2048"},
        {"rsa -variants all",
         "soft:i31 rsa10240, soft:i31 rsa2048, soft:i15 rsa2048"},
        {"rsa -provider soft:i15", "soft:i15 rsa2048"},
        {"-provider soft:i*",
         "soft:i31 rsa10240, soft:i31 rsa2048, soft:i15 rsa2048"},
        {"-provider soft:ct", "soft:ct+ctmul32 aes-128-cbc"},
        {"-provider soft:ctmul32", "soft:ct+ctmul32 aes-128-cbc"},
        {"-provider soft:ct+ctmul32", "soft:ct+ctmul32 aes-128-cbc"},
        {"-provider soft:ct*", "soft:ct+ctmul32 aes-128-cbc"},
        {"-provider *:wfi", "sam-aes:wfi aes-128-cbc"},
        {"-provider soft: sha", "soft sha256, soft sha1"},
        /* providers and classes */
        {"sha256 -provider soft", "soft sha256"},
        {"sha256 -provider zkn,soft", "soft sha256, zkn sha256"},
        {"sha256 -provider ,zkn,,", "zkn sha256"},
        {"sha256 -provider software", "soft sha256, other sha256"},
        {"-provider isa", "zkn sha256"},
        {"-provider accelerator", "sam-aes:poll aes-128-cbc"},
        {"-provider accelerator:wfi", "sam-aes:wfi aes-128-cbc"},
        {"sha256 -provider *o*", "soft sha256, other sha256"},
        {"sha256 -provider *", "soft sha256, other sha256, zkn sha256"},
        /* null only by its name */
        {"hash -provider null", "null null"},
        {"null", "null null"},
        {"n*", ""},
        {"null -provider *", ""},
        {"null -provider none", ""},
    };
    struct mcs_config config;
    size_t i;

    for (i = 0; i < LENGTH(rows); i++)
        tap_same(rows_options(&config, rows[i].words) == 0
                     ? rows_selected(&config)
                     : capture_errors(),
                 rows[i].want, "%s", rows[i].words);
    rows_options(&config, "");
    tap_ok(strstr(rows_selected(&config), "null") == NULL &&
               strstr(rows_selected(&config), "rsa2048") != NULL,
           "all but null where nothing is asked for");
}

static void test_operations(void)
{
    struct mcs_config config;
    struct mcs_walk walk = {.row = {0}};
    unsigned selected[MCS_OP_COUNT] = {0};
    int op;

    rows_options(&config, "-op setup,mac,decrypt mac cipher");
    while (mcs_walk_next(&walk))
        for (op = 0; op < MCS_OP_COUNT; op++)
            selected[op] +=
                (unsigned)mcs_selects(&config, &walk.row, (enum mcs_op)op);
    tap_ok(selected[MCS_SETUP] == 3, "set-up, but where it is untimed");
    tap_ok(selected[MCS_AUTHENTICATE] == 2 && selected[MCS_DECRYPT] == 2,
           "operations asked for");
    tap_ok(selected[MCS_ENCRYPT] == 0 && selected[MCS_DIGEST] == 0,
           "and no others");
}

/* What is said of the words; "" where all mean something. */
static void test_unknown(void)
{
    static const char nobody[] =
        "mcuspeed: nothing offers that combination; -list shows "
        "all\n";
    static const struct {
        const char *words, *want;
    } rows[] = {
        {"", ""},
        {"sha -provider soft:", ""},
        {"null", ""},
        {"sha265", "mcuspeed: no algorithm 'sha265'; did you mean 'sha256'? "
                   "-list shows all\n"},
        {"sha1 aes-128", "mcuspeed: no algorithm 'aes-128'; did you mean "
                         "'aes-128-cbc'? -list shows all\n"},
        {"rsa1024", "mcuspeed: no algorithm 'rsa1024'; did you mean "
                    "'rsa10240'? -list shows all\n"},
        {"camellia", "mcuspeed: no algorithm 'camellia'; -list shows all\n"},
        {"x", "mcuspeed: no algorithm 'x'; -list shows all\n"},
        {"-evp= sha1", "mcuspeed: no algorithm ''; -list shows all\n"},
        {"x*", "mcuspeed: no algorithm 'x*'; -list shows all\n"},
        {"-provider sof sha", "mcuspeed: no provider or variant 'sof'; did "
                              "you mean 'soft'? -list shows all\n"},
        {"-provider soft,sam_aes",
         "mcuspeed: no provider or variant 'sam_aes'; did you mean "
         "'sam-aes'? -list shows all\n"},
        {"-provider soft:i32",
         "mcuspeed: no provider or variant 'soft:i32'; -list shows all\n"},
        {"-provider none",
         "mcuspeed: no provider or variant 'none'; -list shows all\n"},
        {"-provider bare", "mcuspeed: no provider or variant 'bare'; -list "
                           "shows all\n"},
        {"-provider aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
         "mcuspeed: no provider or variant "
         "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'; -list shows "
         "all\n"},
        {"-provider zkn rsa", nobody},
        {"-op decrypt sha", nobody},
        {"-provider ,", nobody},
    };
    struct mcs_config config;
    size_t i;

    for (i = 0; i < LENGTH(rows); i++) {
        int answer;

        rows_options(&config, rows[i].words);
        answer = mcs_select_check(&config);
        tap_same(capture_errors(), rows[i].want, "said of '%s'", rows[i].words);
        tap_ok(answer == (rows[i].want[0] != '\0' ? -1 : 0), "and answered");
    }
}

static void test_op_list(void)
{
    static const char complaint[] =
        "mcuspeed: -op takes a list of setup digest mac encrypt decrypt "
        "generate keygen derive sign verify encaps decaps exchange round1 "
        "round2\n";
    static const char *const bad[] = {"",        ",",     "sing",
                                      "sign,,x", "sign ", "MAC"};
    size_t i;

    capture_reset();
    tap_ok(mcs_select_ops("sign,verify") ==
               (MCS_OP_BIT(MCS_SIGNATURE) | MCS_OP_BIT(MCS_VERIFY)),
           "a list of operations");
    tap_ok(mcs_select_ops(",mac,,mac,") == MCS_OP_BIT(MCS_AUTHENTICATE),
           "with much between");
    tap_ok(mcs_select_ops(
               "setup,digest,mac,encrypt,decrypt,generate,keygen,"
               "derive,sign,verify,encaps,decaps,exchange,round1,round2") ==
               (1u << MCS_OP_COUNT) - 1,
           "all of them");
    for (i = 0; i < LENGTH(bad); i++) {
        capture_reset();
        tap_ok(mcs_select_ops(bad[i]) == 0, "no operations: '%s'", bad[i]);
        tap_same(capture_errors(), complaint, "and said");
    }
}

int main(void)
{
    test_rows();
    test_operations();
    test_unknown();
    test_op_list();
    return tap_end();
}
