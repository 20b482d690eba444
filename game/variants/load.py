"""Loading a variant: its file with those it extends, the chosen options, the game, its rules."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
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
from game.variants.checks import check, is_last
from game.variants.follow import Bench, extends_a_game, follow, without_broken
from game.variants.inherit import (
    Layers,
    leaves,
    merged,
    node_at,
    place_of,
    read_with_parents,
    refuse_nothings,
)
from game.variants.options import (
    Below,
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
from game.variants.schema import CREST, FAMILIES, NAME, WORDS, Draft, body_of, complete, draft_of
from game.variants.words import ByLanguage, as_written, read_crest, read_words

Game = RummyGame | FishingGame


def rules_of(game: Game, players: int = 0) -> RummyRules | FishingRules:
    """Return the rules of a game with this number of players; with any, and the largest deck, if
    0."""
    if players:
        game = replace(game, deck=game.deck.at(players))
    if isinstance(game, RummyGame):
        return RummyRules(game)
    return FishingRules(game)


SCHEMA = 1

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
    #: What the file itself calls the game, by language.
    words: Mapping[str, ByLanguage] = field(default_factory=dict)
    #: The night animal that stands for it; "" for none.
    crest: str = ""

    @property
    def text_keys(self) -> list[str]:
        """Return the key of every text that may be shown of this variant."""
        keys = [f"variant.{self.id}.{word}" for word in WORDS if word not in self.words]
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
    file: Path,
    roots: Sequence[Path],
    wanted: Chosen | None = None,
    preset: str | None = None,
    text: str | None = None,
) -> Reading:
    """Read a file and all it extends. Never raises for what is in them. `text`: what the file is to
    say, where that is not written yet."""
    faults = Faults()
    layers = read_with_parents(file, roots, faults, text)
    if not layers:
        return Reading(None, tuple(faults))
    return reading_of(layers, file.stem, faults, wanted or {}, preset)


def reading_of(
    layers: Layers, stem: str, faults: Faults, wanted: Chosen, preset: str | None = None
) -> Reading:
    """Return what the files make together. `faults`: those found in them so far."""
    variant = _build(layers, stem, wanted, preset, faults)
    return Reading(None if faults.fatal else variant, _where_they_are(faults, layers))


def _where_they_are(faults: Faults, layers: Layers) -> tuple[Fault, ...]:
    """Return faults; those that a file below has by itself at the place where it has them."""
    if not faults or len(layers) == 1:
        return tuple(faults)
    there: dict[tuple[str, str], Fault] = {}
    family = _family(Given(layers[-1], "", Faults()))
    if family is None:
        return tuple(faults)
    for below in layers[:-1]:
        found = Faults()
        _game(family, below, {}, {}, found)
        for fault in found:
            # A file that is there to be extended may lack what those above it say.
            if not fault.key.startswith("fault.missing_key"):
                there.setdefault((fault.key, fault.path), fault)
    return tuple(dict.fromkeys(there.get((one.key, one.path), one) for one in faults))


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
    layers = read_with_parents(file, roots, Faults())
    root = Given(layers[-1], "", Faults())
    family = _family(root)
    assert family is not None
    options, presets, _ = _offers(family, root, layers)
    for wanted, preset in choices:
        faults = Faults()
        changes = chosen_of(options, presets, preset, wanted, faults)
        body, draft = _game(family, root.node, options, changes, faults)
        is_sound = complete(FAMILIES[family], draft) and not faults.fatal
        game = FAMILIES[family](**draft) if is_sound else None
        yield Changed(game, tuple(faults), partial(_sources, body))


def variant_from_mapping(mapping: Mapping[str, Any]) -> Variant:
    """Return the variant that once gave this `resolved` mapping. Its options are settled."""
    faults = Faults()
    slots = dict(mapping)
    chosen = slots.pop(CHOSEN, {})
    layers = (nodes_of(slots, FilePlace("")),)
    variant = _build(layers, str(slots.get("id")), {}, None, faults)
    if variant is None or faults.fatal:
        raise VariantFaultsError(faults)
    settled = dict(chosen) if isinstance(chosen, Mapping) else {}
    return Variant(
        variant.id,
        variant.family,
        variant.game,
        chosen=settled,
        resolved=dict(mapping),
        words=variant.words,
        crest=variant.crest,
    )


def _build(
    layers: Layers, stem: str, wanted: Chosen, preset: str | None, faults: Faults
) -> Variant | None:
    """Make a variant of a file and those it extends, and note all that is wrong on the way."""
    root = Given(layers[-1], "", faults)
    _check_schema(root)
    variant_id = _id(root, stem)
    words, crest = read_words(root), read_crest(root)
    family = _family(root)
    if family is not None and _is_of_another(family, layers, faults):
        return None
    options, presets, rulings = _offers(family, root, layers)
    if family is None:
        return None
    changes = chosen_of(options, presets, preset, wanted, faults)
    body, draft = _game(family, root.node, options, changes, faults)
    refuse_nothings(Given(body, "", faults))
    if not complete(FAMILIES[family], draft):
        return None
    chosen = {key: changes.get(key, option.default) for key, option in options.items()}
    head = {"schema": SCHEMA, "id": variant_id, "family": family}
    head |= {word: as_written(said) for word, said in words.items()}
    head |= {CREST: crest} if crest else {}
    head[CHOSEN] = chosen
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
        words,
        crest,
    )


def _sources(body: Node) -> dict[str, FilePlace]:
    return {path: leaf.place for path, leaf in leaves(body)}


def _game(
    family: str, node: Node, options: Options, changes: Chosen, faults: Faults
) -> tuple[Node, Draft]:
    """Return the slots of the game with the changes laid in, and the values read from them."""
    for key, value in changes.items():
        node = merged(node, options[key].patch(value))
    body = body_of(node)
    draft = draft_of(FAMILIES[family], Given(body, "", faults))
    check(family, draft, node, faults)
    return body, draft


def _offers(
    family: str | None, root: Given, layers: Layers
) -> tuple[Options, Presets, tuple[Ruling, ...]]:
    """Return the options, presets and rulings, which are about the game and not part of it, as far
    as they are about the game as the last file leaves it."""
    entries, own = root.entries(), root.node.place.file
    options: Options = {}
    presets: Presets = {}
    rulings: tuple[Ruling, ...] = ()
    with suppress(FaultFoundError):
        if "options" in entries:
            options = read_options(entries["options"])
        usual = {key: option.default for key, option in options.items()}
        bench = Bench(family, root.node) if family else None
        if bench:
            options = follow(options, layers, bench, root.faults)
        below = Below(_keys_below(layers), own)
        if "presets" in entries:
            presets = read_presets(entries["presets"], options, below)
        if bench and extends_a_game(layers):
            presets = without_broken(presets, options, bench, _own_keys(root, "presets"))
        if "rulings" in entries:
            same = [key for key, option in options.items() if option.default == usual[key]]
            rulings = _rulings(entries["rulings"], options, below, same)
    return options, presets, rulings


def _own_keys(root: Given, key: str) -> Collection[str]:
    """Return the entries of a map that the file itself has written."""
    node = node_at(root.node, key)
    entries = node.value if node and isinstance(node.value, dict) else {}
    return [name for name, one in entries.items() if is_last(root.node, one.key_place)]


def _keys_below(layers: Layers) -> frozenset[str]:
    """Return the options of the files below the last one."""
    offered = (node_at(below, "options") for below in layers[:-1])
    return frozenset(
        key for one in offered if one and isinstance(one.value, dict) for key in one.value
    )


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
    own = root.node.place
    if given is None:
        return stem
    if given.node.place.file != own.file:
        # The id of the game below: this file has none of its own.
        if NAME.fullmatch(stem):
            return stem
        given = given._replace(node=replace(given.node, place=own))
    if not NAME.fullmatch(given.node.raw):
        given.note("fault.bad_name", given=given.node.shown)
    elif given.node.raw != stem:
        names = {"given": clipped(given.node.raw), "stem": clipped(stem)}
        root.faults.warning(given.node.place, given.path, "fault.id_not_file", **names)
    return given.node.raw


def _family(root: Given) -> str | None:
    """Return the family; a misspelt one is guessed, so that the faults behind it are found too."""
    given = root.entries().get("family")
    if given is None:
        root.faults.error(root.node.place, "family", "fault.missing_family")
        return None
    try:
        if given.text() not in FAMILIES:
            given.fail_to_be_any_of("fault.not_word", FAMILIES)
    except FaultFoundError:
        guess = nearest(given.node.shown, FAMILIES).get(NEAREST)
        return str(guess) if guess else None
    return given.node.raw


def _is_of_another(family: str, layers: Layers, faults: Faults) -> bool:
    """Note a fault if a file calls itself another kind of game than what it extends, and return
    whether it does: little of that would mean anything to it."""
    above = layers[-1]
    for below in layers[:-1]:
        given = node_at(below, "family")
        if given is not None and given.raw in FAMILIES and given.raw != family:
            place = place_of(above, "family")
            faults.error(place, "family", "fault.other_family", given=family, below=given.raw)
            return True
    return False


def _required(root: Given, key: str) -> Given | None:
    given = root.entries().get(key)
    # What a file builds on is asked for first: with it the other keys may be there.
    if given is None and "family" in root.entries():
        root.faults.error(root.node.place, key, "fault.missing_key", wanted=key)
    return given


def _rulings(
    given: Given, options: Options, below: Below, unmoved: Collection[str]
) -> tuple[Ruling, ...]:
    """Return the rulings: each is written as an id, or as an id with an option. `unmoved`: the
    options whose default is the one they are written with."""
    found: dict[str, Ruling] = {}
    for item in given.items():
        if item.node.place.file != below.own and _is_decided(item.node, below, options, unmoved):
            continue
        with suppress(FaultFoundError):
            ruling = _ruling(item, options, below)
            if ruling.id in found:
                item.note("fault.twice", given=clipped(ruling.id))
            found[ruling.id] = ruling
    return tuple(found.values())


def _is_decided(node: Node, below: Below, options: Options, unmoved: Collection[str]) -> bool:
    """Return whether a ruling of a file below is about an option that the file has decided."""
    option, unless = node_at(node, "option"), node_at(node, "unless")
    asked = unless.value if unless and isinstance(unless.value, dict) else {}
    if option and option.raw in below.keys and option.raw not in unmoved:
        return True
    return any(key in below.keys and key not in options for key in asked)


def _ruling(item: Given, options: Options, below: Below) -> Ruling:
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
    unless = _unless(entries["unless"], options, below) if "unless" in entries else ()
    return Ruling(name, option, unless)


def _unless(given: Given, options: Options, below: Below) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return, by option, the values with which a question does not arise; a single one is written
    without a list."""
    found = []
    for key, entry in given.entries().items():
        if key not in options:
            entry.refuse_unknown_key(key, options)
            continue
        items = entry.one_or_more()
        for item in items:
            is_gone = below.is_gone(entry, key, [item.node.raw], options)
            if options[key].meant(item.node.raw) is None and not is_gone:
                item.fail_to_be_any_of("fault.not_word", map(written, options[key].trials()))
        found.append((key, frozenset(item.node.raw for item in items)))
    return tuple(found)
