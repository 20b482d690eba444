"""Work ahead: what will soon be wanted is made before, a piece at a time, while there is time.

What is wanted is put here as an iterator. Each step makes a piece; False means that it has to wait
for something, as for a drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple

#: The kinds of work, the most urgent first: what the window waits for, cards, texts, scenes that
#: may come, modules.
NOW, CARDS, TEXTS, SCENES, MODULES = range(5)
#: The seconds that a piece of each kind takes, seldom more.
TAKES = (0.0, 0.003, 0.003, 0.03, 0.03)
#: Seconds of work between two checks for events.
SPELL = 0.008


class _Work(NamedTuple):
    kind: int
    pieces: Iterator[object]


class WorkAhead:
    def __init__(self) -> None:
        #: The work by what it is for.
        self._open: dict[Hashable, _Work] = {}

    def __contains__(self, of: Hashable) -> bool:
        return of in self._open

    @property
    def is_urgent(self) -> bool:
        return any(work.kind == NOW for work in self._open.values())

    def put(self, kind: int, of: Hashable, pieces: Iterator[object]) -> None:
        """Have pieces made; they replace those that were to be made of the same thing."""
        self._open[of] = _Work(kind, pieces)

    def hurry(self, of: Hashable) -> None:
        if of in self._open:
            self.put(NOW, of, self._open[of].pieces)

    def drop(self, of: Hashable) -> None:
        self._open.pop(of, None)

    def go_on(self, spare: float, clock: Callable[[], float]) -> bool:
        """Make pieces for a spell: those that are urgent, and others that fit into the spare
        seconds; return whether there were any."""
        began, has_made = clock(), False
        for of, work in sorted(self._open.items(), key=lambda item: item[1].kind):
            fits = SPELL if work.kind == NOW else min(SPELL, spare - TAKES[work.kind])
            while clock() < began + fits and self._open.get(of) is work:
                made = next(work.pieces, self)
                if made is False:
                    break
                has_made = True
                if made is self:
                    self.drop(of)
        return has_made
