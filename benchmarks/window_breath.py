"""How often the game wakes, and its share of a core, while nobody does anything: at the menu, at a
table and before the curtain; while the night breathes, after a minute, and where nobody sees it.

Run: python -m benchmarks.window_breath [--quick]
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.figures import VALUE, Figure, Target, run
from benchmarks.window_display import screen
from benchmarks.window_rig import FULL_TABLE, SIZES, Guest, guest

SECONDS, SECONDS_QUICK = 60.0, 16.0
#: Seconds until sounds have faded and the mixer is closed.
CALM = 30.0
#: By where: what the guest is told to open.
PLACES: dict[str, tuple[object, ...]] = {
    "menu": (),
    "table": (FULL_TABLE,),
    "curtain": ("loba_de_menos", 2),
}
#: By how: what it is asked to do first, and the most wake-ups a second and percent of a core.
WAYS = {
    "breathing": ("touch", Target(3, VALUE), Target(0.3, VALUE)),
    "after a minute": ("leave_alone", Target(1, VALUE), Target(0.1, VALUE)),
    "hidden": ("hide", Target(1, VALUE), Target(0.1, VALUE)),
}


def figures(quick: bool) -> Iterator[Figure]:
    seconds = SECONDS_QUICK if quick else SECONDS
    size = SIZES["1080p"]
    for place, told in PLACES.items():
        with screen(size) as display, guest("window_guest", display, *size, *told) as window:
            window.ready()
            time.sleep(CALM)
            for way, (order, wakes_most, core_most) in WAYS.items():
                window.ask(order)
                wakes, core, pictures = spent(window, seconds)
                what = f"{place}, {way}"
                yield Figure(
                    f"{what}: wake-ups a second, all threads", wakes, "", target=wakes_most
                )
                yield Figure(f"{what}: of a core", core, "%", target=core_most)
                if way != "breathing":
                    yield Figure(f"{what}: pictures", pictures, "", target=Target(0, VALUE))


def spent(window: Guest, seconds: float) -> tuple[float, float, int]:
    """Return wake-ups a second, percent of a core, and pictures, in so many seconds from now."""
    time.sleep(1.0)
    window.ask("begin")
    core, wakes = window.processor_seconds(), window.wake_ups()
    time.sleep(seconds)
    core, wakes = window.processor_seconds() - core, window.wake_ups() - wakes
    pictures = len(window.ask("end")["pictures"])
    return wakes.total() / seconds, 100 * core / seconds, pictures


if __name__ == "__main__":
    run(figures, __doc__)
