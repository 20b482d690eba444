"""Whole hands are played at 1080p: dealing, drawing, laying down, taking the pile, what is refused,
hints, curtains, what bots do, the end of a hand, the scores, and how a match is won; the bots
think hard, and the mouse wanders over the hand all the time. Beside it, a bare window that is
painted anew as often as the mouse moves.

Run: python -m benchmarks.window_motion [--quick]
"""

from __future__ import annotations

import itertools
import math
import time
from collections import defaultdict
from collections.abc import Iterator

from benchmarks.figures import VALUE, Figure, Target, run
from benchmarks.window_display import Mouse, screen
from benchmarks.window_rig import SIZES, guest, middle_and_worst
from benchmarks.window_told import Moment

#: The games, and how many of the three at each table are people; at Carioca there are only two.
TABLES = (
    ("loba_de_menos", 1),
    ("loba_de_mas", 1),
    ("carioca", 1),
    ("la_mona", 1),
    ("loba_centroamericana", 2),
    ("loba_seis_menes", 1),
)
#: The seconds of each measurement, by where a match is begun: at its first deal, before the last
#: act of a hand, or before its own last act.
SECONDS = {"": 30.0, "hand": 12.0, "match": 12.0}
SECONDS_QUICK = {"": 6.0, "hand": 8.0, "match": 10.0}
SECONDS_BARE = 6.0
#: Milliseconds between two pictures while something moves: the median, the 99th percentile, and for
#: what is done in one piece.
MEDIAN, WORST, PIECE = Target(8.4, VALUE), Target(10, VALUE), Target(100, VALUE)
WANDERS = 30
#: Milliseconds from one picture to the next, if none is late.
EVEN = 1000 / 120


def wander(mouse: Mouse, seconds: float) -> None:
    width, height = SIZES["1080p"]
    for at in range(round(seconds * WANDERS)):
        time.sleep(1 / WANDERS)
        turn = at / WANDERS
        mouse.move(width * (0.5 + 0.3 * math.sin(turn * 1.7)), height * 0.85)


def between(moments: list[Moment]) -> Iterator[tuple[float, Moment]]:
    """Yield each picture while something moved, with the milliseconds since the one before."""
    for earlier, later in itertools.pairwise(moments):
        if earlier[0] and later[0]:
            yield (later[0] - earlier[0]) * 1000, later


def bare_picture(display: str, mouse: Mouse, seconds: float) -> float:
    """Return the milliseconds of processor time for a picture of a bare window, at the 99th
    percentile."""
    with guest("window_bare", display, *SIZES["1080p"]) as window:
        window.ready()
        window.ask("begin")
        wander(mouse, seconds)
        pictures = window.ask("end")["pictures"]
    return middle_and_worst([cost * 1000 for _, _, cost in pictures])[1]


def figures(quick: bool) -> Iterator[Figure]:
    beside = "bare pygame-ce"
    stretches: dict[str, list[tuple[float, float]]] = defaultdict(list)
    everything: list[float] = []
    longest: list[float] = []
    with screen(SIZES["1080p"]) as display:
        mouse = Mouse(display)
        bare = bare_picture(display, mouse, SECONDS_BARE)
        for variant, people in TABLES:
            gaps: list[float] = []
            costs: list[float] = []
            for before, seconds in (SECONDS_QUICK if quick else SECONDS).items():
                told = *SIZES["1080p"], variant, people, before
                with guest("window_guest", display, *told) as window:
                    window.ready()
                    window.ask("begin")
                    window.ask("play")
                    wander(mouse, seconds)
                    moments: list[Moment] = window.ask("end")["moments"]
                for gap, (_, piece, cost, stretch) in between(moments):
                    gaps.append(gap)
                    costs.append(cost * 1000)
                    longest.append(piece * 1000)
                    stretches[stretch].append((gap, cost * 1000))
            everything += gaps
            yield from told_of(variant, gaps, costs, beside, bare)
        mouse.close()
    for stretch, seen in stretches.items():
        gaps, costs = map(list, zip(*seen, strict=True))
        yield from told_of(stretch, gaps, costs, beside, bare)
    median, worst = middle_and_worst(everything)
    yield Figure("all, between pictures", median, "ms", "120 a second", EVEN, MEDIAN)
    yield Figure("all, between pictures, p99", worst, "ms", "120 a second", EVEN, WORST)
    yield Figure("all, longest piece", max(longest), "ms", beside, bare, PIECE)


def told_of(
    what: str, gaps: list[float], costs: list[float], beside: str, bare: float
) -> Iterator[Figure]:
    median, worst = middle_and_worst(gaps)
    yield Figure(f"{what}, between pictures", median, "ms", "120 a second", EVEN)
    yield Figure(f"{what}, between pictures, p99", worst, "ms", "120 a second", EVEN)
    cost = middle_and_worst(costs)[1]
    yield Figure(f"{what}, of the processor, p99", cost, "ms", beside, bare)


if __name__ == "__main__":
    run(figures, __doc__)
