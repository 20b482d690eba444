"""How long a table is held up by keeping a match, and how long one takes to go on with.

Its own work is measured against the JSON of Python's library for the same data, and what it waits
for the disk against one bare write of as many bytes, all in the same run.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.paths import bundled
from game.play.running import RunningTable
from game.storage.codec import SavedMatch, encode
from game.storage.match_file import content_of, read_match
from game.storage.shelf import Shelf

ACTS = 200
TIMES = 120
SAMPLE = "loba_de_mas-5.json"


def a_match() -> SavedMatch:
    """Of 200 acts; five play."""
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


def told(name: str, taken: list[float], target: str = "") -> None:
    p95 = statistics.quantiles(taken, n=20)[-1]
    print(f"| {name} | {statistics.median(taken) * 1e3:.2f} | {p95 * 1e3:.2f} | {target} |")


def main() -> None:
    saved = a_match()
    data, content = encode(saved), content_of(saved)
    with tempfile.TemporaryDirectory(dir=os.environ.get("LOBA_HOME")) as folder:
        shelf = Shelf(Path(folder))
        keeper = shelf.keeper("match", time.time)
        library, own, bare, written = [], [], [], []
        for turn in range(TIMES):
            # A turn ends every third time: then there is a backup to be made as well.
            saved.match.state.turn_no += turn % 3 == 0
            library.append(seconds(lambda: json.dumps(data)))
            own.append(seconds(lambda: keeper(saved)))
            bare.append(seconds(lambda: bare_write(Path(folder) / "bare", content)))
            written.append(seconds(keeper(saved)))
        loads = [seconds(lambda: shelf.load("match", SeededChance(1))) for _ in range(20)]
        again = shelf.load("match", SeededChance(1))
        clock = time.monotonic
        resumes = [seconds(lambda: RunningTable.from_match(again, clock=clock)) for _ in range(20)]
        shelf.leave()
    print("| a match of 200 acts | ms, median | p95 | target |")
    print("|---|---|---|---|")
    told("json.dumps of the same (yardstick)", library)
    told("taken down, on the loop", own, "p95 at most 30 ms")
    told("one bare write (yardstick)", bare)
    told("written, beside the loop", written)
    told("loaded", loads, "150 ms with the next")
    told("gone on with", resumes)
    ratio = statistics.median(own) / statistics.median(library)
    disk = statistics.median(written) / statistics.median(bare)
    print(f"\nTaken down: {ratio:.1f} x json.dumps. Written: {disk:.1f} x a bare write.")


if __name__ == "__main__":
    main()
