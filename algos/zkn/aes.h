/* SPDX-License-Identifier: MIT */
/* Blocks of AES with the key schedule that setup made (FIPS 197). */
#ifndef ZKN_AES_H
#define ZKN_AES_H

#include "catalog.h"
#include "block.h"

#define ZKN_MOST_ROUNDS 14

/*
 * The round keys end at the end of `keys`, whatever the size of the key: the
 * rounds that all sizes have are then at the same place, and longer keys only
 * begin earlier.
 */
struct zkn_aes {
    struct zkn_block keys[ZKN_MOST_ROUNDS + 1];
    unsigned rounds; /* 10, 12, 14 */
};

/* The schedule of the cipher, or of its equivalent inverse (5.3.5). */
enum mcs_status mcs_zkn_aes_setup(struct zkn_aes *aes,
                                  const struct mcs_call *call, int inverse);

/*
 * MCS_SETUP of a mode whose context is a struct zkn_aes and whose decryption is
 * the inverse cipher.
 */
enum mcs_status mcs_zkn_cipher_setup(struct mcs_call *call);

#include ZKN_AES_HEADER

ZKN_INLINE const struct zkn_block *zkn_first_key(const struct zkn_aes *aes)
{
    return &aes->keys[ZKN_MOST_ROUNDS - aes->rounds];
}

/* One round of each of n states, whose key is loaded once. */
#define ZKN_ROUND_OF(direction, s, n, key)                                     \
    do {                                                                       \
        ZKN_BEGIN_ROUND;                                                       \
        _Pragma("GCC unroll 4") for (size_t i_ = 0; i_ < (n); i_++)            \
            zkn_##direction(&(s)[i_], key);                                    \
    } while (0)

#define ZKN_TWO_ROUNDS_OF(direction, s, n, keys)                               \
    do {                                                                       \
        ZKN_ROUND_OF(direction##_round, s, n, &(keys)[0]);                     \
        ZKN_ROUND_OF(direction##_round, s, n, &(keys)[1]);                     \
    } while (0)

/* All rounds but the first two. */
#define ZKN_OTHER_ROUNDS_OF(direction, s, n, aes)                              \
    do {                                                                       \
        if ((aes)->rounds > 10) {                                              \
            if ((aes)->rounds > 12)                                            \
                ZKN_TWO_ROUNDS_OF(direction, s, n, &(aes)->keys[3]);           \
            ZKN_TWO_ROUNDS_OF(direction, s, n, &(aes)->keys[5]);               \
        }                                                                      \
        ZKN_ROUND_OF(direction##_round, s, n, &(aes)->keys[7]);                \
        ZKN_TWO_ROUNDS_OF(direction, s, n, &(aes)->keys[8]);                   \
        ZKN_TWO_ROUNDS_OF(direction, s, n, &(aes)->keys[10]);                  \
        ZKN_TWO_ROUNDS_OF(direction, s, n, &(aes)->keys[12]);                  \
        ZKN_ROUND_OF(direction##_last, s, n, &(aes)->keys[14]);                \
    } while (0)

/* n blocks, n being a constant; `first` is what zkn_first_key gave. */
ZKN_INLINE void zkn_encrypt(struct zkn_block *s, size_t n,
                            const struct zkn_aes *aes,
                            const struct zkn_block *first)
{
    ZKN_ROUND_OF(add, s, n, &first[0]);
    ZKN_TWO_ROUNDS_OF(encrypt, s, n, &first[1]);
    ZKN_OTHER_ROUNDS_OF(encrypt, s, n, aes);
}

ZKN_INLINE void zkn_decrypt(struct zkn_block *s, size_t n,
                            const struct zkn_aes *aes,
                            const struct zkn_block *first)
{
    ZKN_ROUND_OF(add, s, n, &first[0]);
    ZKN_TWO_ROUNDS_OF(decrypt, s, n, &first[1]);
    ZKN_OTHER_ROUNDS_OF(decrypt, s, n, aes);
}

#endif
