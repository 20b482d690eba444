"""What is wrong with the texts of a set of languages, found by reading them, without a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from babel import Locale, localedata
from fluent.syntax import FluentParser, ast

from game.l10n.catalogue import FUNCTIONS
from game.l10n.languages import FALLBACK, available, chain, files, tidy

#: A language must have a form for whatever counts up to here ask of it.
COUNTED = range(1001)

#: Variants by which a choice is seen to be one between plural forms; "other" is in most choices.
_PLURALS = frozenset({"zero", "one", "two", "few", "many"})
_KNOWN_FUNCTIONS = frozenset({"NUMBER", "DATETIME", *FUNCTIONS})


class Finding(NamedTuple):
    """`fault` is the end of a text key, "locale_fault.<fault>", that says it to people."""

    language: str
    file: Path
    line: int
    fault: str
    key: str
    detail: str = ""


class Entry(NamedTuple):
    """A message or a term; a term's name begins with a dash, as in the files."""

    name: str
    language: str
    file: Path
    line: int
    variables: frozenset[str]
    references: frozenset[str]
    lacking_forms: frozenset[str]

    @property
    def key(self) -> str:
        return self.name if self.name.startswith("-") else self.name.replace("-", ".")

    def finding(self, fault: str, detail: str = "") -> Finding:
        return Finding(self.language, self.file, self.line, fault, self.key, detail)


Entries = dict[str, Entry]


def check(roots: Sequence[Path]) -> list[Finding]:
    """All faults of the languages under these folders, by language, file and line."""
    found: list[Finding] = []
    languages: dict[str, Entries] = {}
    for language in available(roots):
        languages[language] = {}
        for root in roots:
            sources = files([root], language)
            found += _read(sources, language, languages[language])
            if sources and tidy(language) != language:
                found.append(Finding(language, root / language, 0, "misnamed", ""))
    for entries in languages.values():
        found += _faults_within(entries)
    found += _faults_between(languages)
    return sorted(found)


def _read(sources: list[Path], language: str, entries: Entries) -> Iterator[Finding]:
    """Adds what is read to the entries. A later root may say a thing anew, but only once."""
    first: dict[str, Entry] = {}
    for file in sources:
        try:
            source = file.read_text(encoding="utf-8-sig")
            nodes = FluentParser().parse(source).body
        except (OSError, UnicodeDecodeError, RecursionError) as error:
            yield Finding(language, file, 0, "unreadable", "", str(error))
            continue
        for node in nodes:
            if isinstance(node, ast.Junk):
                for note in node.annotations:
                    line = _line(source, note)
                    yield Finding(language, file, line, "junk", "", note.message or "")
            elif isinstance(node, ast.Message | ast.Term):
                entry = _entry(node, language, file, _line(source, node))
                if entry.name in first:
                    before = first[entry.name]
                    yield entry.finding("twice", f"{before.file.name}:{before.line}")
                first.setdefault(entry.name, entry)
    entries.update(first)


def _line(source: str, node: ast.SyntaxNode) -> int:
    return source.count("\n", 0, node.span.start) + 1 if node.span else 0


def _entry(node: ast.Message | ast.Term, language: str, file: Path, line: int) -> Entry:
    variables: set[str] = set()
    references: set[str] = set()
    lacking_forms: set[str] = set()
    for part in _parts(node):
        match part:
            case ast.VariableReference():
                variables.add(part.id.name)
            case ast.MessageReference():
                references.add(part.id.name)
            case ast.TermReference():
                references.add(f"-{part.id.name}")
            case ast.FunctionReference() if part.id.name not in _KNOWN_FUNCTIONS:
                references.add(f"{part.id.name}()")
            case ast.SelectExpression():
                lacking_forms |= _lacking_forms(part, language)
    name = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
    sets = map(frozenset, (variables, references, lacking_forms))
    return Entry(name, language, file, line, *sets)


def _parts(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _parts(child)


def _lacking_forms(select: ast.SelectExpression, language: str) -> set[str]:
    keys = [variant.key for variant in select.variants]
    words = {key.name for key in keys if isinstance(key, ast.Identifier)}
    numbers = {float(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
    counts = bool(numbers or words & _PLURALS)
    return _forms(language, numbers) - words if counts else set()


def _forms(language: str, numbers: set[float]) -> set[str]:
    """The plural forms asked for by the counts that have no text of their own."""
    grammar = next(filter(localedata.exists, chain([language])))
    form = Locale.parse(grammar).plural_form
    return {form(count) for count in COUNTED if count not in numbers}


def _faults_within(entries: Entries) -> Iterator[Finding]:
    for entry in entries.values():
        for reference in sorted(entry.references - entries.keys()):
            yield entry.finding("unknown", reference)
        if entry.name in _reached(entry, entries):
            yield entry.finding("circular")
        if entry.lacking_forms:
            yield entry.finding("plural", ", ".join(sorted(entry.lacking_forms)))


def _reached(entry: Entry, entries: Entries) -> Entries:
    """What an entry refers to, directly or through others."""
    reached: Entries = {}
    waiting = sorted(entry.references)
    while waiting:
        name = waiting.pop()
        if name in entries and name not in reached:
            reached[name] = entries[name]
            waiting += sorted(entries[name].references)
    return reached


def _all_variables(entry: Entry, entries: Entries) -> frozenset[str]:
    """A term is given its variables by the text that uses it, so its own do not count."""
    messages = [one for name, one in _reached(entry, entries).items() if not name.startswith("-")]
    return entry.variables.union(*(one.variables for one in messages))


def _faults_between(languages: dict[str, Entries]) -> Iterator[Finding]:
    """Every language must say what any other says, with the same facts. Terms are its own affair.

    The language of one country need only say what it says differently.
    """
    models: Entries = {}
    for language in sorted(languages, key=lambda name: (name != FALLBACK, name)):
        for name, entry in languages[language].items():
            if not name.startswith("-"):
                models.setdefault(name, entry)
    for language, entries in languages.items():
        base, _, country = language.partition("_")
        partial = country and base in languages
        for name, model in models.items():
            if name in entries:
                yield from _other_facts(entries, model, languages[model.language])
            elif not partial:
                yield model.finding("missing")._replace(language=language)


def _other_facts(entries: Entries, model: Entry, model_entries: Entries) -> Iterator[Finding]:
    entry = entries[model.name]
    odd = _all_variables(entry, entries) ^ _all_variables(model, model_entries)
    if odd:
        yield entry.finding("facts", ", ".join(f"${name}" for name in sorted(odd)))
