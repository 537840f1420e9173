# SPDX-License-Identifier: MIT
"""Reads and edits object files.

Only what the footprint needs of ELF (System V ABI, chapter 4), of either
class and byte order: sections, symbols and relocations.  An edit takes bytes
out of a section and never adds any, so that nothing in the file has to move.
"""

import struct

SHT_SYMTAB, SHT_RELA, SHT_NOBITS, SHT_REL = 2, 4, 8, 9
SHF_WRITE, SHF_ALLOC = 1, 2
STT_OBJECT = 1
MAGIC = b"\x7fELF"


class ElfError(Exception):
    """The file is not what it should be."""


class Section:
    """A section header; `at` is where the header itself lies."""

    def __init__(self, at, words):
        self.at = at
        self.name = words[0]
        self.type, self.flags = words[1:3]
        self.offset, self.size, self.link, self.info = words[4:8]
        self.entry_bytes = words[9]


class Symbol:
    """A symbol; `at` is where its entry lies."""

    def __init__(self, at, name, value, size, kind, section):
        self.at, self.name, self.value, self.size = at, name, value, size
        self.kind, self.section = kind, section


class Elf:
    """A file in memory: `data` is its bytes."""

    def __init__(self, data, what):
        self.data = bytearray(data)
        if self.data[:4] != MAGIC:
            raise ElfError(f"{what}: no ELF file")
        self.wide = self.data[4] == 2
        self.order = "<" if self.data[5] == 1 else ">"
        header = self.read("HHIQQQIHHHHHH" if self.wide else "HHIIIIIHHHHHH",
                           16)
        table, entry_bytes, count, names = header[5], *header[10:13]
        self.sections = []
        for i in range(count):
            at = table + i * entry_bytes
            self.sections.append(Section(at, self.read(self.section_form(),
                                                       at)))
        names = self.sections[names].offset
        for section in self.sections:
            section.name = self.text(names + section.name)
        self.symbols = []
        for section in self.sections:
            if section.type == SHT_SYMTAB:
                self.read_symbols(section)

    def read(self, form, at):
        return struct.unpack_from(self.order + form, self.data, at)

    def write(self, form, at, *values):
        struct.pack_into(self.order + form, self.data, at, *values)

    def text(self, at):
        return self.data[at:self.data.index(0, at)].decode()

    def section_form(self):
        return "IIQQQQIIQQ" if self.wide else "IIIIIIIIII"

    def read_symbols(self, table):
        names = self.sections[table.link].offset
        for at in range(table.offset, table.offset + table.size,
                        table.entry_bytes):
            if self.wide:
                name, info, _, section, value, size = self.read("IBBHQQ", at)
            else:
                name, value, size, info, _, section = self.read("IIIBBH", at)
            self.symbols.append(Symbol(at, self.text(names + name), value,
                                       size, info & 15, section))

    def symbol(self, name):
        """The symbol of this name, or None."""
        return next((s for s in self.symbols if s.name == name), None)

    def resize_section(self, section, size):
        section.size = size
        self.write("Q" if self.wide else "I",
                   section.at + (32 if self.wide else 20), size)

    def resize_symbol(self, symbol, size):
        symbol.size = size
        self.write("Q" if self.wide else "I",
                   symbol.at + (16 if self.wide else 8), size)

    def relocations_of(self, index):
        """The section of relocations of section `index`, or None."""
        return next((s for s in self.sections
                     if s.type in (SHT_REL, SHT_RELA) and s.info == index),
                    None)

    def relocations(self, table):
        """(offset, number of the symbol, addend or None) of each entry."""
        for at in range(table.offset, table.offset + table.size,
                        table.entry_bytes):
            words = self.read(self.relocation_form(table), at)
            yield (words[0], words[1] >> (32 if self.wide else 8),
                   words[2] if table.type == SHT_RELA else None)

    def keep_relocations(self, table, place):
        """place(offset) is an entry's new offset, or None to drop it."""
        form, kept = self.relocation_form(table), table.offset
        for at in range(table.offset, table.offset + table.size,
                        table.entry_bytes):
            words = list(self.read(form, at))
            words[0] = place(words[0])
            if words[0] is not None:
                self.write(form, kept, *words)
                kept += table.entry_bytes
        self.resize_section(table, kept - table.offset)

    def relocation_form(self, table):
        form = "QQ" if self.wide else "II"
        if table.type == SHT_RELA:
            form += "q" if self.wide else "i"
        return form
