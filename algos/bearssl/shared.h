/* SPDX-License-Identifier: MIT */
/*
 * What the files of this folder share: the head of every row's detail, the
 * tables, and the operations.  Operations and tables are extern so that they
 * are no unused symbols where a build selects none of their algorithms.
 */
#ifndef MCS_BEARSSL_SHARED_H
#define MCS_BEARSSL_SHARED_H

#include <string.h>

/* Not bearssl.h, whose TLS part does not compile without warnings. */
#include <bearssl_aead.h>
#include <bearssl_block.h>
#include <bearssl_ec.h>
#include <bearssl_hash.h>
#include <bearssl_hmac.h>
#include <bearssl_kdf.h>
#include <bearssl_rand.h>
#include <bearssl_rsa.h>

#include "catalog.h"
#include "choice.h"

/* Every detail begins with this, so that the provider's probe can read it. */
struct mcs_bearssl_head {
    uint8_t needs; /* MCS_BR_NEEDS_ bits, 0 for portable code */
};

extern const struct mcs_ops mcs_bearssl_hash;
extern const struct mcs_ops mcs_bearssl_hmac;
extern const struct mcs_ops mcs_bearssl_hmac_ct;
extern const struct mcs_ops mcs_bearssl_cbc;
extern const struct mcs_ops mcs_bearssl_ctr;
extern const struct mcs_ops mcs_bearssl_chacha20;
extern const struct mcs_ops mcs_bearssl_gcm;
extern const struct mcs_ops mcs_bearssl_gmac;
extern const struct mcs_ops mcs_bearssl_ccm;
extern const struct mcs_ops mcs_bearssl_eax;
extern const struct mcs_ops mcs_bearssl_chapoly;
extern const struct mcs_ops mcs_bearssl_hkdf;
extern const struct mcs_ops mcs_bearssl_aesctr_drbg;
extern const struct mcs_ops mcs_bearssl_hmac_drbg;
extern const struct mcs_ops mcs_bearssl_hmac_drbg_pr;
extern const struct mcs_ops mcs_bearssl_rsa;
extern const struct mcs_ops mcs_bearssl_rsa_i32;
extern const struct mcs_ops mcs_bearssl_ecdsa;
extern const struct mcs_ops mcs_bearssl_ecdh;

extern const struct mcs_impl mcs_bearssl_hash_rows[];
extern const struct mcs_impl mcs_bearssl_mac_rows[];
extern const struct mcs_impl mcs_bearssl_cbc_rows[];
extern const struct mcs_impl mcs_bearssl_ctr_rows[];
extern const struct mcs_impl mcs_bearssl_gcm_rows[];
extern const struct mcs_impl mcs_bearssl_ccm_rows[];
extern const struct mcs_impl mcs_bearssl_eax_rows[];
extern const struct mcs_impl mcs_bearssl_chapoly_rows[];
extern const struct mcs_impl mcs_bearssl_kdf_rows[];
extern const struct mcs_impl mcs_bearssl_drbg_rows[];
extern const struct mcs_impl mcs_bearssl_rsa_rows[];
extern const struct mcs_impl mcs_bearssl_ec_rows[];

/*
 * BearSSL works in place: brings the payload into call->out, where it is
 * then processed.  The copy is part of what is timed.
 */
enum mcs_status mcs_bearssl_copy_in(struct mcs_call *call);

/*
 * One message through an AEAD context that has its key, by the interface
 * which GCM and EAX have in common.  MCS_REFUSED where the tag is wrong.
 */
enum mcs_status mcs_bearssl_aead_encrypt(struct mcs_call *call,
                                         const br_aead_class **aead);
enum mcs_status mcs_bearssl_aead_decrypt(struct mcs_call *call,
                                         const br_aead_class **aead);

#endif
