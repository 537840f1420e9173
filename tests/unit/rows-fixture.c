/* SPDX-License-Identifier: MIT */
#include "rows-fixture.h"
#include "capture.h"
#include "extra.h"
#include "machine.h"
#include "options.h"
#include "select.h"

#include <string.h>

static enum mcs_status nothing(struct mcs_call *call)
{
    (void)call;
    return MCS_OK;
}

#define ALG(id, its_name, its_family, its_kind)                                \
    static const struct mcs_alg id = {                                         \
        .name = its_name, .family = its_family, .kind = its_kind}

ALG(none, "null", "null", MCS_HASH);
ALG(sha1, "sha1", "sha", MCS_HASH);
ALG(sha256, "sha256", "sha", MCS_HASH);
ALG(sha3, "sha3-256", "sha3", MCS_HASH);
ALG(hmac, "hmac-sha256", "hmac", MCS_MAC);
ALG(cmac, "cmac-aes-128", "cmac", MCS_MAC);
ALG(cbc, "aes-128-cbc", "aes", MCS_CIPHER);
ALG(rsa2048, "rsa2048", "rsa", MCS_SIGN);
ALG(rsa10240, "rsa10240", "rsa", MCS_SIGN);

static const struct mcs_ops hash = {.run = {[MCS_DIGEST] = nothing}};
static const struct mcs_ops mac = {
    .run = {[MCS_SETUP] = nothing, [MCS_AUTHENTICATE] = nothing}};
static const struct mcs_ops cipher = {.run = {[MCS_SETUP] = nothing,
                                              [MCS_ENCRYPT] = nothing,
                                              [MCS_DECRYPT] = nothing}};
static const struct mcs_ops sign = {
    .run = {[MCS_SIGNATURE] = nothing, [MCS_VERIFY] = nothing}};

#define ROW(its_alg, its_ops, its_variant, its_traits)                         \
    {                                                                          \
        .alg = &its_alg, .ops = &its_ops, .variant = its_variant,              \
        .traits = its_traits                                                   \
    }
#define D MCS_DEFAULT

static const struct mcs_impl soft_hashes[] = {
    ROW(sha256, hash, "", D), ROW(sha1, hash, "", D), {0}};
static const struct mcs_impl soft_empty[] = {{0}};
static const struct mcs_impl soft_others[] = {
    ROW(rsa10240, sign, "i31", D),     ROW(rsa2048, sign, "i31", D),
    ROW(rsa2048, sign, "i15", 0),      ROW(cbc, cipher, "big", D),
    ROW(cbc, cipher, "ct+ctmul32", 0), {0}};
static const struct mcs_impl other_rows[] = {
    ROW(sha3, hash, "", D),
    ROW(sha256, hash, "", D),
    ROW(hmac, mac, "", D | MCS_SETUP_UNTIMED),
    ROW(cmac, mac, "", D),
    {0}};
static const struct mcs_impl null_rows[] = {ROW(none, hash, "", D), {0}};
static const struct mcs_impl isa_rows[] = {ROW(sha256, hash, "", D), {0}};
static const struct mcs_impl block_rows[] = {
    ROW(cbc, cipher, "poll", D), ROW(cbc, cipher, "wfi", 0), {0}};

static const struct mcs_impl *const soft_tables[] = {soft_hashes, soft_empty,
                                                     soft_others, NULL};
static const struct mcs_impl *const no_tables[] = {NULL};
static const struct mcs_impl *const other_tables[] = {other_rows, NULL};
static const struct mcs_impl *const null_tables[] = {null_rows, NULL};
static const struct mcs_impl *const isa_tables[] = {isa_rows, NULL};
static const struct mcs_impl *const block_tables[] = {block_rows, NULL};

#define PROVIDER(its_name, its_class, its_tables)                              \
    {                                                                          \
        .name = its_name, .class = its_class, .version = "", .flags = "",      \
        .licence = "MIT", .tables = its_tables                                 \
    }

static const struct mcs_provider
    soft = PROVIDER("soft", MCS_SOFTWARE, soft_tables),
    bare = PROVIDER("bare", MCS_SOFTWARE, no_tables),
    other = PROVIDER("other", MCS_SOFTWARE, other_tables),
    null = PROVIDER("null", MCS_NO_CLASS, null_tables),
    isa = PROVIDER("zkn", MCS_ISA, isa_tables),
    block = PROVIDER("sam-aes", MCS_ACCELERATOR, block_tables);

const struct mcs_provider *const mcs_providers[] = {
    &soft, &bare, &other, &null, &isa, &block, NULL};
const struct mcs_extra *const mcs_extra = &mcs_all_extra;

int rows_options(struct mcs_config *config, const char *words)
{
    static char program[] = "mcuspeed", text[1024];
    static char *argv[80];
    static struct mcs_arena arena;
    int argc = 1;
    char *at;

    machine_reset();
    capture_reset();
    mcs_arena_open(&arena, 0);
    mcs_string(text, sizeof(text), "%s", words);
    argv[0] = program;
    for (at = text; *at != '\0';) {
        argv[argc++] = at;
        at += strcspn(at, " ");
        if (*at != '\0')
            *at++ = '\0';
    }
    argv[argc] = NULL;
    return mcs_options(config, &arena, argc, argv);
}

const char *rows_selected(const struct mcs_config *config)
{
    static char text[1024];
    struct mcs_walk walk;
    size_t used = 0;
    char name[64];

    text[0] = '\0';
    memset(&walk, 0, sizeof(walk));
    while (mcs_walk_next(&walk)) {
        if (!mcs_selects_row(config, &walk.row))
            continue;
        mcs_row_name(name, sizeof(name), &walk.row);
        mcs_string(text + used, sizeof(text) - used, "%s%s %s",
                   used > 0 ? ", " : "", name, walk.row.impl->alg->name);
        used += strlen(text + used);
    }
    return text;
}
