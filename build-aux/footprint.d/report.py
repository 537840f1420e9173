# SPDX-License-Identifier: MIT
"""The table of size, stack and speed, as text, CSV and JSON Lines.

A row is a record of mcuspeed with the sizes put behind what names the case.
What was not measured is a row of the names and the sizes alone."""

import csv
import io
import json
import re

NAMES = ("algorithm", "kind", "operation", "provider", "variant", "class",
         "port")
SIZES = ("flash_bytes", "ram_bytes", "library_flash_bytes",
         "adapter_flash_bytes", "other_flash_bytes", "provider_flash_bytes",
         "provider_ram_bytes", "footprint_status", "footprint_message")
BEHIND = '"port":'  # the last of NAMES in a record's text

KINDS = ("hash", "mac", "cipher", "aead", "kdf", "drbg", "rng", "agree", "sign",
         "kem", "pake")


class Row:
    """An implementation: `sizes` by SIZES; `records` as in run.Run."""

    def __init__(self, algorithm, provider, variant, sizes):
        self.algorithm, self.provider = algorithm, provider
        self.variant, self.sizes, self.records = variant, sizes, []

    def key(self):
        return self.algorithm.name, self.provider, self.variant

    def order(self):
        """By kind, family and name with numbers read as numbers, as records
        are; variants as the adapter has them."""
        def natural(text):
            return [int(x) if x.isdigit() else x
                    for x in re.split(r"(\d+)", text)]
        kind = self.algorithm.kind
        return (KINDS.index(kind) if kind in KINDS else len(KINDS), kind,
                natural(self.algorithm.family), natural(self.algorithm.name),
                self.provider)

    def cases(self, port):
        """[(text as JSON, fields)], at least one."""
        if self.records:
            return self.records
        fields = dict.fromkeys(NAMES)
        fields.update(algorithm=self.algorithm.name, kind=self.algorithm.kind,
                      provider=self.provider, variant=self.variant, port=port)
        return [(json.dumps(fields, separators=(",", ":")), fields)]


def as_json(rows, port):
    out = []
    for row in rows:
        sizes = json.dumps(row.sizes, separators=(",", ":"))[1:-1]
        for text, _ in row.cases(port):
            head, tail = text.split(BEHIND, 1)
            name, tail = re.match(r'("(?:[^"\\]|\\.)*")(.*)', tail).groups()
            out.append(f"{head}{BEHIND}{name},{sizes}{tail}\n")
    return "".join(out)


def plain(value):
    """A value of JSON as mcuspeed writes it in CSV."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def as_csv(rows, port):
    names = list(NAMES) + list(SIZES)
    for row in rows:
        for _, fields in row.records:
            names += [name for name in fields if name not in names]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(names)
    for row in rows:
        for _, fields in row.cases(port):
            whole = {**fields, **row.sizes}
            writer.writerow([plain(whole.get(name)) for name in names])
    return out.getvalue()


def rounded(value):
    """Thousandths matter in short operations only."""
    if value is None:
        return None
    number = float(value)
    return f"{number:.0f}" if number >= 1000 else f"{number:.1f}"


HEAD = ("algorithm", "provider", "ct", "flash", "own", "RAM", "operation",
        "bytes", "per op", "ctx", "stack", "heap", "")
LEFT = (0, 1, 2, 6)  # columns of names


def introduction(rows, port, null):
    units = {f["tick_unit"] for r in rows for _, f in r.records
             if f.get("tick_unit")}
    simulated = any(f.get("simulated") for r in rows for _, f in r.records)
    return f"""\
# footprint on {port}, in bytes
# ct: constant-time, as the library claims
# flash, RAM: what linking the implementation alone adds to the null image,
#             which has {null['flash']} and {null['ram']}
# own: flash without what the provider adds before it has any implementation
# per op: {" or ".join(sorted(units)) or "not measured"}\
{", simulated, not silicon's" if simulated else ""}
# ctx: its context; stack, heap: their peaks
"""


def line_of(row, fields):
    named = row.provider + (":" + row.variant if row.variant else "")
    flash, ram = row.sizes["flash_bytes"], row.sizes["ram_bytes"]
    own = None if flash is None else flash - row.sizes["provider_flash_bytes"]
    said = row.sizes["footprint_message"]
    if not said and fields.get("status") not in (None, "ok"):
        said = fields.get("message") or fields["status"]
    payload = fields.get("payload_bytes")
    measured = [fields.get(n) for n in ("context_bytes", "stack_bytes",
                                        "heap_bytes")]
    claim = {True: "yes", False: "no"}.get(fields.get("constant_time"))
    cells = [row.algorithm.name, named, claim, flash, own, ram,
             fields.get("operation"), None if payload == "0" else payload,
             rounded(fields.get("ticks_per_operation")), *measured]
    return ["-" if c is None else str(c) for c in cells] + [said or ""]


def as_text(rows, port, null):
    table = [HEAD] + [line_of(row, fields) for row in rows
                      for _, fields in row.cases(port)]
    width = [max(map(len, column)) for column in zip(*table)]
    out = [introduction(rows, port, null)]
    for line in table:
        cells = [cell.ljust(width[i]) if i in LEFT else cell.rjust(width[i])
                 for i, cell in enumerate(line[:-1])]
        out.append((" ".join(cells) + "  " + line[-1]).rstrip() + "\n")
    return "".join(out)
