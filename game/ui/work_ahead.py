"""Work ahead: what will soon be wanted is made before, a piece at a time, while there is time.

What is wanted is put here as an iterator. Each step makes a piece; False means that it has to wait
for something, as for a drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from game.reading.apart import Apart
from game.reading.worker import DONE, Limits

Result = TypeVar("Result")

#: The kinds of work, the most urgent first: what other processes have ended, what the window waits
#: for, cards, texts, scenes that may come, modules.
BESIDE, NOW, CARDS, TEXTS, SCENES, MODULES = range(6)
#: The seconds that a piece of each kind takes, seldom more; the first two never wait.
TAKES = (0.0, 0.0, 0.003, 0.003, 0.03, 0.03)
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

    def begin(
        self,
        wake: Callable[[], None] | None,
        limits: Limits,
        then: Callable[[Sequence[Result], str], None],
        work: Callable[..., Iterator[Result]],
        *args: object,
    ) -> Apart[Result] | None:
        """Begin work in a process of its own, and return it; `then` gets its results, and how it
        ended (see `Apart`). Where no other process may be used (`wake` is None), the work is done
        at once."""
        if wake is None:
            then(list(work(*args)), DONE)
            return None
        apart = Apart(limits, work, *args, wake=wake)
        self.put(BESIDE, apart, _ended(apart, then))
        return apart

    def follow(self, apart: Apart[Result]) -> None:
        """Have a process that somebody else has begun end with the window, if not before."""
        self.put(BESIDE, apart, _ended(apart, lambda results, ended: None))

    def drop(self, of: Hashable) -> None:
        self._open.pop(of, None)
        if isinstance(of, Apart):
            of.close()

    def close(self) -> None:
        """End all processes, without their results."""
        for of in [*self._open]:
            if isinstance(of, Apart):
                self.drop(of)
                of.wait()

    def go_on(self, spare: float, clock: Callable[[], float]) -> bool:
        """Make pieces for a spell: those that are urgent, and others that fit into the spare
        seconds; return whether there were any."""
        began, has_made = clock(), False
        for of, work in sorted(self._open.items(), key=lambda item: item[1].kind):
            fits = SPELL if work.kind <= NOW else min(SPELL, spare - TAKES[work.kind])
            while clock() < began + fits and self._open.get(of) is work:
                made = next(work.pieces, self)
                if made is False:
                    break
                has_made = True
                if made is self:
                    self.drop(of)
        return has_made


def _ended(apart: Apart[Result], then: Callable[[Sequence[Result], str], None]) -> Iterator[bool]:
    while not apart.ended:
        yield False
    then(apart.results, apart.ended)
