"""Whole hands are played at 1080p: dealing, drawing, laying down, taking the pile, what is refused,
hints, curtains, what bots do and the scores; the bots think hard, and the mouse wanders over the
hand all the time.

Run: python -m benchmarks.window_motion [SECONDS]
"""

from __future__ import annotations

import itertools
import math
import sys
import time

from benchmarks.window_display import Mouse, screen
from benchmarks.window_rig import SIZES, Guest, guest, middle_and_worst, verdict

#: Games, and how many of the three at the table are people.
TABLES = (("loba_de_menos", 1), ("loba_de_mas", 1), ("la_mona", 1), ("loba_centroamericana", 2))
SECONDS = 30.0
#: Milliseconds between two pictures while something moves, at the 99th percentile.
TARGET = 10.0
WANDERS = 30


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


def main(seconds: float) -> None:
    print(f"{'':18}{'pictures':>9}{'ms median':>11}{'ms p99':>9}{'longest':>9}{'CPU ms p99':>13}")
    everything: list[float] = []
    with screen(SIZES["1080p"]) as display:
        mouse = Mouse(display)
        for variant, people in TABLES:
            with guest("window_guest", display, *SIZES["1080p"], variant, people) as window:
                window.ready()
                window.ask("begin")
                window.ask("play")
                wander(mouse, seconds)
                gaps, costs = between_pictures(window)
            everything += gaps
            median, worst = middle_and_worst(gaps)
            print(
                f"{variant:20}{len(gaps):7}{median:11.2f}{worst:9.2f}{max(gaps):9.1f}"
                f"{middle_and_worst(costs)[1]:13.2f}"
            )
        mouse.close()
    worst = middle_and_worst(everything)[1]
    print(f"  p99 of all: {worst:.2f}, {verdict(worst, TARGET)}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
