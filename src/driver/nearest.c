/* SPDX-License-Identifier: MIT */
#include "nearest.h"
#include "parse.h"
#include "provider.h"

#include <string.h>

/* Changes from the word to the name, or 99 where hardly a letter is the same.
 */
static unsigned distance(const char *word, const char *name)
{
    size_t length = strlen(word);
    unsigned changes = mcs_distance(word, name);

    if (length != 0 && strncmp(word, name, length) == 0)
        return changes > 1 ? 2 : changes;
    return changes > length / 2 ? 99 : changes;
}

const char *mcs_nearest(const char *word, int providers)
{
    const char *near = NULL, *last = NULL;
    struct mcs_walk walk;
    unsigned nearest = 4;

    memset(&walk, 0, sizeof walk);
    while (mcs_walk_next(&walk)) {
        const char *name =
            providers ? walk.row.provider->name : walk.row.impl->alg->name;
        unsigned changes;

        if (name == last)
            continue;
        last = name;
        changes = distance(word, name);
        if (changes < nearest) {
            nearest = changes;
            near = name;
        }
    }
    return near;
}
