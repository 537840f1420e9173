/* SPDX-License-Identifier: MIT */
/*
 * ChaCha20-Poly1305, which BearSSL has as one call that is given its ChaCha20.
 * Variants are named "<chacha20>+<poly1305>" and paired as in gcm.c.
 */
#include "shared.h"

#define TAG_BYTES 16

struct detail {
    struct mcs_bearssl_head head;
    br_chacha20_run chacha20;
    br_poly1305_run poly1305;
};

static enum mcs_status run(struct mcs_call *call, uint8_t *tag, int encrypt)
{
    const struct detail *d = call->impl->detail;

    if (call->key.len != 32 || call->nonce.len != 12 ||
        call->tag_bytes != TAG_BYTES || mcs_bearssl_copy_in(call) != MCS_OK)
        return MCS_UNSUPPORTED;
    d->poly1305(call->key.at, call->nonce.at, call->out, call->out_bytes,
                call->aad.at, call->aad.len, tag, d->chacha20, encrypt);
    return MCS_OK;
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    return run(call, call->tag, 1);
}

/* The library leaves the comparison to its caller, who must not leak it. */
static enum mcs_status decrypt(struct mcs_call *call)
{
    uint8_t tag[TAG_BYTES];
    unsigned difference = 0;
    enum mcs_status status = run(call, tag, 0);

    if (status != MCS_OK)
        return status;
    for (size_t i = 0; i < TAG_BYTES; i++)
        difference |= (unsigned)(tag[i] ^ call->tag[i]);
    return difference ? MCS_REFUSED : MCS_OK;
}

const struct mcs_ops mcs_bearssl_chapoly = {
    .run = {[MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt}};

#define ROW_(cha, poly, needs)                                                 \
    MCS_IF(chacha20_poly1305,                                                  \
           {.alg = &mcs_alg_chacha20_poly1305,                                 \
            .variant = #cha "+" #poly,                                         \
            .traits = MCS_KEY_TIMED |                                          \
                      (mcs_br_chacha20_##cha & mcs_br_poly1305_##poly),        \
            .ops = &mcs_bearssl_chapoly,                                       \
            .detail = &(const struct detail){{needs},                          \
                                             br_chacha20_##cha##_run,          \
                                             br_poly1305_##poly##_run}}, )
/* Two steps, so that names from choice.h are replaced before ROW_ joins them.
 */
#define ROW(cha, poly, needs) ROW_(cha, poly, needs)

#define POLY(poly) ROW(MCS_BR_CHACHA, poly, MCS_BR_CHACHA_NEEDS)

/* clang-format off */
const struct mcs_impl mcs_bearssl_chapoly_rows[] = {
    ROW(ct, MCS_BR_POLY, 0)
    MCS_BR_X86_ONLY(ROW(sse2, MCS_BR_POLY, MCS_BR_NEEDS_SSE2))
    MCS_BR_OTHER_POLY(POLY)
    {0}};
/* clang-format on */
