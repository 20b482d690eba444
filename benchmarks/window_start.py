"""From nothing to the first picture of the menu and of a table, and the memory it takes.

Run: python -m benchmarks.window_start
"""

from __future__ import annotations

import time
from statistics import median

from benchmarks.window_display import screen
from benchmarks.window_rig import FULL_TABLE, SIZES, guest

TIMES = 5
WINDOWS: dict[str, tuple[object, ...]] = {
    "bare pygame-ce": (),
    "menu": (),
    "full table": (FULL_TABLE,),
    "new table": ("loba_de_menos",),
}


def main() -> None:
    size = SIZES["1080p"]
    taken: dict[str, list[float]] = {name: [] for name in WINDOWS}
    memory: dict[str, float] = {}
    with screen(size) as display:
        for _ in range(TIMES):
            for name, told in WINDOWS.items():
                module = "window_bare" if name == "bare pygame-ce" else "window_guest"
                began = time.monotonic()
                with guest(module, display, *size, *told) as window:
                    taken[name].append((window.ready() - began) * 1000)
                    memory[name] = window.ask("end")["memory"]
    bare = median(taken["bare pygame-ce"])
    for name, times in taken.items():
        middle = median(times)
        print(f"{name:16}{middle:8.0f} ms{middle / bare:7.2f} x bare{memory[name]:8.0f} MiB")


if __name__ == "__main__":
    main()
