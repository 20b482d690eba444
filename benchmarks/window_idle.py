"""A full table at which nobody does anything, beside a bare window: it should cost nothing.

The backdrops do not move, as with no motion or on a battery.

Run: python -m benchmarks.window_idle [--quick]
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.figures import VALUE, Figure, Target, run
from benchmarks.window_display import screen
from benchmarks.window_rig import FULL_TABLE, SIZES, guest

SECONDS, SECONDS_QUICK = 60.0, 10.0
#: The share of a core in percent, how often the window may wake up in a second, and MiB.
CORE, WAKE_UPS, PICTURES = Target(0.5, VALUE), Target(5, VALUE), Target(0, VALUE)
MEMORY, WITH_BOTS = Target(110, VALUE), Target(145, VALUE)
#: Seconds until sounds have faded and the mixer is closed.
CALM, CALM_QUICK = 15.0, 5.0
BARE = "bare pygame-ce"


def figures(quick: bool) -> Iterator[Figure]:
    seconds = SECONDS_QUICK if quick else SECONDS
    size = SIZES["1080p"]
    with (
        screen(size) as display,
        guest("window_bare", display, *size) as bare,
        guest("window_guest", display, *size, FULL_TABLE) as window,
    ):
        bare.ready()
        window.ready()
        window.ask("hold_breath")
        window.settle()
        time.sleep(CALM_QUICK if quick else CALM)
        window.ask("begin")
        both = (window, bare)
        spent = [one.processor_seconds() for one in both]
        woken = [one.wake_ups() for one in both]
        thought = window.bots_seconds()
        time.sleep(seconds)
        spent = [one.processor_seconds() - at for one, at in zip(both, spent, strict=True)]
        woken = [one.wake_ups() - at for one, at in zip(both, woken, strict=True)]
        thought = window.bots_seconds() - thought
        seen = window.ask("end")
        memory, bots, bare_memory = window.memory(), window.bots(), bare.memory()
    core = [100 * one / seconds for one in spent]
    wakes = [one.total() / seconds for one in woken]
    pictures = len(seen["pictures"])
    yield Figure(f"pictures in {seconds:g} s", pictures, "", BARE, 0, PICTURES)
    yield Figure("window, of a core", core[0], "%", BARE, core[1], CORE)
    yield Figure("bots, of a core", 100 * thought / seconds, "%", target=CORE)
    yield Figure("wake-ups a second, all threads", wakes[0], "", BARE, wakes[1], WAKE_UPS)
    yield Figure("memory of the window", memory, "MiB", BARE, bare_memory, MEMORY)
    yield Figure("the same, at its highest", seen["memory"], "MiB", BARE, bare_memory)
    yield Figure(
        "memory with the bots' process", memory + bots, "MiB", BARE, bare_memory, WITH_BOTS
    )


if __name__ == "__main__":
    run(figures, __doc__)
