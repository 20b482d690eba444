"""The files of a language as a list of texts: what each says, and what it asks for."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from babel import Locale, localedata
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from game.l10n.bounds import (
    DEEP,
    DEPTH_MOST,
    LeftOut,
    Source,
    blanked,
    flaw_of,
    sources,
)
from game.l10n.catalogue import FUNCTIONS
from game.l10n.languages import chain
from game.l10n.letters import drawable
from game.l10n.parsing import flaw_within, mentioned, nodes
from game.reading.printable import clipped, printable

#: The counts for which a language must have a form.
COUNTED = range(1001)
#: The most faults of a file that are named.
FAULTS_MOST = 100
#: The beginnings of comments: other languages may say the very same; the text is right for every
#: number it can be given; it is right whatever the words begin with that are filled in.
SAME, ANY_NUMBER, ANY_BEGINNING = "same", "any_number", "any_beginning"
#: The beginning of the keys of lessons, whose texts show cards in brackets: [9c 9h X].
LESSON = "lesson-"

#: Variants that show a choice to be between plural forms; "other" is in most choices.
_PLURALS = frozenset({"zero", "one", "two", "few", "many"})
_KNOWN_FUNCTIONS = frozenset({"NUMBER", "DATETIME", *FUNCTIONS})
_WORD = re.compile(r"[^\W\d_]{2,}")
_BRACKETS = re.compile(r"\[([^\[\]]*)\]|[\[\]]")
_CARD = re.compile(r"(?:10|[2-9TJQKA])[CDHS]'*|X'*", re.IGNORECASE)
#: Two of Fluent's codes for what it cannot read.
_SIGN_LACKS, _NO_DEFAULT = "E0003", "E0010"


class Finding(NamedTuple):
    """A fault of a text. `fault` is the end of a text key, "locale_fault.<fault>", that says it to
    people. `most`: the bound, where that is a number."""

    language: str
    file: Path
    line: int
    fault: str
    key: str
    detail: str = ""
    most: int = 0


class TextEntry(NamedTuple):
    """A message or a term; a term's name begins with a dash, as in the files."""

    name: str
    language: str
    file: Path
    line: int
    #: How many letters it has, as it is written in the file.
    letters: int
    #: Its source, as it is written in the file.
    source: str
    #: How many words it has of its own, without those that are filled in.
    words: int
    may_be_same: bool
    variables: frozenset[str]
    #: Variables whose number chooses between forms, or need not.
    counted: frozenset[str]
    #: Other entries it refers to, each as often as it does.
    mentioned: tuple[str, ...]
    #: The names it refers to, of other entries and of functions that do not exist.
    references: frozenset[str]
    lacking_forms: frozenset[str]
    #: Plural forms that are for several numbers and hide which it is, though others show it.
    hiding_forms: frozenset[str]
    #: Letters that no font of ours has.
    lacking_letters: frozenset[str]
    #: Brackets that show no cards, though they should.
    odd_brackets: tuple[str, ...]
    #: What it says, as it was read; nothing, if it is right whatever is filled in.
    joined: ast.Pattern | None
    #: What it says, as it was read.
    value: ast.Pattern | None

    @property
    def shown(self) -> str:
        """Return its source on one line."""
        return " ".join(self.source.split())

    def finding(self, fault: str, detail: str = "", most: int = 0) -> Finding:
        return Finding(self.language, self.file, self.line, fault, self.name, detail, most)


Entries = dict[str, TextEntry]


def read(files: Sequence[Path], language: str, entries: Entries) -> Iterator[Finding]:
    """Add the texts of files to the entries; yield what is wrong. A later root may say a text anew,
    but only once."""
    first: Entries = {}
    for source in sources(files):
        found = _faults_of(source, language, first)
        yield from islice(found, FAULTS_MOST)
        if next(found, None) is not None:
            yield Finding(language, source.file, 0, "more", "")
            # The rest of the file is read all the same, for its entries.
            deque(found, maxlen=0)
    entries.update(first)


def _faults_of(source: Source, language: str, first: Entries) -> Iterator[Finding]:
    file, flaw = source.file, source.flaw
    if flaw is not None:
        yield _flawed(flaw, language, file)
        return
    flaws = {piece: flaw for piece in source.pieces if (flaw := flaw_of(piece.name, piece.text))}
    text = blanked(source.text, flaws)
    lines = _Numbering(text)
    for piece, flaw in flaws.items():
        yield _flawed(flaw, language, file, lines.at(piece.start), piece.name)
    try:
        nodes_of_file = FluentParser().parse(text).body
    except RecursionError:
        yield _flawed(LeftOut(DEEP, most=DEPTH_MOST), language, file)
        return
    for node in nodes_of_file:
        if isinstance(node, ast.Junk):
            yield _junk(node, lines, language, file)
        elif isinstance(node, ast.Message | ast.Term):
            name = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
            line, written = lines.of(node), _written(node, text)
            flaw = flaw_of(name, written) or flaw_within(node)
            if flaw is not None:
                yield _flawed(flaw, language, file, line, name)
                continue
            entry = _entry(node, name, len(written), language, file, line)
            if name in first:
                before = first[name]
                yield entry.finding("twice", f"{before.file.name}:{before.line}")
            first.setdefault(name, entry)


def _written(node: ast.Message | ast.Term, text: str) -> str:
    """Return an entry as it is written, without the comment above it."""
    begins, whole = node.id.span, node.span
    return text[begins.start : whole.end] if begins and whole else ""


class _Numbering:
    """A text that tells on which line a place in it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._ends = [found.start() for found in re.finditer("\n", text)]

    def at(self, place: int) -> int:
        return bisect_left(self._ends, place) + 1

    def of(self, node: ast.SyntaxNode) -> int:
        return self.at(node.span.start) if node.span else 0


def _flawed(flaw: LeftOut, language: str, file: Path, line: int = 0, name: str = "") -> Finding:
    return Finding(language, file, line, flaw.fault, name, flaw.detail, flaw.most)


def _junk(junk: ast.Junk, lines: _Numbering, language: str, file: Path) -> Finding:
    """Return the fault of a part that cannot be read, at the line where reading it ended."""
    note = junk.annotations[0]
    line = lines.of(junk)
    if note.span:
        # If something lacks, the fault is at the end of a line, not at the beginning of the next.
        start = junk.span.start if junk.span else 0
        within = lines.text[start : note.span.start].rstrip()
        line = max(line, lines.at(start + len(within)))
    if note.code == _SIGN_LACKS and note.arguments:
        return Finding(language, file, line, "sign", "", str(note.arguments[0]))
    if note.code == _NO_DEFAULT:
        return Finding(language, file, line, "no_default", "")
    shown = printable(clipped((junk.content or "").partition("\n")[0]))
    return Finding(language, file, line, "junk", "", shown)


def _entry(
    node: ast.Message | ast.Term, name: str, letters: int, language: str, file: Path, line: int
) -> TextEntry:
    variables: set[str] = set()
    unknown: set[str] = set()
    lacking_forms: set[str] = set()
    hiding_forms: set[str] = set()
    counted: set[str] = set()
    said: list[str] = []
    for part in nodes(node):
        match part:
            case ast.TextElement():
                said.append(part.value)
            case ast.StringLiteral():
                said.append(str(part.parse()["value"]))
            case ast.VariableReference():
                variables.add(part.id.name)
            case ast.FunctionReference() if part.id.name not in _KNOWN_FUNCTIONS:
                unknown.add(f"{part.id.name}()")
            case ast.SelectExpression() if _counts(part):
                lacking_forms |= _lacking_forms(part, language)
                hiding_forms |= _hiding_forms(part, language)
                counted |= _variables(part.selector)
    comment = node.comment.content if node.comment and node.comment.content else ""
    notes = comment.lower().splitlines()
    if any(note.startswith(ANY_NUMBER) for note in notes):
        counted, hiding_forms = variables, set()
    is_joined = any(note.startswith(ANY_BEGINNING) for note in notes)
    others = tuple(mentioned(node))
    return TextEntry(
        name,
        language,
        file,
        line,
        letters,
        serialize_pattern(node.value).strip() if node.value else "",
        sum(len(_WORD.findall(text)) for text in said),
        any(note.startswith(SAME) for note in notes),
        frozenset(variables),
        frozenset(counted),
        others,
        frozenset(unknown.union(others)),
        frozenset(lacking_forms),
        frozenset(hiding_forms),
        frozenset("".join(said)) - drawable() - {"\n"},
        tuple(_odd_brackets(node.value)) if name.startswith(LESSON) and node.value else (),
        None if is_joined else node.value,
        node.value,
    )


def _odd_brackets(pattern: ast.Pattern) -> Iterator[str]:
    parts = (part.value if isinstance(part, ast.TextElement) else "…" for part in pattern.elements)
    for found in _BRACKETS.finditer("".join(parts)):
        words = (found[1] or "").split()
        if not words or not all(map(_CARD.fullmatch, words)):
            yield found[0]


def _variables(node: ast.BaseNode) -> set[str]:
    return {part.id.name for part in nodes(node) if isinstance(part, ast.VariableReference)}


def _counts(select: ast.SelectExpression) -> bool:
    """Return whether the choice is one between numbers of something."""
    keys = [variant.key for variant in select.variants]
    return any(isinstance(key, ast.NumberLiteral) or key.name in _PLURALS for key in keys)


def _hiding_forms(select: ast.SelectExpression, language: str) -> set[str]:
    """Return the forms that are for several numbers and do not say which it is, where another form
    does: in Portuguese, [one] is for 0 as well."""
    keys = [one.key for one in select.variants]
    numbers = {float(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
    asked = _variables(select.selector)
    shows = {one for one in select.variants if asked & _variables(one.value)}
    counts = counts_by_form(language)
    return {
        one.key.name
        for one in select.variants
        if shows
        and one not in shows
        and isinstance(one.key, ast.Identifier)
        and len(counts.get(one.key.name, frozenset()) - numbers) > 1
    }


def _lacking_forms(select: ast.SelectExpression, language: str) -> set[str]:
    keys = [variant.key for variant in select.variants]
    words = {key.name for key in keys if isinstance(key, ast.Identifier)}
    numbers = {float(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
    return plural_forms(language, numbers) - words


def plural_forms(language: str, numbers: Collection[float] = ()) -> set[str]:
    """Return the plural forms asked for by the counts that have no text of their own."""
    counts = counts_by_form(language)
    return {form for form, asking in counts.items() if not asking.issubset(numbers)}


@cache
def counts_by_form(language: str) -> Mapping[str, frozenset[int]]:
    """Return the counts each plural form is for. "other" is always there: Fluent wants a
    default."""
    base = language.partition("_")[0]
    grammar = next(filter(localedata.exists, chain([language, base])))
    form_of, found = Locale.parse(grammar).plural_form, defaultdict[str, set[int]](set)
    for count in COUNTED:
        found[form_of(count)].add(count)
    others = found.pop("other", set())
    return {form: frozenset(counts) for form, counts in (*found.items(), ("other", others))}
