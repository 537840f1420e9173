/* SPDX-License-Identifier: MIT */
/*
 * The instructions that both widths have, as functions.  RISC-V Cryptography
 * Extensions Volume I, version 1.0.1, 2.1 (Zbkb), 2.6 (Zknh) and 3.
 *
 * The assembler is told of an extension for one instruction at a time, so that
 * the compiler never uses it of itself: the probe has to run without.
 */
#ifndef ZKN_INSTRUCTIONS_H
#define ZKN_INSTRUCTIONS_H

#include "width.h"

#define ZKN_WITH(extension, text)                                              \
    ".option push\n\t.option arch, +" extension "\n\t" text "\n\t.option pop"

#define ZKN_ONE(name, extension, type)                                         \
    ZKN_INLINE type zkn_##name(type a)                                         \
    {                                                                          \
        type r;                                                                \
        __asm__(ZKN_WITH(extension, #name " %0, %1") : "=r"(r) : "r"(a));      \
        return r;                                                              \
    }

#define ZKN_TWO(name, extension, type)                                         \
    ZKN_INLINE type zkn_##name(type a, type b)                                 \
    {                                                                          \
        type r;                                                                \
        __asm__(ZKN_WITH(extension, #name " %0, %1, %2")                       \
                : "=r"(r)                                                      \
                : "r"(a), "r"(b));                                             \
        return r;                                                              \
    }

ZKN_ONE(rev8, "zbkb", uintptr_t)
ZKN_ONE(brev8, "zbkb", uintptr_t)

/* Of 64 bits they read the lower 32 only. */
ZKN_ONE(sha256sig0, "zknh", uintptr_t)
ZKN_ONE(sha256sig1, "zknh", uintptr_t)
ZKN_ONE(sha256sum0, "zknh", uintptr_t)
ZKN_ONE(sha256sum1, "zknh", uintptr_t)

#endif
