/* SPDX-License-Identifier: MIT */
#include "capture.h"
#include "port.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define HANDLE 7

struct capture_faults capture_faults;

static char text[65536], errors[8192];
static size_t used, errors_used;
static size_t read_so_far;
static int writes, is_open;
static unsigned tests, failures;

void capture_reset(void)
{
    memset(&capture_faults, 0, sizeof(capture_faults));
    used = 0;
    errors_used = 0;
    writes = 0;
    is_open = 0;
}

const char *capture_text(void)
{
    text[used] = '\0';
    return text;
}

const char *capture_errors(void)
{
    errors[errors_used] = '\0';
    return errors;
}

int capture_is_open(void)
{
    return is_open;
}

static long keep(const void *data, size_t bytes)
{
    const struct capture_faults *faults = &capture_faults;

    if (faults->writes_fail_after != 0 && writes++ >= faults->writes_fail_after)
        return -1;
    if (faults->most_bytes != 0 && bytes > (size_t)faults->most_bytes)
        bytes = (size_t)faults->most_bytes;
    if (bytes > sizeof(text) - 1 - used)
        return -1;
    memcpy(text + used, data, bytes);
    used += bytes;
    return (long)bytes;
}

long port_write(int stream, const void *data, size_t bytes)
{
    if (stream == PORT_STDOUT)
        return keep(data, bytes);
    if (stream != PORT_STDERR || bytes > sizeof(errors) - 1 - errors_used)
        return -1;
    memcpy(errors + errors_used, data, bytes);
    errors_used += bytes;
    return (long)bytes;
}

int port_open(const char *path, int for_writing, const char **why)
{
    const struct capture_file *file = capture_faults.file;

    if (capture_faults.open_fails || is_open ||
        (!for_writing && (file == NULL || strcmp(path, file->path) != 0))) {
        *why = "no such folder";
        return -1;
    }
    is_open = 1;
    read_so_far = 0;
    return HANDLE;
}

long port_file_read(int handle, void *data, size_t n, const char **why)
{
    const struct capture_file *file = capture_faults.file;
    size_t left = file->bytes - read_so_far;

    if (handle != HANDLE || !is_open ||
        (capture_faults.reads_fail && read_so_far != 0)) {
        *why = "device gone";
        return -1;
    }
    if (n > left)
        n = left;
    if (capture_faults.most_bytes != 0 && n > (size_t)capture_faults.most_bytes)
        n = (size_t)capture_faults.most_bytes;
    memcpy(data, file->data + read_so_far, n);
    read_so_far += n;
    return (long)n;
}

long port_file_write(int handle, const void *data, size_t n, const char **why)
{
    long done = handle == HANDLE && is_open ? keep(data, n) : -1;

    if (done < 0)
        *why = "disk full";
    return done;
}

int port_close(int handle, const char **why)
{
    if (handle != HANDLE || !is_open || capture_faults.close_fails) {
        *why = "quota exceeded";
        return -1;
    }
    is_open = 0;
    return 0;
}

static void report(int passed, const char *format, va_list list)
{
    printf("%sok %u - ", passed ? "" : "not ", ++tests);
    vprintf(format, list);
    putchar('\n');
    failures += !passed;
}

void tap_ok(int passed, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    report(passed, format, list);
    va_end(list);
}

static void show(const char *label, const char *lines)
{
    printf("# %s: \"", label);
    for (; *lines != '\0'; lines++) {
        putchar(*lines);
        if (*lines == '\n')
            fputs("# ", stdout);
    }
    puts("\"");
}

void tap_same(const char *got, const char *want, const char *format, ...)
{
    int passed = strcmp(got, want) == 0;
    va_list list;

    va_start(list, format);
    report(passed, format, list);
    va_end(list);
    if (!passed) {
        show("got", got);
        show("want", want);
    }
}

int tap_end(void)
{
    printf("1..%u\n", tests);
    return failures != 0;
}
