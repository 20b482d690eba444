"""A card is carried over a full table: five players, 25 melds, 20 cards in the hand.

Run: python -m benchmarks.window_drag
"""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from benchmarks.window_display import Mouse, screen
from benchmarks.window_rig import FULL_TABLE, SIZES, Guest, guest, middle_and_worst, verdict

#: Movements of a usual mouse in a second, and how long one is carried about.
MOVES_A_SECOND, SECONDS = 125, 12.0
#: Milliseconds: processor time of a picture, its median and 99th percentile, and from the
#: movement to the picture.
TARGETS = {"1080p": (1.5, 4.0, 4.0), "4K": (4.0, 10.0, math.inf)}


class Seen(NamedTuple):
    pictures: int
    median: float
    worst: float
    late: float


def carry(window: Guest, mouse: Mouse, size: tuple[int, int]) -> Seen:
    """Round and round over everything, as a lissajous figure does."""
    window.settle()
    width, height = size
    x, y = window.ask("where")["card"]
    mouse.move(x, y)
    time.sleep(0.3)
    mouse.press()
    time.sleep(0.05)
    moved: list[float] = []
    step = 1 / MOVES_A_SECOND

    def go(seconds: float) -> None:
        due = time.monotonic()
        for at in range(round(seconds * MOVES_A_SECOND)):
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
    go(SECONDS)
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
    return Seen(len(pictures), *middle_and_worst(spent), middle_and_worst(late)[0])


def main() -> None:
    print(f"{'':18}{'pictures':>9}{'ms median':>11}{'ms p99':>9}{'motion to picture':>19}")
    for name, size in SIZES.items():
        seen = {}
        with screen(size) as display:
            mouse = Mouse(display)
            for module, told in (("window_bare", ()), ("window_guest", (FULL_TABLE,))):
                with guest(module, display, *size, *told) as window:
                    window.ready()
                    one = seen[module] = carry(window, mouse, size)
                who = "bare pygame-ce" if module == "window_bare" else "the game"
                print(
                    f"{name + ', ' + who:22}{one.pictures:5}{one.median:11.2f}{one.worst:9.2f}"
                    f"{one.late:16.2f} ms"
                )
            mouse.close()
        ours, bare = seen["window_guest"], seen["window_bare"]
        print(f"  {ours.median / bare.median:.2f} of the bare window's time")
        for what, value, target in zip(
            ("median", "p99", "motion to picture"), ours[1:], TARGETS[name], strict=True
        ):
            if target < math.inf:
                print(f"  {what}: {verdict(value, target)}")


if __name__ == "__main__":
    main()
