"""The files of a language as a list of texts: what each says, and what it asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from babel import Locale, localedata
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from game.l10n.catalogue import FUNCTIONS
from game.l10n.languages import SIZE_MOST, chain
from game.l10n.letters import drawable
from game.reading.files import read_plain

#: A language must have a form for whatever counts up to here ask of it.
COUNTED = range(1001)
#: A comment that begins so tells that other languages may say the very same.
SAME = "same"

#: Variants by which a choice is seen to be one between plural forms; "other" is in most choices.
_PLURALS = frozenset({"zero", "one", "two", "few", "many"})
_KNOWN_FUNCTIONS = frozenset({"NUMBER", "DATETIME", *FUNCTIONS})
_WORD = re.compile(r"[^\W\d_]{2,}")
_SHOWN_MOST = 60
#: Two of Fluent's codes for what it cannot read.
_SIGN_LACKS, _NO_DEFAULT = "E0003", "E0010"


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
    #: As it is written.
    source: str
    #: How many words of its own it has, beside what is put into it.
    words: int
    may_be_same: bool
    variables: frozenset[str]
    references: frozenset[str]
    lacking_forms: frozenset[str]
    #: Those no font of ours has.
    lacking_letters: frozenset[str]

    @property
    def key(self) -> str:
        return self.name if self.name.startswith("-") else self.name.replace("-", ".")

    @property
    def shown(self) -> str:
        """On one line, and not all of a long one."""
        line = " ".join(self.source.split())
        return line if len(line) <= _SHOWN_MOST else line[: _SHOWN_MOST - 1].rstrip() + "…"

    def finding(self, fault: str, detail: str = "") -> Finding:
        return Finding(self.language, self.file, self.line, fault, self.key, detail)


Entries = dict[str, Entry]


def read(sources: Sequence[Path], language: str, entries: Entries) -> Iterator[Finding]:
    """Adds what is read to the entries. A later root may say a thing anew, but only once."""
    first: Entries = {}
    for file in sources:
        try:
            source = read_plain(file, SIZE_MOST).decode("utf-8-sig")
            nodes = FluentParser().parse(source).body
        except OSError as error:
            yield Finding(language, file, 0, "unreadable", "", error.strerror or "")
            continue
        except UnicodeDecodeError:
            yield Finding(language, file, 0, "not_utf8", "")
            continue
        except RecursionError:
            yield Finding(language, file, 0, "too_deep", "")
            continue
        for node in nodes:
            if isinstance(node, ast.Junk):
                yield _junk(node, source, language, file)
            elif isinstance(node, ast.Message | ast.Term):
                entry = _entry(node, language, file, _line(source, node))
                if entry.name in first:
                    before = first[entry.name]
                    yield entry.finding("twice", f"{before.file.name}:{before.line}")
                first.setdefault(entry.name, entry)
    entries.update(first)


def _line(source: str, node: ast.SyntaxNode) -> int:
    return source.count("\n", 0, node.span.start) + 1 if node.span else 0


def _junk(junk: ast.Junk, source: str, language: str, file: Path) -> Finding:
    """What cannot be read, where reading it ended."""
    note = junk.annotations[0]
    # The end of a line is where something lacks, not the beginning of the next.
    before = source[: note.span.start].rstrip() if note.span else ""
    line = max(_line(source, junk), before.count("\n") + 1)
    if note.code == _SIGN_LACKS and note.arguments:
        return Finding(language, file, line, "sign", "", str(note.arguments[0]))
    if note.code == _NO_DEFAULT:
        return Finding(language, file, line, "no_default", "")
    return Finding(language, file, line, "junk", "", (junk.content or "").partition("\n")[0])


def _entry(node: ast.Message | ast.Term, language: str, file: Path, line: int) -> Entry:
    variables: set[str] = set()
    references: set[str] = set()
    lacking_forms: set[str] = set()
    said: list[str] = []
    for part in _parts(node):
        match part:
            case ast.TextElement():
                said.append(part.value)
            case ast.StringLiteral():
                said.append(str(part.parse()["value"]))
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
    comment = node.comment.content if node.comment and node.comment.content else ""
    return Entry(
        name,
        language,
        file,
        line,
        serialize_pattern(node.value).strip() if node.value else "",
        sum(len(_WORD.findall(text)) for text in said),
        any(line.lower().startswith(SAME) for line in comment.splitlines()),
        frozenset(variables),
        frozenset(references),
        frozenset(lacking_forms),
        frozenset("".join(said)) - drawable() - {"\n"},
    )


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
