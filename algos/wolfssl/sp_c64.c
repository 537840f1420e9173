/* SPDX-License-Identifier: MIT */
/* Code for each size in C, for processors of 64 bits. */
#include "mcs-wolfssl-sp_c64.h"

#ifdef MCS_WOLFSSL_FAMILY
#include "family-sized.inc"
#endif
