"""All figures of speed and memory, each beside something measured in the same run.

    python -m benchmarks [--quick] [--json FILE] [--install-peers] [PART ...]

Every part runs in a process of its own, one after the other. One that fails, or takes too long, is
told as that, and what it had measured by then counts. The exit code is 1 if any target was missed
or anything failed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from pathlib import Path
from subprocess import PIPE
from threading import Event, Timer
from typing import NamedTuple

from benchmarks.contest import install_peers
from benchmarks.figures import HEAD, MISSED, Figure, read, table

MINUTE = 60.0


class Part(NamedTuple):
    """A part of the measurements. `minutes`, `quick_minutes`: the most it may take."""

    module: str
    minutes: float
    quick_minutes: float = 3.0


PARTS = {
    "play": Part("random_play", 10),
    "melds": Part("arranger", 10),
    "table": Part("table", 5),
    "bots": Part("bots_time", 20, 5),
    "saving": Part("saving", 5),
    "records": Part("records_time", 5),
    "start": Part("window_start", 10),
    "seen": Part("window_seen", 10),
    "drag": Part("window_drag", 10),
    "motion": Part("window_motion", 10),
    "idle": Part("window_idle", 5),
    "breath": Part("window_breath", 15, 6),
    "size": Part("window_size", 5),
    "phones": Part("window_phones", 10),
    "endurance": Part("window_endurance", 120, 15),
}
FAILED, TOO_LONG = "failed", "took too long"


class Row(NamedTuple):
    part: str
    figure: Figure


def measured(name: str, quick: bool) -> Iterator[Row]:
    part = PARTS[name]
    command = [sys.executable, "-m", f"benchmarks.{part.module}", "--lines"]
    command += ["--quick"] if quick else []
    late = Event()
    # In a group of its own, so that the windows and screens it has opened are ended with it.
    with subprocess.Popen(command, stdout=PIPE, text=True, start_new_session=True) as running:
        assert running.stdout is not None

        def too_long() -> None:
            late.set()
            end(running)

        limit = Timer((part.quick_minutes if quick else part.minutes) * MINUTE, too_long)
        limit.start()
        try:
            for line in running.stdout:
                # Libraries print other lines as well.
                if line.startswith("["):
                    yield Row(name, read(line))
            code = running.wait()
        finally:
            limit.cancel()
            end(running)
    if late.is_set():
        yield Row(name, Figure("the rest", None, "", remark=TOO_LONG))
    elif code:
        yield Row(name, Figure("the rest", None, "", remark=f"{FAILED}, see above"))


def end(running: subprocess.Popen[str]) -> None:
    """End a process, with all it has started."""
    if running.poll() is not None:
        return
    if hasattr(os, "killpg"):
        # It is asked to end, so that it ends its screen and its windows.
        os.killpg(running.pid, signal.SIGTERM)
    else:
        running.terminate()
    try:
        running.wait(10)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()


def told(rows: Sequence[Row]) -> Iterator[str]:
    return table(((row.part, *row.figure.cells()) for row in rows), ("part", *HEAD))


def as_data(row: Row) -> dict[str, object]:
    figure = row.figure
    target = figure.target._asdict() if figure.target else None
    fields = {**figure._asdict(), "target": target}
    return {"part": row.part, **fields, "ratio": figure.ratio, "verdict": figure.verdict}


def is_bad(figure: Figure) -> bool:
    failed = figure.value is None and figure.remark.startswith((FAILED, TOO_LONG))
    return failed or figure.verdict.startswith(MISSED)


def main() -> int:
    parser = ArgumentParser(
        prog="python -m benchmarks",
        description=__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--quick", action="store_true", help="some minutes instead of an hour")
    parser.add_argument("--json", type=Path, metavar="FILE", help="the figures as data, too")
    parser.add_argument("--install-peers", action="store_true", help="RLCard and OpenSpiel, first")
    asked = parser.parse_args()
    unknown = sorted(set(asked.parts) - set(PARTS))
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}")
    if asked.install_peers:
        install_peers()
    rows: list[Row] = []
    for name in asked.parts or PARTS:
        print(f"{name} ...", file=sys.stderr, flush=True)
        rows += measured(name, asked.quick)
    sys.stdout.writelines(f"{line}\n" for line in told(rows))
    if asked.json:
        asked.json.write_text(json.dumps([as_data(row) for row in rows], indent=1) + "\n")
    return int(any(is_bad(row.figure) for row in rows))


if __name__ == "__main__":
    raise SystemExit(main())
