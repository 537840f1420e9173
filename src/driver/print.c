/* SPDX-License-Identifier: MIT */
/*
 * As much of printf as is used; one engine serves an output and a string.
 */
#include "out.h"

#include <string.h>

#define NUMBER_BYTES 20 /* 2^64 in decimal */

struct sink {
    void (*emit)(struct sink *sink, const char *text, size_t bytes);
    struct mcs_out *out;
    char *text;
    size_t left; /* bytes of text still free, without the closing 0 */
};

static void emit_to_out(struct sink *sink, const char *text, size_t bytes)
{
    mcs_put_bytes(sink->out, text, bytes);
}

static void emit_to_text(struct sink *sink, const char *text, size_t bytes)
{
    if (bytes > sink->left)
        bytes = sink->left;
    memcpy(sink->text, text, bytes);
    sink->text += bytes;
    sink->left -= bytes;
}

static void pad(struct sink *sink, char with, unsigned times)
{
    for (; times > 0; times--)
        sink->emit(sink, &with, 1);
}

/* The next argument as the length modifiers say: 0, 1 (l), 2 (ll), 3 (z). */
static uint64_t next_unsigned(va_list *list, unsigned length)
{
    switch (length) {
    case 0:
        return va_arg(*list, unsigned);
    case 1:
        return va_arg(*list, unsigned long);
    case 2:
        return va_arg(*list, unsigned long long);
    default:
        return va_arg(*list, size_t);
    }
}

/* One conversion, from behind its '%'; gives where the format goes on. */
static const char *convert(struct sink *sink, const char *format, va_list *list)
{
    char number[NUMBER_BYTES];
    char *const end = number + sizeof(number);
    const char *at;
    unsigned width = 0, length = 0, negative = 0;
    char left = 0, fill = ' ';
    uint64_t value;
    int with_sign;
    size_t bytes;

    for (; *format == '-' || *format == '0'; format++) {
        left |= (char)(*format == '-');
        fill = *format == '0' ? '0' : fill;
    }
    for (; *format >= '0' && *format <= '9'; format++)
        width = width * 10 + (unsigned)(*format - '0');
    for (; *format == 'l'; format++)
        length++;
    for (; *format == 'z'; format++)
        length = 3;

    switch (*format) {
    case 's':
        at = va_arg(*list, const char *);
        bytes = strlen(at);
        break;
    case 'c':
        number[0] = (char)va_arg(*list, int);
        at = number;
        bytes = 1;
        break;
    case 'd':
        with_sign = va_arg(*list, int);
        negative = with_sign < 0;
        value = negative ? 0u - (unsigned)with_sign : (unsigned)with_sign;
        at = mcs_digits_before(end, value, 10, 1);
        bytes = (size_t)(end - at);
        break;
    case 'u':
    case 'x':
        value = next_unsigned(list, length);
        at = mcs_digits_before(end, value, *format == 'u' ? 10 : 16, 1);
        bytes = (size_t)(end - at);
        break;
    case '\0':
        return format;
    default: /* '%', and what the compiler would have warned of */
        at = format;
        bytes = 1;
    }

    width = width > bytes + negative ? width - (unsigned)bytes - negative : 0;
    if (!left && fill == ' ')
        pad(sink, ' ', width);
    if (negative)
        sink->emit(sink, "-", 1);
    if (!left && fill == '0')
        pad(sink, '0', width);
    sink->emit(sink, at, bytes);
    if (left)
        pad(sink, ' ', width);
    return format + 1;
}

/* va_list by value cannot be lent on where it is an array: copied once. */
static void print(struct sink *sink, const char *format, va_list list)
{
    va_list copy;

    va_copy(copy, list);
    while (*format != '\0') {
        size_t plain = strcspn(format, "%");

        sink->emit(sink, format, plain);
        format += plain;
        if (*format == '%')
            format = convert(sink, format + 1, &copy);
    }
    va_end(copy);
}

void mcs_vprint(struct mcs_out *out, const char *format, va_list list)
{
    struct sink sink = {.emit = emit_to_out, .out = out};

    print(&sink, format, list);
}

void mcs_print(struct mcs_out *out, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    mcs_vprint(out, format, list);
    va_end(list);
}

void mcs_vstring(char *text, size_t bytes, const char *format, va_list list)
{
    struct sink sink = {.emit = emit_to_text, .text = text, .left = bytes - 1};

    print(&sink, format, list);
    *sink.text = '\0';
}

void mcs_string(char *text, size_t bytes, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    mcs_vstring(text, bytes, format, list);
    va_end(list);
}
