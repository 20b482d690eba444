"""Options that follow the file: what becomes of them where a file changes the game they are of.

An option speaks of what the file says, and its default is what is played without a choice. Where a
file changes that, an option written below it gets the new default, loses the values that make no
game any more, and goes where nothing is left to choose. One that the file writes itself must agree
with it.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from game.engine.parts import UNLIMITED
from game.reading.faults import Fault, Faults, nearest
from game.reading.given import Given
from game.reading.printable import clipped
from game.reading.yaml_tree import Node, plain_of
from game.variants.checks import check
from game.variants.idle import idle_keys
from game.variants.inherit import MORE, Layers, leaves, merged, node_at
from game.variants.options import Chosen, Option, Options, Presets, Value, note_value, written
from game.variants.schema import FAMILIES, Draft, body_of, complete, draft_of
from game.variants.values import UNLIMITED_WORD


@dataclass(frozen=True)
class Tried:
    """A game with a change laid over it, and the values read from it."""

    node: Node
    draft: Draft
    faults: Faults


class Bench:
    """A game as its file says it, and the place to try changes of it."""

    def __init__(self, family: str, node: Node) -> None:
        self.family, self.kind, self.node = family, FAMILIES[family], node
        faults = Faults()
        draft = draft_of(self.kind, Given(body_of(node), "", faults))
        self.plain = Tried(node, draft, faults)

    @cached_property
    def _doubts(self) -> Faults:
        """What is noted of the game as a whole, without a change."""
        found = Faults()
        check(self.family, self.plain.draft, self.node, found)
        return found

    @property
    def is_sound(self) -> bool:
        is_read = complete(self.kind, self.plain.draft) and not self.plain.faults
        return is_read and not self._doubts.fatal

    def tried(self, *patches: Node) -> Tried:
        """Return the game with patches laid over; only slots that these speak of are read anew."""
        node, slots = self.node, set[str]()
        for patch in patches:
            node = merged(node, patch)
            slots |= body_of(patch).value.keys()  # type: ignore[union-attr]
        body, faults = body_of(node), Faults()
        assert isinstance(body.value, dict)
        spoken = {key: child for key, child in body.value.items() if key in slots}
        read = draft_of(self.kind, Given(replace(body, value=spoken), "", faults), only=slots)
        kept = {key: value for key, value in self.plain.draft.items() if key not in slots}
        return Tried(node, {**kept, **read}, faults)

    def is_plain(self, tried: Tried) -> bool:
        return not tried.faults and tried.draft == self.plain.draft

    def played(self, *patches: Node) -> Draft | None:
        """Return the game with patches laid over; None if it is faulty or doubtful."""
        tried = self.tried(*patches)
        check(self.family, tried.draft, tried.node, tried.faults)
        known = {(one.key, one.path) for one in self._doubts}
        is_worse = any((one.key, one.path) not in known for one in tried.faults)
        return None if is_worse or not complete(self.kind, tried.draft) else tried.draft


def follow(options: Options, layers: Layers, bench: Bench, faults: Faults) -> Options:
    """Return the options as the last file leaves them. Note a fault for each that it writes itself,
    and that does not agree with it."""
    all_chosen = bench.tried(*(one.patch(one.default) for one in options.values()))
    is_offered = all(one.meant(one.default) is not None for one in options.values())
    if not (is_offered and bench.is_plain(all_chosen)):
        options = _agreeing(options, layers[-1].place.file, bench, faults)
    if not extends_a_game(layers) or not bench.is_sound:
        return options
    left = {key: one for key, one in options.items() if not _is_settled(one, layers)}
    return _without_dead_ends(left, layers[-1].place.file, bench)


def extends_a_game(layers: Layers) -> bool:
    """Return whether a file changes a game, and not only what games have in common."""
    return any("id" in (below.value or {}) for below in layers[:-1])  # type: ignore[operator]


def _agreeing(options: Options, own: str, bench: Bench, faults: Faults) -> Options:
    found: dict[str, Option] = {}
    for key, option in options.items():
        patch = option.patch(option.default)
        if any(bench.plain.faults.taints(path) for path, _ in leaves(body_of(patch))):
            # What the file says there is at fault, and that is noted already.
            found[key] = option
        elif (one := _agreeing_one(option, own, bench, faults)) is not None:
            found[key] = one
    return found


def _agreeing_one(option: Option, own: str, bench: Bench, faults: Faults) -> Option | None:
    """Return an option with the default that the file says; None if the file says nothing that the
    option could offer."""
    tried = bench.tried(option.patch(option.default))
    if option.meant(option.default) is not None and bench.is_plain(tried):
        return option
    if tried.faults and option.place.file == own:
        _note_lost(option, bench, tried.faults, faults)
        return option
    said = _said(option, bench)
    if said is None and option.place.file != own:
        return None
    is_contrary = said is None or written(said) != written(option.default)
    if option.default_place.file == own and is_contrary:
        _note_contrary(option, said, faults)
    elif said is None or (option.meant(said) is None and option.values_place.file == own):
        place, path = option.values_place, f"options.{option.key}.values"
        note_value(faults, place, path, option, option.default if said is None else said)
    else:
        return option.with_default(said)
    return option


def _said(option: Option, bench: Bench) -> Value | None:
    """Return the value that the file says by itself, if an option can have such a value."""
    for value in option.values:
        if bench.is_plain(bench.tried(option.patch(value))):
            return value
    values = {_said_at(path, bench) for path in option.paths}
    said = values.pop() if len(values) == 1 else None
    if said is None or not (isinstance(said, int) or said == UNLIMITED_WORD):
        return None
    return said if bench.is_plain(bench.tried(option.patch(said))) else None


def _said_at(path: str, bench: Bench) -> Value | None:
    node = node_at(bench.node, path)
    if node is not None:
        return node.value if isinstance(node.value, int | str) else None
    slot, *steps = path.split(".")
    said: Any = bench.plain.draft.get(slot)
    for step in steps:
        said = said.get(step) if isinstance(said, Mapping) else getattr(said, step, None)
    if said == UNLIMITED:
        return UNLIMITED_WORD
    return said if isinstance(said, int | str) else None


def _note_contrary(option: Option, said: Value | None, faults: Faults) -> None:
    path, facts = f"options.{option.key}.default", {"name": option.key}
    if said is None:
        faults.error(option.default_place, path, "fault.option_default", **facts)
        return
    facts |= {"given": written(option.default), "said": written(said)}
    faults.error(option.default_place, path, "fault.option_default_said", **facts)


def _note_lost(option: Option, bench: Bench, found: Faults, faults: Faults) -> None:
    """Note which paths of an option lead nowhere; where none does, take over the faults of its
    value."""
    there = [path for path, _ in leaves(body_of(bench.node))]
    lost = [path for path in option.paths if path not in there and _is_at(path, found)]
    for path in lost:
        note_path(option, path, there, faults)
    if not lost:
        faults.take(found)


def note_path(option: Option, path: str, there: Iterable[str], faults: Faults) -> None:
    """Note that a key path of an option leads to nothing in the game."""
    facts = {"given": clipped(path), **nearest(path, there)}
    faults.error(option.at_place, f"options.{option.key}.at", "fault.option_path", **facts)


def _is_at(path: str, found: Iterable[Fault]) -> bool:
    """Return whether one of the faults is at this path, or around it."""
    return any(path == fault.path or path.startswith(fault.path + ".") for fault in found)


def _is_settled(option: Option, layers: Layers) -> bool:
    """Return whether an option whose values are patches would change what a file has changed since:
    what its values were called says nothing any more."""
    if option.paths:
        return False
    since = next(one for one in layers if one.place.file == option.default_place.file)
    paths = {path for node in option.nodes.values() for path, _ in leaves(node)}
    return any(
        _plain_at(since, path) != _plain_at(layers[-1], path)
        for path in paths
        if not path.endswith(MORE)
    )


def _plain_at(node: Node, path: str) -> object:
    found = node_at(node, path) if path else None
    return None if found is None else plain_of(found)


def _without_dead_ends(options: Options, own: str, bench: Bench) -> Options:
    """Return the options without the choices that make no game, or the same one, and without
    options that change nothing. Those the file writes itself stay as they are."""
    idle = set(idle_keys(bench.family, bench.plain.draft))
    left: dict[str, Option] = {}
    for key, option in options.items():
        dead: list[Value] = []
        for value in option.trials():
            if written(value) == written(option.default):
                continue
            played = bench.played(option.patch(value))
            if played is None or (played == bench.plain.draft and option.span is None):
                dead.append(value)
            else:
                idle &= idle_keys(bench.family, played).keys()
        alive = option if option.place.file == own else option.without(dead)
        if alive is not None:
            left[key] = alive
    return {
        key: option
        for key, option in left.items()
        if option.place.file == own or not option.paths or not set(option.paths) <= idle
    }


def without_broken(
    presets: Presets, options: Options, bench: Bench, own: Collection[str]
) -> Presets:
    """Return the presets whose choices make a game together; those of `own` stay as they are."""

    def makes_a_game(choices: Chosen) -> bool:
        patches = (one.patch(choices[key]) for key, one in options.items() if key in choices)
        return bench.played(*patches) is not None

    return {
        name: choices for name, choices in presets.items() if name in own or makes_a_game(choices)
    }
