/* SPDX-License-Identifier: MIT */
/*
 * Buffered output.  The first failure is kept in out->why and what follows is
 * dropped: a full disk is told once, at the next flush, and not at each write.
 */
#include "out.h"
#include "port.h"

#include <string.h>

static void start(struct mcs_out *out, int stream, int handle)
{
    out->stream = stream;
    out->handle = handle;
    out->why = NULL;
    out->used = 0;
    out->column = 0;
}

void mcs_out_stream(struct mcs_out *out, int stream)
{
    start(out, stream, -1);
}

int mcs_out_open(struct mcs_out *out, const char *path)
{
    const char *why = "cannot open it";
    int handle = port_open(path, 1, &why);

    start(out, 0, handle);
    if (handle < 0) {
        out->why = why;
        return -1;
    }
    return 0;
}

/* Bytes that the port took of these; 0 or less where it takes no more. */
static long write_some(struct mcs_out *out, const char *data, size_t bytes)
{
    if (out->stream != 0)
        return port_write(out->stream, data, bytes);
    return port_file_write(out->handle, data, bytes, &out->why);
}

int mcs_out_flush(struct mcs_out *out)
{
    size_t done = 0;

    while (out->why == NULL && done < out->used) {
        long n = write_some(out, out->buffer + done, out->used - done);

        if (n > 0)
            done += (size_t)n;
        else if (out->why == NULL)
            out->why = "full or closed";
    }
    out->used = 0;
    return out->why == NULL ? 0 : -1;
}

int mcs_out_close(struct mcs_out *out)
{
    int status = mcs_out_flush(out);

    if (out->stream == 0 && out->handle >= 0) {
        const char *why = "cannot close it";

        if (port_close(out->handle, &why) != 0 && status == 0) {
            out->why = why;
            status = -1;
        }
        out->handle = -1;
    }
    return status;
}

void mcs_put_bytes(struct mcs_out *out, const char *text, size_t bytes)
{
    size_t i;

    for (i = 0; i < bytes; i++) {
        unsigned char c = (unsigned char)text[i];

        if (out->used == sizeof(out->buffer))
            mcs_out_flush(out);
        out->buffer[out->used++] = text[i];
        if (c == '\n')
            out->column = 0;
        else if ((c & 0xc0) != 0x80) /* the rest of a UTF-8 character */
            out->column++;
    }
}

void mcs_put(struct mcs_out *out, const char *text)
{
    mcs_put_bytes(out, text, strlen(text));
}

void mcs_put_to_column(struct mcs_out *out, size_t column)
{
    do
        mcs_put_bytes(out, " ", 1);
    while (out->column < column);
}
