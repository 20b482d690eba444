"""How long keeping a match holds up a table, and how long it takes to load a match and go on.

The program's own work is measured against the JSON of Python's library for the same data, and its
waiting for the disk against one bare write of as many bytes, all in the same run.

Run: python -m benchmarks.saving [--quick]
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.figures import VALUE, Figure, Target, run
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.paths import bundled
from game.play.session.running import RunningTable
from game.storage.match_codec import SavedMatch, encode
from game.storage.match_file import content_of, read_match
from game.storage.match_store import MatchStore

ACTS = 200
TIMES, TIMES_QUICK, LOADS = 120, 20, 20
#: Milliseconds: for what holds the table up, at the 95th percentile; for loading and going on.
HOLDS_UP, GOES_ON = Target(30, VALUE), Target(150, VALUE)
SAMPLE = "loba_de_mas-5.json"


def a_match() -> SavedMatch:
    """Return a match of 200 acts and five players."""
    saved = read_match(bundled("saves") / SAMPLE, SeededChance(1))
    match = Match.replay(saved.rules, 5, saved.match.log[: ACTS + 1], SeededChance(2))
    return SavedMatch(saved.variant, saved.seats, saved.rules, match)


def seconds(what: Callable[[], object]) -> float:
    began = time.perf_counter()
    what()
    return time.perf_counter() - began


def bare_write(file: Path, content: bytes) -> None:
    with file.open("wb") as target:
        target.write(content)
        target.flush()
        os.fsync(target.fileno())


def middle(taken: list[float]) -> float:
    """Return the median of times, in milliseconds."""
    return statistics.median(taken) * 1e3


def late(taken: list[float]) -> float:
    """Return the 95th percentile of times, in milliseconds."""
    return statistics.quantiles(taken, n=20)[-1] * 1e3


def figures(quick: bool) -> Iterator[Figure]:
    saved = a_match()
    data, content = encode(saved), content_of(saved)
    with tempfile.TemporaryDirectory(dir=os.environ.get("LOBA_HOME")) as folder:
        store = MatchStore(Path(folder))
        keeper = store.keeper("match", time.time)
        library, own, bare, written = [], [], [], []
        for turn in range(TIMES_QUICK if quick else TIMES):
            # A turn ends every third time, and then a backup is made as well.
            saved.match.state.turn_no += turn % 3 == 0
            library.append(seconds(lambda: json.dumps(data)))
            own.append(seconds(lambda: keeper(saved)))
            bare.append(seconds(lambda: bare_write(Path(folder) / "bare", content)))
            written.append(seconds(keeper(saved)))
        then, clock = SeededChance(1), time.monotonic
        loads = [seconds(lambda: store.load("match", then)) for _ in range(LOADS)]
        again = store.load("match", then)
        resumes = [
            seconds(lambda: RunningTable.from_match(again, clock=clock)) for _ in range(LOADS)
        ]
        store.leave()
    dumps, write = "json.dumps of the same", "a bare write with fsync"
    yield Figure("taken down, on the loop", middle(own), "ms", dumps, middle(library))
    yield Figure("the same, p95", late(own), "ms", dumps, late(library), HOLDS_UP)
    yield Figure("written, beside the loop", middle(written), "ms", write, middle(bare))
    whole = [load + resume for load, resume in zip(loads, resumes, strict=True)]
    yield Figure("loaded and gone on with, p95", late(whole), "ms", dumps, late(library), GOES_ON)


if __name__ == "__main__":
    run(figures, __doc__)
