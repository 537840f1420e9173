# SPDX-License-Identifier: MIT
"""Probes: the null image, and the same with one implementation more.

A probe's objects and their order are those of mcuspeed itself.  Instead of
the adapter's archive it gets the one object that has the row, cut down to it,
and an archive of the adapter's objects without any rows.
"""

import hashlib
import json
import pathlib
import re
import shlex
import shutil
import subprocess
import threading

import elf
import linkmap
import rows


class ProbeError(Exception):
    """There are no figures; the text says why."""


def command(text_or_words, where=None):
    """Runs it; ProbeError with what it said last where it fails."""
    line = text_or_words if isinstance(text_or_words, str) else \
        shlex.join(str(word) for word in text_or_words)
    done = subprocess.run(line, shell=True, cwd=where, text=True,
                          capture_output=True, check=False)
    if done.returncode != 0:
        said = [x for x in done.stderr.splitlines() if "error" in x or
                "undefined" in x or "overflow" in x] or \
            done.stderr.splitlines() or ["no message"]
        raise ProbeError(f"{line.split()[0]}: {said[0].strip()}")
    return done.stdout


def identifier(name):
    return re.sub("[^A-Za-z0-9]", "_", name)


class Provider:
    """An adapter taken apart: `objects` is {file name: bytes}, `rows` a list
    of (file name, table's symbol, offset, algorithm's id, variant)."""

    def __init__(self, bench, name):
        self.name, self.archive = name, f"libalgo_{identifier(name)}.a"
        self.folder = bench.work / name
        members = self.folder / "members"
        shutil.rmtree(self.folder, ignore_errors=True)
        members.mkdir(parents=True)
        archive = pathlib.Path(self.archive).absolute()
        listed = command([bench.settings.ar, "t", archive]).split()
        if len(set(listed)) != len(listed):
            raise ProbeError(f"{self.archive}: two members of one name")
        command([bench.settings.ar, "x", archive], members)
        self.objects = {m: (members / m).read_bytes() for m in listed}
        self.rows = []
        for member, data in self.objects.items():
            read = elf.Elf(data, member)
            for table in rows.tables(read, bench.layout):
                for offset, algorithm, variant in table.rows:
                    self.rows.append((member, table.symbol.name, offset,
                                      algorithm, variant))
        # null is what all is compared with, and stays whole
        if name != "null":
            for member, data in self.objects.items():
                (members / member).write_bytes(
                    rows.cut(data, bench.layout, member))
        names = [(row[3], row[4]) for row in self.rows]
        if len(set(names)) != len(names):
            raise ProbeError("two rows have the same algorithm and variant")
        self.remark = self.remark_on_library(bench.settings)
        self.empty = self.folder / self.archive
        command([bench.settings.ar, "crD", self.empty.absolute(), *listed],
                members)
        self.registry = bench.registry(self.folder,
                                       ["null"] + [name] * (name != "null"))

    def remark_on_library(self, settings):
        """Of a shared library, as a distribution's mostly is, there is nothing
        in the image."""
        conf = settings.source / "algos" / self.name / "provider.conf"
        libraries = re.search('^libs="(.*)"$', conf.read_text(
            encoding="utf-8"), re.M)[1].split()
        for library in libraries:
            found = command(f"{settings.link} -print-file-name="
                            f"lib{library[2:]}.so").strip()
            if library in settings.libraries and "/" in found:
                return "the library is a shared one and not counted"
        return None

    def object_of(self, bench, row):
        """The bytes of the object with this row alone."""
        data = self.objects[row[0]]
        if self.name == "null":
            return data
        return rows.cut(data, bench.layout, row[0], (row[1], row[2]))


class Bench:
    """Links probes and weighs them; what was weighed before is remembered in
    footprint/weights.json by a digest of all that went in."""

    def __init__(self, settings):
        self.settings, self.work = settings, settings.work
        self.work.mkdir(exist_ok=True)
        self.memory = self.work / "weights.json"
        try:
            self.known = json.loads(self.memory.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            self.known = {}
        self.used = {}
        self.guard, self.guards = threading.Lock(), {}
        layout = self.work / "layout.c"
        layout.write_text(rows.Layout.SOURCE, encoding="utf-8")
        self.compile(layout)
        self.layout = rows.Layout(layout.with_suffix(".o").read_bytes())
        self.common = self.digest_of_common()
        self.null_registry = self.registry(self.work / "nothing", ["null"])
        self.null = self.weigh(None, None)

    def compile(self, source):
        command(f"{self.settings.compile} -c -o "
                f"{shlex.quote(str(source.with_suffix('.o')))} "
                f"{shlex.quote(str(source))}")

    def registry(self, folder, names):
        """The table of providers, as configure makes it, with these."""
        source, folder = self.settings.source, folder.absolute()
        folder.mkdir(exist_ok=True)
        command(["sh", source / "build-aux" / "genselect.sh",
                 (source / "lists" / "algorithms.txt").absolute(), "all",
                 " ".join(names), "bare"], folder)
        self.compile(folder / "providers.c")
        return folder / "providers.o"

    def digest_of_common(self):
        """Of what goes into each image: compiler, flags, objects, archives,
        linker script, and the program that measures."""
        digest = hashlib.sha256()
        link = self.settings.link
        for said in (link, *self.settings.objects, *self.settings.libraries,
                     command(link.split()[0] + " --version"),
                     command(link + " -print-file-name=libc.a")):
            digest.update(said.encode())
        files = [*shlex.split(link), *self.settings.objects,
                 *self.settings.libraries,
                 command(link + " -print-file-name=libc.a").strip(),
                 *sorted(pathlib.Path(__file__).parent.glob("*.py"))]
        for name in files:
            if "providers.o" not in str(name) and pathlib.Path(name).is_file():
                digest.update(pathlib.Path(name).read_bytes())
        return digest.hexdigest()

    def weigh(self, provider, row):
        """The Weight of the null image (no provider), of it with a provider
        (no row), or with one row of that."""
        registry, single = self.null_registry, b""
        digest = hashlib.sha256(self.common.encode())
        if provider:
            registry = provider.registry
            digest.update(provider.empty.read_bytes())
        if row:
            single = provider.object_of(self, row)
        digest.update(registry.read_bytes() + single)
        key = digest.hexdigest()
        # AES of two key lengths may well be the same probe
        with self.guard:
            own = self.guards.setdefault(key, threading.Lock())
        with own:
            if key not in self.known:
                self.known[key] = self.link(registry, provider, single, key)
        self.used[key] = self.known[key]
        return self.known[key]

    def link(self, registry, provider, single, key):
        stem = self.work / key[:16]
        image, map_file, row_object = (stem.with_suffix(s)
                                       for s in (".elf", ".map", ".o"))
        parts = [registry if re.search(r"providers\.o(bj)?$", o) else o
                 for o in self.settings.objects]
        for library in self.settings.libraries:
            if provider and library == provider.archive:
                if single:
                    row_object.write_bytes(single)
                    parts.append(row_object)
                parts.append(provider.empty)
            else:
                parts.append(library)
        command(f"{self.settings.link} -Wl,-S -Wl,-Map={map_file} -o {image} "
                + shlex.join(str(p) for p in parts))
        try:
            weight = linkmap.weigh(self.settings.size, image, map_file)
        except linkmap.SizeError as error:
            raise ProbeError(f"{error} ({map_file})") from error
        for file in (image, map_file, row_object):
            file.unlink(missing_ok=True)
        parts = {"library": 0, "adapter": 0, "catalogue": 0, "other": 0}
        for origin, length in weight.origins.items():
            parts[self.whose(origin, row_object)] += length
        return {"flash": weight.flash, "ram": weight.ram, **parts}

    def whose(self, origin, row_object):
        file = origin.split("(")[0]
        base = pathlib.Path(file).name
        if file == str(row_object) or base.startswith("libalgo_"):
            return "adapter"
        if base == "libcatalog.a":
            return "catalogue"
        if file in self.settings.libraries and base != "libdriver.a" or \
                f"-l{base[3:-2]}" in self.settings.libraries:
            return "library"
        return "other"

    def remember(self):
        """The latest are kept: what is older than ten runs of everything is of
        objects that are no more."""
        rest = {k: v for k, v in self.known.items() if k not in self.used}
        most = 10 * len(self.used) + 1000
        kept = dict(list(rest.items())[-most:]) | self.used
        self.memory.write_text(json.dumps(kept), encoding="utf-8")
