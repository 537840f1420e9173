/* SPDX-License-Identifier: MIT */
#include "mac-name.h"
#include "out.h"

#include <string.h>

const char *mcs_mac_name(struct mcs_arena *arena, const char *prefix,
                         const char *argument)
{
    size_t length = strlen(argument);
    size_t bytes = strlen(prefix) + 1 + length + 1;
    char *name = mcs_arena_take(arena, bytes);

    if (name == NULL)
        return NULL;
    mcs_string(name, bytes, "%s-%s", prefix, argument);
    if (strcmp(prefix, "cmac") == 0 && length > 4 &&
        strcmp(argument + length - 4, "-cbc") == 0)
        name[bytes - 1 - 4] = '\0';
    return name;
}
