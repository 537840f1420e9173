# SPDX-License-Identifier: MIT
"""How large a linked image is, and of whose parts it is made.

Two witnesses must agree: what `size` says of each section, and the sum of the
contributions to it in the linker's map.
"""

import re
import subprocess

import elf

# What starts up holding values or zeros, by the names that linkers give it.
RAM = {".data", ".sdata", ".tdata", ".bss", ".sbss", ".tbss", ".noinit",
       ".preserve"}
# On a host, what the dynamic linker and debuggers need is no part of a
# program's flash: no microcontroller has it.
LOADER = re.compile(r"\.(interp|eh_frame|eh_frame_hdr|dynamic|got|plt)(\..*)?$")
CONTENT_TYPES = {1, 14, 15, 16, 0x70000001}  # PROGBITS, *_ARRAY, ARM_EXIDX

ADDRESS = r"\s+0x([0-9a-f]+)\s+0x([0-9a-f]+)"
OUTPUT = re.compile(r"(\.?[A-Za-z_]\S*)(?:$|" + ADDRESS + ")")
INPUT = re.compile(r" ([^\s*(]\S*|\*fill\*)(?:$|" + ADDRESS + r"(?: (.*))?)")
CONTINUED = re.compile(ADDRESS + r"(?: (.*))?$")
MERGED = re.compile(r"\.(str|cst)[0-9]")  # names of what the linker merges


class SizeError(Exception):
    """The witnesses disagree."""


class Weight:
    """Sizes of an image: `flash` and `ram` in bytes, `origins` says of the
    flash which file it is from ("" for the linker's own filling)."""

    def __init__(self):
        self.flash, self.ram, self.origins = 0, 0, {}


def lines_of(text):
    """The lines of the memory map, with a name so long that the rest is on the
    next line joined to it."""
    begin = text.index("Linker script and memory map")
    waiting = None
    for line in text[begin:].splitlines():
        if waiting is not None:
            if CONTINUED.match(line):
                line = waiting + line
            waiting = None
        if re.fullmatch(r" ?[^\s*(]\S*", line):
            waiting = line
        else:
            yield line


def parse(text):
    """{output section: (address, bytes, [(name, address, bytes, file)])}"""
    sections, parts = {}, []
    for line in lines_of(text):
        match = OUTPUT.match(line)
        if match and match[2]:
            parts = []
            sections[match[1]] = int(match[2], 16), int(match[3], 16), parts
        elif line[:1] not in ("", " "):
            parts = []
        else:
            match = INPUT.match(line)
            if match and match[2]:
                parts.append((match[1], int(match[2], 16), int(match[3], 16),
                              match[4] or ""))
    return sections


def extents(name, begin, size, parts):
    """{file: bytes} of a section, whose parts must fill it without a gap.

    What is merged stands in the map with the size that it had before, so each
    part ends where the next one begins."""
    files, at = {}, begin
    parts = [p for p in parts if p[2]]
    ends = [p[1] for p in parts[1:]] + [begin + size]
    for (part, address, length, origin), end in zip(parts, ends):
        merged = MERGED.search(part)
        if address != at or end < at or (
                address + length != end and
                not (merged and address + length > end)):
            raise SizeError(f"{name}: the map's parts do not fill it at "
                            f"{part} (0x{address:x}) {origin}")
        files[origin] = files.get(origin, 0) + end - at
        at = end
    if at != begin + size:
        raise SizeError(f"{name}: the map names no parts")
    return files


def tool_sizes(size_tool, image):
    """{section: bytes} as `size -A` says."""
    said = subprocess.run([size_tool, "-A", image], check=False,
                          capture_output=True, text=True).stdout
    rows = (line.split() for line in said.splitlines())
    return {row[0]: int(row[1]) for row in rows
            if len(row) == 3 and row[0].startswith(".") and row[1].isdigit()}


def weigh(size_tool, image, map_file):
    """The Weight of an image; SizeError where map and `size` disagree."""
    with open(image, "rb") as file:
        read = elf.Elf(file.read(), image)
    with open(map_file, encoding="utf-8", errors="replace") as file:
        mapped = parse(file.read())
    told = tool_sizes(size_tool, image)
    loaded = any(s.name == ".interp" for s in read.sections)
    weight = Weight()
    for section in read.sections:
        if not section.flags & elf.SHF_ALLOC:
            continue
        in_ram = section.name in RAM
        in_flash = section.type in CONTENT_TYPES and not (
            loaded and LOADER.match(section.name))
        if not in_ram and not in_flash:
            continue
        address, size, parts = mapped.get(section.name, (0, 0, []))
        files = extents(section.name, address, size, parts)
        total = sum(files.values())
        if told.get(section.name) != total:
            raise SizeError(f"{section.name}: size says "
                            f"{told.get(section.name)} bytes, the map {total}")
        if in_ram:
            weight.ram += total
        if in_flash:
            weight.flash += total
            for origin, length in files.items():
                weight.origins[origin] = \
                    weight.origins.get(origin, 0) + length
    return weight
