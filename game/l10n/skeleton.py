"""The beginning of a language: all texts it is to have, with the words of another language beside
them.

Texts that players see first come before those they see later.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import indent
from types import MappingProxyType
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast

from game.l10n.entries import Entries, TextEntry, read
from game.l10n.languages import FALLBACK, FALLS_BACK, FILE_OF_ITSELF, NAME, files, layers

#: The English files that speak to players, in order of importance.
FOR_PLAYERS = (
    *("language", "terms", "menus", "variants", "cousins", "table", "table_play", "log", "scores"),
    *("refusals", "intents", "lessons", "rules", "rules_fishing", "rules_examples", "deals"),
    *("free_undo", "bots", "people", "settings", "keys", "home", "own_cards", "statistics"),
    *("replay", "saves", "coach", "phones", "trouble", "bot_trouble", "guide", "judge"),
    *("real_cards", "evening", "regulars", "reader", "sounds"),
    "workshop",
)
#: The English files that speak to people who write files or use the command line.
FOR_OTHERS = ("window", "cli", "checkup", "errors", "locales", "positions", "match_files", "fields")
LESSONS, TERMS = "lessons", "terms"
#: What a text may hold besides words, by the ends of the keys that say what it means.
SIGNS = {
    "capital": "CAPITAL(",
    "game": "GAME(",
    "gender": ".gender ->",
    "sound": "SOUND(",
    "initial": "INITIAL(",
    "courts": "COURTS(",
    "figure": "FIGURE(",
    "number": "NUMBER(",
}
#: The beginnings of texts for such people in the files for players.
_FOR_OTHERS = re.compile("arena-|command-|fault-|host-")


class Sheet(NamedTuple):
    """A file of a new language. `texts`: how many are to be written in it."""

    name: str
    text: str
    texts: int


def sheets(
    roots: Sequence[Path],
    language: str,
    beside: str,
    for_players: bool,
    heading: str = "",
    explained: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Sheet]:
    """Yield the files in which a language is to be written, with all it does not say yet.
    `beside`: the language whose words stand beside each text. `explained`: what each of `SIGNS`
    means, said where it is first met in a file."""
    said, shown, model = (spoken(roots, one) for one in (language, beside, FALLBACK))
    english = sorted(files([roots[0]], FALLBACK), key=_importance)
    kinds = FOR_PLAYERS if for_players else FOR_PLAYERS + FOR_OTHERS
    chosen = [file for file in english if _kind(file.stem) in kinds]
    for number, file in enumerate(chosen):
        wanted = [
            (name, notes)
            for name, notes in _asked(file)
            if name not in {*said, NAME} and not (for_players and _FOR_OTHERS.match(name))
        ]
        met = _Met(explained)
        blocks = [_block(name, notes, shown.get(name, model[name]), met) for name, notes in wanted]
        is_first = file.name == FILE_OF_ITSELF
        if is_first and NAME not in said:
            blocks.insert(0, _of_itself(language, beside))
        if file.stem == TERMS:
            terms = [entry for name, entry in shown.items() if name.startswith("-")]
            blocks = [indent("\n".join([*met.notes(one), _listed(one)]), "# ") for one in terms]
        if blocks:
            head = "\n".join(filter(None, [heading, _head(file)]))
            text = "\n".join([indent(head, "# ") + "\n", *blocks])
            yield Sheet(file.name if is_first else f"{number:02}_{file.name}", text, len(wanted))


def spoken(roots: Sequence[Path], language: str) -> Entries:
    """Return all that a language says itself, with what it stands on."""
    found: Entries = {}
    for layer in layers(roots, language):
        for root in roots:
            # Faults of the language are left to the check.
            list(read(files([root], layer), layer, found))
    return found


def name_of(language: str) -> str:
    """Return the name of a language as its speakers call it; as it is written, where that is not
    known."""
    try:
        name = Locale.parse(language).get_display_name(language) or language
    except (UnknownLocaleError, ValueError):
        return language
    return name[:1].upper() + name[1:]


def _of_itself(language: str, beside: str) -> str:
    lines = [f"{NAME} = {name_of(language)}"]
    if beside != FALLBACK:
        lines.append(f"{FALLS_BACK} = {beside}")
    return "\n".join(lines) + "\n"


def _kind(stem: str) -> str:
    return LESSONS if stem.startswith("lesson_") else stem


def _importance(file: Path) -> tuple[int, str]:
    kinds = FOR_PLAYERS + FOR_OTHERS
    kind = _kind(file.stem)
    return (kinds.index(kind) if kind in kinds else len(kinds)), file.name


def _asked(file: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield the texts of a file, each with the comments above it."""
    notes: list[str] = []
    for node in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Comment):
            notes.append(node.content or "")
        elif isinstance(node, ast.Message):
            own = [node.comment.content or ""] if node.comment else []
            yield node.id.name, notes + own
            notes = []


def _head(file: Path) -> str:
    """Return where the texts of a file are seen."""
    first = next(iter(FluentParser().parse(file.read_text(encoding="utf-8")).body), None)
    return (first.content or "") if isinstance(first, ast.ResourceComment) else ""


class _Met:
    """The signs that were met in a file so far."""

    def __init__(self, explained: Mapping[str, str]) -> None:
        self._left = {SIGNS[name]: said for name, said in explained.items()}

    def notes(self, entry: TextEntry) -> list[str]:
        """Return what the signs in an entry mean that were not met before."""
        return [self._left.pop(sign) for sign in list(self._left) if sign in entry.source]


def _block(name: str, notes: Sequence[str], like: TextEntry, met: _Met) -> str:
    """Return a text that is to be written: it is a comment until somebody writes it."""
    heading = "\n".join([*notes, *met.notes(like), f"{like.language}: {like.source}", f"{name} ="])
    return indent(heading, "# ", lambda line: True).replace("# \n", "#\n") + "\n"


def _listed(term: TextEntry) -> str:
    return f"{term.language}: {{ {term.name} }} {term.source}"
