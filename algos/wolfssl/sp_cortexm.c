/* SPDX-License-Identifier: MIT */
/* Code for each size in Thumb-2 assembler: Cortex-M3 and better. */
#include "mcs-wolfssl-sp_cortexm.h"

#ifdef MCS_WOLFSSL_FAMILY
#include "family-sized.inc"
#endif
