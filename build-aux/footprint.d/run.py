# SPDX-License-Identifier: MIT
"""The run that tells stack, heap and speed: mcuspeed itself, for one provider
at a time, natively or by the port's `run`."""

import hashlib
import json
import os
import pathlib
import shlex
import subprocess

# A command line of a target holds 63 words: with more names, all are run.
MOST_NAMES = 40


class Run:
    """`records` is [(text of a record as JSON, its fields)], `trouble` what
    went wrong or ""."""

    def __init__(self):
        self.records, self.trouble = [], ""


def starter(settings):
    """The words that start the program, or None where the host cannot."""
    script = settings.source / "ports" / settings.port / "run"
    if os.access(script, os.X_OK):
        return [str(script), settings.program]
    return ["./" + settings.program] if settings.native else None


def measure(settings, provider, names):
    """A Run of a provider's algorithms of these names (None: all of them).
    One that went well is kept until program or words change."""
    words = ["-quiet", "-format", "json", "-variants", "all",
             *shlex.split(settings.run_options), "-provider", provider]
    if names is not None and len(names) <= MOST_NAMES:
        words += sorted(names)
    program = pathlib.Path(settings.program).read_bytes()
    key = hashlib.sha256(program + repr(words).encode()).hexdigest()
    kept = settings.work / f"run-{provider}-{key[:16]}.json"
    run = Run()
    if kept.exists():
        said, status = kept.read_text(encoding="utf-8"), 0
    else:
        env = {"QEMU_TIMEOUT": "3600", **os.environ}
        done = subprocess.run(starter(settings) + words, text=True, env=env,
                              stdin=subprocess.DEVNULL, capture_output=True,
                              check=False)
        said, status = done.stdout, done.returncode
        if status != 0:
            complaint = (done.stderr.strip().splitlines() or [""])[-1]
            run.trouble = (f"mcuspeed {' '.join(words)} ended with {status}"
                           + (f": {complaint}" if complaint else ""))
    for line in said.splitlines():
        try:
            run.records.append((line, json.loads(line, parse_float=str,
                                                 parse_int=str)))
        except ValueError:
            run.trouble = run.trouble or f"{provider}: no record: {line}"
    if status == 0 and not kept.exists():
        for old in settings.work.glob(f"run-{provider}-*.json"):
            old.unlink()
        kept.write_text(said, encoding="utf-8")
    return run
