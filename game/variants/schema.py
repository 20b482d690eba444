"""From nodes to the typed game, by the shapes that the parts give for their own fields."""

import re
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import MISSING, Field, fields, replace
from functools import cache
from typing import Any

from game.engine import parts
from game.engine.fishing.game import FishingGame
from game.engine.rummy.game import RummyGame
from game.reading.faults import NEAREST, nearest
from game.reading.given import FaultFoundError, Given, Section
from game.reading.printable import clipped
from game.reading.yaml_tree import Node, joined
from game.variants import values

FAMILIES: Mapping[str, type[RummyGame] | type[FishingGame]] = {
    "rummy": RummyGame,
    "fishing": FishingGame,
}
NAME = re.compile(r"[a-z][a-z0-9_]*")
PART, EXTENDS = "part", "extends"
#: The keys that say something about the game; all others are slots of its family.
#: What a game is called, and a line about it, in the file itself.
WORDS = ("name", "about")
#: The night animal that stands for it.
CREST = "crest"
HEADER = ("schema", "id", "family", EXTENDS, *WORDS, CREST, "options", "presets", "rulings")
#: Every key that a file may have at its root, whatever its family.
KEYS = (*HEADER, *dict.fromkeys(one.name for kind in FAMILIES.values() for one in fields(kind)))

Draft = dict[str, Any]
"""The fields of a record that could be read, and the defaults of the others."""


def body_of(node: Node) -> Node:
    """Return the slots of a game, of a whole file or of a patch."""
    assert isinstance(node.value, dict)
    slots = {key: child for key, child in node.value.items() if key not in HEADER}
    return replace(node, value=slots)


def draft_of(
    kind: type,
    given: Given,
    *,
    beside: tuple[str, ...] = (),
    only: Collection[str] | None = None,
) -> Draft:
    """Return the values of all fields that make sense. `beside`: keys of the map that are none of
    the record's. `only`: the fields to be read, if not all are."""
    entries = given.entries(_example(kind))
    known = {field.name: field for field in fields(kind)}
    for key, entry in entries.items():
        if key and key not in known and key not in beside:
            home = _home(kind, key)
            close = {NEAREST: home} if home else nearest(key, known)
            entry.refuse_unknown_key(key, known or beside, close)
    draft: Draft = {}
    for name, field in known.items():
        if only is not None and name not in only:
            continue
        with suppress(FaultFoundError):
            draft[name] = _field(field, entries.get(name), given)
    return draft


def _home(kind: type, key: str) -> str:
    """Return the key path, below a record, of a key that was written one step too high; "" if there
    is none."""
    for field in fields(kind):
        shape = field.metadata.get("shape")
        if isinstance(shape, parts.Points) and values.names_cards(key):
            return joined(field.name, key)
        kinds: list[type] = []
        if isinstance(shape, parts.PartSlot):
            kinds += parts.parts_of(shape.name).values()
        elif isinstance(shape, parts.Record):
            kinds.append(shape.kind)
        if any(key == inner.name for one in kinds for inner in fields(one)):
            return joined(field.name, key)
    return ""


@cache
def _example(kind: type) -> str:
    """Return how a record is written, with the keys it must have, or with all it may have."""
    names = [field.name for field in fields(kind) if _default(field) is MISSING]
    names = names or [field.name for field in fields(kind)]
    return f"{{{', '.join(f'{name}: …' for name in names)}}}"


def _written_as(field: Field[Any]) -> str:
    """Return how a key that must be there is written."""
    match field.metadata["shape"]:
        case parts.Whole(low, high) | parts.ByPlayers(low, high):
            return f"{field.name}: {low if low > 1 else min(10, high)}"
        case parts.Record(kind):
            return f"{field.name}: {_example(kind)}"
        case parts.PartSlot(slot):
            name, kind = next(iter(parts.parts_of(slot).items()))
            wanting = [one.name for one in fields(kind) if _default(one) is MISSING]
            needed = "".join(f", {one}: …" for one in wanting)
            return f"{field.name}: {{{PART}: {name}{needed}}}"
        case parts.Points():
            return f"{field.name}: {{A: 1, 2-10: face, J-K: 10}}"
        case parts.Named(slot):
            name = next(iter(parts.parts_of(slot)))
            return f"{field.name}: {{{name}: {{{PART}: {name}}}}}"
        case parts.RoundList():
            return f"{field.name}: [[…, …]]"
        case _:
            return f"{field.name}: {{…}}"


def _field(field: Field[Any], written: Given | None, given: Given) -> Any:
    default = _default(field)
    if written is None:
        if default is MISSING:
            path = joined(given.path, field.name)
            facts = {"wanted": field.name, "example": _written_as(field)}
            given.faults.error(given.node.place, path, "fault.missing_key_such_as", **facts)
            raise FaultFoundError
        return default
    try:
        return read(field.metadata["shape"], written)
    except FaultFoundError:
        if default is MISSING:
            raise
        return default


def _default(field: Field[Any]) -> Any:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


def complete(kind: type, draft: Draft) -> bool:
    return all(field.name in draft for field in fields(kind))


def read_record(kind: type, given: Given, *, beside: tuple[str, ...] = ()) -> Any:
    draft = draft_of(kind, given, beside=beside)
    if not complete(kind, draft):
        raise FaultFoundError
    return kind(**draft)


def read_slot(slot: str, given: Given) -> Any:
    """Read a part from `{part: name, ...}`; a part with nothing to add may be named alone."""
    known = parts.parts_of(slot)
    if isinstance(given.node.value, str):
        return _read_named_alone(known, given)
    entries = given.entries(f"{{{PART}: {next(iter(known))}}}")
    chosen = entries.get(PART)
    if chosen is None:
        given.fail("fault.missing_part", allowed=", ".join(known))
    if chosen.text() not in known:
        chosen.fail_to_be_any_of("fault.unknown_part", known)
    return read_record(known[chosen.node.raw], given, beside=(PART,))


def _read_named_alone(known: Mapping[str, type], given: Given) -> Any:
    kind = known.get(given.text())
    if kind is None:
        given.fail_to_be_any_of("fault.unknown_part", known)
    wanting = [field.name for field in fields(kind) if _default(field) is MISSING]
    if wanting:
        example = ", ".join(f"{name}: …" for name in wanting)
        facts = {"given": given.node.raw, "wanted": ", ".join(wanting)}
        given.fail(
            "fault.part_needs_more", **facts, example=f"{{{PART}: {given.node.raw}, {example}}}"
        )
    return kind()


def read_named(slot: str, given: Given) -> dict[str, Any]:
    found: dict[str, Any] = {}
    part = next(iter(parts.parts_of(slot)))
    for name, entry in given.entries(f"{{{part}: {{{PART}: {part}}}}}").items():
        if not NAME.fullmatch(name):
            entry.refuse_key("fault.bad_name", given=clipped(name))
        with suppress(FaultFoundError):
            found[name] = read_slot(slot, entry)
    if not given.entries():
        given.fail("fault.empty_map")
    return found


def read_rounds(kind: type, given: Given) -> tuple[Any, ...]:
    """Read contracts: each is a list of melds, or a map that says more about its round."""
    found = [_round(kind, item) for item in given.items()]
    if not found:
        given.fail("fault.empty_list")
    return tuple(found)


def _round(kind: type, given: Given) -> Any:
    if isinstance(given.node.value, tuple):
        return kind(melds=_meld_names(given))
    if not isinstance(given.node.value, dict):
        given.fail_nothing("fault.not_contract")
    entries = given.entries()
    names = entries.get("melds")
    if names is None:
        given.fail("fault.missing_key", wanted="melds")
    melds = _meld_names(names)
    known = [field.name for field in fields(kind)]
    Section(given).refuse_others(known)
    others = {
        field.name: _field(field, entries.get(field.name), given)
        for field in fields(kind)
        if "shape" in field.metadata
    }
    return kind(melds=melds, **others)


def _meld_names(given: Given) -> tuple[str, ...]:
    names = tuple(item.text() for item in given.items())
    if not names:
        given.fail("fault.empty_list")
    return names


_READERS: Mapping[type, Callable[[Given, Any], Any]] = {
    parts.Flag: lambda given, shape: values.read_flag(given),
    parts.Whole: values.read_whole,
    parts.Word: values.read_word,
    parts.ByPlayers: values.read_by_players,
    parts.Points: values.read_points,
    parts.RankList: values.read_ranks,
    parts.CardList: values.read_cards,
    parts.Counts: values.read_counts,
    parts.Record: lambda given, shape: read_record(shape.kind, given),
    parts.PartSlot: lambda given, shape: read_slot(shape.name, given),
    parts.Named: lambda given, shape: read_named(shape.slot, given),
    parts.RoundList: lambda given, shape: read_rounds(shape.round, given),
}


def read(shape: parts.Shape, given: Given) -> Any:
    return _READERS[type(shape)](given, shape)
