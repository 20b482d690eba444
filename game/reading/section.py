"""Reading a file to its end: one value at fault does not hide what is wrong with the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from game.reading.given import FaultFoundError, Given

Read = TypeVar("Read")
Kept = TypeVar("Kept")


class Section:
    """A map whose keys are asked for one by one."""

    def __init__(self, given: Given) -> None:
        self.given = given
        self.entries = given.entries()

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def __getitem__(self, key: str) -> Given:
        return self.entries[key]

    def told(self, key: str, read: Callable[[Given], Read], usual: Kept) -> Read | Kept:
        """What stands under a key; the usual value where nothing does, or nothing that makes
        sense."""
        if key not in self.entries:
            return usual
        try:
            return read(self.entries[key])
        except FaultFoundError:
            return usual

    def refuse_others(self, known: Sequence[str]) -> None:
        """Notes a fault for each key that is not known."""
        for key, entry in self.entries.items():
            if key not in known:
                entry.refuse_unknown_key(key, known)


def each(things: Iterable[Kept], read: Callable[[Kept], Read]) -> list[Read]:
    """All of them read, and failing only after the last."""
    found: list[Read] = []
    faulty = False
    for thing in things:
        try:
            found.append(read(thing))
        except FaultFoundError:
            faulty = True
    if faulty:
        raise FaultFoundError
    return found
