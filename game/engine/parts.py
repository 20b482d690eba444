"""The parts a game is put together from, and the shapes of what a file says of each.

A part is a frozen dataclass. Its fields carry their own shape (type, bounds, allowed words), so
the reader of variant files, the error messages and the documentation all speak from one source.
A *slot* is a question the flow asks ("how may the pile be drawn?"); the parts registered for a
slot are its possible answers.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, field
from typing import Any, NamedTuple, TypeVar

UNLIMITED = 999


class Sentence(NamedTuple):
    """What a part says of itself: the end of a text key, behind "rules.", with its facts."""

    key: str
    facts: Mapping[str, int | str]


def says(key: str, /, **facts: int | str) -> Sentence:
    return Sentence(key, facts)


class Flaw(NamedTuple):
    """A fault of a part by itself: the field at fault, and a text key with facts. It is only a
    doubt where `is_grave` is False."""

    field: str
    key: str
    facts: Mapping[str, int | str]
    is_grave: bool = True


class Demo(NamedTuple):
    """An example to be tried on the rules: a table as in a position file, acts in notation of which
    the last is judged, and the groups of cards to be shown. It is right if the act is allowed,
    wrong if it is refused for one of `reasons`. `if_right` False: not shown if it is allowed."""

    name: str
    setting: Mapping[str, object]
    acts: tuple[str, ...]
    groups: tuple[str, ...]
    reasons: tuple[str, ...] = ()
    if_right: bool = True


class Flag(NamedTuple):
    """A value that is true or false."""


class Whole(NamedTuple):
    """A whole number within bounds; `unlimited` where the word is allowed too."""

    low: int
    high: int
    unlimited: bool = False


class Word(NamedTuple):
    choices: tuple[str, ...]


class ByPlayers(NamedTuple):
    """A whole number, or one for each number of players: `{2: 10, 3: 7}`."""

    low: int
    high: int


class Points(NamedTuple):
    """Ranks, ranges of ranks or single cards to numbers: `{A: 1, 2-10: face, J-K: 10, 2c: 15}`.

    `lists` allows several numbers for a rank, and none; `extra` names keys beyond the cards.
    """

    lists: bool = False
    extra: tuple[str, ...] = ()
    low: int = -1000
    high: int = 1000


class RankList(NamedTuple):
    """A list of ranks, `joker` among them where it says so."""

    joker: bool = False


class CardList(NamedTuple):
    """A list of cards in notation."""


class Counts(NamedTuple):
    """A list of whole numbers within bounds."""

    low: int
    high: int


class Record(NamedTuple):
    """A fixed group of keys, described by a dataclass."""

    kind: type


class PartSlot(NamedTuple):
    """One part of a slot, chosen by its name under `part:`."""

    name: str


class Named(NamedTuple):
    """A map of the author's own names to parts of a slot, in the order they are written."""

    slot: str


class RoundList(NamedTuple):
    """The contracts of a match, each an `opening.Round`."""

    round: type


Shape = (
    Flag
    | Whole
    | Word
    | ByPlayers
    | Points
    | RankList
    | CardList
    | Counts
    | Record
    | PartSlot
    | Named
    | RoundList
)


def _shaped(shape: Shape, default: Any) -> Any:
    if callable(default):
        return field(default_factory=default, metadata={"shape": shape})
    return field(default=default, metadata={"shape": shape})


def flag(default: bool) -> Any:
    return _shaped(Flag(), default)


def whole(low: int, high: int, default: Any = MISSING, *, unlimited: bool = False) -> Any:
    return _shaped(Whole(low, high, unlimited), default)


def word(*choices: str, default: Any = None) -> Any:
    """Return a field for one of these words; the first is the default unless another is named."""
    return _shaped(Word(choices), choices[0] if default is None else default)


def by_players(low: int, high: int, default: Any = MISSING) -> Any:
    return _shaped(ByPlayers(low, high), default)


def points(default: Any = MISSING, *, extra: tuple[str, ...] = ()) -> Any:
    return _shaped(Points(extra=extra), default)


def counted(low: int, high: int, default: Any = MISSING) -> Any:
    """Return a field for what cards may count in sums: one number or several for each, or none."""
    return _shaped(Points(lists=True, low=low, high=high), default)


def ranks(*default: str, joker: bool = False) -> Any:
    return _shaped(RankList(joker), tuple(default))


def cards(*default: str) -> Any:
    return _shaped(CardList(), tuple(default))


def counts(low: int, high: int) -> Any:
    return _shaped(Counts(low, high), ())


def record(kind: type) -> Any:
    return _shaped(Record(kind), kind)


def required_record(kind: type) -> Any:
    return _shaped(Record(kind), MISSING)


def slot(name: str, default: Any = MISSING) -> Any:
    return _shaped(PartSlot(name), default)


def named(name: str) -> Any:
    return _shaped(Named(name), MISSING)


def rounds(round_kind: type) -> Any:
    return _shaped(RoundList(round_kind), MISSING)


PartType = TypeVar("PartType", bound=type)
_SLOTS: dict[str, dict[str, type]] = {}


def part(slot_name: str, part_name: str) -> Callable[[PartType], PartType]:
    """Register a dataclass as one of the possible parts of a slot."""

    def register(kind: PartType) -> PartType:
        _SLOTS.setdefault(slot_name, {})[part_name] = kind
        return kind

    return register


def parts_of(slot_name: str) -> Mapping[str, type]:
    return _SLOTS[slot_name]


def slots() -> Mapping[str, Mapping[str, type]]:
    return _SLOTS


def for_players(given: int | Mapping[int, int], players: int) -> int:
    """Return what a `ByPlayers` field means at this table."""
    return given if isinstance(given, int) else given[players]
