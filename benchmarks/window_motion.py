"""Whole hands are played at 1080p: dealing, drawing, laying down, taking the pile, what is refused,
hints, curtains, what bots do and the scores; the bots think hard, and the mouse wanders over the
hand all the time. Beside it, a bare window that is painted anew as often as the mouse moves.

Run: python -m benchmarks.window_motion [--quick]
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Iterator

from benchmarks.figures import VALUE, Figure, Target, run
from benchmarks.window_display import Mouse, screen
from benchmarks.window_rig import SIZES, Guest, guest, middle_and_worst

#: Games, and how many of the three at the table are people.
TABLES = (("loba_de_menos", 1), ("loba_de_mas", 1), ("la_mona", 1), ("loba_centroamericana", 2))
SECONDS, SECONDS_QUICK = 30.0, 6.0
#: Milliseconds between two pictures while something moves, at the 99th percentile.
TARGET = Target(10, VALUE)
WANDERS = 30
#: Milliseconds from one picture to the next, if none is late.
EVEN = 1000 / 120


def wander(mouse: Mouse, seconds: float) -> None:
    width, height = SIZES["1080p"]
    for at in range(round(seconds * WANDERS)):
        time.sleep(1 / WANDERS)
        turn = at / WANDERS
        mouse.move(width * (0.5 + 0.3 * math.sin(turn * 1.7)), height * 0.85)


def between_pictures(window: Guest) -> tuple[list[float], list[float]]:
    """Milliseconds from each picture to the next while something moved, and of each the processor
    time, which a busy machine does not change."""
    moments = window.ask("end")["moments"]
    gaps = [
        (later - earlier) * 1000
        for (earlier, _), (later, _) in itertools.pairwise(moments)
        if earlier and later
    ]
    return gaps, [cost * 1000 for at, cost in moments if at]


def bare_picture(display: str, mouse: Mouse, seconds: float) -> float:
    """Milliseconds of the processor, at the 99th percentile."""
    with guest("window_bare", display, *SIZES["1080p"]) as window:
        window.ready()
        window.ask("begin")
        wander(mouse, seconds)
        pictures = window.ask("end")["pictures"]
    return middle_and_worst([cost * 1000 for _, _, cost in pictures])[1]


def figures(quick: bool) -> Iterator[Figure]:
    seconds = SECONDS_QUICK if quick else SECONDS
    beside = "bare pygame-ce"
    everything: list[float] = []
    with screen(SIZES["1080p"]) as display:
        mouse = Mouse(display)
        bare_cost = bare_picture(display, mouse, min(seconds, SECONDS_QUICK))
        for variant, people in TABLES:
            with guest("window_guest", display, *SIZES["1080p"], variant, people) as window:
                window.ready()
                window.ask("begin")
                window.ask("play")
                wander(mouse, seconds)
                gaps, costs = between_pictures(window)
            everything += gaps
            median, worst = middle_and_worst(gaps)
            yield Figure(f"{variant}, between pictures", median, "ms", "120 a second", EVEN)
            yield Figure(f"{variant}, between pictures, p99", worst, "ms", "120 a second", EVEN)
            cost = middle_and_worst(costs)[1]
            yield Figure(f"{variant}, of the processor, p99", cost, "ms", beside, bare_cost)
        mouse.close()
    worst = middle_and_worst(everything)[1]
    yield Figure("all, between pictures, p99", worst, "ms", "120 a second", EVEN, TARGET)


if __name__ == "__main__":
    run(figures, __doc__)
