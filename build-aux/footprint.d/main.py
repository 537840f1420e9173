# SPDX-License-Identifier: MIT
"""make footprint: what each implementation costs in flash and RAM."""

import concurrent.futures
import signal
import sys
import time

import elf
import probe
import report
import run
import settings


class Progress:
    """A line that is written over on a terminal, one each 10 s elsewhere."""

    def __init__(self, total):
        self.total, self.done, self.last = total, 0, time.monotonic()
        self.live = sys.stderr.isatty()

    def step(self, what):
        self.done += 1
        now = time.monotonic()
        if self.live:
            print(f"\r\033[Kfootprint: {self.done} of {self.total} {what}",
                  end="", file=sys.stderr, flush=True)
        elif now - self.last >= 10 or self.done == self.total:
            self.last = now
            print(f"footprint: {self.done} of {self.total}", file=sys.stderr,
                  flush=True)

    def end(self):
        if self.live:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def sizes_of(bench, provider, weight):
    """The fields report.SIZES of a weight."""
    empty = bench.weigh(provider, None) if provider.name != "null" else \
        bench.null
    catalogue = weight["catalogue"] - bench.null["catalogue"]
    flash = weight["flash"] - bench.null["flash"] - catalogue
    part = {p: weight[p] - bench.null[p]
            for p in ("library", "adapter", "other")}
    if flash != sum(part.values()):
        raise probe.ProbeError(f"{flash} bytes of flash are not {part}")
    values = (flash, weight["ram"] - bench.null["ram"], *part.values(),
              empty["flash"] - bench.null["flash"],
              empty["ram"] - bench.null["ram"], "ok", provider.remark)
    return dict(zip(report.SIZES, values))


def nothing(reason):
    values = dict.fromkeys(report.SIZES)
    values.update(footprint_status="failed", footprint_message=reason)
    return values


def weigh_row(bench, provider, row):
    try:
        return sizes_of(bench, provider, bench.weigh(provider, row))
    except (probe.ProbeError, elf.ElfError) as error:
        return nothing(str(error))


def join(rows, runs, chosen, broken):
    """Gives each row its records.  What has no counterpart is trouble, and a
    record without a probe is a row nevertheless."""
    troubles = [r.trouble for r in runs.values() if r.trouble]
    of = {row.key(): row for row in rows}
    named = {a.name: a for a in chosen.algorithms.values()}
    for provider, result in runs.items():
        for record in result.records:
            key = tuple(record[1][n] for n in ("algorithm", "provider",
                                               "variant"))
            algorithm = named[key[0]]
            if algorithm.id not in chosen.chosen:
                continue
            if key not in of:
                of[key] = report.Row(algorithm, *key[1:], nothing(
                    broken.get(provider, "its row was not found")))
                rows.append(of[key])
            of[key].records.append(record)
            if record[1]["status"] in ("fail", "interrupted"):
                troubles.append(f"{':'.join(key)}: {record[1]['message']}")
        for row in rows:
            if row.provider == provider and not row.records:
                troubles.append(f"{':'.join(row.key())}: not measured")
    return troubles


def probes(bench, chosen):
    """[(Provider, its row, report.Row)] of what was asked for, and {name:
    reason} of the providers that could not be taken apart."""
    found, broken = [], {}
    for name in chosen.providers:
        try:
            provider = probe.Provider(bench, name)
            bench.weigh(provider, None)
        except (probe.ProbeError, elf.ElfError) as error:
            broken[name] = str(error)
            continue
        for row in provider.rows:
            algorithm = chosen.algorithms[row[3]]
            if algorithm.id in chosen.chosen or name == "null":
                found.append((provider, row, report.Row(algorithm, name,
                                                        row[4], None)))
    return found, broken


def measure(chosen, bench, found, broken, pool):
    """Sizes into the rows; {provider: Run}.  An emulator's time is its own,
    so it runs beside the linker; on the host it waits for that to end."""
    runs, waiting = {}, {}
    can_run = chosen.run_options != "no" and run.starter(chosen) is not None
    names = dict.fromkeys(broken)
    for provider, _, row in found:
        if provider.name == "null":
            continue
        if chosen.limited:
            names.setdefault(provider.name, set()).add(row.algorithm.name)
        else:
            names[provider.name] = None
    names = names if can_run else {}
    if not chosen.native:
        for name in names:
            waiting[pool.submit(run.measure, chosen, name, names[name])] = name
    for provider, row, made in found:
        waiting[pool.submit(weigh_row, bench, provider, row)] = made
    progress = Progress(len(found) + len(names))
    for future in concurrent.futures.as_completed(waiting):
        what = waiting[future]
        if isinstance(what, str):
            runs[what] = future.result()
            progress.step(f"run of {what}")
        else:
            what.sizes = future.result()
            progress.step(":".join(what.key()))
    if chosen.native:
        for name in names:
            runs[name] = run.measure(chosen, name, names[name])
            progress.step(f"run of {name}")
    progress.end()
    return runs


def interrupt(_number, _frame):
    raise KeyboardInterrupt


def main():
    # ended by make or a time limit, it remembers what it has weighed
    signal.signal(signal.SIGTERM, interrupt)
    try:
        chosen = settings.Settings()
    except settings.UsageError as error:
        print(f"footprint: {error}", file=sys.stderr)
        return 2
    try:
        bench = probe.Bench(chosen)
        found, broken = probes(bench, chosen)
        if not found and not broken:
            raise probe.ProbeError("no provider has such an algorithm")
        pool = concurrent.futures.ThreadPoolExecutor(chosen.jobs)
        try:
            runs = measure(chosen, bench, found, broken, pool)
        finally:
            pool.shutdown(cancel_futures=True)
            bench.remember()
    except (probe.ProbeError, elf.ElfError) as error:
        print(f"footprint: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    rows = [made for _, _, made in found]
    troubles = join(rows, runs, chosen, broken)
    rows.sort(key=report.Row.order)
    troubles += [f"{name}: {reason}" for name, reason in broken.items()]
    troubles += [f"{':'.join(r.key())}: {r.sizes['footprint_message']}"
                 for r in rows if r.sizes["footprint_status"] != "ok"]
    texts = {"txt": report.as_text(rows, chosen.port, bench.null),
             "csv": report.as_csv(rows, chosen.port),
             "json": report.as_json(rows, chosen.port)}
    for suffix, text in texts.items():
        (chosen.output / f"footprint.{suffix}").write_text(text,
                                                           encoding="utf-8")
    print(texts["txt"], end="")
    for trouble in troubles:
        print(f"footprint: {trouble}", file=sys.stderr)
    print(f"footprint: {len(rows)} implementations, {len(troubles)} "
          "troubles, in footprint.txt, footprint.csv and footprint.json",
          file=sys.stderr)
    return 1 if troubles else 0


sys.exit(main())
