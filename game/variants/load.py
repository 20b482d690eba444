"""Loading a variant: its file with those it extends, the chosen options, the game, its rules."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.fishing.flow import FishingRules
from game.engine.fishing.game import FishingGame
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import RummyGame
from game.reading.faults import NEAREST, Fault, Faults, FilePlace, VariantFaultsError, nearest
from game.reading.given import FaultFoundError, Given, Section
from game.reading.printable import clipped
from game.reading.yaml_tree import Node, nodes_of, plain_of
from game.variants.checks import check
from game.variants.inherit import EXTENDS, leaves, merged, read_with_parents, refuse_nothings
from game.variants.options import (
    Chosen,
    Option,
    Options,
    Presets,
    Value,
    chosen_of,
    read_options,
    read_presets,
    written,
)
from game.variants.schema import FAMILIES, NAME, Draft, complete, draft_of

Game = RummyGame | FishingGame


def rules_of(game: Game) -> RummyRules | FishingRules:
    if isinstance(game, RummyGame):
        return RummyRules(game)
    return FishingRules(game)


SCHEMA = 1
#: The keys that say something about the game; all others are slots of its family.
HEADER = ("schema", "id", "family", EXTENDS, "options", "presets", "rulings")

_RULING = re.compile(r"[A-Za-z0-9]+([-_][A-Za-z0-9]+)*")
#: The key of the chosen options in the mapping that is kept inside a saved match.
CHOSEN = "chosen"


class Ruling(NamedTuple):
    """A question the sources leave open; `option` is the one that decides it otherwise. `unless`:
    by option, the values, as written, with which the question does not arise."""

    id: str
    option: str = ""
    unless: tuple[tuple[str, frozenset[str]], ...] = ()

    def is_open(self, chosen: Mapping[str, Value], options: Mapping[str, Option]) -> bool:
        """Return whether the question arises with these options, and none of them decides it."""

        def played(key: str) -> str:
            return written(chosen.get(key, options[key].default))

        if self.option in options and played(self.option) != written(options[self.option].default):
            return False
        return not any(key in options and played(key) in values for key, values in self.unless)

    @property
    def text_key(self) -> str:
        return "ruling." + self.id.replace("-", "_")


@dataclass(frozen=True)
class Variant:
    """A game ready to be compiled, and what may be said about it.

    `chosen` holds a value for every option. `resolved` is the file with all it extends and the
    chosen options laid in, from which the game can be built again without any file; `sources`
    says for each of its key paths where the value came from.
    """

    id: str
    family: str
    game: Game
    options: tuple[Option, ...] = ()
    chosen: Chosen = field(default_factory=dict)
    presets: Presets = field(default_factory=dict)
    rulings: tuple[Ruling, ...] = ()
    resolved: Mapping[str, Any] = field(default_factory=dict)
    sources: Mapping[str, FilePlace] = field(default_factory=dict)

    @property
    def text_keys(self) -> list[str]:
        """Return the key of every text that may be shown of this variant."""
        keys = [f"variant.{self.id}.name", f"variant.{self.id}.about"]
        keys += [key for option in self.options for key in option.text_keys]
        keys += [f"preset.{name}.name" for name in self.presets]
        keys += [f"meld.{name}" for name in getattr(self.game, "melds", ())]
        keys += [f"scores.category.{name}" for name in getattr(self.game.score, "names", ())]
        return keys + [ruling.text_key for ruling in self.rulings]

    def text_name(self, key: str) -> str:
        """Return what a text that only this game has is called in a file: it renames no other
        game's."""
        is_own = key.startswith(f"variant.{self.id}.")
        return (key if is_own else f"{key}.{self.id}").replace(".", "-")


class Reading(NamedTuple):
    """A variant that was read, with its faults. `variant` is None if they are too grave."""

    variant: Variant | None
    faults: tuple[Fault, ...]


def read_variant(
    file: Path, roots: Sequence[Path], wanted: Chosen | None = None, preset: str | None = None
) -> Reading:
    """Read a file and all it extends. Never raises for what is in them."""
    faults = Faults()
    node = read_with_parents(file, roots, faults)
    variant = None
    if node is not None:
        variant = _build(Given(node, "", faults), file.stem, wanted or {}, preset)
    return Reading(None if faults.fatal else variant, tuple(faults))


class Changed(NamedTuple):
    """A game with other options chosen; None if it has grave faults. `sources`: returns where each
    of its values is written."""

    game: Game | None
    faults: tuple[Fault, ...]
    sources: Callable[[], dict[str, FilePlace]]


def changed_by(
    file: Path, roots: Sequence[Path], choices: Iterable[tuple[Chosen, str | None]]
) -> Iterator[Changed]:
    """Yield the game with each of these options and preset. The file is read once, and must have
    no errors without a choice."""
    node = read_with_parents(file, roots, Faults())
    assert node is not None
    root = Given(node, "", Faults())
    options, presets, _ = _offers(root)
    family = _family(root)
    assert family is not None
    for wanted, preset in choices:
        faults = Faults()
        changes = chosen_of(options, presets, preset, wanted, faults)
        body, draft = _game(family, node, options, changes, faults)
        is_sound = complete(FAMILIES[family], draft) and not faults.fatal
        game = FAMILIES[family](**draft) if is_sound else None
        yield Changed(game, tuple(faults), partial(_sources, body))


def variant_from_mapping(mapping: Mapping[str, Any]) -> Variant:
    """Return the variant that once gave this `resolved` mapping. Its options are settled."""
    faults = Faults()
    slots = dict(mapping)
    chosen = slots.pop(CHOSEN, {})
    variant = _build(
        Given(nodes_of(slots, FilePlace("")), "", faults), str(slots.get("id")), {}, None
    )
    if variant is None or faults.fatal:
        raise VariantFaultsError(faults)
    settled = dict(chosen) if isinstance(chosen, Mapping) else {}
    return Variant(variant.id, variant.family, variant.game, chosen=settled, resolved=dict(mapping))


def _build(root: Given, stem: str, wanted: Chosen, preset: str | None) -> Variant | None:
    """Make a variant of the root of a file, and note all that is wrong on the way."""
    faults = root.faults
    _check_schema(root)
    variant_id = _id(root, stem)
    options, presets, rulings = _offers(root)
    family = _family(root)
    if family is None:
        return None
    refuse_nothings(Given(_body(root.node), "", faults))
    changes = chosen_of(options, presets, preset, wanted, faults)
    _check_defaults(family, root, options)
    body, draft = _game(family, root.node, options, changes, faults)
    if not complete(FAMILIES[family], draft):
        return None
    chosen = {key: changes.get(key, option.default) for key, option in options.items()}
    head = {"schema": SCHEMA, "id": variant_id, "family": family, CHOSEN: chosen}
    return Variant(
        variant_id,
        family,
        FAMILIES[family](**draft),
        tuple(options.values()),
        chosen,
        presets,
        rulings,
        {**head, **plain_of(body)},
        _sources(body),
    )


def _sources(body: Node) -> dict[str, FilePlace]:
    return {path: leaf.place for path, leaf in leaves(body)}


def _game(
    family: str, node: Node, options: Options, changes: Chosen, faults: Faults
) -> tuple[Node, Draft]:
    """Return the slots of the game with the changes laid in, and the values read from them."""
    for key, value in changes.items():
        node = merged(node, options[key].patch(value))
    body = _body(node)
    draft = _draft(family, body, faults)
    check(family, draft, node, faults)
    return body, draft


def _offers(root: Given) -> tuple[Options, Presets, tuple[Ruling, ...]]:
    """Return the options, presets and rulings, which are about the game and not part of it."""
    entries = root.entries()
    options: Options = {}
    presets: Presets = {}
    rulings: tuple[Ruling, ...] = ()
    with suppress(FaultFoundError):
        if "options" in entries:
            options = read_options(entries["options"])
        if "presets" in entries:
            presets = read_presets(entries["presets"], options)
        if "rulings" in entries:
            rulings = _rulings(entries["rulings"], options)
    return options, presets, rulings


def _check_defaults(family: str, root: Given, options: Options) -> None:
    """Note options whose defaults change the game: the body of a file already holds the
    defaults."""
    for option in options.values():
        _note_lost(root, option, [path for path in option.paths if _is_no_slot(path)])
    plain, known = _with_defaults(family, root.node, ())
    all_chosen, found = _with_defaults(family, root.node, options.values())
    if all_chosen == plain and tuple(found) == tuple(known):
        return
    noted = set(known)
    for option in options.values():
        draft, found = _with_defaults(family, root.node, [option])
        if any(known.taints(path) for path, _ in leaves(_body(option.patch(option.default)))):
            # The values in the body of the file are at fault, and that is noted already.
            continue
        new = [fault for fault in found if fault not in noted]
        if new and option.paths:
            _report_paths(root, option, new)
        elif new:
            # The option changes a path that is not there: say which.
            root.faults.take(new)
        elif draft != plain:
            path = f"options.{option.key}.default"
            root.faults.error(option.place, path, "fault.option_default", name=option.key)


def _report_paths(root: Given, option: Option, found: Sequence[Fault]) -> None:
    """Note which paths of an option lead nowhere; where none does, take over the faults of its
    value."""
    there = [path for path, _ in leaves(_body(root.node))]
    lost = [path for path in option.paths if path not in there and _is_at(path, found)]
    _note_lost(root, option, lost)
    if not lost:
        root.faults.take(found)


def _note_lost(root: Given, option: Option, lost: Iterable[str]) -> None:
    there = [path for path, _ in leaves(_body(root.node))]
    for path in lost:
        at = root.entries()["options"].entries()[option.key].entries()["at"]
        at.note("fault.option_path", given=clipped(path), **nearest(path, there))


def _is_no_slot(path: str) -> bool:
    """Return whether a path leads to what is about the game, and not part of it."""
    return path.partition(".")[0] in ("", *HEADER)


def _is_at(path: str, found: Iterable[Fault]) -> bool:
    """Return whether one of the faults is at this path, or around it."""
    return any(path == fault.path or path.startswith(fault.path + ".") for fault in found)


def _with_defaults(family: str, node: Node, options: Iterable[Option]) -> tuple[Draft, Faults]:
    for option in options:
        node = merged(node, option.patch(option.default))
    faults = Faults()
    return _draft(family, _body(node), faults), faults


def _draft(family: str, body: Node, faults: Faults) -> Draft:
    return draft_of(FAMILIES[family], Given(body, "", faults))


def _body(node: Node) -> Node:
    """Return the slots of the game."""
    assert isinstance(node.value, dict)
    slots = {key: child for key, child in node.value.items() if key not in HEADER}
    return Node(slots, node.place, node.key_place)


# What a file says about itself ----------------------------------------------------------------


def _check_schema(root: Given) -> None:
    given = _required(root, "schema")
    if given is not None and given.node.raw != str(SCHEMA):
        given.note("fault.schema", given=given.node.shown, known=SCHEMA)


def _id(root: Given, stem: str) -> str:
    """Return the id of a game. A game is found by the name of its file, so another id inside gets a
    warning."""
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


def _family(root: Given) -> str | None:
    """Return the family; a misspelt one is guessed, so that the faults behind it are found too."""
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


def _rulings(given: Given, options: Mapping[str, Option]) -> tuple[Ruling, ...]:
    """Return the rulings: each is written as an id, or as an id with an option."""
    found: dict[str, Ruling] = {}
    for item in given.items():
        with suppress(FaultFoundError):
            ruling = _ruling(item, options)
            if ruling.id in found:
                item.note("fault.twice", given=clipped(ruling.id))
            found[ruling.id] = ruling
    return tuple(found.values())


def _ruling(item: Given, options: Mapping[str, Option]) -> Ruling:
    if not isinstance(item.node.value, dict):
        item = item._replace(node=Node({"id": item.node}, item.node.place, item.node.place))
    entries = Section(item)
    entries.refuse_others(Ruling._fields)
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
    """Return, by option, the values with which a question does not arise; a single one is written
    without a list."""
    found = []
    for key, entry in given.entries().items():
        if key not in options:
            entry.refuse_unknown_key(key, options)
            continue
        items = entry.one_or_more()
        for item in items:
            if options[key].meant(item.node.raw) is None:
                item.fail_to_be_any_of("fault.not_word", map(written, options[key].trials()))
        found.append((key, frozenset(item.node.raw for item in items)))
    return tuple(found)
