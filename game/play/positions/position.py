"""A table set up by hand: a file that a card player can write, for trying out and for tests.

A key that the file leaves out has its usual value: hands as large as the game deals them, and the
cards nobody mentions in the stock, shuffled by a seed. `docs/positions.md` is the manual.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, NoReturn

from game.engine.chance import SeededChance
from game.engine.checks import faults as table_faults
from game.engine.game_parts import Players
from game.engine.notation import AnyRules
from game.engine.state import NOBODY, TableState
from game.play.positions.laid import Seats
from game.play.positions.setting import TABLE_KEYS, TableSetter, keys_for
from game.reading.faults import Fault, Faults, FilePlace, Severity, nearest
from game.reading.given import FaultFoundError, Given, Section, each
from game.reading.printable import clipped
from game.reading.yaml_tree import Node, read_file
from game.variants.catalogue import Catalogue, UnknownVariantError
from game.variants.inherit import SUFFIXES
from game.variants.load import Reading, Variant, read_variant, rules_of
from game.variants.options import Value

LEGAL, ILLEGAL = "legal", "illegal"
REFUSAL_STEM = "refuse."
ARROW = "->"
COMMENT = "#"
LINE_KEYS = ("do", "expect")
#: The number of a meld or a build, in notation.
_NUMBER = re.compile(r"#\d")


class ActLine(NamedTuple):
    """One action in notation, by the player whose turn it is unless a seat is named.

    `expected` is `legal`, `illegal`, the key of a refusal, or empty.
    """

    text: str
    seat: int
    expected: str


class Script(NamedTuple):
    """The actions to be tried. `after` is what the table is expected to be in the end, by the keys
    of a position."""

    lines: tuple[ActLine, ...]
    after: Given | None


def read_script(file: Section, seats: Seats) -> Script:
    def lines(given: Given) -> list[ActLine]:
        return each(written_lines(given), lambda line: read_line(line, seats))

    def whole_map(given: Given) -> Given:
        given.entries()
        return given

    return Script(tuple(file.value("actions", lines, [])), file.value("after", whole_map, None))


def written_lines(given: Given) -> Iterator[Given]:
    """Yield the items of a list, or the lines of a text; a line that begins with # is a remark."""
    if isinstance(given.node.value, tuple):
        yield from given.items()
        return
    for number, line in enumerate(action_text(given).splitlines()):
        if line.strip() and not line.lstrip().startswith(COMMENT):
            place = _place_of_line(given.node.place, number, "\n" in given.node.raw)
            yield given._replace(node=Node(line, place, place, line))


def _place_of_line(place: FilePlace, number: int, in_block: bool) -> FilePlace:
    """Return the place of a line in a text; a text of several lines begins in the line after its
    key."""
    return place._replace(line=place.line + number + 1, column=1) if in_block else place


def read_line(given: Given, seats: Seats) -> ActLine:
    expected = ""
    if isinstance(given.node.value, dict) and "do" in given.node.value:
        section = Section(given)
        section.refuse_others(LINE_KEYS)
        text = action_text(section["do"])
        if "expect" in section:
            expected = _expectation(section["expect"], section["expect"].text())
    else:
        if isinstance(given.node.value, dict):
            # YAML took `take 9c: 3h #1` for a map, and left out the # with all behind it.
            given.fail("fault.action_quotes")
        text, arrow, wanted = action_text(given).partition(ARROW)
        expected = _expectation(given, wanted.strip()) if arrow else ""
    seat, action = _seat_and_action(text.strip(), seats)
    return ActLine(action, seat, expected)


def action_text(given: Given) -> str:
    """Return an action as it is written; fail where YAML has taken the number of a meld for a
    remark."""
    text = given.text()
    if _NUMBER.match(given.node.remark):
        given.fail("fault.action_quotes")
    return text


def _seat_and_action(text: str, seats: Seats) -> tuple[int, str]:
    name, colon, action = text.partition(":")
    seat = seats.find(name.strip()) if colon else None
    return (NOBODY, text) if seat is None else (seat, action.strip())


def _expectation(given: Given, wanted: str) -> str:
    if wanted in (LEGAL, ILLEGAL) or wanted.startswith(REFUSAL_STEM):
        return wanted
    known = (LEGAL, ILLEGAL, REFUSAL_STEM + "…")
    given.fail(
        "fault.expectation",
        given=clipped(wanted),
        allowed=", ".join(known),
        **nearest(wanted, known[:2]),
    )


HEADER = ("about", "variant", "options", "preset", "seed", "players")
SCRIPT_KEYS = ("actions", "after")
USUAL_SEED = "1"
NAMES_MOST = 99


class Position(NamedTuple):
    """A sound table and what is to be tried on it. `seed` decides which hidden cards lie where."""

    variant: Variant
    rules: AnyRules
    seats: Seats
    state: TableState
    seed: str
    script: Script


class PositionReading(NamedTuple):
    """A position that was read, with its faults. `position` is None if they are too grave."""

    position: Position | None
    faults: tuple[Fault, ...]


def read_position(file: Path, catalogue: Catalogue) -> PositionReading:
    """Read a position file. Never raises for what is in it."""
    faults = Faults()
    node = read_file(file, faults)
    position = None
    if node is not None:
        position = position_in(Given(node, "", faults), catalogue, file.parent)
    return PositionReading(None if faults.fatal else position, tuple(faults))


def position_in(given: Given, catalogue: Catalogue, folder: Path) -> Position | None:
    """Return the position a map describes; None if there is none, and the faults say why."""
    try:
        return _PositionReader(given, catalogue, folder).position()
    except FaultFoundError:
        return None


class _PositionReader:
    def __init__(self, given: Given, catalogue: Catalogue, folder: Path) -> None:
        self.given = given
        self.file = Section(given)
        self.catalogue = catalogue
        self.folder = folder

    def position(self) -> Position:
        seed = self.file.value("seed", Given.text, USUAL_SEED)
        variant = self._variant()
        seats = self._seats(variant.game.players)
        rules = rules_of(variant.game, len(seats.names))
        self.file.refuse_others((*HEADER, *keys_for(rules), *SCRIPT_KEYS))
        script = read_script(self.file, seats)
        first = script.lines[0].text.partition(" ")[0] if script.lines else ""
        state = TableSetter(self.file, rules, seats, SeededChance(seed), first).state()
        if not self.given.faults.fatal:
            for one in table_faults(rules, state):
                self.given.note(f"fault.unsound.{one.key}", **dict(one.facts))
        return Position(variant, rules, seats, state, seed, script)

    # The game -------------------------------------------------------------------------------

    def _variant(self) -> Variant:
        options = self.file.value("options", _choices, {})
        preset = self.file.value("preset", Given.text, None)
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
        """Refuse keys that no game knows, and stop reading: without the game nothing can be said of
        the rest."""
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
        """Note what is wrong with the variant at its own place; without a file, at that of the
        chosen options."""
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

    def _seats(self, players: Players) -> Seats:
        names = self.file.value("players", _names, _numbered(players.min))
        if not players.min <= len(names) <= players.max:
            self.file["players"].note(
                "fault.players_count",
                given=len(names),
                numbers=players.numbers,
                low=players.min,
                high=players.max,
            )
            # Further faults are told as of a table with a number of players that is allowed.
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
    """Read names, or just how many players there are."""
    value = given.node.value
    if isinstance(value, int) and not isinstance(value, bool):
        return _numbered(min(value, NAMES_MOST))
    names = [item.text().strip() for item in given.items()]
    often = Counter(names)
    for name, item in zip(names, given.items(), strict=True):
        if not name or name.isdecimal() or often[name] > 1 or ":" in name:
            item.fail("fault.player_name", given=clipped(name))
    return names
