"""What is done in a process of its own while the window goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from game.reading.apart import DONE, Apart, Limits

Told = TypeVar("Told")


class _Errand(NamedTuple):
    apart: Apart[Any]
    then: Callable[[Sequence[Any], str], None]


class Errands:
    def __init__(self) -> None:
        self._open: list[_Errand] = []

    def begin(
        self,
        wake: Callable[[], None] | None,
        limits: Limits,
        then: Callable[[Sequence[Told], str], None],
        work: Callable[..., Iterator[Told]],
        *args: object,
    ) -> None:
        """`then`: called with what the work has told, and how it ended (see `apart`). Where nothing
        may be done beside the window (`wake` is None), it is done at once."""
        if wake is None:
            then(list(work(*args)), DONE)
            return
        apart = Apart(limits, work, *args, wake=wake)
        self._open.append(_Errand(apart, then))

    @property
    def is_busy(self) -> bool:
        return bool(self._open)

    def look(self) -> None:
        """Goes on with what is over by now."""
        over = [one for one in self._open if one.apart.ended]
        self._open = [one for one in self._open if one not in over]
        for apart, then in over:
            then(apart.told, apart.ended)

    def close(self) -> None:
        """Nobody waits for any of it any more."""
        for one in self._open:
            one.apart.end()
        self._open.clear()
