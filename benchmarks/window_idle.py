"""A full table at which nobody does anything: it should cost nothing.

Run: python -m benchmarks.window_idle [SECONDS]
"""

from __future__ import annotations

import sys
import time

from benchmarks.window_display import screen
from benchmarks.window_rig import FULL_TABLE, SIZES, guest, verdict

SECONDS = 60.0
#: Percent of a core, and how often it may wake up in a second.
CORE, WAKE_UPS = 0.1, 5.0
#: Until sounds have faded and the mixer is closed.
CALM = 15.0


def main(seconds: float) -> None:
    size = SIZES["1080p"]
    with screen(size) as display, guest("window_guest", display, *size, FULL_TABLE) as window:
        window.ready()
        window.settle()
        time.sleep(CALM)
        window.ask("begin")
        spent, woken = window.processor_seconds(), window.wake_ups()
        time.sleep(seconds)
        spent, woken = window.processor_seconds() - spent, window.wake_ups() - woken
        seen = window.ask("end")
    core, wakes = 100 * spent / seconds, woken / seconds
    pictures = len(seen["pictures"])
    print(f"pictures: {pictures}, {verdict(pictures, 0)}")
    print(f"of a core: {core:.3f} %, {verdict(core, CORE)}")
    print(f"wake-ups a second, all threads: {wakes:.1f}, {verdict(wakes, WAKE_UPS)}")
    print(f"memory: {seen['memory']:.0f} MiB at the most")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
