/* SPDX-License-Identifier: MIT */
/* Settings by the environment. */
#include <stdio.h>
#include <stdlib.h>

#include "fake.h"

const char *fake_setting(const char *name)
{
    const char *value = getenv(name);

    return value != NULL ? value : "";
}

void fake_bad_setting(const char *name)
{
    fprintf(stderr, "ports/fake: %s=%s is no value of it\n", name,
            fake_setting(name));
    exit(99);
}

uint64_t fake_number(const char *name, uint64_t otherwise)
{
    const char *value = fake_setting(name);
    unsigned long long number;
    char *end;

    if (value[0] == '\0')
        return otherwise;
    number = strtoull(value, &end, 10);
    if (*end != '\0' || value[0] == '-')
        fake_bad_setting(name);
    return number;
}
