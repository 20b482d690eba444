"""How long the statistics take from a thousand matches, beside counting as many lines in Python.

python -m benchmarks.records_time
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from game.storage.facts import HandFacts, MatchFacts, SeatFacts
from game.storage.records import PATIENTLY, Records
from game.storage.standings import Standings

MATCHES, TIMES = 1000, 30
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
                tuple(HandFacts(dice.randrange(60), 0, 8) for _ in range(8)),
            )
            for at, name in enumerate(order)
        )
        found.append(MatchFacts(str(number), "carioca", {}, "", False, False, False, 200, seats))
    return found


def milliseconds(do: Callable[[], object]) -> float:
    took = []
    for _ in range(TIMES):
        began = time.perf_counter()
        do()
        took.append((time.perf_counter() - began) * 1000)
    return median(took)


def main() -> None:
    played = matches()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "records.db"
        with Records(file, PATIENTLY) as records:
            began = time.perf_counter()
            for at, one in enumerate(played):
                records.take_in(str(at), "", float(at), one)
            print(f"taken in, a match   {(time.perf_counter() - began) * 1000 / MATCHES:7.2f} ms")
        counted = milliseconds(
            lambda: sum(hand.points for one in played for seat in one.seats for hand in seat.hands)
        )
        print(f"counted in Python   {counted:7.2f} ms")
        with Records(file) as records:
            known = Standings(records)
            asked: dict[str, Callable[[], object]] = {
                "open": lambda: Records(file).close(),
                "everybody": known.players,
                "figures": lambda: known.figures("name:ana"),
                "results": lambda: known.results("name:ana"),
                "rivals": lambda: known.rivals("name:ana"),
            }
            for name, ask in asked.items():
                took = milliseconds(ask)
                print(f"{name:<19} {took:7.2f} ms   {took / counted:5.2f} times the counting")


if __name__ == "__main__":
    main()
