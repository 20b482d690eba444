"""Eight hours of bots in the window: all six games in turn, match after match, through settlement,
menu and set-up; what memory they take after ten minutes, and at the end.

Run: python -m benchmarks.window_endurance [--quick]

The hours are those of the game's clock, which jumps ahead whenever nothing has to be waited for: 10
pictures are painted in a second of it as long as something moves. Bots think as long as they like.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from benchmarks.figures import Figure, Target, run
from benchmarks.window_display import screen
from benchmarks.window_rig import SIZES, guest

HOURS, HOURS_QUICK = 8.0, 0.5
#: Seconds of real time between two checks which minutes of the clock are over.
LOOKS_EVERY = 5.0
#: The first minutes, in which everything is shown for the first time; and how many minutes make one
#: figure, because a single one depends on what is on the screen just then.
WARM_UP = TEN = 10
#: A multiple of the memory after the first ten minutes.
GROWTH = Target(1.02)


class Minute(NamedTuple):
    """One minute: the MiB of the window, and of the process in which bots think; what had been done
    until then."""

    window: float
    bots: float
    matches: int
    pictures: int


def night(hours: float) -> list[Minute]:
    size = SIZES["1080p"]
    minutes: list[Minute] = []
    began = time.monotonic()
    with screen(size) as display, guest("endurance_guest", display, *size) as window:
        window.ready()
        while len(minutes) < hours * 60:
            time.sleep(LOOKS_EVERY)
            minutes += [Minute(*told) for told in window.ask("minutes")]
            if minutes:
                _tell(minutes, time.monotonic() - began)
    return minutes


def _tell(minutes: list[Minute], took: float) -> None:
    one = minutes[-1]
    print(
        f"\r{len(minutes)} minutes in {took / 60:.1f}: {one.window:.0f} MiB, bots {one.bots:.0f},"
        f" {one.matches} matches, {one.pictures:,} pictures ",
        end="",
        file=sys.stderr,
        flush=True,
    )


def figures(quick: bool) -> Iterator[Figure]:
    hours = HOURS_QUICK if quick else HOURS
    minutes = night(hours)
    windows = [one.window for one in minutes]
    bots = [one.bots for one in minutes]
    first, last = slice(WARM_UP, WARM_UP + TEN), slice(-TEN, None)
    done = f"{minutes[-1].matches} matches, {minutes[-1].pictures:,} pictures"
    after = "after 10 minutes"
    start, end = median(windows[first]), median(windows[last])
    yield Figure(f"window, after {hours:g} hours", end, "MiB", after, start, GROWTH, done)
    yield Figure("window, at the most", max(windows), "MiB", after, start)
    at_ten, at_last = windows[WARM_UP - 1], windows[-1]
    yield Figure("window, last minute", at_last, "MiB", "minute 10", at_ten)
    yield Figure("bots", median(bots), "MiB", remark="a new process for every match")
    yield Figure("bots, at the most", max(bots), "MiB")


if __name__ == "__main__":
    run(figures, __doc__)
