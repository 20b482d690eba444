"""The bounds of a language, checked before any of it is parsed, filled or shown.

Within these bounds reading an entry and filling it takes some milliseconds and kilobytes, whatever
it says. An entry beyond them is left out, and the next language says it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.l10n.languages import NAME, NAME_MOST, SIZE_MOST
from game.reading.files import is_too_large, read_plain
from game.reading.printable import UNSHOWABLE, clipped

#: The most bytes of all files of a language in one folder of languages. Ours take 200 KiB.
LANGUAGE_MOST = 1024 * 1024
#: The most entries of a language. Ours have 2,200.
ENTRIES_MOST = 5000
#: The most letters of an entry as it is written. The longest of ours has 462.
ENTRY_MOST = 2000
#: The most letters of a text with all that it refers to, counted as often as it does so. Ours:
#: 3,418.
SPOKEN_MOST = 8000
#: The most braces within braces. Ours: 3.
DEPTH_MOST = 12
#: The most digits of a number, and the most NUMBER may ask for.
DIGITS_MOST = 15
#: The faults, as ends of text keys.
UNREADABLE, NOT_UTF8, HEAVY, CROWDED = "unreadable", "not_utf8", "heavy", "crowded"
LONG, LETTER, DEEP, DIGITS, OPTION = "long", "letter", "too_deep", "digits", "option"
LONG_NAME, SPOKEN = "long_name", "spoken"

#: The beginning of every line that may begin an entry or a comment: where the parser goes on after
#: a fault.
_BEGINNING = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*+) *+=|[a-zA-Z#-])", re.MULTILINE)
#: An escape. `\\` matches as a pair, so that its second backslash does not begin another escape.
_ESCAPE = re.compile(r"\\\\|\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{6})")
_LONG_NUMBER = re.compile(rf"[0-9]{{{DIGITS_MOST + 1},}}")


class LeftOut(NamedTuple):
    """Why something is left out. `most`: the bound, where that is a number."""

    fault: str
    detail: str = ""
    most: int = 0


class FilePiece(NamedTuple):
    """A part of a file that may be an entry: it begins at `start`, and ends where the next may
    begin."""

    name: str
    start: int
    text: str


class Source(NamedTuple):
    """A file of a language. `flaw`: why the whole file is left out."""

    file: Path
    text: str = ""
    pieces: Sequence[FilePiece] = ()
    flaw: LeftOut | None = None


def sources(files: Iterable[Path]) -> Iterator[Source]:
    """Read the files of one language in one folder."""
    size = entries = 0
    for file in files:
        try:
            content = read_plain(file, SIZE_MOST)
            text = content.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError:
            yield Source(file, flaw=LeftOut(NOT_UTF8))
            continue
        except OSError as error:
            yield Source(file, flaw=_flaw_of_file(error))
            continue
        size += len(content)
        pieces = _named_pieces(text, ENTRIES_MOST - entries) if size <= LANGUAGE_MOST else []
        entries += len(pieces)
        if size > LANGUAGE_MOST or entries > ENTRIES_MOST:
            yield Source(file, flaw=LeftOut(CROWDED, f"{LANGUAGE_MOST // 1024}", ENTRIES_MOST))
            return
        yield Source(file, text, pieces)


def _flaw_of_file(error: OSError) -> LeftOut:
    if is_too_large(error):
        return LeftOut(HEAVY, most=SIZE_MOST // 1024)
    return LeftOut(UNREADABLE, error.strerror or "")


@lru_cache(maxsize=128)
def _named_pieces(text: str, most: int) -> Sequence[FilePiece]:
    """Return the pieces that have a name; one more than `most` tells that there are more. They are
    remembered, as languages are opened and closed again."""
    found: list[FilePiece] = []
    name, start = "", 0
    for beginning in _BEGINNING.finditer(text):
        if name:
            found.append(FilePiece(name, start, text[start : beginning.start()]))
            if len(found) > most:
                return found
        name, start = beginning[1], beginning.start()
    return [*found, FilePiece(name, start, text[start:])] if name else found


def blanked(text: str, pieces: Iterable[FilePiece]) -> str:
    """Return a file without these pieces. Lines keep their numbers."""
    parts, at = [], 0
    for piece in pieces:
        parts += [text[at : piece.start], "\n" * piece.text.count("\n")]
        at = piece.start + len(piece.text)
    return "".join([*parts, text[at:]])


def flaw_of(name: str, text: str) -> LeftOut | None:
    """Return why a piece is left out before it is parsed, if it is."""
    text = text.rstrip()
    if len(text) > ENTRY_MOST:
        return LeftOut(LONG, most=ENTRY_MOST)
    letter = next(_unshowable(text), "")
    if letter:
        return LeftOut(LETTER, letter)
    if _depth(text) > DEPTH_MOST:
        return LeftOut(DEEP, most=DEPTH_MOST)
    if number := _LONG_NUMBER.search(text):
        return LeftOut(DIGITS, clipped(number[0]), DIGITS_MOST)
    if name == NAME and len(text.partition("=")[2].strip()) > NAME_MOST:
        return LeftOut(LONG_NAME, most=NAME_MOST)
    return None


def _unshowable(text: str) -> Iterator[str]:
    """Yield the letters that may not be shown, as people look them up: U+202E."""
    yield from (f"U+{ord(found[0]):04X}" for found in UNSHOWABLE.finditer(text))
    for escape in _ESCAPE.finditer(text):
        if number := escape[1] or escape[2]:
            code = int(number, 16)
            if code > 0x10FFFF or (code != 0x0A and UNSHOWABLE.match(chr(code))):
                yield f"U+{code:04X}"


def _depth(text: str) -> int:
    deepest = depth = 0
    for brace in re.findall("[{}]", text):
        depth = max(0, depth + (1 if brace == "{" else -1))
        deepest = max(deepest, depth)
    return deepest


def says_too_much(name: str, known: Callable[[str], tuple[int, Sequence[str]]]) -> bool:
    """Return whether a text is too long with all that it refers to. `known`: the letters of an
    entry, and what it refers to."""
    left, waiting = SPOKEN_MOST, [name]
    while waiting:
        letters, others = known(waiting.pop())
        left -= letters + 1
        if left < 0:
            return True
        waiting += others
    return False
