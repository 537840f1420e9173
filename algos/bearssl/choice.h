/* SPDX-License-Identifier: MIT */
/*
 * Which implementations BearSSL 0.6 has on this architecture and which of
 * them it takes by itself, as constants, because rows are constants.  The
 * conditions are those of its src/inner.h and the choices those of its
 * br_ssl_engine_set_default_* and br_*_get_default functions.  They are told
 * a second time here and nowhere else in this folder; the provider's init
 * compares them with what the library reports of itself (br_get_config).
 */
#ifndef MCS_BEARSSL_CHOICE_H
#define MCS_BEARSSL_CHOICE_H

#include "mcs.h"
#include "mcs-dep-bearssl.h"

/*
 * MCS_BR_<FEATURE> is 1 or 0, and MCS_BR_<FEATURE>_ONLY(rows) keeps rows that
 * would be dead weight where the library leaves that code out.
 */
#if defined(__i386__) || defined(__x86_64__)
#define MCS_BR_X86 1
#define MCS_BR_X86_ONLY(...) __VA_ARGS__
#else
#define MCS_BR_X86 0
#define MCS_BR_X86_ONLY(...)
#endif

#if (defined(_ARCH_PWR8) || defined(_ARCH_PPC)) && defined(__CRYPTO__)
#define MCS_BR_POWER8 1
#define MCS_BR_POWER8_ONLY(...) __VA_ARGS__
#else
#define MCS_BR_POWER8 0
#define MCS_BR_POWER8_ONLY(...)
#endif

#if defined(__SIZEOF_INT128__)
#define MCS_BR_INT128 1
#define MCS_BR_INT128_ONLY(...) __VA_ARGS__
#else
#define MCS_BR_INT128 0
#define MCS_BR_INT128_ONLY(...)
#endif

#if defined(__LP64__) || defined(__x86_64__) || defined(__powerpc64__)
#define MCS_BR_64 1
#else
#define MCS_BR_64 0
#endif

/* Never found out by the library: whoever builds it asks for it. */
#if defined(BR_LOMUL)
#define MCS_BR_LOMUL BR_LOMUL
#elif defined(BR_ARMEL_CORTEXM_GCC)
#define MCS_BR_LOMUL BR_ARMEL_CORTEXM_GCC
#else
#define MCS_BR_LOMUL 0
#endif

/* What the processor must have for a row: bits of mcs_bearssl_head.needs. */
enum {
    MCS_BR_NEEDS_AESNI = 1 << 0,
    MCS_BR_NEEDS_PCLMUL = 1 << 1,
    MCS_BR_NEEDS_SSE2 = 1 << 2
};

/*
 * The choices by name, for the rows that combine two implementations: every
 * one of the first kind goes with the chosen one of the second, and the other
 * ones of the second (given to `row` one by one) with the chosen of the first.
 */
#if MCS_BR_X86
#define MCS_BR_AES aes_x86ni
#define MCS_BR_AES_NEEDS MCS_BR_NEEDS_AESNI
#define MCS_BR_GHASH pclmul
#define MCS_BR_GHASH_NEEDS MCS_BR_NEEDS_PCLMUL
#define MCS_BR_OTHER_GHASH(row) row(ctmul) row(ctmul32) row(ctmul64)
#define MCS_BR_CHACHA sse2
#define MCS_BR_CHACHA_NEEDS MCS_BR_NEEDS_SSE2
#else
#define MCS_BR_AES_NEEDS 0
#define MCS_BR_GHASH_NEEDS 0
#define MCS_BR_CHACHA ct
#define MCS_BR_CHACHA_NEEDS 0
#if MCS_BR_POWER8
#define MCS_BR_AES aes_pwr8
#define MCS_BR_GHASH pwr8
#define MCS_BR_OTHER_GHASH(row) row(ctmul) row(ctmul32) row(ctmul64)
#else
#if MCS_BR_64
#define MCS_BR_AES aes_ct64
#else
#define MCS_BR_AES aes_ct
#endif
#if MCS_BR_LOMUL
#define MCS_BR_GHASH ctmul32
#define MCS_BR_OTHER_GHASH(row) row(ctmul) row(ctmul64)
#elif MCS_BR_64
#define MCS_BR_GHASH ctmul64
#define MCS_BR_OTHER_GHASH(row) row(ctmul) row(ctmul32)
#else
#define MCS_BR_GHASH ctmul
#define MCS_BR_OTHER_GHASH(row) row(ctmul32) row(ctmul64)
#endif
#endif
#endif

#if MCS_BR_INT128
#define MCS_BR_POLY ctmulq
#define MCS_BR_OTHER_POLY(row) row(ctmul) row(ctmul32) row(i15)
#elif MCS_BR_LOMUL
#define MCS_BR_POLY ctmul32
#define MCS_BR_OTHER_POLY(row) row(ctmul) row(i15)
#else
#define MCS_BR_POLY ctmul
#define MCS_BR_OTHER_POLY(row) row(ctmul32) row(i15)
#endif

/*
 * Traits of each implementation: whether it is the library's choice, and
 * whether the library calls it constant-time.  Of two combined ones both must
 * have a trait: the row has the bits that both have.
 */
#define MCS_BR_CT(chosen) (MCS_CONSTANT_TIME | ((chosen) ? MCS_DEFAULT : 0))

enum {
    mcs_br_aes_big = 0,
    mcs_br_aes_small = 0,
    mcs_br_aes_ct = MCS_BR_CT(!MCS_BR_X86 && !MCS_BR_POWER8 && !MCS_BR_64),
    mcs_br_aes_ct64 = MCS_BR_CT(!MCS_BR_X86 && !MCS_BR_POWER8 && MCS_BR_64),
    mcs_br_aes_x86ni = MCS_BR_CT(MCS_BR_X86),
    mcs_br_aes_pwr8 = MCS_BR_CT(!MCS_BR_X86 && MCS_BR_POWER8),

    mcs_br_des_tab = 0,
    mcs_br_des_ct = MCS_BR_CT(1),

    mcs_br_ghash_pclmul = MCS_BR_CT(MCS_BR_X86),
    mcs_br_ghash_pwr8 = MCS_BR_CT(!MCS_BR_X86 && MCS_BR_POWER8),
    mcs_br_ghash_ctmul32 =
        MCS_BR_CT(!MCS_BR_X86 && !MCS_BR_POWER8 && MCS_BR_LOMUL),
    mcs_br_ghash_ctmul64 =
        MCS_BR_CT(!MCS_BR_X86 && !MCS_BR_POWER8 && !MCS_BR_LOMUL && MCS_BR_64),
    mcs_br_ghash_ctmul =
        MCS_BR_CT(!MCS_BR_X86 && !MCS_BR_POWER8 && !MCS_BR_LOMUL && !MCS_BR_64),

    mcs_br_chacha20_ct = MCS_BR_CT(!MCS_BR_X86),
    mcs_br_chacha20_sse2 = MCS_BR_CT(MCS_BR_X86),

    mcs_br_poly1305_ctmulq = MCS_BR_CT(MCS_BR_INT128),
    mcs_br_poly1305_ctmul32 = MCS_BR_CT(!MCS_BR_INT128 && MCS_BR_LOMUL),
    mcs_br_poly1305_ctmul = MCS_BR_CT(!MCS_BR_INT128 && !MCS_BR_LOMUL),
    mcs_br_poly1305_i15 = MCS_BR_CT(0),

    mcs_br_rsa_i62 = MCS_BR_CT(MCS_BR_INT128),
    mcs_br_rsa_i15 = MCS_BR_CT(!MCS_BR_INT128 && MCS_BR_LOMUL),
    mcs_br_rsa_i31 = MCS_BR_CT(!MCS_BR_INT128 && !MCS_BR_LOMUL),
    mcs_br_rsa_i32 = MCS_BR_CT(0),

    /* Curves: the 15-bit family or the 31-bit one, where it is the best. */
    mcs_br_ec_15 = MCS_BR_CT(MCS_BR_LOMUL),
    mcs_br_ec_31 = MCS_BR_CT(!MCS_BR_LOMUL),
    mcs_br_ec_other = MCS_BR_CT(0)
};

#endif
