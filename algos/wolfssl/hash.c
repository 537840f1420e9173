/* SPDX-License-Identifier: MIT */
/* Hashes. */
#include "shared.h"

#include <wolfssl/wolfcrypt/blake2.h>
#include <wolfssl/wolfcrypt/md5.h>
#include <wolfssl/wolfcrypt/sha.h>
#include <wolfssl/wolfcrypt/sha256.h>
#include <wolfssl/wolfcrypt/sha3.h>
#include <wolfssl/wolfcrypt/sha512.h>

/*
 * The operations of one hash.  `start` and `end` see the state as `s`; a
 * function each, for a table of hashes would put all of them into an image.
 */
#define HASH(id, type, start, update, end)                                     \
    static enum mcs_status id##_digest(struct mcs_call *call)                  \
    {                                                                          \
        type *s = call->ctx;                                                   \
        int error = start;                                                     \
                                                                               \
        if (error == 0)                                                        \
            error = update(s, call->in.at, (word32)call->in.len);              \
        if (error == 0)                                                        \
            error = end;                                                       \
        return mcs_wolfssl_status(call, error);                                \
    }                                                                          \
    OPS(id, .run = {[MCS_DIGEST] = id##_digest})

/* clang-format off */
HASH(md5, wc_Md5, wc_InitMd5(s), wc_Md5Update, wc_Md5Final(s, call->out));
HASH(sha1, wc_Sha, wc_InitSha(s), wc_ShaUpdate, wc_ShaFinal(s, call->out));
HASH(sha224, wc_Sha224, wc_InitSha224(s), wc_Sha224Update,
     wc_Sha224Final(s, call->out));
HASH(sha256, wc_Sha256, wc_InitSha256(s), wc_Sha256Update,
     wc_Sha256Final(s, call->out));
HASH(sha384, wc_Sha384, wc_InitSha384(s), wc_Sha384Update,
     wc_Sha384Final(s, call->out));
HASH(sha512, wc_Sha512, wc_InitSha512(s), wc_Sha512Update,
     wc_Sha512Final(s, call->out));
HASH(sha3_224, wc_Sha3, wc_InitSha3_224(s, NULL, INVALID_DEVID),
     wc_Sha3_224_Update, wc_Sha3_224_Final(s, call->out));
HASH(sha3_256, wc_Sha3, wc_InitSha3_256(s, NULL, INVALID_DEVID),
     wc_Sha3_256_Update, wc_Sha3_256_Final(s, call->out));
HASH(sha3_384, wc_Sha3, wc_InitSha3_384(s, NULL, INVALID_DEVID),
     wc_Sha3_384_Update, wc_Sha3_384_Final(s, call->out));
HASH(sha3_512, wc_Sha3, wc_InitSha3_512(s, NULL, INVALID_DEVID),
     wc_Sha3_512_Update, wc_Sha3_512_Final(s, call->out));
HASH(shake128, wc_Shake, wc_InitShake128(s, NULL, INVALID_DEVID),
     wc_Shake128_Update,
     wc_Shake128_Final(s, call->out, (word32)call->out_bytes));
HASH(shake256, wc_Shake, wc_InitShake256(s, NULL, INVALID_DEVID),
     wc_Shake256_Update,
     wc_Shake256_Final(s, call->out, (word32)call->out_bytes));
HASH(blake2s256, Blake2s, wc_InitBlake2s(s, (word32)call->out_bytes),
     wc_Blake2sUpdate,
     wc_Blake2sFinal(s, call->out, (word32)call->out_bytes));
HASH(blake2b512, Blake2b, wc_InitBlake2b(s, (word32)call->out_bytes),
     wc_Blake2bUpdate,
     wc_Blake2bFinal(s, call->out, (word32)call->out_bytes));

const struct mcs_impl mcs_wolfssl_hashes[] = {
    ROW(md5, 0, wc_Md5, md5, NULL)
    ROW(sha1, 0, wc_Sha, sha1, NULL)
    ROW(sha224, 0, wc_Sha224, sha224, NULL)
    ROW(sha256, 0, wc_Sha256, sha256, NULL)
    ROW(sha384, 0, wc_Sha384, sha384, NULL)
    ROW(sha512, 0, wc_Sha512, sha512, NULL)
    ROW(sha3_224, 0, wc_Sha3, sha3_224, NULL)
    ROW(sha3_256, 0, wc_Sha3, sha3_256, NULL)
    ROW(sha3_384, 0, wc_Sha3, sha3_384, NULL)
    ROW(sha3_512, 0, wc_Sha3, sha3_512, NULL)
    ROW(shake128, 0, wc_Shake, shake128, NULL)
    ROW(shake256, 0, wc_Shake, shake256, NULL)
    ROW(blake2s256, 0, Blake2s, blake2s256, NULL)
    ROW(blake2b512, 0, Blake2b, blake2b512, NULL)
    {0}};
/* clang-format on */
