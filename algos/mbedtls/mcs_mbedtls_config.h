/* SPDX-License-Identifier: MIT */
/*
 * How Mbed TLS is built, the same for host and targets: through
 * MBEDTLS_CONFIG_FILE this takes the place of mbedtls_config.h.  What is
 * measured is as there; left out is what needs an operating system (files,
 * sockets, time, entropy), what no row uses (TLS, X.509, other ciphers and
 * curves), and self-tests.  README.md names the differences that are felt.
 */
#ifndef MCS_MBEDTLS_CONFIG_H
#define MCS_MBEDTLS_CONFIG_H

#include <stddef.h>

#define MBEDTLS_CONFIG_VERSION 0x03000000

/* Assembler for bignums and for AES of x86, where the compiler can. */
#define MBEDTLS_HAVE_ASM
#define MBEDTLS_AESNI_C
#define MBEDTLS_AESCE_C

/* Memory is the driver's pool: by name, as there is no time to set a hook. */
void *mcs_pool_calloc(size_t count, size_t bytes);
void mcs_pool_free(void *old);
#define MBEDTLS_PLATFORM_C
#define MBEDTLS_PLATFORM_MEMORY
#define MBEDTLS_PLATFORM_CALLOC_MACRO mcs_pool_calloc
#define MBEDTLS_PLATFORM_FREE_MACRO mcs_pool_free

/* Hashes and what is made of them. */
#define MBEDTLS_MD_C
#define MBEDTLS_MD5_C
#define MBEDTLS_SHA1_C
#define MBEDTLS_SHA224_C
#define MBEDTLS_SHA256_C
#define MBEDTLS_SHA384_C
#define MBEDTLS_SHA512_C
#define MBEDTLS_SHA3_C
#define MBEDTLS_HKDF_C
#define MBEDTLS_PKCS5_C

/* Ciphers. */
#define MBEDTLS_AES_C
#define MBEDTLS_DES_C
#define MBEDTLS_CHACHA20_C
#define MBEDTLS_POLY1305_C
#define MBEDTLS_CHACHAPOLY_C
#define MBEDTLS_CIPHER_C
#define MBEDTLS_CIPHER_MODE_CBC
#define MBEDTLS_CIPHER_MODE_CTR
#define MBEDTLS_CIPHER_MODE_XTS
#define MBEDTLS_CIPHER_PADDING_PKCS7
#define MBEDTLS_CCM_C
#define MBEDTLS_GCM_C
#define MBEDTLS_CMAC_C

/* Generators. */
#define MBEDTLS_CTR_DRBG_C
#define MBEDTLS_HMAC_DRBG_C

/* Public keys. */
#define MBEDTLS_BIGNUM_C
#define MBEDTLS_OID_C
#define MBEDTLS_ASN1_PARSE_C
#define MBEDTLS_ASN1_WRITE_C
#define MBEDTLS_RSA_C
#define MBEDTLS_GENPRIME
#define MBEDTLS_PKCS1_V15
#define MBEDTLS_DHM_C
#define MBEDTLS_ECP_C
#define MBEDTLS_ECP_NIST_OPTIM
#define MBEDTLS_ECP_DP_SECP256R1_ENABLED
#define MBEDTLS_ECP_DP_SECP384R1_ENABLED
#define MBEDTLS_ECP_DP_SECP521R1_ENABLED
#define MBEDTLS_ECP_DP_CURVE25519_ENABLED
#define MBEDTLS_ECP_DP_CURVE448_ENABLED
#define MBEDTLS_ECDH_C
#define MBEDTLS_ECDSA_C
#define MBEDTLS_ECDSA_DETERMINISTIC
#define MBEDTLS_ECJPAKE_C

/*
 * The PSA interface over the same code.  Its random bytes are the adapter's.
 * Key slots are an array and not allocated, for they would stay allocated
 * when the last key is gone.
 */
#define MBEDTLS_PSA_CRYPTO_C
#define MBEDTLS_PSA_CRYPTO_EXTERNAL_RNG

#endif
