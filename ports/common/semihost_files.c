/* SPDX-License-Identifier: MIT */
/* The host's files by semihosting. */
#include <semihost.h>

#include "port.h"

/* Numbers as QEMU and OpenOCD give them on any host that Linux runs on. */
static const struct {
    int number;
    const char *text;
} errors[] = {
    {2, "No such file or directory"}, {5, "Input/output error"},
    {13, "Permission denied"},        {20, "Not a directory"},
    {21, "Is a directory"},           {28, "No space left on device"},
    {30, "Read-only file system"},    {36, "File name too long"},
};

static const char *reason(void)
{
    int number = sys_semihost_errno();
    size_t i;

    for (i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        if (errors[i].number == number)
            return errors[i].text;
    }
    return "Refused by the host";
}

/* A folder opens like a file, and seems to be at its end at once. */
static int is_folder(int handle)
{
    char one;

    if (sys_semihost_read(handle, &one, 1) != 0 &&
        sys_semihost_flen(handle) != 0)
        return 1;
    sys_semihost_seek(handle, 0);
    return 0;
}

int port_open(const char *path, int for_writing, const char **why)
{
    int handle =
        sys_semihost_open(path, for_writing ? SH_OPEN_W_B : SH_OPEN_R_B);

    if (handle < 0) {
        *why = reason();
        return -1;
    }
    if (!for_writing && is_folder(handle)) {
        *why = "Is a directory";
        return -1;
    }
    return handle;
}

/*
 * Both answer with the bytes that were not transferred, or with -1.  QEMU does
 * not set the error's number here, so that an old one would be told.
 */
long port_file_write(int handle, const void *data, size_t n, const char **why)
{
    if (sys_semihost_write(handle, data, n) == 0)
        return (long)n;
    *why = "disk full, or input/output error of the host";
    return -1;
}

long port_file_read(int handle, void *data, size_t n, const char **why)
{
    uintptr_t left = sys_semihost_read(handle, data, n);

    if (left <= n)
        return (long)(n - left);
    *why = "input/output error of the host";
    return -1;
}

int port_close(int handle, const char **why)
{
    if (sys_semihost_close(handle) == 0)
        return 0;
    *why = reason();
    return -1;
}
