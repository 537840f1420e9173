/* SPDX-License-Identifier: MIT */
/* The processor's name: Linux has it in /proc/cpuinfo, POSIX nowhere. */
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>

#include "host.h"

void host_append(char *text, size_t bytes, const char *more)
{
    size_t used = strlen(text);

    while (*more != '\0' && used + 1 < bytes)
        text[used++] = *more++;
    text[used] = '\0';
}

/* Value of a line "key<tabs>: value\n", or NULL where it is another line. */
static char *value_of(char *line, const char *key)
{
    size_t length = strlen(key);
    char *value;

    if (strncmp(line, key, length) != 0)
        return NULL;
    value = strchr(line + length, ':');
    if (value == NULL)
        return NULL;
    value += 1 + (value[1] == ' ');
    value[strcspn(value, "\n")] = '\0';
    return value;
}

void host_name_core(char *text, size_t bytes)
{
    /* x86 has the first; Arm kernels for some boards have the second. */
    static const char *const keys[] = {"model name", "Hardware"};
    FILE *file = fopen("/proc/cpuinfo", "r");
    struct utsname name;
    char line[256];
    size_t i;
    char *value;

    text[0] = '\0';
    while (file != NULL && text[0] == '\0' &&
           fgets(line, sizeof line, file) != NULL) {
        for (i = 0; i < sizeof keys / sizeof keys[0]; i++) {
            value = value_of(line, keys[i]);
            if (value != NULL && text[0] == '\0')
                host_append(text, bytes, value);
        }
    }
    if (file != NULL)
        fclose(file);
    if (text[0] == '\0' && uname(&name) >= 0)
        host_append(text, bytes, name.machine);
}
