/* SPDX-License-Identifier: MIT */
/* Code for each size in C, for processors of 32 bits. */
#include "mcs-wolfssl-sp_c32.h"

#ifdef MCS_WOLFSSL_FAMILY
#include "family-sized.inc"
#endif
