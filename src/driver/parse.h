/* SPDX-License-Identifier: MIT */
/* Reading numbers and lists out of arguments. */
#ifndef MCS_PARSE_H
#define MCS_PARSE_H

#include <stddef.h>
#include <stdint.h>

/*
 * A whole number with k (1000), Ki (1024), M or Mi behind it, from *text on.
 * 0 with *text behind it; -1 where there is none or it passes UINT32_MAX.
 */
int mcs_parse_bytes(const char **text, size_t *value);

/*
 * A decimal fraction as value * 10^scale, digits beyond cut; the whole of
 * text.  0, or -1 where it is none or too large.
 */
int mcs_parse_fixed(const char *text, unsigned scale, uint64_t *value);

/*
 * -bytes' list: 16,64,1k,8Ki; 16..16Ki*2 (each twice the last) and
 * 64..1024+64 (each 64 more).  NULL, or what is wrong with it.
 */
const char *mcs_parse_sizes(const char *text, size_t *sizes, size_t capacity,
                            size_t *count);

/*
 * Whether the comma-separated list has the word.  mcs_list_next gives the
 * list's words one by one: the length, with *list at its start; 0 at the end.
 */
size_t mcs_list_next(const char **list);

/* Glob match with * and ?, the pattern being `bytes` long. */
int mcs_glob(const char *pattern, size_t bytes, const char *text);

/* How many single-character changes make one word the other. */
unsigned mcs_distance(const char *a, const char *b);

#endif
