/* SPDX-License-Identifier: MIT */
/*
 * The deterministic random bit generators.  Both take one seed; set-up gives
 * them entropy, nonce and personalisation in this order, as SP 800-90A does.
 * The library's update of HMAC_DRBG is what SP 800-90A calls reseeding.
 */
#include "shared.h"

/* More than the sums of SP 800-90A's lengths at 256 bits of strength. */
#define SEED_BYTES 256

/*
 * The CTR code of aes_ct64 and aes_x86ni does not count a block of which only
 * a part was asked for, so the next call of the generator gives that block's
 * bytes once more.  No figure is due for that: these two are offered for whole
 * blocks only.
 */
struct aesctr_detail {
    struct mcs_bearssl_head head;
    uint8_t granule; /* lengths are multiples of it */
    const br_block_ctr_class *aes;
};

struct hmac_detail {
    struct mcs_bearssl_head head;
    const br_hash_class *hash;
};

/* Length of the seed, or 0 where it does not fit. */
static size_t join_seed(const struct mcs_call *call, uint8_t *seed)
{
    const struct mcs_bytes parts[] = {call->key, call->nonce, call->aad};
    size_t used = 0;

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (parts[i].len > SEED_BYTES - used)
            return 0;
        if (parts[i].len)
            memcpy(seed + used, parts[i].at, parts[i].len);
        used += parts[i].len;
    }
    return used;
}

static enum mcs_status aesctr_setup(struct mcs_call *call)
{
    const struct aesctr_detail *d = call->impl->detail;
    uint8_t seed[SEED_BYTES];
    size_t used = join_seed(call, seed);

    if (!used)
        return MCS_UNSUPPORTED;
    br_aesctr_drbg_init(call->ctx, d->aes, seed, used);
    return MCS_OK;
}

static enum mcs_status hmac_setup(struct mcs_call *call)
{
    const struct hmac_detail *d = call->impl->detail;
    uint8_t seed[SEED_BYTES];
    size_t used = join_seed(call, seed);

    if (!used)
        return MCS_UNSUPPORTED;
    br_hmac_drbg_init(call->ctx, d->hash, seed, used);
    return MCS_OK;
}

static enum mcs_status generate(struct mcs_call *call)
{
    const br_prng_class **prng = call->ctx;

    (*prng)->generate(prng, call->out, call->out_bytes);
    return MCS_OK;
}

/* With as much fresh entropy as was given at first. */
static enum mcs_status reseed_and_generate(struct mcs_call *call)
{
    uint8_t entropy[SEED_BYTES];

    if (call->key.len > sizeof entropy)
        return MCS_UNSUPPORTED;
    mcs_random(call, entropy, call->key.len);
    br_hmac_drbg_update(call->ctx, entropy, call->key.len);
    return generate(call);
}

static enum mcs_status aesctr_generate(struct mcs_call *call)
{
    const struct aesctr_detail *d = call->impl->detail;

    if (call->out_bytes % d->granule)
        return MCS_UNSUPPORTED;
    return generate(call);
}

const struct mcs_ops mcs_bearssl_aesctr_drbg = {
    .run = {[MCS_SETUP] = aesctr_setup, [MCS_GENERATE] = aesctr_generate}};

const struct mcs_ops mcs_bearssl_hmac_drbg = {
    .run = {[MCS_SETUP] = hmac_setup, [MCS_GENERATE] = generate}};

const struct mcs_ops mcs_bearssl_hmac_drbg_pr = {
    .run = {[MCS_SETUP] = hmac_setup, [MCS_GENERATE] = reseed_and_generate}};

#define AES(impl, needs, granule)                                              \
    MCS_IF(aes_ctr_drbg,                                                       \
           {.alg = &mcs_alg_aes_ctr_drbg,                                      \
            .variant = #impl,                                                  \
            .traits = mcs_br_##impl,                                           \
            .ctx_bytes = sizeof(br_aesctr_drbg_context),                       \
            .ops = &mcs_bearssl_aesctr_drbg,                                   \
            .detail = &(const struct aesctr_detail){                           \
                {needs}, granule, &br_##impl##_ctr_vtable}}, )

#define HMAC(id, hash)                                                         \
    MCS_IF(                                                                    \
        id,                                                                    \
        {.alg = &mcs_alg_##id,                                                 \
         .variant = "",                                                        \
         .traits = MCS_DEFAULT | MCS_CONSTANT_TIME,                            \
         .ctx_bytes = sizeof(br_hmac_drbg_context),                            \
         .ops = &mcs_bearssl_##id,                                             \
         .detail = &(const struct hmac_detail){{0}, &br_##hash##_vtable}}, )

/* clang-format off */
const struct mcs_impl mcs_bearssl_drbg_rows[] = {
    AES(aes_big, 0, 1)
    AES(aes_small, 0, 1)
    AES(aes_ct, 0, 1)
    AES(aes_ct64, 0, 16)
    MCS_BR_X86_ONLY(AES(aes_x86ni, MCS_BR_NEEDS_AESNI, 16))
    MCS_BR_POWER8_ONLY(AES(aes_pwr8, 0, 1))
    HMAC(hmac_drbg, sha256)
    HMAC(hmac_drbg_pr, sha256)
    {0}};
/* clang-format on */
