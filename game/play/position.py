"""A table set up by hand: a file that a card player can write, for trying out and for tests.

Whatever the file leaves out has its usual value: hands as large as the game deals them, and the
cards nobody mentions in the stock, shuffled by a seed. `docs/positions.md` is the manual.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple, NoReturn

from game.engine.chance import SeededChance
from game.engine.checks import AnyRules
from game.engine.checks import faults as table_faults
from game.engine.state import TableState
from game.play.script import Script, read_script
from game.play.seats import Seats
from game.play.setting import TABLE_KEYS, TableSetter, keys_for
from game.reading.faults import Fault, Faults, Severity, nearest
from game.reading.given import FaultFoundError, Given
from game.reading.printable import clipped
from game.reading.section import Section
from game.reading.yaml_tree import read_file
from game.variants.catalogue import Catalogue, UnknownVariantError
from game.variants.compile import rules_of
from game.variants.inherit import SUFFIXES
from game.variants.load import Reading, Variant, read_variant
from game.variants.options import Value

HEADER = ("about", "variant", "options", "preset", "seed", "players")
SCRIPT_KEYS = ("actions", "after")
USUAL_SEED = "1"
NAMES_MOST = 99


class Position(NamedTuple):
    """A sound table and what is to be tried on it. `seed` decides what is still hidden."""

    variant: Variant
    rules: AnyRules
    seats: Seats
    state: TableState
    seed: str
    script: Script


class PositionReading(NamedTuple):
    """`position` is None if the faults are too grave."""

    position: Position | None
    faults: tuple[Fault, ...]


def read_position(file: Path, catalogue: Catalogue) -> PositionReading:
    """Reads a position file. Never raises for what is in it."""
    faults = Faults()
    node = read_file(file, faults)
    position = None
    if node is not None:
        position = position_of(Given(node, "", faults), catalogue, file.parent)
    return PositionReading(None if faults.fatal else position, tuple(faults))


def position_of(given: Given, catalogue: Catalogue, folder: Path) -> Position | None:
    """The position a map describes; None if there is none, and the faults say why."""
    try:
        return _Reader(given, catalogue, folder).position()
    except FaultFoundError:
        return None


class _Reader:
    def __init__(self, given: Given, catalogue: Catalogue, folder: Path) -> None:
        self.given = given
        self.file = Section(given)
        self.catalogue = catalogue
        self.folder = folder

    def position(self) -> Position:
        seed = self.file.told("seed", Given.text, USUAL_SEED)
        variant = self._variant()
        rules = rules_of(variant.game)
        self.file.refuse_others((*HEADER, *keys_for(rules), *SCRIPT_KEYS))
        seats = self._seats(rules)
        script = read_script(self.file, seats)
        first = script.lines[0].text.partition(" ")[0] if script.lines else ""
        state = TableSetter(self.file, rules, seats, SeededChance(seed), first).state()
        if not self.given.faults.fatal:
            for one in table_faults(rules, state):
                self.given.note(f"fault.unsound.{one.key}", **dict(one.facts))
        return Position(variant, rules, seats, state, seed, script)

    # The game -------------------------------------------------------------------------------

    def _variant(self) -> Variant:
        options = self.file.told("options", _choices, {})
        preset = self.file.told("preset", Given.text, None)
        try:
            if "variant" not in self.file:
                self.given.fail("fault.missing_key", wanted="variant")
            reading = self._read_variant(self.file["variant"], options, preset)
        except FaultFoundError:
            self._leave()
        for fault in reading.faults:
            self._pass_on(fault)
        if reading.variant is None:
            self._leave()
        return reading.variant

    def _leave(self) -> NoReturn:
        """Without its game nothing can be said of the rest, but for keys that no game knows."""
        self.file.refuse_others((*HEADER, *TABLE_KEYS, *SCRIPT_KEYS))
        raise FaultFoundError

    def _read_variant(self, given: Given, options: dict[str, Value], preset: str | None) -> Reading:
        name = given.text()
        if name.endswith(SUFFIXES):
            return read_variant(self.folder / name, self.catalogue.roots, options, preset)
        try:
            return self.catalogue.read(name, options, preset)
        except UnknownVariantError as error:
            known = ", ".join(error.known)
            given.fail(
                "fault.unknown_variant",
                given=clipped(name),
                allowed=known,
                **nearest(name, error.known),
            )

    def _pass_on(self, fault: Fault) -> None:
        """What is wrong with the variant; with the chosen options, if it has no file."""
        facts = dict(fault.facts)
        if fault.file:
            place = self.given.node.place._replace(
                file=fault.file, line=fault.line, column=fault.column
            )
            grave = fault.severity is Severity.ERROR
            note = self.given.faults.error if grave else self.given.faults.warning
            note(place, fault.path, fault.key, **facts)
        else:
            asked = "preset" if "preset" in fault.key else "options"
            chosen = self.file.entries.get(asked, self.given)
            chosen.note(fault.key, **facts)

    def _seats(self, rules: AnyRules) -> Seats:
        players = rules.common.players
        names = self.file.told("players", _names, _numbered(players.min))
        if not players.min <= len(names) <= players.max:
            self.file["players"].note(
                "fault.players_count",
                given=len(names),
                numbers=players.numbers,
                low=players.min,
                high=players.max,
            )
            # What else is wrong is told as of a table that can be.
            names = (names + _numbered(players.min))[
                : max(players.min, min(len(names), players.max))
            ]
        return Seats.of(names, players)


def _choices(given: Given) -> dict[str, Value]:
    return {key: _choice(entry) for key, entry in given.entries().items()}


def _choice(given: Given) -> Value:
    value = given.node.value
    return value if isinstance(value, bool) else given.text()


def _numbered(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def _names(given: Given) -> list[str]:
    """Names, or just how many there are."""
    value = given.node.value
    if isinstance(value, int) and not isinstance(value, bool):
        return _numbered(min(value, NAMES_MOST))
    names = [item.text().strip() for item in given.items()]
    often = Counter(names)
    for name, item in zip(names, given.items(), strict=True):
        if not name or name.isdecimal() or often[name] > 1 or ":" in name:
            item.fail("fault.player_name", given=clipped(name))
    return names
