/* SPDX-License-Identifier: MIT */
/*
 * Signatures (r, s) in DER, SEQUENCE { INTEGER r, INTEGER s } (SEC 1, C.8), by
 * hand: the library's own conversion takes two numbers and a structure from
 * the heap, which a signature of 20 microseconds feels.
 */
#include "openssl.h"

#include <string.h>

#define SEQUENCE 0x30
#define INTEGER 0x02

/* Bytes of an INTEGER's value: no leading zeros but one before a set bit. */
static size_t length_of(const uint8_t **number, size_t bytes)
{
    while (bytes > 1 && **number == 0) {
        ++*number;
        bytes--;
    }
    return bytes + (**number >> 7);
}

static uint8_t *put(uint8_t *der, const uint8_t *number, size_t length)
{
    *der++ = INTEGER;
    *der++ = (uint8_t)length;
    if (*number >> 7) {
        *der++ = 0;
        length--;
    }
    memcpy(der, number, length);
    return der + length;
}

size_t mcs_openssl_to_der(uint8_t *der, size_t room, const uint8_t *pair,
                          size_t bytes)
{
    const uint8_t *r = pair, *s = pair + bytes / 2;
    size_t r_length = length_of(&r, bytes / 2);
    size_t s_length = length_of(&s, bytes / 2);
    size_t content = 2 + r_length + 2 + s_length;
    uint8_t *at = der;

    /* P-521 comes to 139 bytes: a second byte of length is all there can be */
    if (content > 255 || content + 3 > room)
        return 0;
    *at++ = SEQUENCE;
    if (content > 127)
        *at++ = 0x81;
    *at++ = (uint8_t)content;
    at = put(at, r, r_length);
    at = put(at, s, s_length);
    return (size_t)(at - der);
}

/* Reads an INTEGER of at most `bytes` and moves on; 0 where there is none. */
static int get(uint8_t *to, size_t bytes, const uint8_t **der,
               const uint8_t *end)
{
    const uint8_t *at = *der;
    size_t length;

    if (end - at < 2 || at[0] != INTEGER || at[1] > 127 || at[1] > end - at - 2)
        return 0;
    length = at[1];
    at += 2;
    *der = at + length;
    while (length > bytes && *at == 0) {
        at++;
        length--;
    }
    if (length > bytes)
        return 0;
    memset(to, 0, bytes - length);
    memcpy(to + bytes - length, at, length);
    return 1;
}

size_t mcs_openssl_from_der(uint8_t *pair, size_t bytes, const uint8_t *der,
                            size_t length)
{
    const uint8_t *at = der, *end = der + length;
    size_t half = bytes / 2;

    if (length < 3 || *at++ != SEQUENCE)
        return 0;
    if (*at == 0x81)
        at++;
    at++; /* the length of the rest is known from the call */
    if (!get(pair, half, &at, end) || !get(pair + half, half, &at, end) ||
        at != end)
        return 0;
    return bytes;
}
