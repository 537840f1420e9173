/* SPDX-License-Identifier: MIT */
/*
 * Which draws blind in EC J-PAKE and which are the scalars that the catalogue
 * fixes, in the order of the library's code (struct mcs_mbedtls_source, blinds;
 * the known answers would notice another order): each multiplication by a fresh
 * scalar draws that and then one blinding number, four times in round one;
 * round two first draws two to blind the password and the product.
 */
#ifndef MCS_MBEDTLS_ECJPAKE_H
#define MCS_MBEDTLS_ECJPAKE_H

#define ROUND_ONE_BLINDS 0xAAu
#define ROUND_TWO_BLINDS 0x0Bu
#define DERIVE_BLINDS 0x03u

#endif
