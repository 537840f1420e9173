/* SPDX-License-Identifier: MIT */
/*
 * The words for enumerators, as every report prints them.
 */
#include "record.h"

const char *mcs_kind_name(enum mcs_kind kind)
{
    static const char names[MCS_KIND_COUNT][7] = {
        [MCS_HASH] = "hash", [MCS_MAC] = "mac",     [MCS_CIPHER] = "cipher",
        [MCS_AEAD] = "aead", [MCS_KDF] = "kdf",     [MCS_DRBG] = "drbg",
        [MCS_RNG] = "rng",   [MCS_AGREE] = "agree", [MCS_SIGN] = "sign",
        [MCS_KEM] = "kem",   [MCS_PAKE] = "pake",
    };

    return names[kind];
}

const char *mcs_op_name(enum mcs_op op)
{
    static const char names[MCS_OP_COUNT][9] = {
        [MCS_SETUP] = "setup",       [MCS_DIGEST] = "digest",
        [MCS_AUTHENTICATE] = "mac",  [MCS_ENCRYPT] = "encrypt",
        [MCS_DECRYPT] = "decrypt",   [MCS_GENERATE] = "generate",
        [MCS_KEYGEN] = "keygen",     [MCS_DERIVE] = "derive",
        [MCS_SIGNATURE] = "sign",    [MCS_VERIFY] = "verify",
        [MCS_ENCAPS] = "encaps",     [MCS_DECAPS] = "decaps",
        [MCS_EXCHANGE] = "exchange", [MCS_ROUND_ONE] = "round1",
        [MCS_ROUND_TWO] = "round2",
    };

    return names[op];
}

const char *mcs_class_name(enum mcs_class class)
{
    static const char names[MCS_CLASS_COUNT][12] = {
        [MCS_SOFTWARE] = "software",
        [MCS_ISA] = "isa",
        [MCS_ACCELERATOR] = "accelerator",
        [MCS_NO_CLASS] = "none",
    };

    return names[class];
}

const char *mcs_outcome_name(enum mcs_outcome outcome)
{
    static const char names[][12] = {
        [MCS_ROW_OK] = "ok",
        [MCS_ROW_SKIPPED] = "skipped",
        [MCS_ROW_NOT_PRESENT] = "not-present",
        [MCS_ROW_FAIL] = "fail",
        [MCS_ROW_INTERRUPTED] = "interrupted",
    };

    return names[outcome];
}
