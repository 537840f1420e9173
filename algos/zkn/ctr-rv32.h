/* SPDX-License-Identifier: MIT */
/*
 * The key stream on RV32.  From block to block only the last column changes,
 * and 255 times in 256 only its last byte, which goes to one column of the
 * first round.  What the other columns give to the first round, and to the
 * second, is made once for as long as it holds.
 */
#ifndef ZKN_CTR_RV32_H
#define ZKN_CTR_RV32_H

#include "ctr.h"

/* The first round but for column d of four, from the other three. */
ZKN_INLINE struct zkn_block zkn_all_but_d(const struct zkn_block *key,
                                          zkn_word a, zkn_word b, zkn_word c)
{
    struct zkn_block s = {{zkn_esmi_0(key->w[0], a), zkn_esmi_0(key->w[1], b),
                           zkn_esmi_0(key->w[2], c), zkn_esmi_1(key->w[3], a)}};

    s.w[0] = zkn_esmi_2(zkn_esmi_1(s.w[0], b), c);
    s.w[1] = zkn_esmi_3(zkn_esmi_1(s.w[1], c), a);
    s.w[2] = zkn_esmi_3(zkn_esmi_2(s.w[2], a), b);
    s.w[3] = zkn_esmi_3(zkn_esmi_2(s.w[3], b), c);
    return s;
}

/* The second but for column a. */
ZKN_INLINE struct zkn_block zkn_all_but_a(const struct zkn_block *key,
                                          zkn_word b, zkn_word c, zkn_word d)
{
    struct zkn_block s = {{zkn_esmi_1(key->w[0], b), zkn_esmi_0(key->w[1], b),
                           zkn_esmi_0(key->w[2], c), zkn_esmi_0(key->w[3], d)}};

    s.w[0] = zkn_esmi_3(zkn_esmi_2(s.w[0], c), d);
    s.w[1] = zkn_esmi_2(zkn_esmi_1(s.w[1], c), d);
    s.w[2] = zkn_esmi_3(zkn_esmi_1(s.w[2], d), b);
    s.w[3] = zkn_esmi_3(zkn_esmi_2(s.w[3], b), c);
    return s;
}

ZKN_INLINE void zkn_stream(const struct zkn_counter *c,
                           const struct zkn_block *in, struct zkn_block *out,
                           size_t count)
{
    const struct zkn_aes *aes = c->aes;
    const struct zkn_block *first = zkn_first_key(aes);
    struct zkn_block base = c->base, one, two;
    uint32_t number = c->number;
    zkn_word last;

    zkn_add(&base, &first[0]);
    one = zkn_all_but_d(&first[1], base.w[0], base.w[1], base.w[2]);
    while (count > 0) {
        size_t part = 256 - number % 256;
        if (part > count)
            part = count;
        count -= part;
        last = base.w[3] ^ zkn_rev8(number);
        two = zkn_all_but_a(&first[2], zkn_esmi_2(one.w[1], last),
                            zkn_esmi_1(one.w[2], last),
                            zkn_esmi_0(one.w[3], last));
        for (; part > 0; part--) {
            zkn_word a = zkn_esmi_3(one.w[0], base.w[3] ^ zkn_rev8(number++));
            struct zkn_block s = {
                {zkn_esmi_0(two.w[0], a), zkn_esmi_3(two.w[1], a),
                 zkn_esmi_2(two.w[2], a), zkn_esmi_1(two.w[3], a)}};
            ZKN_OTHER_ROUNDS_OF(encrypt, &s, 1, aes);
            zkn_add(&s, in++);
            *out++ = s;
        }
    }
}

#endif
