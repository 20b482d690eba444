"""A card is carried over a full table: five players, 25 melds, 20 cards in the hand.

Run: python -m benchmarks.window_drag [--quick]
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.figures import VALUE, Figure, Target, run
from benchmarks.window_display import Mouse, screen
from benchmarks.window_rig import (
    FULL_TABLE,
    SIZES,
    Guest,
    children,
    guest,
    middle_and_worst,
    processor_seconds,
)

#: The movements of a usual mouse in a second, and how many seconds a card is carried.
MOVES_A_SECOND, SECONDS, SECONDS_QUICK = 125, 12.0, 3.0
#: Milliseconds of processor time for a picture, its median and 99th percentile; and from a movement
#: to its picture.
TARGETS = {"1080p": (0.6, 2.5, 1.0), "4K": (1.2, 6.0, math.inf)}


class Seen(NamedTuple):
    """What was seen while a card was carried. `server`: the share of a core that the X server took,
    in percent."""

    pictures: int
    median: float
    worst: float
    late: float
    server: float


def carry(window: Guest, mouse: Mouse, server: int, size: tuple[int, int], seconds: float) -> Seen:
    """Carry a card round and round over everything, along a Lissajous curve."""
    window.settle()
    width, height = size
    x, y = window.ask("where")["card"]
    mouse.move(x, y)
    time.sleep(0.3)
    mouse.press()
    time.sleep(0.05)
    moved: list[float] = []
    step = 1 / MOVES_A_SECOND

    def go(lasting: float) -> None:
        due = time.monotonic()
        for at in range(round(lasting * MOVES_A_SECOND)):
            turn = at * step
            x = width * (0.5 + 0.42 * math.cos(turn * 1.9))
            y = height * (0.52 + 0.4 * math.sin(turn * 3.1))
            due += step
            time.sleep(max(0.0, due - time.monotonic()))
            moved.append(time.monotonic())
            mouse.move(x, y)

    go(1.0)
    if not window.ask("where")["carries"]:
        raise SystemExit("Nothing is carried: nothing was measured.")
    moved.clear()
    window.ask("begin")
    before = processor_seconds(server)
    go(seconds)
    served = (processor_seconds(server) - before) / seconds * 100
    told = window.ask("end")
    mouse.press(down=False)
    pictures = told["pictures"]
    spent = [cost * 1000 for _, _, cost in pictures]
    late, at = [], 0
    for moment in moved:
        # A picture whose work began before the movement cannot show it.
        while at < len(pictures) and pictures[at][0] < moment:
            at += 1
        if at < len(pictures):
            late.append((pictures[at][1] - moment) * 1000)
    return Seen(len(pictures), *middle_and_worst(spent), middle_and_worst(late)[0], served)


def figures(quick: bool) -> Iterator[Figure]:
    seconds = SECONDS_QUICK if quick else SECONDS
    for name, size in SIZES.items():
        seen = {}
        with screen(size) as display:
            mouse, (server,) = Mouse(display), children(os.getpid())
            for module, told in (("window_bare", ()), ("window_guest", (FULL_TABLE,))):
                with guest(module, display, *size, *told) as window:
                    window.ready()
                    seen[module] = carry(window, mouse, server, size, seconds)
            mouse.close()
        ours, bare = seen["window_guest"], seen["window_bare"]
        for what, value, yardstick, limit in zip(
            ("of the processor", "of the processor, p99", "motion to picture"),
            ours[1:4],
            bare[1:4],
            TARGETS[name],
            strict=True,
        ):
            target = None if limit == math.inf else Target(limit, VALUE)
            yield Figure(f"{name}, {what}", value, "ms", "bare pygame-ce", yardstick, target)
        what = f"{name}, X server, of a core"
        yield Figure(what, ours.server, "%", "bare pygame-ce", bare.server)


if __name__ == "__main__":
    run(figures, __doc__)
