/* SPDX-License-Identifier: MIT */
/* Code for each size in Thumb assembler: Cortex-M0 and M0+. */
#include "mcs-wolfssl-sp_armthumb.h"

#ifdef MCS_WOLFSSL_FAMILY
#include "family-sized.inc"
#endif
