"""The faces texts are set in, and the letters they have: read from the fonts, without a window.

A font tells in its table "cmap" which of its drawings belongs to a letter.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from struct import unpack_from

from game.paths import bundled

#: The file of the font of each face.
FONTS = {
    "serif 600": "SourceSerifPro-Semibold.ttf",
    "serif 700": "SourceSerifPro-Bold.ttf",
    "serif 600 italic": "SourceSerifPro-SemiboldIt.ttf",
    "sans 400": "SourceSansPro-Regular.ttf",
    "sans 600": "SourceSansPro-Semibold.ttf",
    "sans 700": "SourceSansPro-Bold.ttf",
}
#: The face that each face borrows letters from.
BORROWS = {"serif 600 italic": "serif 600", "serif 600": "sans 600", "serif 700": "sans 700"}
#: Signs that are drawn, and so need no letter.
PIPS = frozenset("♠♥♦♣")

#: Tables of letters by system and encoding, the fullest first: all of Unicode, or its first part.
_TABLES = ((3, 10), (0, 4), (3, 1), (0, 3))


def font_file(face: str) -> Path:
    return bundled("assets/fonts") / FONTS[face]


@cache
def letters_of(face: str) -> frozenset[str]:
    return frozenset(map(chr, _codes(font_file(face).read_bytes())))


@cache
def drawable() -> frozenset[str]:
    """Return all letters that can be shown: a face that lacks a letter borrows it from the next."""
    return PIPS.union(*map(letters_of, FONTS))


def face_for(text: str, face: str) -> str:
    """Return the face, or the first that it borrows from and that has all letters of the text. A
    letter none of them has is shown as a crossed box."""
    at: str | None = face
    while at is not None:
        if letters_of(at).issuperset(text):
            return at
        at = BORROWS.get(at)
    return face


def _codes(font: bytes) -> Iterator[int]:
    (count,) = unpack_from(">H", font, 4)
    tables = [unpack_from(">4s4xI", font, 12 + 16 * at) for at in range(count)]
    start = dict(tables)[b"cmap"]
    (count,) = unpack_from(">H", font, start + 2)
    kinds = {}
    for at in range(count):
        system, encoding, offset = unpack_from(">HHI", font, start + 4 + 8 * at)
        kinds[system, encoding] = start + offset
    table = next(kinds[kind] for kind in _TABLES if kind in kinds)
    (form,) = unpack_from(">H", font, table)
    return _by_groups(font, table) if form == 12 else _by_segments(font, table)


def _by_groups(font: bytes, table: int) -> Iterator[int]:
    """Yield the letters of a table of format 12: rows of letters that follow each other."""
    (count,) = unpack_from(">I", font, table + 12)
    for at in range(count):
        first, last, glyph = unpack_from(">III", font, table + 16 + 12 * at)
        # Drawing 0 is the sign for a letter that is not there.
        yield from range(first + (glyph == 0), last + 1)


def _by_segments(font: bytes, table: int) -> Iterator[int]:
    """Yield the letters of a table of format 4: rows whose drawings stand elsewhere in the
    table."""
    (twice,) = unpack_from(">H", font, table + 6)
    ends = table + 14
    starts, deltas, offsets = (ends + 2 + twice * part for part in (1, 2, 3))
    for at in range(0, twice, 2):
        (last,), (first,) = unpack_from(">H", font, ends + at), unpack_from(">H", font, starts + at)
        (delta,), (offset,) = (unpack_from(">H", font, part + at) for part in (deltas, offsets))
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offset:
                (glyph,) = unpack_from(">H", font, offsets + at + offset + 2 * (code - first))
            if offset and glyph == 0:
                continue
            if (glyph + delta) & 0xFFFF:
                yield code
