/* SPDX-License-Identifier: MIT */
/*
 * EC J-PAKE as Thread and its TLS cipher suite have it: P-256, SHA-256.
 */
#include "catalog.h"

const struct mcs_alg mcs_alg_ecjpake = {
    .name = "ecjpake",
    .family = "ecjpake",
    .standard = "draft-cragie-tls-ecjpake-01, P-256, SHA-256",
    .kind = MCS_PAKE,
    .bits = 256,
    .out_bytes = 32,
};
