"""The window gets another size at a full table: how long until it is painted, and then sharp.

Run: python -m benchmarks.window_size
"""

from __future__ import annotations

import time

from benchmarks.window_display import screen
from benchmarks.window_rig import FULL_TABLE, SIZES, Guest, guest, middle_and_worst, verdict

TIMES = 10
#: Milliseconds at 1080p: until it is painted, and until the cards are sharp.
PAINTED, SHARP = 50.0, 150.0


def change(window: Guest, how: str) -> tuple[float, float, float]:
    """Milliseconds to the first picture, to sharp cards, and to a sharp ground."""
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


def main() -> None:
    size = SIZES["1080p"]
    with screen(size) as display, guest("window_guest", display, *size, FULL_TABLE) as window:
        window.ready()
        window.settle()
        seen = [change(window, ("smaller", "larger")[at % 2]) for at in range(TIMES)]
    for what, values, target in zip(
        ("painted", "cards sharp", "ground sharp"),
        zip(*seen, strict=True),
        (PAINTED, SHARP, None),
        strict=True,
    ):
        middle = middle_and_worst(values)[0]
        told = "" if target is None else f", {verdict(middle, target)}"
        print(f"{what}: {middle:.0f} ms, longest {max(values):.0f}{told}")


if __name__ == "__main__":
    main()
