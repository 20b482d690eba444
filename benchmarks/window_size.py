"""The window gets another size at a full table: how long until it is painted, and then sharp.
Beside it, the felt alone, drawn once in that size.

Run: python -m benchmarks.window_size [--quick]
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame

from benchmarks.figures import VALUE, Figure, Target, run
from benchmarks.window_display import screen
from benchmarks.window_rig import FULL_TABLE, SIZES, Guest, guest, middle_and_worst
from game.paths import bundled

TIMES, TIMES_QUICK = 10, 2
#: Milliseconds at 1080p: until the table is painted, and until its cards are sharp.
PAINTED, SHARP = Target(50, VALUE), Target(150, VALUE)


def change(window: Guest, how: str) -> tuple[float, float, float]:
    """Return the milliseconds to the first picture, to sharp cards, and to a sharp ground."""
    window.ask("begin")
    asked = float(window.ask(how))
    until = time.monotonic() + 5
    while time.monotonic() < until:
        time.sleep(0.05)
        if window.ask("is_sharp") and time.monotonic() > asked + 0.5:
            break
    times = [shown for _, shown, _ in window.ask("end")["pictures"] if shown > asked]
    return (
        (times[0] - asked) * 1000,
        (times[min(1, len(times) - 1)] - asked) * 1000,
        (times[-1] - asked) * 1000,
    )


def felt_drawn(size: tuple[int, int]) -> float:
    """Return the milliseconds for drawing the felt."""
    began = time.monotonic()
    pygame.image.load_sized_svg(bundled("assets/art") / "table.svg", size)
    return (time.monotonic() - began) * 1000


def figures(quick: bool) -> Iterator[Figure]:
    size = SIZES["1080p"]
    seen, drawn = [], []
    with screen(size) as display, guest("window_guest", display, *size, FULL_TABLE) as window:
        window.ready()
        window.settle()
        for at in range(TIMES_QUICK if quick else TIMES):
            seen.append(change(window, ("smaller", "larger")[at % 2]))
            drawn.append(felt_drawn(size))
    felt = middle_and_worst(drawn)[0]
    for what, values, target in zip(
        ("painted", "cards sharp", "ground sharp"),
        zip(*seen, strict=True),
        (PAINTED, SHARP, None),
        strict=True,
    ):
        middle, longest = middle_and_worst(values)[0], max(values)
        remark = f"longest {longest:.0f}"
        yield Figure(what, middle, "ms", "the felt drawn once", felt, target, remark)


if __name__ == "__main__":
    run(figures, __doc__)
