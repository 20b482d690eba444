"""What a game file calls its game: a name and a line about it, for all languages or for each; and
the night animal that stands for it.

They travel with the file. Texts that somebody has written for the game have the last word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from game.engine.parts import Word
from game.l10n.languages import is_tidy
from game.reading.faults import Faults
from game.reading.given import FaultFoundError, Given
from game.reading.printable import clipped, printable
from game.reading.yaml_tree import read_file
from game.settings import CRESTS
from game.variants.inherit import find
from game.variants.schema import CREST, WORDS
from game.variants.values import read_word

ByLanguage = Mapping[str, str]
"""A text by language; that under "" is for those without one of their own."""

#: The most letters of each.
MOST = {"name": 40, "about": 160}
_KEY = "variant."


def read_words(root: Given) -> Mapping[str, ByLanguage]:
    """Return what the file itself calls its game. What a file below is called, it is not."""
    entries, own = root.entries(), root.node.place.file
    found: dict[str, ByLanguage] = {}
    for key in WORDS:
        if key in entries and entries[key].node.key_place.file == own:
            with suppress(FaultFoundError):
                found[key] = _by_language(entries[key], MOST[key])
    return found


def read_crest(root: Given) -> str:
    """Return the crest that the file itself names; "" if it names none."""
    given = root.entries().get(CREST)
    if given is not None and given.node.key_place.file == root.node.place.file:
        with suppress(FaultFoundError):
            return read_word(given, Word(CRESTS))
    return ""


def as_written(said: ByLanguage) -> str | dict[str, str]:
    """Return words as a file says them."""
    return dict(said) if "" not in said else said[""]


def _by_language(given: Given, most: int) -> ByLanguage:
    if not isinstance(given.node.value, dict):
        return {"": _words(given, most)}
    found: dict[str, str] = {}
    for language, entry in given.entries().items():
        if not is_tidy(language):
            entry.refuse_key("fault.not_language", given=clipped(language))
            continue
        with suppress(FaultFoundError):
            found[language] = _words(entry, most)
    return found


def _words(given: Given, most: int) -> str:
    said = given.node.raw if isinstance(given.node.value, str | int) else given.text()
    if not said.strip() or len(said) > most or printable(said) != said or "*" in said:
        given.fail("fault.words_form", most=most)
    return said.strip()


def words_in(key: str, roots: Sequence[Path]) -> ByLanguage:
    """Return what a file says for a text key such as `variant.casa.name`; nothing if it says
    nothing, or cannot be read."""
    game, _, word = key.removeprefix(_KEY).partition(".")
    file = find(game, roots) if key.startswith(_KEY) and word in WORDS else None
    if file is None or Path(game).name != game:
        return {}
    faults = Faults()
    node = read_file(file, faults)
    return read_words(Given(node, "", faults)).get(word, {}) if node is not None else {}
