/* SPDX-License-Identifier: MIT */
/*
 * The words of mcuspeed as C types: what an algorithm is, what a provider
 * offers of it, and the one call through which every operation runs.
 * Catalogue, adapters and driver share this header and nothing else.
 */
#ifndef MCS_H
#define MCS_H

#include <stddef.h>
#include <stdint.h>

/* What an operation answers.  Anything but MCS_OK ends the row it is for. */
enum mcs_status {
    MCS_OK = 0,
    MCS_REFUSED,     /* the tag or signature does not verify */
    MCS_UNSUPPORTED, /* this implementation cannot do these sizes */
    MCS_NO_MEMORY,   /* the library asked for memory there was none of */
    MCS_LIBRARY,     /* the library's error is in call->library_error */
    MCS_ABSENT,      /* the instructions or the block are not there */
    MCS_TIMEOUT,     /* the block never answered */
    MCS_WRONG        /* the answer differs from the known one */
};

enum mcs_kind {
    MCS_HASH,
    MCS_MAC,
    MCS_CIPHER,
    MCS_AEAD,
    MCS_KDF,
    MCS_DRBG,
    MCS_RNG,
    MCS_AGREE,
    MCS_SIGN,
    MCS_KEM,
    MCS_PAKE,
    MCS_KIND_COUNT
};

enum mcs_op {
    MCS_SETUP, /* key schedule, key import, DRBG instantiation */
    MCS_DIGEST,
    MCS_AUTHENTICATE, /* printed as "mac" */
    MCS_ENCRYPT,
    MCS_DECRYPT,
    MCS_GENERATE,
    MCS_KEYGEN,
    MCS_DERIVE,
    MCS_SIGNATURE, /* printed as "sign" */
    MCS_VERIFY,
    MCS_ENCAPS,
    MCS_DECAPS,
    MCS_EXCHANGE,
    MCS_ROUND_ONE, /* printed as "round1" */
    MCS_ROUND_TWO,
    MCS_OP_COUNT
};

/* A run of bytes that somebody else owns. */
struct mcs_bytes {
    const uint8_t *at;
    size_t len;
};

/* An array as a struct mcs_bytes, for initialisers. */
#define MCS_BYTES(array)                                                       \
    {                                                                          \
        (array), sizeof(array)                                                 \
    }

/*
 * A key pair and its domain, big-endian, each at its full length with leading
 * zeros kept.  What an algorithm has no use for is empty.
 *   RSA:   n e d p q dp dq qinv
 *   DSA:   p q g, priv x, pub y
 *   FFDH:  p g (q where known), priv x, pub y, peer y'
 *   ECDSA: priv d (curve's length), pub 04 || X || Y
 *   ECDH:  the same, and peer 04 || X || Y
 *   X25519, X448: priv, pub, peer as RFC 7748 encodes them (little-endian)
 *   Ed25519, Ed448: priv (the seed), pub as RFC 8032 encodes it
 */
struct mcs_key {
    struct mcs_bytes n, e, d, p, q, dp, dq, qinv, g, priv, pub, peer;
};

/*
 * A known answer.  How the fields are read depends on the kind:
 *   hash    in -> out
 *   mac     key, in -> tag (a GMAC-like nonce in nonce)
 *   cipher  key, nonce (IV, counter block or tweak), in -> out
 *   aead    key, nonce, aad, in -> out, tag
 *   kdf     key (secret or password), nonce (salt), aad (info; scrypt: its r
 *           and p, a byte each), iterations -> out
 *   drbg    key (entropy or seed), nonce, aad (personalisation), random (the
 *           entropy of each reseed, in turn) -> out, which is what the
 *           iterations-th call of generate gives (0: the first)
 *   agree   pair -> out (shared secret); keygen: pair.priv -> pair.pub
 *   sign    pair, in (the message's hash; EdDSA: the message) -> tag (the
 *           signature)
 *   pake    key (the password), aad (the party), random (its secret
 *           scalars), pair.peer and in (the other's messages) -> out; for
 *           each operation see the algorithm's file in src/catalog
 * `ops` holds a bit for each operation that the vector answers; 0 is all that
 * the kind has.
 */
struct mcs_vector {
    const char *source; /* "FIPS 197, C.1" */
    uint16_t ops;
    struct mcs_bytes key, nonce, aad, in, out, tag;
    struct mcs_bytes random; /* what mcs_random hands out first */
    const struct mcs_key *pair;
    uint32_t iterations;
};

#define MCS_OP_BIT(op) ((uint16_t)(1u << (op)))

/* What a standard defines. */
struct mcs_alg {
    const char *name;     /* openssl speed's, where it has one */
    const char *family;   /* the group it is asked for by: "sha", "aes" */
    const char *standard; /* "FIPS 180-4" */
    enum mcs_kind kind;
    uint16_t bits; /* security-relevant size of rsa, dsa, ffdh, curves */
    uint16_t key_bytes, nonce_bytes, tag_bytes;
    uint16_t out_bytes;     /* digest, shared secret, derived key */
    uint16_t block_bytes;   /* payloads are multiples of this; 0 is 1 */
    uint16_t minimum_bytes; /* least payload; 0 is 1 */
    const struct mcs_vector *vectors; /* the first is the one that is timed */
    uint8_t vector_count;
};

struct mcs_impl;

/*
 * One call of an operation.  The driver owns every buffer.  Lengths of out
 * and tag are exact: an adapter fills all of it, padding a shared secret or a
 * bignum on the left with zeros.
 */
struct mcs_call {
    const struct mcs_impl *impl;
    void *ctx;      /* impl->ctx_bytes, 16-byte aligned, zeros at first */
    enum mcs_op op; /* the operation that setup is to prepare for */
    struct mcs_bytes key, nonce, aad, in;
    uint8_t *out;
    size_t out_bytes;
    uint8_t *tag; /* written by mac, encrypt, sign; read by decrypt, verify */
    size_t tag_bytes;
    const struct mcs_key *pair;
    uint32_t iterations;
    struct mcs_bytes random; /* what mcs_random hands out before its stream */
    uint64_t random_state[2];
    int library_error; /* the library's own code, with MCS_LIBRARY */
};

/* What every operation of every provider looks like. */
typedef enum mcs_status mcs_run(struct mcs_call *call);

/*
 * The code of one way to do one kind of algorithm; rows of implementations
 * share it.  `run[MCS_SETUP]` prepares ctx for call->op and is called once
 * before any number of calls of run[call->op], each of which must give the
 * same answer for the same call (a DRBG's generate apart).  NULL where not
 * offered.  `done` gives back what setup took from the library; NULL where
 * there is nothing to give back.  Where there is no set-up to speak of (a
 * hash), run[MCS_SETUP] is NULL.  As an operation that is timed, setup is
 * run[MCS_SETUP] followed by done.
 *
 * A keygen that searches primes has no known answer.  It draws from mcs_random,
 * whose stream goes on from call to call, so that each finds another key, gives
 * the modulus in out, and leaves the key in ctx; `prove` signs call->in with
 * that key and verifies the signature.  NULL where keygen has a known answer.
 */
struct mcs_ops {
    mcs_run *run[MCS_OP_COUNT];
    void (*done)(struct mcs_call *call);
    mcs_run *prove;
};

/* What is true of an implementation, and told with each of its records. */
enum mcs_trait {
    MCS_DEFAULT = 1 << 0,      /* the library's own choice: -variants default */
    MCS_KEY_TIMED = 1 << 1,    /* key set-up is inside every operation */
    MCS_PUBLIC_TIMED = 1 << 2, /* the public key is decoded inside it too */
    MCS_HASH_TIMED = 1 << 3,   /* the message is hashed inside it */
    MCS_CRT = 1 << 4,          /* RSA by the Chinese remainder theorem */
    MCS_BLINDING = 1 << 5,     /* RSA or scalar blinding is inside it */
    MCS_K_RFC6979 = 1 << 6,    /* (EC)DSA nonce: deterministic, timed */
    MCS_K_RANDOM = 1 << 7,     /* (EC)DSA nonce: drawn, timed; the signature
                                  differs each time and is checked with
                                  the same row's verify */
    MCS_CONSTANT_TIME = 1 << 8, /* the library says so */
    MCS_SETUP_UNTIMED = 1 << 9  /* setup is bookkeeping: no row for it */
};

struct mcs_impl {
    const struct mcs_alg *alg; /* by symbol: a typo is a link error */
    const char *variant;       /* "aes_ct+ctmul32"; "" where there is one */
    uint16_t traits;
    uint32_t ctx_bytes;
    const struct mcs_ops *ops;
    const void *detail; /* the adapter's own: a vtable, a curve number */
};

enum mcs_class {
    MCS_SOFTWARE,
    MCS_ISA,
    MCS_ACCELERATOR,
    MCS_NO_CLASS, /* algos/null: measured only when named */
    MCS_CLASS_COUNT
};

/*
 * A library, an instruction-set extension or an accelerator block.  Defined
 * once in each folder of algos/ as MCS_PROVIDER_SYMBOL.  The build derives that
 * symbol and MCS_PROVIDER_NAME from the folder's name.
 */
struct mcs_provider {
    const char *name; /* MCS_PROVIDER_NAME */
    enum mcs_class class;
    const char *version; /* the library's; "" for our own code */
    const char *flags;   /* the flags that the library was compiled with */
    const char *licence;
    /* NULL-terminated list of tables, each ended by a row without alg */
    const struct mcs_impl *const *tables;
    /* Non-zero: its memory does not come from the pool, so nobody counts it. */
    uint8_t own_heap;
    /* Called once before any of its rows; NULL where nothing is to be done. */
    enum mcs_status (*init)(void);
    /* MCS_OK or MCS_ABSENT for a row; NULL where all are always there. */
    enum mcs_status (*probe)(const struct mcs_impl *impl);
    /* Text for call->library_error, or NULL where it has none. */
    const char *(*error_text)(int library_error);
};

#define MCS_JOIN_(a, b) a##b
#define MCS_JOIN(a, b) MCS_JOIN_(a, b)
#define MCS_PROVIDER_SYMBOL MCS_JOIN(mcs_provider_, MCS_PROVIDER_ID)

/*
 * Random bytes for an adapter: first call->random, then a stream that is the
 * same in every run.  It makes answers reproducible and is no secret: no key
 * of any worth may come from it.
 */
void mcs_random(struct mcs_call *call, void *out, size_t bytes);

/*
 * Moves a big-endian number of `bytes` bytes, which a library wrote to
 * call->out, to the end of call->out_bytes, with zeros before it.
 */
void mcs_pad_out(struct mcs_call *call, size_t bytes);

/*
 * The allocator for libraries that must have one.  Memory comes from the
 * port's arena; the driver empties it between rows and reports the peak.
 * Semantics are those of C's functions of the like names, 8-byte aligned.
 */
void *mcs_pool_alloc(size_t bytes);
void *mcs_pool_calloc(size_t count, size_t bytes);
void *mcs_pool_realloc(void *old, size_t bytes);
void mcs_pool_free(void *old);

#endif
