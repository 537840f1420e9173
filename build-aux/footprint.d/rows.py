# SPDX-License-Identifier: MIT
"""An adapter's tables of implementations, found in its object files.

A table is an array of struct mcs_impl.  Each of its rows but the last points
to a mcs_alg_ID of the catalogue, and nothing else in the data of an adapter
does.  The probes are made of the objects that the program itself is made of:
all rows but one are cut out of them, and with a row goes all that only it
refers to, by the linker's --gc-sections.
"""

import elf

PREFIX = "mcs_alg_"


class Layout:
    """Size of struct mcs_impl and the offset of `variant` in it, which the
    compiler told as the sizes of two arrays."""

    SOURCE = """#include <stddef.h>
#include "mcs.h"
char row_bytes[sizeof(struct mcs_impl)];
char variant_at[offsetof(struct mcs_impl, variant)];
"""

    def __init__(self, data):
        read = elf.Elf(data, "the layout of struct mcs_impl")
        self.row_bytes = read.symbol("row_bytes").size
        self.variant_at = read.symbol("variant_at").size


class Table:
    """`rows` is [(offset, id of the algorithm, variant)]."""

    def __init__(self, section, symbol):
        self.section, self.symbol, self.rows = section, symbol, []


def pointed_text(read, layout, index, row):
    """What the variant of the row at this offset of a section points to."""
    at = row + layout.variant_at
    for offset, number, addend in read.relocations(
            read.relocations_of(index)):
        if offset == at:
            target = read.symbols[number]
            if addend is None:
                place = read.sections[index].offset + at
                addend = read.read("Q" if read.wide else "I", place)[0]
            return read.text(read.sections[target.section].offset +
                             target.value + addend)
    raise elf.ElfError("a row has no variant")


def table_at(read, layout, index, offset):
    """The symbol of the table whose row begins at this offset."""
    for symbol in read.symbols:
        if (symbol.section == index and symbol.kind == elf.STT_OBJECT and
                symbol.value <= offset < symbol.value + symbol.size):
            break
    else:
        raise elf.ElfError("a row is in no table that has a name")
    section = read.sections[index]
    if symbol.value != 0 or symbol.size != section.size:
        raise elf.ElfError(f"{symbol.name} shares its section with others: "
                           "compile with -fdata-sections")
    if offset % layout.row_bytes or symbol.size % layout.row_bytes:
        raise elf.ElfError(f"{symbol.name} refers to the catalogue, and is no "
                           "array of struct mcs_impl")
    return symbol


def tables(read, layout):
    """All tables of an object."""
    found = []
    for index, section in enumerate(read.sections):
        relocations = read.relocations_of(index)
        if not section.flags & elf.SHF_ALLOC or relocations is None:
            continue
        table = None
        for offset, number, _ in read.relocations(relocations):
            name = read.symbols[number].name
            if not name.startswith(PREFIX) or ".text" in section.name:
                continue
            symbol = table_at(read, layout, index, offset)
            if table is None:
                table = Table(index, symbol)
                found.append(table)
            table.rows.append((offset, name[len(PREFIX):],
                               pointed_text(read, layout, index, offset)))
        if table:
            table.rows.sort()
    return found


def cut(data, layout, name, kept=None):
    """The object without its rows, but for `kept`, a table's symbol and a
    row's offset.  The row loses its name and its place in the catalogue:
    these, and known answers, are what measuring costs."""
    read = elf.Elf(data, name)
    for table in tables(read, layout):
        section = read.sections[table.section]
        row = None
        if kept and kept[0] == table.symbol.name:
            row = kept[1]
        anonymous = (row, None if row is None else row + layout.variant_at)

        def place(offset, row=row, anonymous=anonymous):
            if (row is None or offset in anonymous or
                    not row <= offset < row + layout.row_bytes):
                return None
            return offset - row

        read.keep_relocations(read.relocations_of(table.section), place)
        size = 0
        if row is not None:
            size = layout.row_bytes
            begin = section.offset
            read.data[begin:begin + size] = \
                read.data[begin + row:begin + row + size]
        read.resize_section(section, size)
        read.resize_symbol(table.symbol, size)
    return bytes(read.data)
