/* SPDX-License-Identifier: MIT */
/*
 * HKDF, extract and expand in one.
 */
#include "shared.h"

struct detail {
    struct mcs_bearssl_head head;
    const br_hash_class *hash;
};

static enum mcs_status derive(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    br_hkdf_context *c = call->ctx;

    br_hkdf_init(c, d->hash, call->nonce.at, call->nonce.len);
    br_hkdf_inject(c, call->key.at, call->key.len);
    br_hkdf_flip(c);
    if (br_hkdf_produce(c, call->aad.at, call->aad.len, call->out,
                        call->out_bytes) != call->out_bytes)
        return MCS_UNSUPPORTED;
    return MCS_OK;
}

const struct mcs_ops mcs_bearssl_hkdf = {.run = {[MCS_DERIVE] = derive}};

#define ROW(hash)                                                              \
    MCS_IF(hkdf_##hash,                                                        \
           {.alg = &mcs_alg_hkdf_##hash,                                       \
            .variant = "",                                                     \
            .traits = MCS_DEFAULT | MCS_CONSTANT_TIME,                         \
            .ctx_bytes = sizeof(br_hkdf_context),                              \
            .ops = &mcs_bearssl_hkdf,                                          \
            .detail = &(const struct detail){{0}, &br_##hash##_vtable}}, )

/* clang-format off */
const struct mcs_impl mcs_bearssl_kdf_rows[] = {
    ROW(sha256)
    ROW(sha512)
    {0}};
/* clang-format on */
