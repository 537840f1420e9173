/* SPDX-License-Identifier: MIT */
/*
 * What each format makes of the same records, byte by byte.
 */
#include "capture.h"
#include "report-fixture.h"

#include <stdio.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

#define ENVIRONMENT_OF(unit, simulated, error)                                 \
    "# port: test\n"                                                           \
    "# tick_unit: " unit "\n"                                                  \
    "# simulated: " simulated "\n"                                             \
    "# processes: 1\n"                                                         \
    "# estimator: median\n"                                                    \
    "# loop_ticks: 1.250\n"                                                    \
    "# read_ticks: 30.000\n"                                                   \
    "# board: Test board\n"                                                    \
    "# core: Cortex-M4\n"                                                      \
    "# core_hz: 100000000\n"                                                   \
    "# wait_states: 5\n"                                                       \
    "# placement: flash\n"                                                     \
    "# time_note: made by hand\n"                                              \
    "# tick_hz: 1000000000\n" error "# clock2: rtc\n"                          \
    "# clock_tolerance_ppm: 100\n"                                             \
    "# compiler: cc 12\n"                                                      \
    "# flags: -O2\n"                                                           \
    "# date: 2026-01-02T03:04:05Z\n"                                           \
    "# mcuspeed_version: 1.0\n"                                                \
    "# command: -bytes 16\n"

#define ENVIRONMENT ENVIRONMENT_OF("cycles", "false", "")

#define LIBRARY "# bearssl 0.6, flags: -O2 -Wall\n"

/* One of everything, in the order of the text format. */
static size_t make_records(struct mcs_record *r)
{
    r[0] = fixture_record(&fixture_null, MCS_DIGEST, 16, 0);
    r[1] = fixture_record(&fixture_sha256, MCS_DIGEST, 16, 12345);
    r[2] = fixture_record(&fixture_sha256, MCS_DIGEST, 1024, 345678);
    r[3] = fixture_record(&fixture_aes_ct, MCS_SETUP, 0, 3456);
    r[4] = fixture_record(&fixture_aes_ct, MCS_ENCRYPT, 16, 2345);
    r[5] = fixture_record(&fixture_aes_ct, MCS_ENCRYPT, 1024, 0);
    r[5].outcome = MCS_ROW_FAIL;
    r[5].message = "block 3 differs";
    r[6] = fixture_record(&fixture_aes_big, MCS_DECRYPT, 16, 0);
    r[6].outcome = MCS_ROW_SKIPPED;
    r[6].message = "needs 9000 bytes, there are 4000";
    r[7] = fixture_record(&fixture_aes_big, MCS_DECRYPT, 1024, 99456);
    r[7].clock_doubtful = 1;
    r[8] = fixture_record(&fixture_rsa, MCS_SIGNATURE, 0, 812345678);
    r[9] = fixture_record(&fixture_rsa, MCS_VERIFY, 0, 22345678);
    r[10] = fixture_record(&fixture_ecdsa, MCS_SIGNATURE, 0, 9345678);
    r[10].stack_bytes = 23456;
    r[10].heap_bytes = 12345;
    r[11] = fixture_record(&fixture_x25519, MCS_DERIVE, 0, 7345);
    return 12;
}

static void test_text(void)
{
    struct mcs_record records[12];
    size_t count = make_records(records);

    fixture_reset();
    tap_same(fixture_report(&mcs_report_text, records, count),
             ENVIRONMENT
             "# MB = 1000000 bytes; /B per byte, /op per operation;"
             " +-% half the 95 % interval\n"
             "algorithm         provider                 operation bytes   "
             "MB/s      ms/op"
             "     op/s    cycles  +-% stack heap\n"
             "null              null                     digest      16       "
             "-          0"
             "        -         - 0.00  100    -\n" LIBRARY
             "sha256            bearssl                  digest      16   "
             "1.296    0.01235"
             "    81000   77.16/B 1.00  100    -\n"
             "sha256            bearssl                  digest    1024   "
             "2.962     0.3457"
             "     2893   33.76/B 1.00  100    -\n"
             "aes-128-cbc       bearssl:aes_ct           setup        -       "
             "-   0.003456"
             "   289400  345.6/op 1.00  100    -\n"
             "aes-128-cbc       bearssl:aes_ct           encrypt     16   "
             "6.823   0.002345"
             "   426400   14.66/B 1.00  100    -\n"
             "aes-128-cbc       bearssl:aes_ct           encrypt   1024"
             "  FAIL: block 3 differs\n"
             "aes-128-cbc       bearssl:aes_big          decrypt     16"
             "  skipped: needs 9000 bytes, there are 4000\n"
             "aes-128-cbc       bearssl:aes_big          decrypt   1024   "
             "10.30    0.09946"
             "    10050   9.713/B 1.00  100    - clock?\n"
             "rsa2048           bearssl:i31              sign         -       "
             "-      812.3"
             "    1.231 81.23M/op 1.00  100    -\n"
             "rsa2048           bearssl:i31              verify       -       "
             "-      22.35"
             "    44.75  2235k/op 1.00  100    -\n"
             "ecdsap256         bearssl:p256_m31         sign         -       "
             "-      9.346"
             "    107.0 934.6k/op 1.00 23456 12345\n"
             "ecdhx25519        bearssl:c25519_m31       derive       -       "
             "-   0.007345"
             "   136100  734.5/op 1.00  100    -\n",
             "text");
}

static void test_text_environment(void)
{
    struct mcs_record record =
        fixture_record(&fixture_sha256, MCS_DIGEST, 1024, 345678);
    const char *text;

    fixture_reset();
    fixture_port.simulated = 1;
    fixture_port.cycle_unit = "instructions";
    fixture_session.binary_units = 1;
    fixture_session.clock_error_ppm = 101;
    tap_same(
        fixture_report(&mcs_report_text, &record, 1),
        ENVIRONMENT_OF(
            "instructions", "true",
            "# clock_error_ppm: 101\n") "# MiB = 1048576 bytes; /B per "
                                        "byte, /op per "
                                        "operation;"
                                        " +-% half the 95 % interval; s "
                                        "simulated time\n" LIBRARY
                                        "algorithm         provider       "
                                        "          operation "
                                        "bytes  MiB/s"
                                        "      ms/op     op/s     instr  +-% "
                                        "stack heap\n"
                                        "sha256            bearssl        "
                                        "          digest    1024 "
                                        "  2.825"
                                        "     0.3457     2893   33.76/B 1.00  "
                                        "100    - s\n",
        "text of a simulated port");

    fixture_port.cycle_unit = "";
    record.cycles = (struct mcs_estimates){0};
    text = fixture_report(&mcs_report_text, &record, 1);
    tap_ok(strstr(text, "# tick_unit: ticks\n") != NULL,
           "no cycles where the port counts none");
    tap_ok(strstr(text, "2893         - 1.00") != NULL, "nor in the row");
    record.samples = 1;
    text = fixture_report(&mcs_report_text, &record, 1);
    tap_ok(strstr(text, "2893         -    -  100") != NULL,
           "one sample has no interval");
    text = fixture_report(&mcs_report_json, &record, 1);
    tap_ok(strstr(text, "\"ci95_percent\":null,") != NULL, "nor in the record");
}

static void test_table(void)
{
    struct mcs_record records[12];
    size_t count = make_records(records);

    fixture_reset();
    tap_same(fixture_report(&mcs_report_table, records, count),
             ENVIRONMENT
             "The 'numbers' are in 1000s of bytes per second processed.\n"
             "type             16 bytes   1024 bytes\n"
             "null                     -\n" LIBRARY
             "sha256            1296.07k     2962.29k\n"
             "aes-128-cbc setup            0.000003456s   289351.9 op/s\n"
             "aes-128-cbc       6823.03k         FAIL\n"
             "aes-128-cbc        skipped    10296.01k clock?\n"
             "                                     sign        verify"
             "     sign/s   verify/s\n"
             "rsa 2048 bits                0.812345678s  0.022345678s"
             "      1.231      44.75\n"
             " 256 bits ecdsa (nistp256)   0.009345678s             -"
             "      107.0          -\n"
             "                                       op       op/s\n"
             " 253 bits ecdh (X25519)      0.000007345s   136147.0\n",
             "table");

    fixture_session.several = 1;
    fixture_session.several_ops = 1;
    fixture_port.simulated = 1;
    tap_same(strstr(fixture_report(&mcs_report_table, records + 7, 4), "The"),
             "The 'numbers' are in 1000s of bytes per second processed.\n"
             "type                                                16 bytes   "
             "1024 bytes\n"
             "aes-128-cbc-decrypt bearssl:aes_big                         -    "
             "10296.01k sim"
             " clock?\n"
             "                                                                 "
             "       sign"
             "        verify     sign/s   verify/s\n"
             "rsa 2048 bits bearssl:i31                                       "
             "0.812345678s"
             "  0.022345678s      1.231      44.75 sim\n"
             " 256 bits ecdsa (nistp256) bearssl:p256_m31                     "
             "0.009345678s"
             "             -      107.0          - sim\n",
             "table of several implementations");
}

static void test_mr(void)
{
    struct mcs_record records[12];
    size_t count = make_records(records);

    fixture_reset();
    tap_same(fixture_report(&mcs_report_mr, records, count),
             "+H:16:1024\n"
             "+F:0:null:0.00:0.00\n"
             "+F:1:sha256:1296071.28:2962294.39\n"
             "+F:2:aes-128-cbc:6823027.72:0.00\n"
             "+F:3:aes-128-cbc:0.00:10296010.30\n"
             "+F2:0:2048:1.231003:44.751383\n"
             "+F4:0:256:107.001333:0.000000\n"
             "+F5:0:253:136147.038802:0.000007\n",
             "mr");

    fixture_session.several = 1;
    fixture_session.several_ops = 1;
    tap_same(fixture_report(&mcs_report_mr, records + 1, count - 1),
             "+H:16:1024\n"
             "+F:0:sha256@bearssl:1296071.28:2962294.39\n"
             "+F:1:aes-128-cbc@bearssl/aes_ct:6823027.72:0.00\n"
             "+F:2:aes-128-cbc-decrypt@bearssl/aes_big:0.00:10296010.30\n"
             "+F2:0@bearssl/i31:2048:1.231003:44.751383\n"
             "+F4:0@bearssl/p256_m31:256:107.001333:0.000000\n"
             "+F5:0@bearssl/c25519_m31:253:136147.038802:0.000007\n",
             "mr of several implementations");

    records[8].outcome = MCS_ROW_FAIL;
    records[9].outcome = MCS_ROW_FAIL;
    tap_same(fixture_report(&mcs_report_mr, records + 8, 2), "",
             "mr has nothing of rows that are not OK");
    tap_same(fixture_report(&mcs_report_mr, records + 11, 1),
             "+F5:0@bearssl/c25519_m31:253:136147.038802:0.000007\n",
             "mr has no sizes where there are no payloads");
}

int main(void)
{
    test_text();
    test_text_environment();
    test_table();
    test_mr();
    return tap_end();
}
