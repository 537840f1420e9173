/* SPDX-License-Identifier: MIT */
/*
 * A family with code of its own for each size: P-256 to P-521, and 2048 to
 * 4096 bits.  For other sizes the library falls back on sp_int.c, so that
 * there are no rows of them.  It blinds neither RSA nor the scalar.
 */
#ifndef MCS_WOLFSSL_FAMILY_SIZED_H
#define MCS_WOLFSSL_FAMILY_SIZED_H

#define FAMILY_DEFAULT 0
#define FAMILY_GENERIC(...)
#define FAMILY_BLINDING 0

/* Private keys are what was drawn, plus 1. */
#define FAMILY_KEY_ZEROS 0
#define FAMILY_KEY_LESS 1

#include "family.h"

#endif
