"""How long the statistics take from a thousand matches, beside counting as many lines in Python.

Run: python -m benchmarks.records_time [--quick]
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.figures import Figure, run
from game.storage.records import PATIENTLY, Records
from game.storage.standings import Standings
from game.storage.statistics import HandFacts, MatchFacts, SeatFacts

MATCHES, TIMES, TIMES_QUICK = 1000, 30, 5
NAMES = ("Ana", "Beto", "Carmen", "Diego", "Elena", "Gala")


def matches() -> list[MatchFacts]:
    dice, found = Random(1), []
    for number in range(MATCHES):
        order = dice.sample(NAMES, 4)
        seats = tuple(
            SeatFacts(
                name,
                "person",
                at,
                at + 1,
                at == 0,
                20 * at,
                0,
                0,
                tuple(HandFacts(dice.randrange(60), 0) for _ in range(8)),
            )
            for at, name in enumerate(order)
        )
        found.append(MatchFacts(str(number), "carioca", {}, "", False, False, False, 200, seats))
    return found


def milliseconds(do: Callable[[], object], times: int) -> float:
    took = []
    for _ in range(times):
        began = time.perf_counter()
        do()
        took.append((time.perf_counter() - began) * 1000)
    return median(took)


def figures(quick: bool) -> Iterator[Figure]:
    played, times = matches(), TIMES_QUICK if quick else TIMES
    with TemporaryDirectory() as folder:
        file = Path(folder) / "records.db"
        counted = milliseconds(
            lambda: sum(hand.points for one in played for seat in one.seats for hand in seat.hands),
            times,
        )
        beside = f"counting {MATCHES:,} matches in Python"
        with Records(file, PATIENTLY) as records:
            began = time.perf_counter()
            for at, one in enumerate(played):
                records.take_in(str(at), "", float(at), one)
            took = (time.perf_counter() - began) * 1000 / MATCHES
            yield Figure("a match taken in", took, "ms", beside, counted)
        with Records(file) as records:
            known = Standings(records)
            asked: dict[str, Callable[[], object]] = {
                "opened": lambda: Records(file).close(),
                "everybody": known.players,
                "figures of one": lambda: known.figures("name:ana"),
                "rivals of one": lambda: known.rivals("name:ana"),
            }
            for what, ask in asked.items():
                yield Figure(what, milliseconds(ask, times), "ms", beside, counted)


if __name__ == "__main__":
    run(figures, __doc__)
