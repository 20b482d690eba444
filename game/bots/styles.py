"""Players as files: a level, and what they think more or less important than others do.

    schema: 1
    level: regular
    crest: fox
    name: Uncle Paco
    weights: {danger: 200, hold: 0}

Weights are in per cent of those of the level. A file of the player's own in the folder `bots`
works like those that come with the game, and replaces one of the same name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Final, NamedTuple

from game.bots.base import Weights
from game.bots.habits import QUESTIONS
from game.bots.occasions import OCCASIONS
from game.engine.parts import Whole, Word
from game.paths import bundled, layers
from game.reading.faults import Fault, Faults, FilePlace
from game.reading.given import Given, Section
from game.reading.printable import clipped
from game.reading.yaml_tree import read_file
from game.variants.inherit import find, named_in
from game.variants.values import read_whole, read_word

SCHEMA: Final = 1
#: The folder of the styles that come with the game.
FOLDER: Final = "assets/bots"
KEYS: Final = (
    *("schema", "level", "strength", "crest", "name", "about", "weights", "habits", "tempo"),
    "lines",
)
#: The weights that make the level; the others are tastes, which a style may change.
MAKE_THE_LEVEL: Final = {
    *("plain", "runs", "misses", "memory", "glance", "pozo", "blind", "ahead"),
    *("worlds", "breadth", "conclude", "dread", "loyal", "finish", "stray"),
}
TASTES: Final = tuple(
    field.name for field in fields(Weights) if field.name not in {*MAKE_THE_LEVEL, "habits"}
)
PER_CENT, LIKING = Whole(0, 1000), Whole(-1000, 1000)
NAME_MOST, ABOUT_MOST, LINE_MOST = 24, 120, 60
TEMPO, USUAL_TEMPO = Whole(25, 300), 100
#: What stands for the lines that a regular of the house has in `locales`.
OF_THE_HOUSE: Final = "house"
#: The name of a bot as it stands in match files.
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


class SaidLine(NamedTuple):
    """A line that a style says: a text key, or the text itself."""

    key: str
    text: str = ""


class Style(NamedTuple):
    """A style. `crest`, `name` and `about` may be empty: the file does not say them. Styles that
    come with the game have their texts in `locales`, under `bot.ID.name`. `strength`: the level
    whose matches it wins. `tempo`: the time it takes, in per cent of the usual one. `lines`: what
    it says, by occasions; one with lines is a regular, who sits down under the own name."""

    id: str
    level: str
    crest: str
    name: str
    about: str
    tastes: Mapping[str, int]
    habits: Mapping[str, int]
    strength: str = ""
    tempo: int = USUAL_TEMPO
    lines: Mapping[str, tuple[SaidLine, ...]] = {}

    @property
    def is_regular(self) -> bool:
        return bool(self.lines)

    def weights(self, usual: Weights) -> Weights:
        changed = {name: getattr(usual, name) * share / 100 for name, share in self.tastes.items()}
        habits = tuple((name, liking / 100) for name, liking in self.habits.items())
        return replace(usual, **changed, habits=habits)


class StyleReading(NamedTuple):
    """A style that was read, with its faults. `style` is None if they are too grave."""

    style: Style | None
    faults: tuple[Fault, ...]


def own_folders() -> tuple[Path, ...]:
    """Return the folders of styles: those of the game, then the player's own."""
    return layers(FOLDER)


def crests() -> list[str]:
    """Return the names of the crests there are."""
    return sorted(file.stem[6:] for file in bundled("assets/art").glob("crest_*.svg"))


def style_ids(folders: Sequence[Path] | None = None) -> list[str]:
    """Return the names of all files of styles, in order, the faulty ones included."""
    roots = own_folders() if folders is None else folders
    return list(named_in(roots))


def find_style(name: str) -> Path | None:
    """Return the file of a style; of several folders that have one, the last counts."""
    return find(name, own_folders()) if _ID.fullmatch(name) else None


def read_style(file: Path, levels: Sequence[str]) -> StyleReading:
    """Read a style. Never raises for what is in the file."""
    faults = Faults()
    node = read_file(file, faults)
    style = None
    if node is not None:
        if not _ID.fullmatch(file.stem):
            faults.error(FilePlace(str(file)), "", "fault.bad_name", given=clipped(file.stem))
        style = _style(Given(node, "", faults), file.stem, levels)
    return StyleReading(None if faults.fatal else style, tuple(faults))


def _style(root: Given, name: str, levels: Sequence[str]) -> Style:
    file = Section(root)
    file.refuse_others(KEYS)
    for key in ("schema", "level"):
        if key not in file:
            root.note("fault.missing_key", wanted=key)
    if "schema" in file and file["schema"].node.raw != str(SCHEMA):
        file["schema"].note("fault.schema", given=file["schema"].node.shown, known=SCHEMA)
    level = file.value("level", lambda given: read_word(given, Word(tuple(levels))), "")
    return Style(
        name,
        level,
        file.value("crest", lambda given: read_word(given, Word(tuple(crests()))), ""),
        file.value("name", lambda given: _text(given, NAME_MOST), ""),
        file.value("about", lambda given: _text(given, ABOUT_MOST), ""),
        file.value("weights", lambda given: _numbers(given, TASTES, PER_CENT), {}),
        file.value("habits", lambda given: _numbers(given, tuple(QUESTIONS), LIKING), {}),
        file.value("strength", lambda given: read_word(given, Word(tuple(levels))), level),
        file.value("tempo", lambda given: read_whole(given, TEMPO), USUAL_TEMPO),
        file.value("lines", lambda given: _lines(given, name), {}),
    )


def _lines(given: Given, name: str) -> dict[str, tuple[SaidLine, ...]]:
    """Read what a style says. A style of the house may have its lines in `locales`."""
    if given.node.raw == OF_THE_HOUSE and bundled(f"{FOLDER}/{name}.yaml").is_file():
        return {
            occasion: tuple(SaidLine(f"bot.{name}.{occasion}_{at + 1}") for at in range(one.lines))
            for occasion, one in OCCASIONS.items()
        }
    section = Section(given)
    section.refuse_others(tuple(OCCASIONS))
    found = {key: section.value(key, _own_lines, ()) for key in OCCASIONS}
    return {key: lines for key, lines in found.items() if lines}


def _own_lines(given: Given) -> tuple[SaidLine, ...]:
    return tuple(SaidLine("", _text(one, LINE_MOST)) for one in given.one_or_more())


def _text(given: Given, most: int) -> str:
    text = given.text().strip()
    if len(text) > most or not text.isprintable():
        given.note("fault.style_text", given=clipped(text), most=most)
    return text


def _numbers(given: Given, known: Sequence[str], bounds: Whole) -> dict[str, int]:
    section = Section(given)
    section.refuse_others(known)
    written = (name for name in section.entries if name in known)
    return {name: section.value(name, lambda one: read_whole(one, bounds), 0) for name in written}
