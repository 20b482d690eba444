"""Keys and buttons that are down: what each of them means, and when it means it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

#: Seconds until what is held comes a second time, and from then on.
FIRST, NEXT = 0.350, 0.120


class Source(NamedTuple):
    """Where a command comes from: a key (pad -1), or a button or stick of a pad."""

    name: str
    pad: int = -1


@dataclass(slots=True)
class _Press:
    command: str
    again_at: float | None


class Held:
    """A command stays with the key that began it: let Shift go before the arrow, and it is still
    the arrow with Shift that ends."""

    def __init__(self) -> None:
        self._down: dict[Source, _Press] = {}

    def press(self, source: Source, command: str, again_at: float | None) -> None:
        """`again_at` None: it never repeats."""
        self._down[source] = _Press(command, again_at)

    def release(self, source: Source) -> str | None:
        """The command that ends with this key, if one had begun."""
        press = self._down.pop(source, None)
        return press.command if press else None

    def release_all(self, pad: int | None = None) -> list[tuple[Source, str]]:
        """Everything ends at once; or only what one pad holds."""
        ending = [source for source in self._down if pad is None or source.pad == pad]
        return [(source, self._down.pop(source).command) for source in ending]

    def due(self, now: float) -> Iterator[tuple[Source, str]]:
        """What comes again. After a delay of ours it comes once, not as often as was missed."""
        for source, press in self._down.items():
            if press.again_at is not None and press.again_at <= now:
                on_time = press.again_at + NEXT
                press.again_at = on_time if on_time > now else now + NEXT
                yield source, press.command

    def next_due(self) -> float | None:
        times = [press.again_at for press in self._down.values() if press.again_at is not None]
        return min(times, default=None)
