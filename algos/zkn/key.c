/* SPDX-License-Identifier: MIT */
/* The AES key schedules, which are what setup does. */
#include "walk.h"
#include ZKN_KEY_HEADER

/*
 * The equivalent inverse cipher (FIPS 197, 5.3.5): the keys in the opposite
 * order, and all but the outer two through InvMixColumns.
 */
static void invert(struct zkn_block *keys, unsigned rounds)
{
    struct zkn_block outer = keys[0];

    keys[0] = keys[rounds];
    keys[rounds] = outer;
    for (unsigned i = 1, k = rounds - 1; i <= k; i++, k--)
        for (size_t j = 0; j < ZKN_BLOCK_WORDS; j++) {
            zkn_word first = zkn_inverse_mix(keys[i].w[j]);
            keys[i].w[j] = zkn_inverse_mix(keys[k].w[j]);
            keys[k].w[j] = first;
        }
}

enum mcs_status mcs_zkn_aes_setup(struct zkn_aes *aes,
                                  const struct mcs_call *call, int inverse)
{
    struct zkn_block *keys;

    if (call->key.len != call->impl->alg->key_bytes)
        return MCS_UNSUPPORTED;
    aes->rounds = (unsigned)call->key.len / 4 + 6;
    keys = &aes->keys[ZKN_MOST_ROUNDS - aes->rounds];
    mcs_zkn_copy(keys, call->key.at, call->key.len);
    zkn_expand(keys, aes->rounds);
    if (inverse)
        invert(keys, aes->rounds);
    return MCS_OK;
}

enum mcs_status mcs_zkn_cipher_setup(struct mcs_call *call)
{
    return mcs_zkn_aes_setup(call->ctx, call, call->op == MCS_DECRYPT);
}
