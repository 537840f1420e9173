/* SPDX-License-Identifier: MIT */
/*
 * Buffered output to a stream or file, and the small formatter: the C
 * library's is not used, for picolibc's truncates 64-bit values in its small
 * variant and costs 6 KB in its full one.
 */
#ifndef MCS_OUT_H
#define MCS_OUT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#define MCS_OUT_BUFFER_BYTES 256

struct mcs_out {
    int stream;      /* PORT_STDOUT, PORT_STDERR, or 0: `handle` is used */
    int handle;      /* of port_open */
    const char *why; /* why writing failed; NULL while all is well */
    size_t used;     /* bytes in buffer */
    size_t column;   /* characters since the last newline */
    char buffer[MCS_OUT_BUFFER_BYTES];
};

/* Begins writing to PORT_STDOUT or PORT_STDERR. */
void mcs_out_stream(struct mcs_out *out, int stream);

/* Opens a file for writing, replacing it; 0, or -1 with out->why set. */
int mcs_out_open(struct mcs_out *out, const char *path);

/* Writes what is buffered; 0, or -1 once any write has failed. */
int mcs_out_flush(struct mcs_out *out);

/* Flushes and closes; 0, or -1 where any write or the close failed. */
int mcs_out_close(struct mcs_out *out);

/* Text as it is; it may hold newlines. */
void mcs_put_bytes(struct mcs_out *out, const char *text, size_t bytes);
void mcs_put(struct mcs_out *out, const char *text);

/* Spaces up to the given column; at least one where already beyond it. */
void mcs_put_to_column(struct mcs_out *out, size_t column);

/* Right-aligned in `width`. */
void mcs_put_u64(struct mcs_out *out, uint64_t value, unsigned width);

/*
 * value / 10^scale with `decimals` digits after the point, rounded half up,
 * right-aligned in `width` (0: as it comes).
 */
void mcs_put_fixed(struct mcs_out *out, uint64_t value, unsigned scale,
                   unsigned decimals, unsigned width);

/*
 * value / 10^scale with `digits` significant digits (19 at most), never in
 * exponent form, right-aligned in `width`: 0.0000123, 12.3, 12300.
 */
void mcs_put_digits(struct mcs_out *out, uint64_t value, unsigned scale,
                    unsigned digits, unsigned width);

/* Left-aligned in `width`. */
void mcs_put_left(struct mcs_out *out, const char *text, unsigned width);

/*
 * Writes value's digits, at least `least` of them, so that they end before
 * `end`; gives where they start.
 */
char *mcs_digits_before(char *end, uint64_t value, unsigned base,
                        unsigned least);

/*
 * printf's %s %c %d %u %lu %llu %zu %x %% with a width, '-' and '0'; nothing
 * else.  The compiler checks it as printf.
 */
__attribute__((format(printf, 2, 3))) void mcs_print(struct mcs_out *out,
                                                     const char *format, ...);
void mcs_vprint(struct mcs_out *out, const char *format, va_list list);

/* The same into a string of `bytes`, always ended, cut where it must be. */
__attribute__((format(printf, 3, 4))) void mcs_string(char *text, size_t bytes,
                                                      const char *format, ...);
void mcs_vstring(char *text, size_t bytes, const char *format, va_list list);

#endif
