"""The faults of the texts of a set of languages, found by reading them, without a game.

English is the measure: every text of it is asked for by the game, which a test makes sure of. So
texts that only other languages have are unused, and those they lack are missing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.l10n.bounds import SPOKEN, SPOKEN_MOST, says_too_much
from game.l10n.elision import clashes
from game.l10n.entries import Entries, Finding, TextEntry, plural_forms, read
from game.l10n.languages import (
    FALLBACK,
    FILE_OF_ITSELF,
    OF_ITSELF,
    SUFFIX,
    available,
    files,
    is_shared,
    is_tidy,
    layers,
)

#: The fewest words of a sentence, which is seldom the same in two languages; names and signs often
#: are.
SENTENCE = 3
#: The longest chain of references followed from a text. A longer one breaks
#: `bounds.SPOKEN_MOST`.
REACHED_MOST = 1000


#: Faults that only say a language is not finished.
GAPS = ("missing", "untranslated", "wanted")


class Share(NamedTuple):
    """How much of English a language translates. `own`: texts in its own files; a country takes the
    others from its language."""

    language: str
    own: int
    said: int
    wanted: int

    @property
    def part(self) -> float:
        """Return the share that is translated: all of it if nothing is wanted."""
        return self.said / self.wanted if self.wanted else 1.0


class TextsReport(NamedTuple):
    """The outcome of a check. `findings`: by language, file and line. `gaps`: those among them that
    are not wrong, but not translated yet."""

    findings: list[Finding]
    shares: list[Share]

    @property
    def errors(self) -> list[Finding]:
        return [one for one in self.findings if one.fault not in GAPS]

    @property
    def gaps(self) -> list[Finding]:
        return [one for one in self.findings if one.fault in GAPS]


class Games(NamedTuple):
    """The games in use: their names, and the texts they may ask for, as these are called in the
    files. `wanted`: texts that no language has yet."""

    names: Collection[str] = ()
    texts: Collection[str] = ()
    wanted: Sequence[Finding] = ()


def check(
    roots: Sequence[Path], games: Games | None = None, only: str | None = None
) -> TextsReport:
    """Return all faults of the languages under these folders, or of one, by language, file and
    line."""
    found: list[Finding] = []
    own: dict[str, Entries] = {}
    needed = available(roots) if only is None else [*layers(roots, only), FALLBACK]
    for language in available(roots):
        if language not in needed:
            continue
        own[language] = {}
        for root in roots:
            sources = files([root], language)
            found += read(sources, language, own[language])
            if sources and not (is_tidy(language) or is_shared(language)):
                found.append(Finding(language, sources[0], 0, "misnamed", ""))
    spoken = {language: _laid_over(layers(roots, language), own) for language in own}
    model = {name: one for name, one in own.get(FALLBACK, {}).items() if not _is_term(name)}
    for language, entries in own.items():
        found += faults_between(entries, spoken[language])
        found += _faults_within(entries, spoken[language])
        if language != FALLBACK and model:
            found += _faults_beside(entries, spoken, model, games or Games())
            found += _missing(language, spoken[language], model)
    shares = [
        Share(
            language,
            len([name for name in entries if not _is_term(name)]),
            len(model.keys() & spoken[language].keys()),
            len(model),
        )
        for language, entries in own.items()
    ]
    found += games.wanted if games is not None else ()
    if only is not None:
        found = [one for one in found if one.language == only]
        shares = [share for share in shares if share.language == only]
    return TextsReport(sorted(found), shares)


def findings(roots: Sequence[Path]) -> Iterator[Finding]:
    yield from check(roots).errors


def faults_of(asked: Sequence[tuple[Sequence[Path], str]]) -> Iterator[Finding | int]:
    """Yield what cannot be read or said of some languages, each by its files; at last, how many
    texts there are."""
    count = 0
    for sources, language in asked:
        entries: Entries = {}
        yield from read(sources, language, entries)
        yield from faults_between(entries, entries)
        count += len(entries)
    yield count


def _is_term(name: str) -> bool:
    return name.startswith("-")


def _laid_over(languages: Sequence[str], own: dict[str, Entries]) -> Entries:
    """Return the texts of these languages, each laid over those before it."""
    said: Entries = {}
    for language in languages:
        said |= own.get(language, {})
    return said


# A language by itself --------------------------------------------------------------------------


def faults_between(entries: Entries, spoken: Entries) -> Iterator[Finding]:
    """Yield the faults of texts whose references cannot be followed. `spoken`: all texts of the
    language."""

    def known(name: str) -> tuple[int, Sequence[str]]:
        entry = spoken.get(name)
        return (entry.letters, entry.mentioned) if entry is not None else (0, ())

    unsaid = [one for one in entries.values() if says_too_much(one.name, known)]
    reached = {one.name: _reached(one, spoken).keys() for one in unsaid}
    circles = {name for name, others in reached.items() if name in others}
    for entry in unsaid:
        if entry.name in circles:
            yield entry.finding("circular")
        elif circles.isdisjoint(reached[entry.name]):
            yield entry.finding(SPOKEN, most=SPOKEN_MOST)


def _faults_within(entries: Entries, spoken: Entries) -> Iterator[Finding]:
    values = {name: one.value for name, one in spoken.items()}
    for entry in entries.values():
        own_files = FILE_OF_ITSELF, f"{entry.language}{SUFFIX}"
        if entry.name in OF_ITSELF[1:] and entry.file.name not in own_files:
            yield entry.finding("misplaced", FILE_OF_ITSELF)
        for reference in sorted(one for one in entry.references if one not in spoken):
            yield entry.finding("unknown", reference)
        if entry.lacking_forms:
            yield entry.finding("plural", ", ".join(sorted(entry.lacking_forms)))
        if entry.hiding_forms:
            yield entry.finding("hidden_number", ", ".join(sorted(entry.hiding_forms)))
        for brackets in entry.odd_brackets:
            yield entry.finding("brackets", brackets)
        if entry.lacking_letters:
            yield entry.finding("letters", " ".join(sorted(entry.lacking_letters)))
        for place in clashes(entry.language, entry.joined, values):
            yield entry.finding("elision", place)


def _reached(entry: TextEntry, entries: Entries) -> Entries:
    """Return the entries that an entry refers to, directly or through others, as many as can be
    said at most."""
    reached: Entries = {}
    waiting = sorted(entry.references)
    while waiting and len(reached) < REACHED_MOST:
        name = waiting.pop()
        if name in entries and name not in reached:
            reached[name] = entries[name]
            waiting += sorted(entries[name].references)
    return reached


# A language beside English ---------------------------------------------------------------------


def _missing(language: str, spoken: Entries, model: Entries) -> Iterator[Finding]:
    for name, entry in model.items():
        if name not in spoken:
            yield entry.finding("missing", entry.shown)._replace(language=language)


def _faults_beside(
    entries: Entries, spoken: dict[str, Entries], model: Entries, games: Games
) -> Iterator[Finding]:
    referred = frozenset[str]().union(*(entry.references for entry in entries.values()))
    for name, entry in entries.items():
        if _is_term(name):
            continue
        like = model.get(name) or _said_for_one_game(entry, model, games)
        if like is not None:
            used = _all_variables(entry, spoken[entry.language])
            given = _all_variables(like, spoken[like.language])
            for fault, odd in (("facts_lacking", given - used), ("facts_unknown", used - given)):
                if odd:
                    yield entry.finding(fault, ", ".join(f"${one}" for one in sorted(odd)))
            forms = plural_forms(entry.language)
            for one in sorted(like.counted & entry.variables - entry.counted):
                if len(forms) > 1:
                    yield entry.finding("uncounted", f"${one}: {', '.join(sorted(forms))}")
            if _is_untranslated(entry, like):
                yield entry.finding("untranslated", entry.shown)
        elif name not in games.texts and name not in (*referred, *OF_ITSELF):
            yield entry.finding("unused")


def _said_for_one_game(entry: TextEntry, model: Entries, games: Games) -> TextEntry | None:
    """Return the text of all games that this one replaces at one game: its key has the game's name
    behind it."""
    stem, _, game = entry.name.rpartition("-")
    return model.get(stem) if game in games.names else None


def _all_variables(entry: TextEntry, entries: Entries) -> frozenset[str]:
    """Return the variables of an entry and its messages. Those of terms do not count: the text that
    uses a term gives them."""
    messages = [one for name, one in _reached(entry, entries).items() if not _is_term(name)]
    return entry.variables.union(*(one.variables for one in messages))


def _is_untranslated(entry: TextEntry, english: TextEntry) -> bool:
    return (
        entry.source == english.source
        and entry.words >= SENTENCE
        and entry.language.partition("_")[0] != FALLBACK
        and not (entry.may_be_same or english.may_be_same)
    )
