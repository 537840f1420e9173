/* SPDX-License-Identifier: MIT */
/* sp_int with the multiplications of words in the processor's assembler. */
#include "mcs-wolfssl-sp_int_asm.h"

#ifdef MCS_WOLFSSL_FAMILY
#define FAMILY_DEFAULT 0
#include "family-generic.inc"
#endif
