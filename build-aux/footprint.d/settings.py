# SPDX-License-Identifier: MIT
"""What make tells, and what the user asked for."""

import os
import pathlib


# Without keygen: one of RSA's takes an emulator minutes.
RUN = ("-bytes 1024 -op setup,digest,mac,encrypt,decrypt,generate,derive,"
       "sign,verify,encaps,decaps,exchange,round1,round2")


class UsageError(Exception):
    """A name that is none."""


def words(name, default=""):
    return os.environ.get(name, default).replace(",", " ").split()


class Algorithm:
    """A line of lists/algorithms.txt."""

    def __init__(self, line):
        self.id, self.name, self.kind, self.family = line.split()


class Settings:
    """From the environment, which Makefile.am fills."""

    def __init__(self):
        env = os.environ
        self.source = pathlib.Path(env["FOOTPRINT_SOURCE"])
        self.port = env["FOOTPRINT_PORT"]
        self.compile = env["FOOTPRINT_COMPILE"]
        self.link = env["FOOTPRINT_LINK"]
        self.objects = env["FOOTPRINT_OBJECTS"].split()
        self.libraries = env["FOOTPRINT_LIBRARIES"].split()
        self.built = env["FOOTPRINT_BUILT"].split()
        self.ar, self.size = env["FOOTPRINT_AR"], env["FOOTPRINT_SIZE"]
        self.program = env["FOOTPRINT_PROGRAM"]
        self.native = env["FOOTPRINT_NATIVE"] == "yes"
        self.jobs = int(env.get("FOOTPRINT_JOBS") or
                        len(os.sched_getaffinity(0)))
        self.run_options = env.get("FOOTPRINT_RUN") or \
            RUN + (" -seconds 0.05" if self.native else " -seconds 0.01")
        self.output = pathlib.Path(env.get("FOOTPRINT_OUTPUT") or ".")
        self.work = self.output / "footprint"
        listed = self.source / "lists" / "algorithms.txt"
        self.algorithms = {a.id: a for a in map(
            Algorithm, listed.read_text(encoding="utf-8").splitlines())}
        self.providers = self.chosen_providers()
        self.chosen = self.chosen_algorithms()
        self.limited = len(self.chosen) < len(self.algorithms)

    def chosen_providers(self):
        asked = words("FOOTPRINT_PROVIDERS")
        for name in asked:
            if name not in self.built:
                raise UsageError(f"FOOTPRINT_PROVIDERS: no provider '{name}' "
                                 "here; there are: " + " ".join(self.built))
        return asked or [p for p in self.built if p not in ("null",
                                                            "scripted")]

    def chosen_algorithms(self):
        """Their ids; a name, a kind or a family, as for --with-algorithms."""
        asked = words("FOOTPRINT_ALGORITHMS")
        every = self.algorithms.values()
        for word in asked:
            if not any(word in (a.name, a.kind, a.family) for a in every):
                raise UsageError("FOOTPRINT_ALGORITHMS: no algorithm, kind or "
                                 f"family '{word}'")
        return {a.id for a in every
                if not asked or {a.name, a.kind, a.family} & set(asked)}
