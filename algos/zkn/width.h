/* SPDX-License-Identifier: MIT */
/*
 * What differs between RV32 and RV64, chosen here and nowhere else: the
 * extensions have other instructions for AES, and SHA-512 in two halves.
 */
#ifndef ZKN_WIDTH_H
#define ZKN_WIDTH_H

#include <stddef.h>
#include <stdint.h>

#if __riscv_xlen == 32
#define ZKN_AES_HEADER "aes-rv32.h"
#define ZKN_KEY_HEADER "key-rv32.h"
#define ZKN_CTR_HEADER "ctr-rv32.h"
#define ZKN_GHASH_HEADER "ghash-rv32.h"
#define ZKN_SHA_HEADER "sha-rv32.h"
#else
#define ZKN_AES_HEADER "aes-rv64.h"
#define ZKN_KEY_HEADER "key-rv64.h"
#define ZKN_CTR_HEADER "ctr-rv64.h"
#define ZKN_GHASH_HEADER "ghash-rv64.h"
#define ZKN_SHA_HEADER "sha-rv64.h"
#endif

/* A register, and memory of any type that is read as one. */
typedef uintptr_t __attribute__((may_alias)) zkn_word;

#define ZKN_WORD_BYTES sizeof(zkn_word)

/* For what has to end in registers and not in memory. */
#define ZKN_INLINE static inline __attribute__((always_inline))

#endif
