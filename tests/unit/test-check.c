/* SPDX-License-Identifier: MIT */
/*
 * Known answers: a library that is right passes, and one that is wrong in any
 * of the ways that matter is found out, with words that say how.
 */
#include "capture.h"
#include "check.h"
#include "library-fixture.h"
#include "machine.h"
#include "record.h"

#include <string.h>

static struct mcs_arena arena;
static struct mcs_verdict verdict;

static void start(void)
{
    machine_reset();
    mcs_arena_open(&arena, 0);
    library_reset();
}

/* Checks, and sees that the arena is as before. */
static enum mcs_status check(const struct mcs_impl *impl, enum mcs_op op)
{
    struct mcs_row row = {&library_provider, impl};
    size_t used = arena.used;

    mcs_check(&verdict, &arena, &row, op);
    if (arena.used != used)
        tap_ok(0, "the arena is as before");
    if (library_dones > library_setups)
        tap_ok(0, "nothing is undone that was not done");
    return verdict.status;
}

/* That the verdict is this status with this message. */
static void found(const struct mcs_impl *impl, enum mcs_op op,
                  enum mcs_status want, const char *message)
{
    enum mcs_status status = check(impl, op);

    tap_ok(status == want, "status %d for: %s", (int)want, message);
    tap_same(verdict.message, message, "and said so");
}

static void test_right(void)
{
    static const struct {
        const struct mcs_impl *impl;
        enum mcs_op op;
        unsigned answers;
    } rows[] = {
        {&library_hash, MCS_DIGEST, 2},
        {&library_aead, MCS_SETUP, 3},
        {&library_aead, MCS_ENCRYPT, 3},
        {&library_aead, MCS_DECRYPT, 3},
        {&library_sign, MCS_SIGNATURE, 1},
        {&library_sign, MCS_VERIFY, 1},
        {&library_random_sign, MCS_SIGNATURE, 1},
        {&library_random_sign, MCS_VERIFY, 1},
        {&library_drbg, MCS_GENERATE, 2},
        {&library_agree, MCS_KEYGEN, 1},
        {&library_search, MCS_KEYGEN, 1},
    };
    size_t i;

    for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        start();
        library_faults.needs = 100;
        tap_ok(check(rows[i].impl, rows[i].op) == MCS_OK &&
                   verdict.answers == rows[i].answers && verdict.skipped == 0,
               "%s %s", rows[i].impl->alg->name, mcs_op_name(rows[i].op));
        tap_same(verdict.message, "", "nothing to say");
        tap_ok(library_setups == library_dones, "all set-ups are undone");
    }
}

static void test_wrong_answers(void)
{
    start();
    library_faults.wrong_byte = 1;
    found(&library_hash, MCS_DIGEST, MCS_WRONG,
          "wrong answer (digest; known answer: by hand, 1)");
    found(&library_aead, MCS_ENCRYPT, MCS_WRONG,
          "wrong answer (encrypt; known answer: by hand, 3)");
    found(&library_aead, MCS_DECRYPT, MCS_WRONG,
          "wrong answer (decrypt; known answer: by hand, 3)");
    found(&library_drbg, MCS_GENERATE, MCS_WRONG,
          "wrong answer (generate; known answer: by hand, 7)");
    found(&library_agree, MCS_KEYGEN, MCS_WRONG,
          "wrong answer (keygen; known answer: by hand, 9)");
    found(&library_aead, MCS_SETUP, MCS_WRONG,
          "wrong answer (encrypt; known answer: by hand, 3)");
    start();
    library_faults.wrong_tag = 1;
    found(&library_aead, MCS_ENCRYPT, MCS_WRONG,
          "wrong answer (encrypt; known answer: by hand, 3)");
    found(&library_sign, MCS_SIGNATURE, MCS_WRONG,
          "wrong answer (sign; known answer: by hand, 6)");
    found(&library_random_sign, MCS_SIGNATURE, MCS_REFUSED,
          "its own signature is wrong (sign; known answer: by hand, 6)");
}

static void test_accepting(void)
{
    start();
    library_faults.accepts_tag = 1;
    found(&library_aead, MCS_DECRYPT, MCS_WRONG,
          "accepted an altered tag or signature (decrypt; known answer: by "
          "hand, 3)");
    found(&library_sign, MCS_VERIFY, MCS_WRONG,
          "accepted an altered tag or signature (verify; known answer: by "
          "hand, 6)");
    start();
    library_faults.accepts_data = 1;
    found(&library_aead, MCS_DECRYPT, MCS_WRONG,
          "accepted altered data (decrypt; known answer: by hand, 3)");
    start();
    library_faults.accepts_aad = 1;
    found(&library_aead, MCS_DECRYPT, MCS_WRONG,
          "accepted altered AAD (decrypt; known answer: by hand, 3)");
}

static void test_own_signatures(void)
{
    start();
    library_faults.refuses_own = 1;
    found(&library_random_sign, MCS_SIGNATURE, MCS_REFUSED,
          "its own signature is wrong (sign; known answer: by hand, 6)");
    tap_ok(check(&library_random_sign, MCS_VERIFY) == MCS_OK,
           "though it verifies the known one");
    start();
    found(&library_signs_only, MCS_SIGNATURE, MCS_WRONG,
          "offers no verify to check its signatures by (sign; known answer: "
          "by hand, 6)");
}

/* A keygen that has no known answer. */
static void test_proofs(void)
{
    static const char wrong[] =
        "wrong answer (keygen; known answer: by hand, 10)";

    start();
    library_faults.same_modulus = 1;
    found(&library_search, MCS_KEYGEN, MCS_WRONG, wrong);
    start();
    library_faults.short_modulus = 1;
    found(&library_search, MCS_KEYGEN, MCS_WRONG, wrong);
    start();
    library_faults.even_modulus = 1;
    found(&library_search, MCS_KEYGEN, MCS_WRONG, wrong);
    start();
    library_faults.refuses_own = 1;
    found(&library_search, MCS_KEYGEN, MCS_REFUSED,
          "refused what is right (keygen; known answer: by hand, 10)");
}

static void test_writing_beyond(void)
{
    start();
    library_faults.beyond_out = 1;
    found(&library_hash, MCS_DIGEST, MCS_WRONG,
          "wrote beyond its output (digest; known answer: by hand, 1)");
    found(&library_aead, MCS_DECRYPT, MCS_WRONG,
          "wrote beyond its output (decrypt; known answer: by hand, 3)");
    start();
    library_faults.beyond_tag = 1;
    found(&library_aead, MCS_ENCRYPT, MCS_WRONG,
          "wrote beyond its output (encrypt; known answer: by hand, 3)");
    start();
    machine.stack_peak = SIZE_MAX;
    found(&library_hash, MCS_DIGEST, MCS_NO_MEMORY,
          "the stack ran over (digest; known answer: by hand, 1)");
}

static void test_memory(void)
{
    size_t used;

    start();
    library_faults.needs = 100;
    library_faults.keeps_memory = 1;
    found(&library_aead, MCS_ENCRYPT, MCS_WRONG,
          "the library keeps memory it took (encrypt; known answer: by hand, "
          "3)");
    start();
    library_faults.needs = MACHINE_BYTES;
    found(&library_aead, MCS_ENCRYPT, MCS_NO_MEMORY,
          "out of memory: the library wants 262144 more bytes (encrypt; known "
          "answer: by hand, 3)");
    start();
    arena.bytes = 64;
    used = arena.used;
    tap_ok(check(&library_aead, MCS_ENCRYPT) == MCS_NO_MEMORY,
           "too little memory for the buffers");
    tap_ok(strncmp(verdict.message, "needs ", 6) == 0 &&
               strstr(verdict.message, " bytes of memory, there are 64") !=
                   NULL,
           "said: %s", verdict.message);
    tap_ok(arena.used == used && library_setups == 0, "nothing was run");
}

static void test_statuses(void)
{
    start();
    library_faults.fails_setup = MCS_LIBRARY;
    found(&library_aead, MCS_ENCRYPT, MCS_LIBRARY,
          "library error -7 (encrypt; known answer: by hand, 3)");
    tap_ok(library_runs == 0 && library_dones == 0, "and went no further");
    start();
    library_faults.fails = MCS_LIBRARY;
    found(&library_aead, MCS_DECRYPT, MCS_LIBRARY,
          "library error 42: the answer (decrypt; known answer: by hand, 3)");
    library_faults.fails = MCS_REFUSED;
    found(&library_aead, MCS_DECRYPT, MCS_REFUSED,
          "refused what is right (decrypt; known answer: by hand, 3)");
    library_faults.fails = MCS_TIMEOUT;
    found(&library_hash, MCS_DIGEST, MCS_TIMEOUT,
          "no answer in time (digest; known answer: by hand, 1)");
    library_faults.fails = MCS_NO_MEMORY;
    found(&library_hash, MCS_DIGEST, MCS_NO_MEMORY,
          "out of memory (digest; known answer: by hand, 1)");
    library_faults.fails = MCS_ABSENT;
    found(&library_hash, MCS_DIGEST, MCS_ABSENT,
          "not present (digest; known answer: by hand, 1)");
}

/* Sizes that are not offered are no fault, but for the first vector's. */
static void test_sizes(void)
{
    start();
    library_faults.unsupported = 1;
    library_faults.unsupported_bytes = 4;
    found(&library_hash, MCS_DIGEST, MCS_UNSUPPORTED,
          "these sizes are not offered (digest; known answer: by hand, 1)");
    start();
    library_faults.unsupported = 1;
    tap_ok(check(&library_hash, MCS_DIGEST) == MCS_OK && verdict.answers == 1 &&
               verdict.skipped == 1,
           "another's are passed over");
    found(&library_aead, MCS_ENCRYPT, MCS_OK, "");
    tap_ok(verdict.answers == 2 && verdict.skipped == 1, "and counted");
    start();
    tap_ok(check(&library_unknown, MCS_DIGEST) == MCS_WRONG,
           "no vectors are no answer");
    tap_same(verdict.message, "the catalogue has no known answer for digest",
             "and said so");
    tap_ok(check(&library_sign, MCS_SETUP) == MCS_OK,
           "set-up is checked by the operation it is for");
}

int main(void)
{
    test_right();
    test_wrong_answers();
    test_accepting();
    test_own_signatures();
    test_proofs();
    test_writing_beyond();
    test_memory();
    test_statuses();
    test_sizes();
    return tap_end();
}
