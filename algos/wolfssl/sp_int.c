/* SPDX-License-Identifier: MIT */
/* The family that the library takes by itself: numbers of any size in C. */
#include "mcs-wolfssl-sp_int.h"

#ifdef MCS_WOLFSSL_FAMILY
#define FAMILY_DEFAULT MCS_DEFAULT
#include "family-generic.inc"
#endif
