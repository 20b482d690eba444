"""Entries as they were given in a file, each read with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, NoReturn, TypeVar

from game.reading.faults import Fact, Faults, nearest
from game.reading.printable import clipped, printable
from game.reading.yaml_tree import Broken, Node, joined


class FaultFoundError(Exception):
    """A value makes no sense; its fault has been noted."""


class Given(NamedTuple):
    node: Node
    path: str
    faults: Faults

    def note(self, key: str, /, **facts: Fact) -> None:
        self.faults.error(self.node.place, self.path, key, **facts)

    def fail(self, key: str, /, **facts: Fact) -> NoReturn:
        if not isinstance(self.node.value, Broken):
            self.note(key, **facts)
        raise FaultFoundError

    def fail_to_be_any_of(self, key: str, known: Iterable[str]) -> NoReturn:
        names = list(known)
        given = self.node.raw
        close = nearest(given, names)
        self.fail(key, given=clipped(given), allowed=", ".join(names), **close)

    def check_file_name(self, stem: str) -> None:
        """Note a fault if the name of the file can be neither shown nor written into another."""
        if printable(stem) != stem:
            self.note("fault.bad_name", given=clipped(stem))

    def refuse_key(self, key: str, /, **facts: Fact) -> None:
        """Note a fault of the key the value stands under."""
        self.faults.error(self.node.key_place, self.path, key, **facts)

    def refuse_unknown_key(
        self, key: str, known: Iterable[str], close: Mapping[str, Fact] | None = None
    ) -> None:
        """Note that a key is not known. `close`: the name that was meant, as `nearest` tells it."""
        names = list(known)
        close = nearest(key, names) if close is None else close
        self.refuse_key("fault.unknown_key", given=clipped(key), allowed=", ".join(names), **close)

    def entries(self, such_as: str = "") -> dict[str, Given]:
        """Return the entries of a map. `such_as`: how a map is written that would do here."""
        if not isinstance(self.node.value, dict):
            if such_as:
                self.fail_nothing("fault.not_map_such_as", example=such_as)
            self.fail_nothing("fault.not_map")
        return {
            key: Given(child, joined(self.path, key), self.faults)
            for key, child in self.node.value.items()
        }

    def items(self) -> list[Given]:
        if not isinstance(self.node.value, tuple):
            self.fail_nothing("fault.not_list")
        return [
            Given(child, joined(self.path, str(place)), self.faults)
            for place, child in enumerate(self.node.value, 1)
        ]

    def one_or_more(self) -> list[Given]:
        """Return the items of a list; what is no list stands for a list of one."""
        return self.items() if isinstance(self.node.value, tuple) else [self]

    def fail_nothing(self, key: str, /, **facts: Fact) -> NoReturn:
        """Fail as `fail` does, but with another message where nothing stands behind the key."""
        if self.node.value is None:
            self.fail("fault.empty_value")
        self.fail(key, given=self.node.shown, **facts)

    def text(self) -> str:
        """Return a word or name; a whole number will do as well."""
        value = self.node.value
        if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
            return self.node.raw
        self.fail_nothing("fault.not_text")


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

    def value(self, key: str, read: Callable[[Given], Read], usual: Kept) -> Read | Kept:
        """Return what stands under a key; the usual value where nothing does, or nothing that makes
        sense."""
        if key not in self.entries:
            return usual
        try:
            return read(self.entries[key])
        except FaultFoundError:
            return usual

    def refuse_others(self, known: Sequence[str]) -> None:
        """Note a fault for each key that is not known."""
        for key, entry in self.entries.items():
            if key not in known:
                entry.refuse_unknown_key(key, known)


def each(things: Iterable[Kept], read: Callable[[Kept], Read]) -> list[Read]:
    """Return all things as `read` reads them; fail only after the last one."""
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
