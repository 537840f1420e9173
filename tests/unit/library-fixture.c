/* SPDX-License-Identifier: MIT */
#include "library-fixture.h"

#include <string.h>

struct library_faults library_faults;
unsigned library_setups, library_dones, library_runs;

static const uint8_t aad[] = {5, 6};
static const struct mcs_bytes known_aad = MCS_BYTES(aad);

struct context {
    void *memory;
    uint8_t key, count;
    enum mcs_op op;
};

void library_reset(void)
{
    memset(&library_faults, 0, sizeof(library_faults));
    library_setups = library_dones = library_runs = 0;
}

static uint8_t sum(const struct mcs_bytes *bytes)
{
    uint8_t x = 0;
    size_t i;

    for (i = 0; i < bytes->len; i++)
        x ^= bytes->at[i];
    return x;
}

static enum mcs_status setup(struct mcs_call *call)
{
    struct context *ctx = call->ctx;

    library_setups++;
    if (library_faults.fails_setup) {
        call->library_error = -7;
        return (enum mcs_status)library_faults.fails_setup;
    }
    if (library_faults.needs != 0) {
        ctx->memory = mcs_pool_alloc(library_faults.needs);
        if (ctx->memory == NULL)
            return MCS_NO_MEMORY;
    }
    ctx->op = call->op;
    if (call->pair != NULL)
        ctx->key = sum(&call->pair->priv);
    else
        ctx->key = sum(&call->key);
    return MCS_OK;
}

static void done(struct mcs_call *call)
{
    struct context *ctx = call->ctx;

    library_dones++;
    if (!library_faults.keeps_memory)
        mcs_pool_free(ctx->memory);
}

/* What all operations have in common when they have made their answer. */
static enum mcs_status finish(struct mcs_call *call)
{
    library_runs++;
    if (library_faults.wrong_byte)
        call->out[call->out_bytes - 1] ^= 0x80;
    if (library_faults.beyond_out)
        call->out[call->out_bytes] ^= 0xFF;
    if (library_faults.beyond_tag)
        call->tag[call->tag_bytes] ^= 0xFF;
    if (library_faults.fails) {
        call->library_error = 42;
        return (enum mcs_status)library_faults.fails;
    }
    if (library_faults.unsupported &&
        call->in.len == library_faults.unsupported_bytes)
        return MCS_UNSUPPORTED;
    return MCS_OK;
}

static enum mcs_status digest(struct mcs_call *call)
{
    memset(call->out, sum(&call->in), call->out_bytes);
    return finish(call);
}

static void make_tag(const struct mcs_call *call, const uint8_t *text,
                     size_t bytes, uint8_t tag[2])
{
    const struct context *ctx = call->ctx;
    struct mcs_bytes cipher = {text, bytes};
    uint8_t aad_sum = sum(&call->aad);

    if (library_faults.accepts_aad && call->aad.len == sizeof(aad))
        aad_sum = sum(&known_aad);
    tag[0] = (uint8_t)(ctx->key ^ aad_sum ^ sum(&cipher));
    tag[1] = (uint8_t)~tag[0];
}

static enum mcs_status encrypt(struct mcs_call *call)
{
    const struct context *ctx = call->ctx;
    size_t i;

    for (i = 0; i < call->in.len; i++)
        call->out[i] = (uint8_t)(call->in.at[i] + ctx->key);
    make_tag(call, call->out, call->in.len, call->tag);
    if (library_faults.wrong_tag)
        call->tag[1] ^= 1;
    return ctx->op == MCS_ENCRYPT ? finish(call) : MCS_WRONG;
}

static enum mcs_status decrypt(struct mcs_call *call)
{
    const struct context *ctx = call->ctx;
    uint8_t tag[2];
    size_t i;

    for (i = 0; i < call->in.len; i++)
        call->out[i] = (uint8_t)(call->in.at[i] - ctx->key);
    make_tag(call, call->in.at, call->in.len, tag);
    if (library_faults.accepts_data) {
        tag[0] = call->tag[0];
        tag[1] = (uint8_t)~tag[0];
    }
    if (library_faults.accepts_tag)
        tag[1] = call->tag[1];
    if (memcmp(tag, call->tag, 2) != 0)
        return MCS_REFUSED;
    return ctx->op == MCS_DECRYPT ? finish(call) : MCS_WRONG;
}

static enum mcs_status sign(struct mcs_call *call)
{
    const struct context *ctx = call->ctx;
    uint8_t nonce = 1;

    if (call->impl->traits & MCS_K_RANDOM)
        mcs_random(call, &nonce, 1);
    call->tag[0] = nonce;
    call->tag[1] = (uint8_t)(nonce ^ ctx->key ^ sum(&call->in));
    if (library_faults.wrong_tag)
        call->tag[1] ^= 1;
    return finish(call);
}

static enum mcs_status verify(struct mcs_call *call)
{
    const struct context *ctx = call->ctx;
    uint8_t right = (uint8_t)(call->tag[0] ^ ctx->key ^ sum(&call->in));

    if (library_faults.refuses_own && call->tag[0] != 1)
        return MCS_REFUSED;
    if (!library_faults.accepts_tag && call->tag[1] != right)
        return MCS_REFUSED;
    return ctx->op == MCS_VERIFY ? finish(call) : MCS_WRONG;
}

static enum mcs_status generate(struct mcs_call *call)
{
    struct context *ctx = call->ctx;

    memset(call->out, ctx->key + ctx->count++, call->out_bytes);
    return finish(call);
}

/* The public key is the private one's complement. */
static enum mcs_status keygen(struct mcs_call *call)
{
    uint8_t private;

    mcs_random(call, &private, 1);
    call->out[0] = (uint8_t) ~private;
    return finish(call);
}

static const struct mcs_ops hash_ops = {.run = {[MCS_DIGEST] = digest}};
static const struct mcs_ops aead_ops = {
    .run =
        {[MCS_SETUP] = setup, [MCS_ENCRYPT] = encrypt, [MCS_DECRYPT] = decrypt},
    .done = done};
static const struct mcs_ops sign_ops = {
    .run = {[MCS_SETUP] = setup, [MCS_SIGNATURE] = sign, [MCS_VERIFY] = verify},
    .done = done};
static const struct mcs_ops signs_only_ops = {
    .run = {[MCS_SETUP] = setup, [MCS_SIGNATURE] = sign}, .done = done};
static const struct mcs_ops drbg_ops = {
    .run = {[MCS_SETUP] = setup, [MCS_GENERATE] = generate}, .done = done};
static const struct mcs_ops agree_ops = {.run = {[MCS_KEYGEN] = keygen}};

static enum mcs_status search(struct mcs_call *call)
{
    static uint8_t next;

    next = library_faults.same_modulus ? 0 : (uint8_t)((next + 2) & 0x7e);
    call->out[0] = next | 0x80 | 0x01;
    if (library_faults.short_modulus)
        call->out[0] &= 0x7f;
    if (library_faults.even_modulus)
        call->out[0] &= 0xfe;
    return MCS_OK;
}

static enum mcs_status prove(struct mcs_call *call)
{
    call->tag[0] = call->out[0];
    return library_faults.refuses_own ? MCS_REFUSED : MCS_OK;
}

static const struct mcs_ops search_ops = {.run = {[MCS_KEYGEN] = search},
                                          .prove = prove};

static const uint8_t text[] = {1, 2, 4, 8};
static const uint8_t digest_of_text[] = {15, 15, 15};
static const uint8_t digest_of_none[] = {0, 0, 0};
static const struct mcs_vector hash_vectors[] = {
    {.source = "by hand, 1",
     .in = MCS_BYTES(text),
     .out = MCS_BYTES(digest_of_text)},
    {.source = "by hand, 2", .out = MCS_BYTES(digest_of_none)}};
static const struct mcs_alg hash_alg = {.name = "xor3",
                                        .kind = MCS_HASH,
                                        .vectors = hash_vectors,
                                        .vector_count = 2};

static const uint8_t key[] = {0x30, 0x01};
static const uint8_t aad_short[] = {9};
static const uint8_t cipher_text[] = {0x32, 0x33, 0x35, 0x39};
static const uint8_t tag[] = {0x3F, 0xC0};         /* 31^5^6^d */
static const uint8_t tag_short[] = {0x35, 0xCA};   /* 31^9^d */
static const uint8_t tag_no_text[] = {0x32, 0xCD}; /* 31^5^6 */
static const struct mcs_vector aead_vectors[] = {
    {.source = "by hand, 3",
     .key = MCS_BYTES(key),
     .aad = MCS_BYTES(aad),
     .in = MCS_BYTES(text),
     .out = MCS_BYTES(cipher_text),
     .tag = MCS_BYTES(tag)},
    {.source = "by hand, 4",
     .key = MCS_BYTES(key),
     .aad = MCS_BYTES(aad_short),
     .in = MCS_BYTES(text),
     .out = MCS_BYTES(cipher_text),
     .tag = MCS_BYTES(tag_short)},
    {.source = "by hand, 5",
     .key = MCS_BYTES(key),
     .aad = MCS_BYTES(aad),
     .tag = MCS_BYTES(tag_no_text)}};
static const struct mcs_alg aead_alg = {.name = "add-and-xor",
                                        .kind = MCS_AEAD,
                                        .vectors = aead_vectors,
                                        .vector_count = 3};

static const uint8_t private_key[] = {0x40};
static const uint8_t public_key[] = {0xBF};
static const struct mcs_key pair = {.priv = MCS_BYTES(private_key),
                                    .pub = MCS_BYTES(public_key)};
static const uint8_t signature[] = {1, 0x4E}; /* 1^40^f */
static const struct mcs_vector sign_vectors[] = {{.source = "by hand, 6",
                                                  .in = MCS_BYTES(text),
                                                  .tag = MCS_BYTES(signature),
                                                  .pair = &pair}};
static const struct mcs_alg sign_alg = {.name = "xor-sign",
                                        .kind = MCS_SIGN,
                                        .vectors = sign_vectors,
                                        .vector_count = 1};

static const uint8_t first[] = {0x31, 0x31}, third[] = {0x33, 0x33};
static const struct mcs_vector drbg_vectors[] = {
    {.source = "by hand, 7", .key = MCS_BYTES(key), .out = MCS_BYTES(first)},
    {.source = "by hand, 8",
     .key = MCS_BYTES(key),
     .out = MCS_BYTES(third),
     .iterations = 3}};
static const struct mcs_alg drbg_alg = {.name = "counter",
                                        .kind = MCS_DRBG,
                                        .vectors = drbg_vectors,
                                        .vector_count = 2};

static const struct mcs_vector agree_vectors[] = {
    {.source = "by hand, 9", .ops = MCS_OP_BIT(MCS_KEYGEN), .pair = &pair}};
static const struct mcs_alg agree_alg = {.name = "complement",
                                         .kind = MCS_AGREE,
                                         .vectors = agree_vectors,
                                         .vector_count = 1};
static const uint8_t modulus[] = {0x81};
static const struct mcs_key modulus_pair = {.n = MCS_BYTES(modulus)};
static const struct mcs_vector search_vectors[] = {
    {.source = "by hand, 10", .tag = MCS_BYTES(tag), .pair = &modulus_pair}};
static const struct mcs_alg search_alg = {.name = "search",
                                          .kind = MCS_SIGN,
                                          .vectors = search_vectors,
                                          .vector_count = 1};
static const struct mcs_alg unknown_alg = {.name = "unknown", .kind = MCS_HASH};

#define CONTEXT .variant = "", .ctx_bytes = sizeof(struct context)
const struct mcs_impl
    library_hash = {.alg = &hash_alg, .variant = "", .ops = &hash_ops},
    library_aead = {.alg = &aead_alg, CONTEXT, .ops = &aead_ops},
    library_sign = {.alg = &sign_alg, CONTEXT, .ops = &sign_ops},
    library_random_sign = {.alg = &sign_alg,
                           CONTEXT,
                           .traits = MCS_K_RANDOM,
                           .ops = &sign_ops},
    library_signs_only = {.alg = &sign_alg,
                          CONTEXT,
                          .traits = MCS_K_RANDOM,
                          .ops = &signs_only_ops},
    library_drbg = {.alg = &drbg_alg, CONTEXT, .ops = &drbg_ops},
    library_agree = {.alg = &agree_alg, .variant = "", .ops = &agree_ops},
    library_search = {.alg = &search_alg, .variant = "", .ops = &search_ops},
    library_unknown = {.alg = &unknown_alg, .variant = "", .ops = &hash_ops};

static const char *error_text(int library_error)
{
    return library_error == 42 ? "the answer" : NULL;
}

const struct mcs_provider library_provider = {.name = "library",
                                              .version = "",
                                              .flags = "",
                                              .licence = "MIT",
                                              .error_text = error_text};
