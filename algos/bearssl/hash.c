/* SPDX-License-Identifier: MIT */
/*
 * Hash functions, through the interface that BearSSL's own code calls them
 * by.  Each has one implementation.
 */
#include "shared.h"

struct detail {
    struct mcs_bearssl_head head;
    const br_hash_class *class;
};

static enum mcs_status digest(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    const br_hash_class **hash = call->ctx;

    if (call->out_bytes !=
        ((d->class->desc >> BR_HASHDESC_OUT_OFF) & BR_HASHDESC_OUT_MASK))
        return MCS_UNSUPPORTED;
    d->class->init(hash);
    d->class->update(hash, call->in.at, call->in.len);
    d->class->out(hash, call->out);
    return MCS_OK;
}

const struct mcs_ops mcs_bearssl_hash = {.run = {[MCS_DIGEST] = digest}};

#define ROW(id)                                                                \
    MCS_IF(id,                                                                 \
           {.alg = &mcs_alg_##id,                                              \
            .variant = "",                                                     \
            .traits = MCS_DEFAULT | MCS_CONSTANT_TIME,                         \
            .ctx_bytes = sizeof(br_##id##_context),                            \
            .ops = &mcs_bearssl_hash,                                          \
            .detail = &(const struct detail){{0}, &br_##id##_vtable}}, )

/* clang-format off */
const struct mcs_impl mcs_bearssl_hash_rows[] = {
    ROW(md5)
    ROW(sha1)
    ROW(sha224)
    ROW(sha256)
    ROW(sha384)
    ROW(sha512)
    {0}};
/* clang-format on */
