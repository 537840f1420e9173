/* SPDX-License-Identifier: MIT */
#include "parse.h"

#include <string.h>

/* Digits from *text on; -1 where there are none or too many. */
static int digits(const char **text, uint64_t *value)
{
    const char *at = *text;

    for (*value = 0; *at >= '0' && *at <= '9'; at++) {
        if (*value > UINT32_MAX)
            return -1;
        *value = *value * 10 + (uint64_t)(*at - '0');
    }
    if (at == *text)
        return -1;
    *text = at;
    return 0;
}

int mcs_parse_bytes(const char **text, size_t *value)
{
    uint64_t number;
    uint32_t factor = 1;

    if (digits(text, &number) != 0)
        return -1;
    if (**text == 'k' || **text == 'K' || **text == 'M') {
        int mega = **text == 'M';
        int binary = (*text)[1] == 'i';
        factor = binary ? 1024 : 1000;
        if (mega)
            factor *= factor;
        *text += binary ? 2 : 1;
    }
    if (number > UINT32_MAX / factor)
        return -1;
    *value = (size_t)(number * factor);
    return 0;
}

int mcs_parse_fixed(const char *text, unsigned scale, uint64_t *value)
{
    unsigned i;

    if (digits(&text, value) != 0 || *value > UINT32_MAX)
        return -1;
    if (*text == '.')
        text++;
    for (i = 0; i < scale; i++) {
        *value *= 10;
        if (*text >= '0' && *text <= '9')
            *value += (uint64_t)(*text++ - '0');
    }
    while (*text >= '0' && *text <= '9')
        text++;
    return *text == '\0' ? 0 : -1;
}

/* One size or range; advances *text to the comma or end behind it. */
static const char *one_range(const char **text, size_t *sizes, size_t capacity,
                             size_t *count)
{
    size_t size, last, step = 0;
    char how = 0;

    if (mcs_parse_bytes(text, &size) != 0 || size == 0)
        return "a size is 1 to 4294967295, as 64, 1k, 8Ki";
    if (strncmp(*text, "..", 2) == 0) {
        *text += 2;
        if (mcs_parse_bytes(text, &last) == 0 && last >= size)
            how = *(*text)++;
        if ((how != '*' && how != '+') || mcs_parse_bytes(text, &step) != 0 ||
            step < (how == '*' ? 2u : 1u))
            return "a range is LEAST..MOST*FACTOR, from 2, or LEAST..MOST+STEP";
    }
    if (**text != ',' && **text != '\0')
        return "sizes are separated by commas";
    for (;;) {
        if (*count == capacity)
            return "these are too many sizes";
        sizes[(*count)++] = size;
        if (how == 0 || (how == '*' ? size > last / step : step > last - size))
            return NULL;
        size = how == '*' ? size * step : size + step;
    }
}

const char *mcs_parse_sizes(const char *text, size_t *sizes, size_t capacity,
                            size_t *count)
{
    const char *wrong;

    *count = 0;
    for (;;) {
        wrong = one_range(&text, sizes, capacity, count);
        if (wrong != NULL || *text == '\0')
            return wrong;
        text++;
    }
}

size_t mcs_list_next(const char **list)
{
    size_t bytes;

    while (**list == ',')
        ++*list;
    bytes = strcspn(*list, ",");
    return bytes;
}

/*
 * Only the last star is ever tried again: whatever an earlier one took, the
 * last can take the rest.  So no pattern takes long or much of the stack.
 */
int mcs_glob(const char *pattern, size_t bytes, const char *text)
{
    const char *end = pattern + bytes;
    const char *star = NULL;  /* behind the last one */
    const char *taken = text; /* what it takes ends here */

    for (;;) {
        if (pattern != end && *pattern == '*') {
            star = ++pattern;
            taken = text;
        } else if (*text == '\0') {
            return pattern == end;
        } else if (pattern != end && (*pattern == '?' || *pattern == *text)) {
            pattern++;
            text++;
        } else if (star != NULL) {
            pattern = star;
            text = ++taken;
        } else {
            return 0;
        }
    }
}

/* Levenshtein's distance, one row at a time; long words count as far apart. */
unsigned mcs_distance(const char *a, const char *b)
{
    unsigned char row[33];
    size_t length = strlen(b);
    size_t i;

    if (length >= sizeof row || strlen(a) >= sizeof row)
        return 99;
    for (i = 0; i <= length; i++)
        row[i] = (unsigned char)i;
    for (; *a != '\0'; a++) {
        unsigned char diagonal = row[0]++;
        for (i = 1; i <= length; i++) {
            unsigned char best = diagonal;
            if (*a != b[i - 1]) {
                if (row[i] < best)
                    best = row[i];
                if (row[i - 1] < best)
                    best = row[i - 1];
                best++;
            }
            diagonal = row[i];
            row[i] = best;
        }
    }
    return row[length];
}
