/* SPDX-License-Identifier: MIT */
/*
 * The generators of SP 800-90A but for HMAC_DRBG without reseeding, which is in
 * drbg.c.  key is the entropy input, nonce the nonce and aad the
 * personalisation string of the instantiation.  With prediction resistance
 * (-pr) each call of generate first takes as many bytes of fresh entropy as
 * key has from mcs_random, which hands out the vector's random first; that
 * reseeding is timed.  There is no additional input.
 */
#include "catalog.h"

const struct mcs_alg mcs_alg_ctr_drbg = {
    .name = "ctr-drbg",
    .family = "drbg",
    .standard = "SP 800-90A, AES-256 with derivation function",
    .kind = MCS_DRBG,
    .key_bytes = 32,
    .nonce_bytes = 16,
};

const struct mcs_alg mcs_alg_ctr_drbg_pr = {
    .name = "ctr-drbg-pr",
    .family = "drbg",
    .standard = "SP 800-90A, AES-256 with derivation function, reseeded",
    .kind = MCS_DRBG,
    .key_bytes = 32,
    .nonce_bytes = 16,
};

const struct mcs_alg mcs_alg_hmac_drbg_pr = {
    .name = "hmac-drbg-pr",
    .family = "drbg",
    .standard = "SP 800-90A, SHA-256, reseeded",
    .kind = MCS_DRBG,
    .key_bytes = 32,
    .nonce_bytes = 16,
};

const struct mcs_alg mcs_alg_hash_drbg = {
    .name = "hash-drbg",
    .family = "drbg",
    .standard = "SP 800-90A, SHA-256",
    .kind = MCS_DRBG,
    .key_bytes = 32,
    .nonce_bytes = 16,
};
