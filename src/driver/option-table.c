/* SPDX-License-Identifier: MIT */
#include "option-table.h"

/* id, name, how the argument is taken, its word in -help, and the help */
/* clang-format off */
#define OPTIONS(row)                                                           \
    row(AAD, "aad", REQUIRED, "BYTES", "additional data of an AEAD [0]")       \
    row(AEAD, "aead", NONE, "", "openssl's AEAD sizes, and 13 bytes of AAD")   \
    row(AGREE, "agree", NONE, "",                                              \
        "providers on random inputs, as TAP")                        \
    row(BYTES, "bytes", REQUIRED, "LIST",                                      \
        "16,64,1k,8Ki or 16..16Ki*2 or 64..1024+64")                 \
    row(CHECK, "check", NONE, "",                                              \
        "known answers only, as TAP")                            \
    row(CMAC, "cmac", REQUIRED, "CIPHER", "the CMAC with this cipher")         \
    row(DECRYPT, "decrypt", NONE, "", "as -op decrypt")          \
    row(ELAPSED, "elapsed", NONE, "",                                          \
        "of openssl; changes nothing")                                  \
    row(ESTIMATOR, "estimator", REQUIRED, "NAME",                              \
        "minimum decile quartile median mean [decile]")              \
    row(EVP, "evp", REQUIRED, "NAME", "an algorithm")        \
    row(FORMAT, "format", REQUIRED, "NAME", "text table csv json mr [text]")   \
    row(HELP, "help", NONE, "", "this text")                                   \
    row(HMAC, "hmac", REQUIRED, "HASH", "the HMAC with this hash")             \
    row(ITERATIONS, "iterations", REQUIRED, "N",                               \
        "operations in each sample; inputs of -agree")                    \
    row(LIST, "list", NONE, "", "what could be measured")                      \
    row(MEM, "mem", REQUIRED, "BYTES", "use no more memory than this")         \
    row(MISALIGN, "misalign", REQUIRED, "N",                                   \
        "buffers N bytes off a 16-byte boundary")                 \
    row(MR, "mr", NONE, "",                                                    \
        "as -format mr")                   \
    row(MULTI, "multi", REQUIRED, "N",                                         \
        "N processes at once (host)")                        \
    row(OP, "op", REQUIRED, "LIST", "operations: setup,encrypt,verify ...")    \
    row(OUTPUT, "output", REQUIRED, "FILE", "results to this file")            \
    row(PRECISION, "precision", REQUIRED, "PCT",                               \
        "stop when the 95% interval is within this [0.5]")                     \
    row(PRESET, "preset", REQUIRED, "PRESET",                                  \
        "sam-e54-page, cc13x2-note, gd32e503-post, FILE")                      \
    row(PRIMES, "primes", REQUIRED, "N", "of openssl; changes nothing")        \
    row(PROVIDER, "provider", REQUIRED, "LIST",                                \
        "names, classes, bearssl:aes_ct; globs")               \
    row(QUIET, "quiet", NONE, "", "no progress")                               \
    row(SECONDS, "seconds", REQUIRED, "S", "at most this for each case [1]")   \
    row(SEED, "seed", REQUIRED, "N", "of -agree's random inputs [0]")          \
    row(UNIT, "unit", REQUIRED, "UNIT", "MB (10^6) or MiB (2^20) [MB]")        \
    row(VARIANTS, "variants", REQUIRED, "WHICH", "default or all [default]")   \
    row(VERSION, "version", NONE, "", "everything of this build")
/* clang-format on */

#define PARSED(id, name, how, argument, text)                                  \
    [MCS_O_##id] = {name, MCS_GETOPT_##how, MCS_O_##id},
#define HELPED(id, name, how, argument, text) [MCS_O_##id] = argument " " text,

const struct mcs_getopt_option mcs_option_rows[MCS_O_COUNT + 1] = {
    OPTIONS(PARSED)[MCS_O_COUNT] = {NULL, 0, 0}};

const char *const mcs_option_helps[MCS_O_COUNT] = {OPTIONS(HELPED)};
