/* SPDX-License-Identifier: MIT */
/*
 * CSV and JSON: what the fields hold, and how text is quoted.
 */
#include "capture.h"
#include "report-fixture.h"

#include <stdio.h>
#include <string.h>

/* The JSON value of a field in a line, up to the next field, or "absent". */
static const char *json_value(const char *line, const char *name)
{
    static char value[256];
    char key[64];
    const char *at, *next;

    snprintf(key, sizeof(key), "\"%s\":", name);
    at = strstr(line, key);
    if (at == NULL)
        return "absent";
    at += strlen(key);
    next = strstr(at, ",\"");
    snprintf(value, sizeof(value), "%.*s",
             (int)(next != NULL ? next - at : (long)strcspn(at, "}\n")), at);
    return value;
}

struct expected {
    const char *name, *value;
};

static void expect(const struct mcs_record *record, const char *what,
                   const struct expected *rows)
{
    const char *line = fixture_report(&mcs_report_json, record, 1);

    for (; rows->name != NULL; rows++)
        tap_same(json_value(line, rows->name), rows->value, "%s: %s", what,
                 rows->name);
}

static void test_json_values(void)
{
    static const struct expected hash[] = {
        {"algorithm", "\"sha256\""},
        {"kind", "\"hash\""},
        {"operation", "\"digest\""},
        {"provider", "\"bearssl\""},
        {"variant", "\"\""},
        {"class", "\"software\""},
        {"payload_bytes", "1024"},
        {"bytes_per_second", "2962294.390"},
        {"operations_per_second", "2892.865615"},
        {"seconds_per_operation", "0.000345678000"},
        {"ticks_per_operation", "34567.800"},
        {"tick_unit", "\"cycles\""},
        {"ci95_percent", "1.000"},
        {"ci95_low_ticks", "34222.122"},
        {"ci95_high_ticks", "34913.478"},
        {"minimum_ticks", "17283.900"},
        {"quartile1_ticks", "33876.444"},
        {"median_ticks", "34567.800"},
        {"quartile3_ticks", "35259.156"},
        {"maximum_ticks", "69135.600"},
        {"mean_ticks", "34567.801"},
        {"samples", "101"},
        {"outliers", "2"},
        {"iterations_per_sample", "64"},
        {"loop_ticks", "1.250"},
        {"stack_bytes", "100"},
        {"heap_bytes", "null"},
        {"context_bytes", "240"},
        {"simulated", "false"},
        {"status", "\"ok\""},
        {"key_bits", "null"},
        {"ecdsa_k", "null"},
        {"rsa_crt", "null"},
        {"clock", "null"},
        {"wait_states", "\"5\""},
        {"clock_error_ppm", "null"},
        {"library_version", "\"0.6\""},
        {"mcuspeed_version", "\"1.0\""},
        {"command", "\"-bytes 16\""},
        {NULL, NULL},
    };
    static const struct expected rsa[] = {
        {"bytes_per_second", "null"}, {"key_bits", "2048"},
        {"key_setup_timed", "true"},  {"hash_timed", "false"},
        {"rsa_crt", "true"},          {"ecdsa_k", "null"},
        {"payload_bytes", "0"},       {NULL, NULL},
    };
    static const struct expected ecdsa[] = {
        {"ecdsa_k", "\"rfc6979\""}, {"rsa_crt", "null"}, {NULL, NULL}};
    static const struct expected aes[] = {
        {"key_bits", "128"}, {"constant_time", "true"}, {NULL, NULL}};
    static const struct expected keygen[] = {{"calls_vary", "true"},
                                             {"estimator", "\"mean\""},
                                             {"kdf_iterations", "null"},
                                             {NULL, NULL}};
    static const struct expected kdf[] = {{"calls_vary", "false"},
                                          {"estimator", "\"median\""},
                                          {"kdf_iterations", "4096"},
                                          {NULL, NULL}};
    struct mcs_record record;

    fixture_reset();
    record = fixture_record(&fixture_sha256, MCS_DIGEST, 1024, 345678);
    expect(&record, "hash", hash);
    record = fixture_record(&fixture_rsa, MCS_SIGNATURE, 0, 812345678);
    expect(&record, "rsa", rsa);
    record = fixture_record(&fixture_ecdsa, MCS_SIGNATURE, 0, 812345678);
    expect(&record, "ecdsa", ecdsa);
    record = fixture_record(&fixture_aes_ct, MCS_ENCRYPT, 16, 812345678);
    expect(&record, "aes", aes);
    record = fixture_record(&fixture_rsa, MCS_KEYGEN, 0, 812345678);
    record.varies = 1;
    expect(&record, "keygen", keygen);
    record = fixture_record(&fixture_sha256, MCS_DERIVE, 0, 812345678);
    record.kdf_iterations = 4096;
    expect(&record, "kdf", kdf);
}

static void test_json_special(void)
{
    static const struct expected failed[] = {
        {"status", "\"fail\""},
        {"message", "\"differs\""},
        {"bytes_per_second", "null"},
        {"seconds_per_operation", "null"},
        {"ticks_per_operation", "null"},
        {"ci95_percent", "null"},
        {"minimum_ticks", "null"},
        {"samples", "null"},
        {"operations_per_second", "null"},
        {"algorithm", "\"sha256\""},
        {NULL, NULL},
    };
    static const struct expected nothing[] = {
        {"status", "\"ok\""},
        {"bytes_per_second", "null"},
        {"ci95_percent", "null"},
        {"operations_per_second", "null"},
        {"seconds_per_operation", "0.000000000000"},
        {NULL, NULL},
    };
    static const struct expected no_cycles[] = {
        {"tick_unit", "\"ticks\""},
        {"ticks_per_operation", "345678.000"},
        {"mean_ticks", "345678.001"},
        {"read_ticks", "30.000"},
        {"clock2", "\"rtc\""},
        {"clock_error_ppm", "7"},
        {"simulated", "true"},
        {"clock_doubtful", "true"},
        {NULL, NULL},
    };
    struct mcs_record record;

    fixture_reset();
    record = fixture_record(&fixture_sha256, MCS_DIGEST, 1024, 345678);
    record.outcome = MCS_ROW_FAIL;
    record.message = "differs";
    expect(&record, "failed row", failed);

    record = fixture_record(&fixture_sha256, MCS_DIGEST, 1024, 0);
    expect(&record, "lost in the overhead", nothing);

    fixture_port.cycle_unit = "";
    fixture_port.simulated = 1;
    fixture_session.clock_error_ppm = 7;
    record = fixture_record(&fixture_sha256, MCS_DIGEST, 1024, 345678);
    record.clock_doubtful = 1;
    expect(&record, "no cycle unit", no_cycles);
}

static void test_json_strings(void)
{
    static const struct {
        const char *text, *want;
    } rows[] = {
        {"plain", "\"plain\""},
        {"say \"x\\y\"", "\"say \\\"x\\\\y\\\"\""},
        {"a\tb\nc\x01\x7f", "\"a\\u0009b\\u000ac\\u0001\\u007f\""},
        {"\xc2\xb5s", "\"\xc2\xb5s\""},
        {"\xe2\x82\xac \xf0\x9f\x98\x80", "\"\xe2\x82\xac \xf0\x9f\x98\x80\""},
        {"\x80x", "\"\\ufffdx\""},
        {"\xc0\xafx", "\"\\ufffd\\ufffdx\""},          /* overlong */
        {"\xed\xa0\x80", "\"\\ufffd\\ufffd\\ufffd\""}, /* a surrogate */
        {"\xf4\x90\x80\x80",
         "\"\\ufffd\\ufffd\\ufffd\\ufffd\""}, /* beyond U+10FFFF */
        {"cut \xe2\x82", "\"cut \\ufffd\\ufffd\""},
    };
    struct mcs_record record;
    size_t i;

    fixture_reset();
    record = fixture_record(&fixture_sha256, MCS_DIGEST, 1024, 345678);
    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        record.message = rows[i].text;
        tap_same(
            json_value(fixture_report(&mcs_report_json, &record, 1), "message"),
            rows[i].want, "string %u", (unsigned)i);
    }
}

static void test_csv(void)
{
    struct mcs_record record;
    const char *text, *row;
    size_t names = 1, cells = 1;

    fixture_reset();
    record = fixture_record(&fixture_aes_ct, MCS_ENCRYPT, 16, 2345);
    text = fixture_report(&mcs_report_csv, &record, 1);
    row = strchr(text, '\n') + 1;
    tap_ok(strstr(text, "algorithm,kind,operation,provider,") == text,
           "csv starts with the names");
    tap_ok(strstr(row,
                  "aes-128-cbc,cipher,encrypt,bearssl,aes_ct,software,test,"
                  "16,0,6823027.719,426439.232409,0.000002345000,234.500,"
                  "cycles,1.000,100,,false,ok,,SP 800-38A,128,16,0,,0,") == row,
           "csv goes on with values");
    for (; text < row; text++)
        names += *text == ',';
    for (; *row != '\0'; row++)
        cells += *row == ',';
    tap_ok(names == cells, "as many of these as of those");

    record.outcome = MCS_ROW_FAIL;
    record.message = "a \"b\", c\nd";
    text = fixture_report(&mcs_report_csv, &record, 1);
    tap_ok(strstr(text, ",fail,\"a \"\"b\"\", c\nd\",SP") != NULL,
           "csv quotes what needs it");
}

int main(void)
{
    test_json_values();
    test_json_special();
    test_json_strings();
    test_csv();
    return tap_end();
}
