"""A game of one's house while it is changed: a file that extends a game, and what it makes of it.

The text of the file is the truth. A change writes what differs from the game below into it, and
takes away what says the same again; what somebody has written there by hand stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from game.engine import parts
from game.reading.faults import Fault, Faults, Severity
from game.reading.files import read_plain
from game.reading.whole_file import write_whole
from game.reading.yaml_edit import GONE, with_value
from game.reading.yaml_tree import SIZE_MOST, Node, joined, plain_of, read_text
from game.variants.fields import GameField, fields_at, fields_of, in_full, owner_of
from game.variants.inherit import MORE, SUFFIXES, Layers, leaves, merged, read_with_parents
from game.variants.load import Reading, reading_of
from game.variants.options import Option, Value, written
from game.variants.schema import PART, body_of

Game = Mapping[str, Any]
"""The slots of a game, with what is played where it says nothing."""
Changes = Mapping[str, Any]
"""By key path, what a game is to say there; GONE for nothing."""

#: The most choices of options that change the same keys.
TOGETHER_MOST = 400
#: What cards count where nothing has said it.
_POINTS = {"A": 15, "2-10": "face", "J-K": 10, "joker": 25}
_NUMBER = 100


@dataclass(frozen=True)
class _State:
    """What the file says, and what it makes."""

    text: str
    layers: Layers
    reading: Reading

    @cached_property
    def family(self) -> str:
        return str(plain_of(self.layers[-1]).get("family", "")) if self.layers else ""

    @cached_property
    def game(self) -> Game:
        return in_full(plain_of(body_of(self.layers[-1])), self.family)


class Together(NamedTuple):
    """Options that change the same keys. `games`: by what is chosen of each, what stands at these
    `paths` then."""

    options: tuple[Option, ...]
    paths: tuple[str, ...]
    games: Mapping[tuple[Value, ...], tuple[Any, ...]]


class HouseGame:
    """A game that is changed. `file`: where it is kept; `roots`: the folders of games."""

    def __init__(self, file: Path, text: str, roots: Sequence[Path]) -> None:
        self.file, self.roots = file, tuple(roots)
        self._states = [self._read(text)]
        #: What the file holds, as far as is known; None before it is written.
        self._kept: str | None = None

    @classmethod
    def opened(cls, file: Path, roots: Sequence[Path]) -> HouseGame:
        """Return the game of a file. May raise OSError, or UnicodeDecodeError."""
        found = cls(file, read_plain(file, SIZE_MOST).decode(), roots)
        found._kept = found.text
        return found

    def _read(self, text: str) -> _State:
        faults = Faults()
        layers = read_with_parents(self.file, self.roots, faults, text)
        if not layers:
            return _State(text, (), Reading(None, tuple(faults)))
        return _State(text, layers, reading_of(layers, self.file.stem, faults, {}))

    # What it says ---------------------------------------------------------------------------

    @property
    def text(self) -> str:
        return self._states[-1].text

    @property
    def reading(self) -> Reading:
        return self._states[-1].reading

    @property
    def is_readable(self) -> bool:
        """Return whether the file can be changed here: it is a map, and what it extends is
        there."""
        return bool(self.family)

    @property
    def errors(self) -> list[Fault]:
        return [one for one in self.reading.faults if one.severity is Severity.ERROR]

    @property
    def family(self) -> str:
        return self._states[-1].family

    @property
    def game(self) -> Game:
        return self._states[-1].game

    def _full(self, node: Node) -> Game:
        return in_full(plain_of(body_of(node)), self.family)

    @cached_property
    def usual(self) -> Game:
        """Return the game below; nothing where there is none."""
        layers = self._states[0].layers
        return self._full(layers[-2]) if len(layers) > 1 else {}

    @cached_property
    def below(self) -> Reading:
        """Return the reading of the game below."""
        layers = self._states[0].layers[:-1]
        return reading_of(layers, "below", Faults(), {}) if layers else Reading(None, ())

    def fields(self) -> Iterator[tuple[str, GameField]]:
        """Yield all that can be set, by its key path."""
        return fields_at(self.game, self.family)

    def value(self, path: str) -> Any:
        return at(self.game, path)

    def is_changed(self, path: str) -> bool:
        return bool(self.usual) and at(self.usual, path) != self.value(path)

    # What is changed ------------------------------------------------------------------------

    def set(self, path: str, value: Any) -> None:
        self.put({path: value})

    def put(self, changes: Changes) -> None:
        text = self.changed(changes)
        if text != self.text:
            self._states.append(self._read(text))

    def with_changes(self, changes: Changes) -> Reading:
        """Return what the game would be with these changes."""
        return self._read(self.changed(changes)).reading

    def changed(self, changes: Changes) -> str:
        text = self.text
        for path, value in changes.items():
            text = self._written(text, path, value)
        return text

    def _written(self, text: str, path: str, value: Any) -> str:
        """Return the text with a value: without a word about it, if the game below says the
        same."""
        slot, *others = path.split(".")
        whole, rest = self._over(text), ".".join(others)
        for depth in range(1, len(others) + 1):
            around = ".".join([slot, *others[: depth - 1]])
            said, played = at(plain_of(whole), around), at(self._full(whole), around)
            if isinstance(played, Mapping) and PART in played and not isinstance(said, Mapping):
                # A part is named alone, or not at all, as long as nothing more is said of it.
                rest = ".".join(others[depth - 1 :])
                start = {} if rest == PART else {PART: played[PART]}
                path, value = around, {**start, **_nested(rest, value)}
                break
        bare = with_value(text, f"{path}{MORE}", GONE)
        nothing = None if value is GONE and at(self.usual, path) is not GONE else value
        heavy, light = with_value(bare, path, nothing), with_value(bare, path, GONE)
        wanted = self._full(self._over(heavy))
        return light if self._full(self._over(light)) == wanted else heavy

    def _over(self, text: str) -> Node:
        """Return the game that a text makes of the one below."""
        own = read_text(text.removeprefix("\ufeff"), str(self.file), Faults())
        assert own is not None
        layers = self._states[0].layers
        return merged(layers[-2], own) if len(layers) > 1 else own

    @property
    def can_take_back(self) -> bool:
        return len(self._states) > 1

    def take_back(self) -> None:
        self._states.pop()

    # Parts and melds ------------------------------------------------------------------------

    def choose_part(self, path: str, slot: str, part: str) -> None:
        self.set(path, self._filled(path, slot, part))

    def _filled(self, path: str, slot: str, part: str) -> Any:
        """Return a part with what it needs: what the game below says, or what was said in the same
        words of the part before."""
        usual = at(self.usual, path)
        if usual == part or (isinstance(usual, Mapping) and usual.get(PART) == part):
            return usual
        own = fields_of(parts.parts_of(slot)[part], owner_of(slot, part))
        before = self.value(path)
        before = before if isinstance(before, Mapping) else {}
        old = parts.parts_of(slot).get(str(before.get(PART)))
        shapes = {one.name: one.shape for one in (fields_of(old) if old else ())}
        filled = {
            one.name: before[one.name]
            for one in own
            if one.name in before
            and shapes.get(one.name) == one.shape
            and before[one.name] != one.usual
        }
        points = [value for name, value in before.items() if isinstance(value, Mapping)]
        for one in own:
            if one.is_needed and one.name not in filled:
                filled[one.name] = self._such_as(one, points)
        return {PART: part, **filled} if filled else part

    def _such_as(self, one: GameField, points: Sequence[Any]) -> Any:
        match one.shape:
            case parts.Whole(low, high):
                return max(low, min(high, _NUMBER))
            case parts.RoundList():
                return [[next(iter(self.game["melds"]))] * 2]
            case _:
                return dict(points[0] if points else _POINTS)

    def add_meld(self, part: str) -> str:
        """Add a kind of meld, and return its name."""
        known, number = self.game["melds"], 1
        while (name := part if number == 1 else f"{part}_{number}") in known:
            number += 1
        self.set(joined("melds", name), {PART: part})
        return name

    def remove_meld(self, name: str) -> None:
        """Remove a kind of meld, from the contracts too."""
        rounds = at(self.game, "opening.rounds")
        changes: dict[str, Any] = {}
        if rounds is not GONE:
            kept = [one for one in (_without(name, one) for one in rounds) if melds_of(one)]
            changes = {"opening.rounds": kept} if kept else {"opening": "free"}
        self.put({**changes, joined("melds", name): GONE})

    # What it is called ----------------------------------------------------------------------

    def said(self, word: str) -> Any:
        """Return what the file itself says for a key of its head; GONE if it says nothing."""
        own = read_text(self.text.removeprefix("\ufeff"), "", Faults())
        return at(plain_of(own), word) if own is not None else GONE

    def say(self, word: str, text: str, language: str = "", before: str = "") -> None:
        """Say a name or a line in a language, "" for all. `before`: the language of what was said
        for all so far."""
        said, value = self.said(word), text or GONE
        if language and isinstance(said, str | int):
            said = {before: said}
        if language and isinstance(said, Mapping):
            others = {name: one for name, one in said.items() if name != language}
            value = {**others, language: text} if text else others or GONE
        elif language:
            value = {language: text} if text else GONE
        new = with_value(self.text, word, value)
        if new != self.text:
            self._states.append(self._read(new))

    # The options of the game below ----------------------------------------------------------

    @property
    def options(self) -> Sequence[Option]:
        return self.below.variant.options if self.below.variant else ()

    @cached_property
    def _together(self) -> Mapping[str, Together]:
        """Return, by the key of each option, the options that change the same keys."""
        groups: list[tuple[list[Option], set[str]]] = []
        for option in self.options:
            paths = set(_paths_of(option))
            near = [one for one in groups if _touch(one[1], paths)]
            groups = [one for one in groups if one not in near]
            options = [other for some, _ in near for other in some]
            groups.append(([*options, option], paths.union(*(one[1] for one in near))))
        found: dict[str, Together] = {}
        for some, paths in groups:
            order = [one for one in self.options if one in some]
            outer = [one for one in paths if not _is_inside(one, paths)]
            together = self._tried(order, sorted(outer))
            found |= {one.key: together for one in order}
        return found

    def _tried(self, options: Sequence[Option], paths: Sequence[str]) -> Together:
        games: dict[tuple[Value, ...], tuple[Any, ...]] = {}
        values = [
            dict.fromkeys([one.default, *(one.values or one.trials())]).keys() for one in options
        ]
        for chosen in product(*values):
            if len(games) == TOGETHER_MOST:
                break
            games[chosen] = self._with(options, chosen, paths)
        return Together(tuple(options), tuple(paths), games)

    def _with(
        self, options: Sequence[Option], chosen: Sequence[Value], paths: Sequence[str]
    ) -> tuple[Any, ...]:
        node = self._states[0].layers[-2]
        for option, value in zip(options, chosen, strict=True):
            if written(value) != written(option.default):
                node = merged(node, option.patch(value))
        game = self._full(node)
        return tuple(at(game, path) for path in paths)

    def _chosen(self, together: Together) -> tuple[Value, ...] | None:
        game, options = self.game, together.options
        now = tuple(at(game, path) for path in together.paths)
        found = next((one for one, said in together.games.items() if said == now), None)
        if found is not None or not any(one.span for one in options):
            return found
        # Of a span only the ends have been tried.
        played = [
            one.meant(_number(at(game, one.paths[0]))) if one.span else None for one in options
        ]
        for chosen in together.games:
            tried = tuple(
                one if value is None else value for one, value in zip(chosen, played, strict=True)
            )
            if self._with(options, tried, together.paths) == now:
                return tried
        return None

    def value_of(self, option: Option) -> Value | None:
        """Return the value of an option that the game plays by; None if it plays by none."""
        together = self._together[option.key]
        chosen = self._chosen(together)
        return None if chosen is None else chosen[together.options.index(option)]

    def choose(self, option: Option, value: Value) -> None:
        """Write what choosing a value of an option would change."""
        together = self._together[option.key]
        now = self._chosen(together) or tuple(one.default for one in together.options)
        at_option = together.options.index(option)
        chosen = (*now[:at_option], value, *now[at_option + 1 :])
        said = together.games.get(chosen) or self._with(together.options, chosen, together.paths)
        self.put(dict(zip(together.paths, said, strict=True)))

    # Keeping --------------------------------------------------------------------------------

    @property
    def is_kept(self) -> bool:
        return self._kept == self.text

    def catch_up(self) -> bool:
        """Take what somebody has written into the file by hand since it was kept; return whether it
        can still be read."""
        if self._kept is None:
            return True
        try:
            text = read_plain(self.file, SIZE_MOST).decode()
        except FileNotFoundError:
            return True
        except (OSError, UnicodeDecodeError):
            return False
        if text != self._kept:
            state = self._read(text)
            if not state.layers:
                return False
            self._states.append(state)
            self._kept = text
        return True

    def keep(self, lasting: bool = False) -> None:
        """Write the file. May raise OSError."""
        write_whole(self.file, self.text.encode(), lasting=lasting)
        self._kept = self.text


def free_file(folder: Path, name: str, taken: Sequence[str]) -> Path:
    """Return a file for a game of one's own, of a name that no game has."""
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name}_{number}"
    return folder / f"{found}{SUFFIXES[0]}"


def at(entries: Any, path: str) -> Any:
    """Return what stands at a key path of plain entries; GONE if nothing does."""
    for step in path.split("."):
        if not isinstance(entries, Mapping) or step not in entries:
            return GONE
        entries = entries[step]
    return entries


def melds_of(contract: Any) -> list[str]:
    """Return the melds of a contract as a file says it: a list, or a map with more."""
    return list(contract["melds"] if isinstance(contract, Mapping) else contract)


def with_melds(contract: Any, melds: Sequence[str]) -> Any:
    if isinstance(contract, Mapping):
        return {**contract, "melds": list(melds)}
    return list(melds)


def _without(name: str, contract: Any) -> Any:
    return with_melds(contract, [one for one in melds_of(contract) if one != name])


def _nested(path: str, value: Any) -> dict[str, Any]:
    for step in reversed(path.split(".")):
        value = {step: value}
    return dict(value)


def _paths_of(option: Option) -> Iterator[str]:
    """Yield the key paths that an option changes; that of a part as a whole, where it names one."""
    found = set()
    for value in option.trials():
        for path, _ in leaves(body_of(option.patch(value))):
            found.add(path.removesuffix(MORE))
    found.discard("")
    whole = {path.removesuffix(f".{PART}") for path in found if path.endswith(f".{PART}")}
    for path in found:
        around = [one for one in whole if f"{path}.".startswith(f"{one}.")]
        yield min(around, default=path, key=len)


def _number(value: Any) -> Value:
    return value if isinstance(value, int | str) else ""


def _is_inside(path: str, others: set[str]) -> bool:
    return any(path.startswith(f"{other}.") for other in others)


def _touch(some: set[str], others: set[str]) -> bool:
    return any(
        f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")
        for one in some
        for other in others
    )
