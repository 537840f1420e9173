/* SPDX-License-Identifier: MIT */
/*
 * What the files of this adapter share.  LibTomCrypt finds ciphers, hashes and
 * generators by their place in tables that a program has to fill; each set-up
 * registers what it needs, so that an image holds no more than its rows use.
 */
#ifndef LIBTOMCRYPT_H
#define LIBTOMCRYPT_H

#include "catalog.h"

/* The library's own configuration, which its header must see. */
#include <mcs-dep-libtomcrypt.h>

#include <tomcrypt.h>

/* A row, where the build selected its algorithm; WITH traits besides the one
   that each has, as the library has one way to do each algorithm. */
#define ROW(id, ctx, table, what) ROW_WITH(id, 0, ctx, table, what)
#define ROW_WITH(id, also, ctx, table, what)                                   \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = "",                                                     \
            .traits = (uint16_t)(MCS_DEFAULT | (also)),                        \
            .ctx_bytes = sizeof(ctx),                                          \
            .ops = &mcs_libtomcrypt_##table,                                   \
            .detail = (what)}, )

/* Set-up does no more than look up a table; the key is set in the operation. */
#define KEY_INSIDE (MCS_KEY_TIMED | MCS_SETUP_UNTIMED)

extern const struct mcs_impl mcs_libtomcrypt_hashes[], mcs_libtomcrypt_macs[],
    mcs_libtomcrypt_ciphers[], mcs_libtomcrypt_gcms[], mcs_libtomcrypt_ccms[],
    mcs_libtomcrypt_eaxes[], mcs_libtomcrypt_ocbs[], mcs_libtomcrypt_chachas[],
    mcs_libtomcrypt_kdfs[], mcs_libtomcrypt_drbgs[], mcs_libtomcrypt_rsas[],
    mcs_libtomcrypt_dsas[], mcs_libtomcrypt_eccs[], mcs_libtomcrypt_dhs[];

/* Not static, as a selection of algorithms may leave any of them unused. */
extern const struct mcs_ops mcs_libtomcrypt_hash, mcs_libtomcrypt_shake,
    mcs_libtomcrypt_hmac, mcs_libtomcrypt_gmac, mcs_libtomcrypt_cmac,
    mcs_libtomcrypt_poly1305, mcs_libtomcrypt_ecb, mcs_libtomcrypt_cbc,
    mcs_libtomcrypt_ctr, mcs_libtomcrypt_xts, mcs_libtomcrypt_chacha20,
    mcs_libtomcrypt_gcm, mcs_libtomcrypt_ccm, mcs_libtomcrypt_eax,
    mcs_libtomcrypt_ocb, mcs_libtomcrypt_chacha_poly, mcs_libtomcrypt_hkdf,
    mcs_libtomcrypt_pbkdf2, mcs_libtomcrypt_drbg, mcs_libtomcrypt_rsa,
    mcs_libtomcrypt_dsa, mcs_libtomcrypt_ecdsa, mcs_libtomcrypt_ecdh,
    mcs_libtomcrypt_dh;

/* The library's answer as ours; its code goes into call->library_error. */
enum mcs_status mcs_libtomcrypt_status(struct mcs_call *call, int error);

/*
 * The same for a verification: refused where the library says so, and where it
 * gives up because the signature is malformed.
 */
enum mcs_status mcs_libtomcrypt_verdict(struct mcs_call *call, int error,
                                        int valid);

/* The tag just computed against the one given, in constant time. */
enum mcs_status mcs_libtomcrypt_compare(const struct mcs_call *call,
                                        const uint8_t *computed);

/*
 * Where the bytes are, and never NULL: the library refuses NULL even for no
 * bytes at all.
 */
const uint8_t *mcs_libtomcrypt_at(struct mcs_bytes bytes);

/* The places of the usual ones in the library's tables. */
int mcs_libtomcrypt_aes(void);
int mcs_libtomcrypt_sha256(void);

/*
 * A generator of the library's kind that draws from mcs_random: its place in
 * the table, and its state, which is the call itself.
 */
int mcs_libtomcrypt_prng(void);
prng_state *mcs_libtomcrypt_prng_state(struct mcs_call *call);

/* Gives the library its bignums.  To be called before any of them is made. */
void mcs_libtomcrypt_bignums(void);

/* Big-endian; write fills up with zeros on the left. */
int mcs_libtomcrypt_read(void *number, const uint8_t *in, size_t bytes);
int mcs_libtomcrypt_write(void *number, uint8_t *out, size_t bytes);

/*
 * LibTomMath's own random numbers, which blind RSA whatever generator was
 * given, drawn for this call from mcs_random until the next is named.
 */
void mcs_libtomcrypt_blind(struct mcs_call *call);

#endif
