"""What a variant file lets players choose: options with their values, presets, and what was
chosen.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.reading.faults import Faults, FilePlace, nearest
from game.reading.given import FaultFoundError, Given, Section
from game.reading.printable import clipped
from game.reading.yaml_tree import DEPTH_MOST, Node, scalar
from game.variants.inherit import marked, merged, patch_at
from game.variants.schema import HEADER
from game.variants.values import UNLIMITED_WORD, read_flag

Value = bool | int | str
Chosen = Mapping[str, Value]

_WORD = re.compile(r"[a-z][a-z0-9_]*")


def written(value: Value) -> str:
    """Return a value as it is written in a file and on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Span:
    """The whole numbers a value may be chosen from."""

    low: int
    high: int
    unlimited: bool = False


@dataclass(frozen=True)
class Option:
    """An option of a game, with its `values` in the order of the file, or a `span` instead."""

    key: str
    default: Value
    values: tuple[Value, ...]
    span: Span | None
    place: FilePlace = field(compare=False)
    default_place: FilePlace = field(compare=False, repr=False)
    values_place: FilePlace = field(compare=False, repr=False)
    at_place: FilePlace = field(compare=False, repr=False)
    #: The paths at which the chosen value is put; empty if each value is a patch of its own.
    paths: tuple[str, ...] = field(compare=False, repr=False)
    #: The nodes that are put there, by the value as written; empty for a span.
    nodes: Mapping[str, Node] = field(compare=False, repr=False)

    @property
    def allowed(self) -> str:
        if self.span is None:
            return ", ".join(map(written, self.values))
        ends = f"{self.span.low}-{self.span.high}"
        return f"{ends}, {UNLIMITED_WORD}" if self.span.unlimited else ends

    @property
    def text_keys(self) -> list[str]:
        stem = f"option.{self.key}"
        named = [self.value_key(value) for value in self.trials()]
        return [f"{stem}.name", f"{stem}.help", *filter(None, named)]

    def value_key(self, value: Value) -> str:
        """Return the key of the text that names a value; "" for numbers and formulas, which are
        shown as such."""
        text = written(value)
        if isinstance(value, bool) or text == UNLIMITED_WORD:
            return f"option_value.{text}"
        return f"option.{self.key}.value.{text}" if _WORD.fullmatch(text) else ""

    def meant(self, given: Value) -> Value | None:
        """Return the value that is meant, if there is one; what comes from a command line is
        text."""
        text = written(given)
        if self.span is None:
            return next((value for value in self.values if written(value) == text), None)
        if self.span.unlimited and text == UNLIMITED_WORD:
            return UNLIMITED_WORD
        number = scalar(text)
        if not isinstance(number, int) or isinstance(number, bool):
            return None
        return number if self.span.low <= number <= self.span.high else None

    def trials(self) -> tuple[Value, ...]:
        """Return the values worth trying out: all of them, or the ends of a span."""
        if self.span is None:
            return self.values
        ends: tuple[Value, ...] = (self.span.low, self.span.high)
        return (*ends, UNLIMITED_WORD) if self.span.unlimited else ends

    def with_default(self, value: Value) -> Option:
        """Return the option with another default, which is one of its values from now on."""
        if self.meant(value) is not None:
            return replace(self, default=value)
        if self.span is None:
            return replace(self, default=value, values=_in_order(self.values, value))
        if isinstance(value, int):
            low, high = min(value, self.span.low), max(value, self.span.high)
            return replace(self, default=value, span=replace(self.span, low=low, high=high))
        return replace(self, default=value, span=replace(self.span, unlimited=True))

    def without(self, dead: Sequence[Value]) -> Option | None:
        """Return the option without some of its values, not the default; None if nothing is left to
        choose."""
        if self.span is None:
            left = tuple(value for value in self.values if value not in dead)
            return replace(self, values=left) if len(left) > 1 else None
        low, high, usual = self.span.low, self.span.high, self.default
        if isinstance(usual, int):
            low, high = usual if low in dead else low, usual if high in dead else high
        span = Span(low, high, self.span.unlimited and UNLIMITED_WORD not in dead)
        return replace(self, span=span) if low < high or span.unlimited else None

    def patch(self, value: Value) -> Node:
        """Return what choosing this value lays over the file."""
        text = written(value)
        node = self.nodes.get(text, Node(value, self.place, self.place, text))
        return marked(self._put(node), f"{self.key}={text}")

    def _put(self, node: Node) -> Node:
        if not self.paths:
            return node
        patch = patch_at(self.paths[0], node)
        for path in self.paths[1:]:
            patch = merged(patch, patch_at(path, node))
        return patch


def _in_order(values: Sequence[Value], value: Value) -> tuple[Value, ...]:
    """Return values with one more, which goes first where there is no order."""
    more = [value, *values]
    if all(isinstance(one, int) for one in more):
        for falls in (False, True):
            if list(values) == sorted(values, key=int, reverse=falls):
                return tuple(sorted(more, key=int, reverse=falls))
    return tuple(more)


_NAME = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
#: The keys of an option.
OPTION_KEYS = ("at", "values", "range", "unlimited", "default")
#: Examples of options as they should be written, shown in messages about faults.
_AT = "deal.hand"
_OPTION = f"{{at: {_AT}, values: [9, 10], default: 9}}"
_OPTIONS, _CHOICES = f"{{hand: {_OPTION}}}", "{hand: 10}"

Options = Mapping[str, Option]
Presets = Mapping[str, Chosen]


class Below(NamedTuple):
    """What the files below a file call options. `own`: the name of the file itself."""

    keys: frozenset[str] = frozenset()
    own: str = ""

    def is_gone(self, given: Given, key: str, values: Iterable[Value], options: Options) -> bool:
        """Return whether a file below speaks of an option, or one of its values, that the file has
        settled."""
        if given.node.key_place.file == self.own or key not in self.keys:
            return False
        return key not in options or any(options[key].meant(value) is None for value in values)


def read_options(given: Given) -> Options:
    found: dict[str, Option] = {}
    for key, entry in given.entries(_OPTIONS).items():
        if not _NAME.fullmatch(key):
            entry.refuse_key("fault.bad_name", given=clipped(key))
        with suppress(FaultFoundError):
            found[key] = _option(key, entry, [one for one in given.entries() if one != key])
    return found


def read_presets(given: Given, options: Options, below: Below) -> Presets:
    found: dict[str, dict[str, Value]] = {}
    for name, entry in given.entries(f"{{short: {_CHOICES}}}").items():
        if not _NAME.fullmatch(name):
            entry.refuse_key("fault.bad_name", given=clipped(name))
        try:
            choices = {key: _value(choice) for key, choice in entry.entries(_CHOICES).items()}
        except FaultFoundError:
            continue
        written_at = entry.entries()
        if any(
            below.is_gone(written_at[key], key, [value], options) for key, value in choices.items()
        ):
            continue
        for key, value in choices.items():
            _check_choice(written_at[key], options, key, value)
        found[name] = choices
    return found


def _check_choice(given: Given, options: Options, key: str, value: Value) -> None:
    if key not in options:
        given.refuse_unknown_key(key, options)
    elif options[key].meant(value) is None:
        note_value(given.faults, given.node.place, given.path, options[key], value)


def note_value(faults: Faults, place: FilePlace, path: str, option: Option, value: Value) -> None:
    close = nearest(written(value), map(written, option.values))
    faults.error(
        place,
        path,
        "fault.option_value",
        name=option.key,
        given=clipped(written(value)),
        allowed=option.allowed,
        **close,
    )


def _value(given: Given) -> Value:
    value = given.node.value
    if isinstance(value, bool | int | str):
        return value
    given.fail_nothing("fault.not_text")


def _option(key: str, given: Given, others: Collection[str]) -> Option:
    entries = given.entries(_OPTION)
    Section(given).refuse_others(OPTION_KEYS)
    if "default" not in entries:
        given.fail("fault.missing_key", wanted="default")
    if ("values" in entries) == ("range" in entries):
        given.fail("fault.option_values_or_range", **nearest(key, others))
    default = _value(entries["default"])
    paths = _paths(entries["at"]) if "at" in entries else ()
    nodes: dict[str, Node] = {}
    span = None
    if "values" in entries:
        nodes = _nodes(entries["values"], placed=bool(paths))
    else:
        if not paths:
            given.fail("fault.missing_key", wanted="at")
        span = _span(entries)
    values = tuple(_known(name) for name in nodes)
    places = {
        "place": given.node.key_place,
        "default_place": entries["default"].node.place,
        "values_place": entries["values" if nodes else "range"].node.key_place,
        "at_place": entries["at"].node.place if paths else given.node.place,
    }
    option = Option(key, default, values, span, paths=paths, nodes=nodes, **places)
    is_of_one_file = places["default_place"].file == places["values_place"].file
    if option.meant(default) is None and is_of_one_file:
        note_value(given.faults, entries["default"].node.place, given.path, option, default)
        raise FaultFoundError
    return option


def _known(text: str) -> Value:
    value = scalar(text)
    return text if value is None else value


def _paths(given: Given) -> tuple[str, ...]:
    items = given.one_or_more()
    for item in items:
        leads_to_header = item.text().partition(".")[0] in ("", *HEADER)
        # No value lies so deep, and a tree made of such a path could not be walked through.
        if leads_to_header or item.text().count(".") >= DEPTH_MOST:
            item.fail("fault.option_path", given=clipped(item.text()))
    return tuple(item.text() for item in items)


def _nodes(given: Given, *, placed: bool) -> dict[str, Node]:
    """Return, by each value as it is written, the node it puts in place, or the patch it is."""
    nodes: dict[str, Node] = {}
    if isinstance(given.node.value, dict):
        for name, entry in given.entries().items():
            if not placed:
                entry.entries()
            nodes[name] = entry.node
    elif placed:
        for item in given.items():
            name = written(_value(item))
            if name in nodes:
                item.note("fault.twice", given=clipped(name))
            nodes[name] = item.node
    else:
        given.fail("fault.option_patches")
    if len(nodes) < 2:
        given.fail("fault.option_one_value")
    return nodes


def _span(entries: Mapping[str, Given]) -> Span:
    span = entries["range"]
    ends = [item.node.value for item in span.items()]
    numbers = [end for end in ends if isinstance(end, int) and not isinstance(end, bool)]
    if len(numbers) != 2 or len(ends) != 2:
        span.fail("fault.option_range")
    if numbers[0] >= numbers[1]:
        span.fail("fault.least_over_most", least=numbers[0], most=numbers[1])
    unlimited = entries.get("unlimited")
    return Span(numbers[0], numbers[1], unlimited is not None and read_flag(unlimited))


def chosen_of(
    options: Options, presets: Presets, preset: str | None, wanted: Chosen, faults: Faults
) -> dict[str, Value]:
    """Return the choices that leave a default, the preset first, in the order of the options."""
    nowhere = FilePlace("")

    def unknown(key: str, name: str, known: Iterable[str]) -> None:
        facts = {"given": clipped(name), "allowed": ", ".join(known) or "-"}
        faults.error(nowhere, "", key, **facts, **nearest(name, known))

    choices: dict[str, Value] = {}
    if preset is not None and preset in presets:
        choices.update(presets[preset])
    elif preset is not None:
        unknown("fault.unknown_preset", preset, presets)
    choices.update(wanted)
    found: dict[str, Value] = {}
    for key, value in choices.items():
        if key not in options:
            unknown("fault.unknown_option", key, options)
            continue
        meant = options[key].meant(value)
        if meant is None:
            note_value(faults, nowhere, "", options[key], value)
        elif written(meant) != written(options[key].default):
            found[key] = meant
    return {key: found[key] for key in options if key in found}
