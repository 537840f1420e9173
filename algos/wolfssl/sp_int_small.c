/* SPDX-License-Identifier: MIT */
/* sp_int with large temporaries on the heap: WOLFSSL_SMALL_STACK. */
#include "mcs-wolfssl-sp_int_small.h"

#ifdef MCS_WOLFSSL_FAMILY
#define FAMILY_DEFAULT 0
#include "family-generic.inc"
#endif
