/* SPDX-License-Identifier: MIT */
/* Hashes, each called through its own descriptor: no table is needed. */
#include "libtomcrypt.h"

static enum mcs_status digest(struct mcs_call *call)
{
    const struct ltc_hash_descriptor *hash = call->impl->detail;
    hash_state *state = call->ctx;
    int error;

    if (call->out_bytes != hash->hashsize)
        return MCS_UNSUPPORTED;
    error = hash->init(state);
    if (error == CRYPT_OK)
        error =
            hash->process(state, mcs_libtomcrypt_at(call->in), call->in.len);
    if (error == CRYPT_OK)
        error = hash->done(state, call->out);
    return mcs_libtomcrypt_status(call, error);
}

const struct mcs_ops mcs_libtomcrypt_hash = {.run = {[MCS_DIGEST] = digest}};

/* The library counts SHAKE's rate by the number in its name. */
static enum mcs_status extend(struct mcs_call *call)
{
    const int *bits = call->impl->detail;
    hash_state *state = call->ctx;
    int error = sha3_shake_init(state, *bits);

    if (error == CRYPT_OK)
        error = sha3_shake_process(state, mcs_libtomcrypt_at(call->in),
                                   call->in.len);
    if (error == CRYPT_OK)
        error = sha3_shake_done(state, call->out, call->out_bytes);
    return mcs_libtomcrypt_status(call, error);
}

const struct mcs_ops mcs_libtomcrypt_shake = {.run = {[MCS_DIGEST] = extend}};

#define SHAKE(bits) ROW(shake##bits, hash_state, shake, &(const int){bits})

#define HASH(id, name) ROW(id, hash_state, hash, &name##_desc)

/* clang-format off */
const struct mcs_impl mcs_libtomcrypt_hashes[] = {
    HASH(md5, md5)
    HASH(sha1, sha1)
    HASH(sha224, sha224)
    HASH(sha256, sha256)
    HASH(sha384, sha384)
    HASH(sha512, sha512)
    HASH(sha3_224, sha3_224)
    HASH(sha3_256, sha3_256)
    HASH(sha3_384, sha3_384)
    HASH(sha3_512, sha3_512)
    SHAKE(128)
    SHAKE(256)
    HASH(blake2s256, blake2s_256)
    HASH(blake2b512, blake2b_512)
    {0}};
/* clang-format on */
