/* SPDX-License-Identifier: MIT */
/*
 * How wolfCrypt is configured, for the library and for who includes its
 * headers (WOLFSSL_USER_SETTINGS).  What a family of big-number code adds is
 * in recipe.sh.
 */
#ifndef MCS_WOLFSSL_USER_SETTINGS_H
#define MCS_WOLFSSL_USER_SETTINGS_H

#include <stddef.h>

/* Cryptography only, without an operating system. */
#define WOLFCRYPT_ONLY
#define SINGLE_THREADED
#define NO_FILESYSTEM
#define NO_WRITEV
#define NO_MAIN_DRIVER
#define NO_DEV_RANDOM
#define NO_ERROR_STRINGS
#define WOLFSSL_NO_SOCK
#define WOLFSSL_IGNORE_FILE_WARN

/* Memory comes from the driver's pool. */
extern void *mcs_pool_alloc(size_t bytes);
extern void *mcs_pool_realloc(void *old, size_t bytes);
extern void mcs_pool_free(void *old);
#define XMALLOC_OVERRIDE
#define XMALLOC(bytes, heap, type) ((void)(heap), mcs_pool_alloc(bytes))
#define XREALLOC(old, bytes, heap, type)                                       \
    ((void)(heap), mcs_pool_realloc(old, bytes))
#define XFREE(old, heap, type) ((void)(heap), mcs_pool_free(old))

/* The entropy source of Hash_DRBG is the adapter's. */
extern int mcs_wolfssl_seed(unsigned char *out, unsigned bytes);
#define HAVE_HASHDRBG
#define CUSTOM_RAND_GENERATE_SEED mcs_wolfssl_seed

/* What configure finds out of the compiler. */
#define SIZEOF_LONG_LONG 8
#define SIZEOF_LONG __SIZEOF_LONG__
#ifdef __SIZEOF_INT128__
#define HAVE___UINT128_T 1
#endif
#ifdef __x86_64__
#define WOLFSSL_X86_64_BUILD
#endif

/*
 * What has a bearing on speed: all as the library's configure has it by
 * default, but for SP_INT_BITS.  That would be 3072 and too few for rsa4096.
 */
#define WOLFSSL_SP_MATH_ALL
#define SP_INT_BITS 4096
#define TFM_TIMING_RESISTANT
#define ECC_TIMING_RESISTANT
#define WC_RSA_BLINDING
#define ECC_SHAMIR
#define GCM_TABLE_4BIT

/* Signatures are taken as plain numbers: no ASN.1, and what needs it. */
#define NO_ASN
#define NO_ASN_TIME
#define NO_CERTS
#define NO_PKCS8
#define NO_PKCS12
#define NO_SIG_WRAPPER

/* Not in the catalogue. */
#define NO_MD4
#define NO_RC4
#define NO_OLD_TLS

/* In the catalogue, and not there by default. */
#define HAVE_AES_ECB
#define HAVE_AES_DECRYPT
#define WOLFSSL_AES_DIRECT
#define WOLFSSL_AES_COUNTER
#define WOLFSSL_AES_XTS
#define WOLFSSL_AES_EAX
#define WOLFSSL_AES_SIV
#define HAVE_AESCCM
#define HAVE_AESGCM
#define WOLFSSL_CMAC
#define HAVE_CHACHA
#define HAVE_POLY1305
#define WOLFSSL_SHA224
#define WOLFSSL_SHA384
#define WOLFSSL_SHA512
#define WOLFSSL_SHA3
#define WOLFSSL_SHAKE128
#define WOLFSSL_SHAKE256
#define HAVE_BLAKE2
#define HAVE_BLAKE2B
#define HAVE_BLAKE2S
#define HAVE_HKDF
#define HAVE_PBKDF2
#define HAVE_SCRYPT
#define WOLFSSL_KEY_GEN
#define HAVE_ECC
#define HAVE_ECC384
#define HAVE_ECC521
#define WOLFSSL_ECDSA_DETERMINISTIC_K
#define HAVE_CURVE25519
#define HAVE_ED25519
#define HAVE_CURVE448
#define HAVE_ED448

/* Lengths of private keys from a table, and not by floating point. */
#define WOLFSSL_DH_CONST

#endif
