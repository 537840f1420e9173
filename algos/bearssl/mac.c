/* SPDX-License-Identifier: MIT */
/*
 * HMAC.  The key is processed once; every call begins from that state.
 */
#include "shared.h"

/* A TLS record of CBC mode ends in 1 to 256 bytes of padding. */
#define HIDDEN_BYTES 256

struct detail {
    struct mcs_bearssl_head head;
    const br_hash_class *hash;
};

struct context {
    br_hmac_key_context key;
    br_hmac_context mac;
};

static enum mcs_status setup(struct mcs_call *call)
{
    const struct detail *d = call->impl->detail;
    struct context *c = call->ctx;

    br_hmac_key_init(&c->key, d->hash, call->key.at, call->key.len);
    return MCS_OK;
}

static enum mcs_status mac(struct mcs_call *call)
{
    struct context *c = call->ctx;

    br_hmac_init(&c->mac, &c->key, call->tag_bytes);
    if (br_hmac_size(&c->mac) != call->tag_bytes)
        return MCS_UNSUPPORTED;
    br_hmac_update(&c->mac, call->in.at, call->in.len);
    br_hmac_out(&c->mac, call->tag);
    return MCS_OK;
}

/*
 * What takes no longer for a message of any length within the last 256 bytes
 * of it, as TLS needs where the padding's length is a secret.
 */
static enum mcs_status mac_ct(struct mcs_call *call)
{
    struct context *c = call->ctx;
    size_t len = call->in.len;
    size_t least = len > HIDDEN_BYTES ? len - HIDDEN_BYTES : 0;

    br_hmac_init(&c->mac, &c->key, call->tag_bytes);
    if (br_hmac_size(&c->mac) != call->tag_bytes)
        return MCS_UNSUPPORTED;
    br_hmac_outCT(&c->mac, call->in.at, len, least, len, call->tag);
    return MCS_OK;
}

const struct mcs_ops mcs_bearssl_hmac = {
    .run = {[MCS_SETUP] = setup, [MCS_AUTHENTICATE] = mac}};

const struct mcs_ops mcs_bearssl_hmac_ct = {
    .run = {[MCS_SETUP] = setup, [MCS_AUTHENTICATE] = mac_ct}};

#define ROW(hash, name, ops_, chosen)                                          \
    MCS_IF(hmac_##hash,                                                        \
           {.alg = &mcs_alg_hmac_##hash,                                       \
            .variant = name,                                                   \
            .traits = (chosen) | MCS_CONSTANT_TIME,                            \
            .ctx_bytes = sizeof(struct context),                               \
            .ops = &(ops_),                                                    \
            .detail = &(const struct detail){{0}, &br_##hash##_vtable}}, )

#define HMAC(hash)                                                             \
    ROW(hash, "", mcs_bearssl_hmac, MCS_DEFAULT)                               \
    ROW(hash, "ct", mcs_bearssl_hmac_ct, 0)

/* clang-format off */
const struct mcs_impl mcs_bearssl_mac_rows[] = {
    HMAC(sha1)
    HMAC(sha256)
    HMAC(sha384)
    HMAC(sha512)
    {0}};
/* clang-format on */
