"""What a variant file says about itself, beside the rules of its game."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from game.reading.faults import NEAREST, nearest
from game.reading.given import FaultFoundError, Given
from game.reading.printable import clipped
from game.reading.yaml_tree import Node
from game.variants.inherit import EXTENDS
from game.variants.options import Option, Value, written
from game.variants.schema import FAMILIES, NAME

SCHEMA = 1
#: All other keys of a file are slots of its family.
HEADER = ("schema", "id", "family", EXTENDS, "options", "presets", "rulings")

_RULING = re.compile(r"[A-Za-z0-9]+([-_][A-Za-z0-9]+)*")


class Ruling(NamedTuple):
    """A question the sources leave open; `option` is the one that decides it otherwise. `unless`:
    by option, the values, as written, with which it does not arise."""

    id: str
    option: str = ""
    unless: tuple[tuple[str, frozenset[str]], ...] = ()

    def is_open(self, chosen: Mapping[str, Value], options: Mapping[str, Option]) -> bool:
        """Nobody has decided it, and it arises."""

        def played(key: str) -> str:
            return written(chosen.get(key, options[key].default))

        if self.option in options and played(self.option) != written(options[self.option].default):
            return False
        return not any(key in options and played(key) in values for key, values in self.unless)

    @property
    def text_key(self) -> str:
        return "ruling." + self.id.replace("-", "_")


def check_schema(root: Given) -> None:
    given = _required(root, "schema")
    if given is not None and given.node.raw != str(SCHEMA):
        given.note("fault.schema", given=given.node.shown, known=SCHEMA)


def read_id(root: Given, stem: str) -> str:
    """A game is found by the name of its file, so another id inside is at least odd."""
    root.check_file_name(stem)
    given = _required(root, "id")
    if given is None:
        return stem
    if not NAME.fullmatch(given.node.raw):
        given.note("fault.bad_name", given=given.node.shown)
    elif given.node.raw != stem:
        names = {"given": clipped(given.node.raw), "stem": clipped(stem)}
        root.faults.warning(given.node.place, given.path, "fault.id_not_file", **names)
    return given.node.raw


def read_family(root: Given) -> str | None:
    """A misspelt family is guessed, so that the faults behind it are found too."""
    given = _required(root, "family")
    if given is None:
        return None
    try:
        if given.text() not in FAMILIES:
            given.fail_to_be_any_of("fault.not_word", FAMILIES)
    except FaultFoundError:
        guess = nearest(given.node.shown, FAMILIES).get(NEAREST)
        return str(guess) if guess else None
    return given.node.raw


def _required(root: Given, key: str) -> Given | None:
    given = root.entries().get(key)
    if given is None:
        root.faults.error(root.node.place, key, "fault.missing_key", wanted=key)
    return given


def read_rulings(given: Given, options: Mapping[str, Option]) -> tuple[Ruling, ...]:
    """Each is an id, or an id with an option."""
    found: dict[str, Ruling] = {}
    for item in given.items():
        try:
            ruling = _ruling(item, options)
        except FaultFoundError:
            continue
        if ruling.id in found:
            item.note("fault.twice", given=clipped(ruling.id))
        found[ruling.id] = ruling
    return tuple(found.values())


def _ruling(item: Given, options: Mapping[str, Option]) -> Ruling:
    if not isinstance(item.node.value, dict):
        item = item._replace(node=Node({"id": item.node}, item.node.place, item.node.place))
    entries = item.entries()
    for key, entry in entries.items():
        if key not in Ruling._fields:
            entry.refuse_unknown_key(key, Ruling._fields)
    if "id" not in entries:
        item.fail("fault.missing_key", wanted="id")
    name = entries["id"].text()
    if not _RULING.fullmatch(name):
        entries["id"].fail("fault.bad_name", given=clipped(name))
    option = ""
    if "option" in entries:
        option = entries["option"].text()
        if option not in options:
            entries["option"].fail_to_be_any_of("fault.not_word", options)
    unless = _unless(entries["unless"], options) if "unless" in entries else ()
    return Ruling(name, option, unless)


def _unless(given: Given, options: Mapping[str, Option]) -> tuple[tuple[str, frozenset[str]], ...]:
    """By option, a value or a list of them."""
    found = []
    for key, entry in given.entries().items():
        if key not in options:
            entry.refuse_unknown_key(key, options)
            continue
        items = entry.items() if isinstance(entry.node.value, tuple) else [entry]
        for item in items:
            if options[key].meant(item.node.raw) is None:
                item.fail_to_be_any_of("fault.not_word", map(written, options[key].trials()))
        found.append((key, frozenset(item.node.raw for item in items)))
    return tuple(found)
