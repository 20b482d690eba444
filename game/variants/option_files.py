"""Reading the options and presets of a variant file, and what somebody chooses of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from game.reading.faults import Faults, Place, nearest
from game.reading.given import FaultFoundError, Given
from game.reading.printable import clipped
from game.reading.yaml_tree import DEPTH_MOST, Node, scalar
from game.variants.options import Chosen, Option, Span, Value, written
from game.variants.values import read_flag

_NAME = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
_KEYS = ("at", "values", "range", "unlimited", "default")
#: How they are written, for those who wrote them otherwise.
_AT = "deal.hand"
_OPTION = f"{{at: {_AT}, values: [9, 10], default: 9}}"
_OPTIONS, _CHOICES = f"{{hand: {_OPTION}}}", "{hand: 10}"

Options = Mapping[str, Option]
Presets = Mapping[str, Chosen]


def read_options(given: Given) -> Options:
    found: dict[str, Option] = {}
    for key, entry in given.entries(_OPTIONS).items():
        if not _NAME.fullmatch(key):
            entry.refuse_key("fault.bad_name", given=clipped(key))
        try:
            found[key] = _option(key, entry)
        except FaultFoundError:
            continue
    return found


def read_presets(given: Given, options: Options) -> Presets:
    found: dict[str, dict[str, Value]] = {}
    for name, entry in given.entries(f"{{short: {_CHOICES}}}").items():
        if not _NAME.fullmatch(name):
            entry.refuse_key("fault.bad_name", given=clipped(name))
        try:
            told = {key: _value(choice) for key, choice in entry.entries(_CHOICES).items()}
        except FaultFoundError:
            continue
        for key, value in told.items():
            _check_choice(entry.entries()[key], options, key, value)
        found[name] = told
    return found


def _check_choice(given: Given, options: Options, key: str, value: Value) -> None:
    if key not in options:
        given.refuse_unknown_key(key, options)
    elif options[key].meant(value) is None:
        _note_value(given.faults, given.node.place, given.path, options[key], value)


def _note_value(faults: Faults, place: Place, path: str, option: Option, value: Value) -> None:
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


def _option(key: str, given: Given) -> Option:
    entries = given.entries(_OPTION)
    for name, entry in entries.items():
        if name not in _KEYS:
            entry.refuse_unknown_key(name, _KEYS)
    if "default" not in entries:
        given.fail("fault.missing_key", wanted="default")
    if ("values" in entries) == ("range" in entries):
        given.fail("fault.option_values_or_range")
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
    option = Option(key, default, values, span, given.node.key_place, paths, nodes)
    if option.meant(default) is None:
        _note_value(given.faults, entries["default"].node.place, given.path, option, default)
        raise FaultFoundError
    return option


def _known(text: str) -> Value:
    value = scalar(text)
    return text if value is None else value


def _paths(given: Given) -> tuple[str, ...]:
    items = given.items() if isinstance(given.node.value, tuple) else [given]
    for item in items:
        if item.text().count(".") >= DEPTH_MOST:
            # Nothing lies so deep, and a tree made of it could not be walked through.
            item.fail("fault.option_path", given=clipped(item.text()))
    return tuple(item.text() for item in items)


def _nodes(given: Given, *, placed: bool) -> dict[str, Node]:
    """By each value as it is written, what it puts in place, or the patch it is."""
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
    told = entries["range"]
    ends = [item.node.value for item in told.items()]
    numbers = [end for end in ends if isinstance(end, int) and not isinstance(end, bool)]
    if len(numbers) != 2 or len(ends) != 2:
        told.fail("fault.option_range")
    if numbers[0] >= numbers[1]:
        told.fail("fault.least_over_most", least=numbers[0], most=numbers[1])
    unlimited = entries.get("unlimited")
    return Span(numbers[0], numbers[1], unlimited is not None and read_flag(unlimited))


def chosen_of(
    options: Options, presets: Presets, preset: str | None, wanted: Chosen, faults: Faults
) -> dict[str, Value]:
    """The choices that leave a default, the preset first, in the order of the options."""
    nowhere = Place("")
    told: dict[str, Value] = {}
    if preset is not None and preset in presets:
        told.update(presets[preset])
    elif preset is not None:
        faults.error(
            nowhere,
            "",
            "fault.unknown_preset",
            given=clipped(preset),
            allowed=_listed(presets),
            **nearest(preset, presets),
        )
    told.update(wanted)
    found: dict[str, Value] = {}
    for key, value in told.items():
        if key not in options:
            faults.error(
                nowhere,
                "",
                "fault.unknown_option",
                given=clipped(key),
                allowed=_listed(options),
                **nearest(key, options),
            )
            continue
        meant = options[key].meant(value)
        if meant is None:
            _note_value(faults, nowhere, "", options[key], value)
        elif written(meant) != written(options[key].default):
            found[key] = meant
    return {key: found[key] for key in options if key in found}


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "-"
