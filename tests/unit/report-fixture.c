/* SPDX-License-Identifier: MIT */
#include "report-fixture.h"
#include "capture.h"
#include "machine.h"

static const size_t payloads[] = {16, 1024};

struct port_info fixture_port;
struct mcs_session fixture_session;

const struct mcs_provider fixture_bearssl = {.name = "bearssl",
                                             .class = MCS_SOFTWARE,
                                             .version = "0.6",
                                             .flags = "-O2 -Wall"};
const struct mcs_provider fixture_own = {
    .name = "null", .class = MCS_NO_CLASS, .version = "", .flags = ""};

static const struct mcs_alg null_alg = {
    .name = "null", .family = "null", .standard = "", .kind = MCS_HASH};
static const struct mcs_alg sha256 = {.name = "sha256",
                                      .family = "sha",
                                      .standard = "FIPS 180-4",
                                      .kind = MCS_HASH,
                                      .out_bytes = 32};
static const struct mcs_alg aes = {.name = "aes-128-cbc",
                                   .family = "aes",
                                   .standard = "SP 800-38A",
                                   .kind = MCS_CIPHER,
                                   .key_bytes = 16,
                                   .nonce_bytes = 16};
static const struct mcs_alg rsa = {.name = "rsa2048",
                                   .family = "rsa",
                                   .standard = "RFC 8017",
                                   .kind = MCS_SIGN,
                                   .bits = 2048,
                                   .tag_bytes = 256};
static const struct mcs_alg ecdsa = {.name = "ecdsap256",
                                     .family = "ecdsa",
                                     .standard = "FIPS 186-5",
                                     .kind = MCS_SIGN,
                                     .bits = 256,
                                     .tag_bytes = 64};
static const struct mcs_alg x25519 = {.name = "ecdhx25519",
                                      .family = "ecdh",
                                      .standard = "RFC 7748",
                                      .kind = MCS_AGREE,
                                      .bits = 253};

const struct mcs_impl fixture_null = {.alg = &null_alg, .variant = ""};
const struct mcs_impl fixture_sha256 = {.alg = &sha256, .variant = ""};
const struct mcs_impl fixture_aes_ct = {
    .alg = &aes, .variant = "aes_ct", .traits = MCS_CONSTANT_TIME};
const struct mcs_impl fixture_aes_big = {.alg = &aes, .variant = "aes_big"};
const struct mcs_impl fixture_rsa = {
    .alg = &rsa, .variant = "i31", .traits = MCS_CRT | MCS_KEY_TIMED};
const struct mcs_impl fixture_ecdsa = {
    .alg = &ecdsa, .variant = "p256_m31", .traits = MCS_K_RFC6979};
const struct mcs_impl fixture_x25519 = {.alg = &x25519,
                                        .variant = "c25519_m31"};

void fixture_reset(void)
{
    machine_reset(); /* what extra.h tells needs a port */
    fixture_port = (struct port_info){.name = "test",
                                      .board = "Test board",
                                      .core = "Cortex-M4",
                                      .clock = "",
                                      .wait_states = "5",
                                      .caches = "",
                                      .placement = "flash",
                                      .time_note = "made by hand",
                                      .tick_hz = 1000000000,
                                      .core_hz = 100000000,
                                      .cycle_unit = "cycles",
                                      .clock2 = "rtc",
                                      .clock_tolerance_ppm = 100};
    fixture_session = (struct mcs_session){.port = &fixture_port,
                                           .version = "1.0",
                                           .compiler = "cc 12",
                                           .flags = "-O2",
                                           .date = "2026-01-02T03:04:05Z",
                                           .estimator = "median",
                                           .command = "-bytes 16",
                                           .processes = 1,
                                           .overhead.loop_milli = 1250,
                                           .overhead.read_milli = 30000,
                                           .clock_error_ppm = UINT64_MAX,
                                           .payloads = payloads,
                                           .payload_count = 2};
}

struct mcs_record fixture_record(const struct mcs_impl *impl, enum mcs_op op,
                                 size_t payload_bytes, uint64_t nanoseconds)
{
    uint64_t m = nanoseconds * 1000, c = m / 10;
    struct mcs_record record = {
        .provider = impl == &fixture_null ? &fixture_own : &fixture_bearssl,
        .impl = impl,
        .op = op,
        .payload_bytes = payload_bytes,
        .message = "",
        .ticks = {m, m - m / 100, m + m / 100, m / 2, m - m / 50, m, m + m / 50,
                  m * 2, m + 1},
        .cycles = {c, c - c / 100, c + c / 100, c / 2, c - c / 50, c,
                   c + c / 50, c * 2, c + 1},
        .samples = 101,
        .outliers = 2,
        .iterations = 64,
        .stack_bytes = 100,
        .heap_bytes = MCS_UNKNOWN_BYTES,
        .context_bytes = 240,
    };

    return record;
}

const char *fixture_report(const struct mcs_reporter *reporter,
                           const struct mcs_record *records, size_t count)
{
    struct mcs_out out;
    size_t i;

    capture_reset();
    mcs_out_stream(&out, PORT_STDOUT);
    reporter->begin(&out, &fixture_session);
    for (i = 0; i < count; i++) {
        reporter->record(&out, &fixture_session, &records[i]);
        mcs_out_flush(&out); /* as the driver does */
    }
    reporter->end(&out, &fixture_session);
    mcs_out_close(&out);
    return capture_text();
}
