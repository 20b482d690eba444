"""What is wrong with a file: where, what, and the name that was probably meant."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from game.reading.printable import clipped, printable

Fact = int | str

NEAREST, OPTION, OTHER = "nearest", "option", "other"
#: The fewest letters by which a part of a name is known.
LEAST_PART = 4
#: The longest key path that is shown; the keys in it may be anything.
PATH_MOST = 120


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


class FilePlace(NamedTuple):
    """Where an entry is written. `via` names the chosen option that brought it in."""

    file: str
    line: int = 0
    column: int = 0
    via: str = ""


class Message(NamedTuple):
    """A text key with its facts, to be told to people."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def said(self, text: Callable[..., str]) -> str:
        """Return the message in the language of `text`."""
        return text(self.key, **dict(self.facts))


def message(key: str, facts: Mapping[str, Fact]) -> Message:
    """Return a message about text that anybody may have written."""
    return Message(key, tuple((name, _shown(fact)) for name, fact in facts.items()))


class Fault(NamedTuple):
    """A fault in a file. `path` is the key path in the file, `key` a text key, `facts` what the
    text speaks of."""

    severity: Severity
    file: str
    line: int
    column: int
    path: str
    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def fact(self, name: str) -> Fact | None:
        return dict(self.facts).get(name)


class VariantFaultsError(Exception):
    """The variant cannot be played; `faults` says why."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(*(f"{f.file}:{f.line}: {f.path}: {f.key}" for f in self.faults))


class Faults:
    """The faults found so far, each once, in the order of the files."""

    def __init__(self) -> None:
        self._found: dict[Fault, None] = {}
        self._tainted: set[str] = set()

    def error(self, place: FilePlace, path: str, key: str, **facts: Fact) -> None:
        """Note an error. `path` counts as unreadable from now on, and so does the key that was
        meant."""
        self._tainted.add(path)
        if NEAREST in facts:
            self._tainted.add(".".join([*path.split(".")[:-1], str(facts[NEAREST])]))
        self._note(Severity.ERROR, place, path, key, facts)

    def warning(self, place: FilePlace, path: str, key: str, **facts: Fact) -> None:
        self._note(Severity.WARNING, place, path, key, facts)

    def _note(
        self, severity: Severity, place: FilePlace, path: str, key: str, facts: dict[str, Fact]
    ) -> None:
        if place.via:
            facts[OPTION] = place.via
        path = clipped(printable(path), PATH_MOST)
        fault = Fault(severity, *place[:3], path, *message(key, facts))
        self._found[fault] = None

    def take(self, faults: Iterable[Fault]) -> None:
        """Take over the faults that others have found."""
        for fault in faults:
            self._tainted.add(fault.path)
            self._found[fault] = None

    def taints(self, path: str) -> bool:
        """Return whether a fault has been found at this path, within it, or around it."""
        return any(
            path == tainted or path.startswith(tainted + ".") or tainted.startswith(path + ".")
            for tainted in self._tainted
        )

    def has(self, place: FilePlace, key: str) -> bool:
        """Return whether this has been found here."""
        return any((*one[1:4], one.key) == (*place[:3], key) for one in self._found)

    @property
    def fatal(self) -> bool:
        return any(fault.severity is Severity.ERROR for fault in self._found)

    def __iter__(self) -> Iterator[Fault]:
        return iter(sorted(self._found))

    def __bool__(self) -> bool:
        return bool(self._found)


def _shown(fact: Fact) -> Fact:
    return fact if isinstance(fact, int) else printable(fact)


def nearest(given: str, known: Iterable[str]) -> dict[str, Fact]:
    """Return, as a fact, the known name that comes closest, or the only one of which it is a
    part."""
    # Few files have faults, so it is seldom needed.
    from difflib import get_close_matches

    names, wanted = list(known), given.lower()
    found = get_close_matches(wanted, names, 1)
    if not found and len(wanted) >= LEAST_PART:
        found = [name for name in names if wanted in name.lower()]
    return {NEAREST: found[0]} if len(found) == 1 else {}


def sentence(fault: Fault, text: Callable[..., str]) -> str:
    """Return the sentence about a fault, in the language of `text`, with the name that was probably
    meant."""
    facts = dict(fault.facts)
    said = [text(fault.key, **facts)]
    if NEAREST in facts:
        said.append(text("fault.nearest", nearest=facts[NEAREST]))
    if OTHER in facts:
        said.append(text("fault.with_two", option=facts[OPTION], other=facts[OTHER]))
    elif OPTION in facts:
        said.append(text("fault.with_option", option=facts[OPTION]))
    return " ".join(said)
