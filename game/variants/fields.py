"""Every field a game file may have, in one table: its key, what it may hold, its texts.

The table is read from the parts themselves. Where a field stands in a file depends on the parts
chosen there, so its key names the part: `pile.top.rediscard` is `rediscard` of a `pile` whose part
is `top`, `meld.run.ace` is `ace` of any meld that is a run, `round.deal` is `deal` of any contract.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, fields
from typing import Any, NamedTuple

from game.engine import parts
from game.reading.yaml_tree import joined
from game.variants.schema import FAMILIES, PART
from game.variants.values import UNLIMITED_WORD

ROUND = "round"


class GameField(NamedTuple):
    """A field. `shape` is None for the melds of a contract. `usual`: what is played where
    a file says nothing, as it would say it; None for tables, and for what must be said."""

    key: str
    name: str
    shape: parts.Shape | None
    is_needed: bool
    usual: Any = None

    @property
    def text_key(self) -> str:
        return text_key(self.key)

    @property
    def text_keys(self) -> tuple[str, ...]:
        """Return the keys of what the field is called, and of its values that are words."""
        words = self.shape.choices if isinstance(self.shape, parts.Word) else ()
        return (self.text_key, *(text_key(f"{self.key}.{word}") for word in words))


def text_key(key: str) -> str:
    """Return the key of the text for a field, a value of it, or a part."""
    return f"field.{key}"


def owner_of(slot: str, part: str) -> str:
    """Return the beginning of the keys of a part's fields."""
    return f"{slot}.{part}"


def fields_at(game: Mapping[str, Any], family: str) -> Iterator[tuple[str, GameField]]:
    """Yield the fields of a game by their key paths: those of the parts it is made of. `game`: its
    slots, as in `Variant.resolved`."""
    for one in fields_of(FAMILIES[family]):
        yield from _at(one.name, one, game.get(one.name))


def _at(path: str, one: GameField, value: object) -> Iterator[tuple[str, GameField]]:
    yield path, one
    match one.shape:
        case parts.Record(kind):
            yield from _inside(path, fields_of(kind, one.key), value)
        case parts.PartSlot(slot):
            yield from _inside(path, _fields_of_part(slot, value), value)
        case parts.Named(slot) if isinstance(value, Mapping):
            for name, part in value.items():
                at = joined(path, name)
                yield from _inside(at, _fields_of_part(slot, part), part)


def _inside(
    path: str, known: Iterable[GameField], value: object
) -> Iterator[tuple[str, GameField]]:
    entries = value if isinstance(value, Mapping) else {}
    for one in known:
        yield from _at(joined(path, one.name), one, entries.get(one.name))


def _fields_of_part(slot: str, value: object) -> tuple[GameField, ...]:
    name = value.get(PART) if isinstance(value, Mapping) else value
    kind = parts.parts_of(slot).get(str(name))
    return fields_of(kind, owner_of(slot, str(name))) if kind else ()


def in_full(game: Mapping[str, Any], family: str) -> dict[str, Any]:
    """Return the slots of a game with what is played where it says nothing."""
    return _in_full(fields_of(FAMILIES[family]), game)


def _in_full(known: Iterable[GameField], entries: Mapping[str, Any]) -> dict[str, Any]:
    full = {PART: entries[PART]} if PART in entries else {}
    for one in known:
        value = _full_value(one, entries.get(one.name, one.usual))
        if value is not None:
            full[one.name] = value
    return full


def _full_value(one: GameField, value: Any) -> Any:
    match one.shape:
        case parts.Record(kind):
            return _in_full(fields_of(kind, one.key), value or {})
        case parts.PartSlot(slot):
            return _full_part(slot, value)
        case parts.Named(slot) if isinstance(value, Mapping):
            return {name: _full_part(slot, part) for name, part in value.items()}
        case _:
            return value


def _full_part(slot: str, value: Any) -> Any:
    """Return a part with all its keys; one without any by its name."""
    own = _fields_of_part(slot, value)
    if not own:
        return value
    return _in_full(own, value if isinstance(value, Mapping) else {PART: value})


def fields_of(kind: type, owner: str = "") -> tuple[GameField, ...]:
    """Return the fields of a game, a group of keys or a part."""
    return tuple(_told(field, owner) for field in fields(kind))


def _told(field: Field[Any], owner: str) -> GameField:
    is_needed = field.default is MISSING and field.default_factory is MISSING
    shape = field.metadata.get("shape")
    key = joined(owner, field.name)
    return GameField(key, field.name, shape, is_needed, _usual(field, shape))


def _usual(field: Field[Any], shape: parts.Shape | None) -> Any:
    usual: Any = field.default
    match shape:
        case parts.Flag() | parts.Word() | parts.Whole() | parts.ByPlayers():
            usual = None if usual is MISSING else usual
            return UNLIMITED_WORD if usual == parts.UNLIMITED else usual
        case parts.RankList() | parts.CardList() | parts.Counts():
            return list(usual)
        case parts.PartSlot(slot) if field.default_factory is not MISSING:
            usual = type(field.default_factory())
            return next(name for name, kind in parts.parts_of(slot).items() if kind is usual)
        case _:
            return None
