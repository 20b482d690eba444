"""Words on the screen: letters, bold parts, small signs of the suits, lines that break.

In a text, *stars* make a part bold, and the signs of the suits are drawn, since the game's fonts do
not have them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache, partial
from typing import NamedTuple

import pygame
from pygame import Surface
from pygame.font import Font

from game.l10n.letters import face_for, font_file
from game.paths import bundled
from game.reading.printable import showable
from game.ui.shapes import svg
from game.ui.surface_cache import CacheSection, SurfaceCache
from game.ui.theme import NIGHT0, TWO_COLOURS, Colour, is_dark

SERIF, SERIF_BOLD = "serif 600", "serif 700"
ITALIC = "serif 600 italic"
PLAIN, SANS, BOLD = "sans 400", "sans 600", "sans 700"
_BOLDER = {SERIF: SERIF_BOLD, PLAIN: BOLD, SANS: BOLD}
PIPS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
#: Quotes are pieces of their own: the serif fonts would push them into the letters beside them.
_PIECES = re.compile(r"[♠♥♦♣«»“”]|\*| +|\n|[^ \n*♠♥♦♣«»“”]+")
LINE = 1.25
ELLIPSIS = "…"
#: The most letters and lines of a text, and pixels of a line: more than any window shows. The rest
#: is cut.
TEXT_MOST, LINES_MOST, WIDEST = 10_000, 400, 8192
#: The most fonts kept open: each size of a face takes as much memory as three cards in the hand,
#: and is quickly opened again.
FONTS_MOST = 16


class WordPiece(NamedTuple):
    """A word, a space, or a suit sign, in one face."""

    text: str
    face: str
    width: int


class Block(NamedTuple):
    """Words as a picture. `whole`: whether nothing had to be left out."""

    surface: Surface
    lines: int
    whole: bool


class Words:
    """A painter of words. `two_colours`: whether the signs of the suits have two colours only."""

    def __init__(self, two_colours: bool = False, surfaces: SurfaceCache | None = None) -> None:
        self.font = lru_cache(FONTS_MOST)(_font)
        self._kept: CacheSection[tuple[object, ...], Block] = CacheSection(
            surfaces or SurfaceCache()
        )
        self._pips: dict[tuple[str, int, bool], Surface] = {}
        self._pip_folder = bundled("assets/cards")
        self._two_colours = two_colours

    def width(self, text: str, face: str, px: int) -> int:
        """Return the width of a text in one line."""
        return min(WIDEST, _width(self._pieces(text[:TEXT_MOST], face, px)))

    def block(
        self,
        text: str,
        face: str,
        px: int,
        colour: Colour,
        width: int | None = None,
        lines: int = 1,
        align: str = "left",
        shadow: bool = False,
    ) -> Block:
        """Return the picture of `text` in lines of at most `width` pixels. What has no room in
        `lines` lines is cut, with an ellipsis."""
        text, most = text[:TEXT_MOST], WIDEST if width is None else min(width, WIDEST)
        lines = min(lines, LINES_MOST)
        key = text, face, px, colour, width, lines, align, shadow
        block = self._kept.get(key)
        if block is None:
            rows = self._rows(text, face, px, most)
            whole = len(rows) <= lines
            if not whole:
                space = WordPiece(" ", face, self.font(face, px).size(" ")[0])
                rest = [piece for row in rows[lines - 1 :] for piece in [*row, space]]
                rows = [*rows[: lines - 1], rest]
            for at, row in enumerate(rows):
                is_cut = width is not None and not whole and at == len(rows) - 1
                if is_cut or _width(row) > most:
                    rows[at] = self._cut(row, face, px, most)
                    whole = False
            drawn = self._drawn(rows, px, colour, align, shadow)
            block = self._kept.put(key, Block(drawn, len(rows), whole), drawn)
        return block

    def _pieces(self, text: str, face: str, px: int) -> list[WordPiece]:
        pieces, bold = [], False
        # A single star is just a star.
        marks = text.count("*") > 1
        for part in _PIECES.findall(showable(text)):
            if part == "*" and marks:
                bold = not bold
                continue
            own = _BOLDER.get(face, face) if bold else face
            if part in PIPS:
                width = round(px * 0.86)
            else:
                own = face_for(part, own)
                width = self.font(own, px).size(part)[0]
            pieces.append(WordPiece(part, own, 0 if part == "\n" else width))
        return pieces

    def _rows(self, text: str, face: str, px: int, width: int) -> list[list[WordPiece]]:
        rows: list[list[WordPiece]] = [[]]
        used = 0
        word: list[WordPiece] = []

        def put_word() -> None:
            nonlocal used
            size = _width(word)
            if rows[-1] and used + size > width:
                rows.append([])
                used = 0
            rows[-1].extend(word)
            used += size
            word.clear()

        for piece in self._pieces(text, face, px):
            if piece.text == "\n":
                put_word()
                rows.append([])
                used = 0
            elif _is_gap(piece.text):
                put_word()
                rows[-1].append(piece)
                used += piece.width
            else:
                word.append(piece)
        put_word()
        return [_stripped(row) for row in rows]

    def _cut(self, row: list[WordPiece], face: str, px: int, width: int) -> list[WordPiece]:
        dots = WordPiece(ELLIPSIS, face, self.font(face, px).size(ELLIPSIS)[0])
        left = list(row)
        room = width - dots.width - _width(left)
        while left and room < 0:
            last = left.pop()
            room += last.width
            if room > 0 and last.text not in PIPS:
                font = self.font(last.face, px)
                # The place to cut is searched by halving: a word may be long.
                sizes = partial(_prefix_width, font, last.text)
                fitting = bisect_right(range(len(last.text)), room, key=sizes) - 1
                if fitting > 0:
                    text = last.text[:fitting]
                    left.append(WordPiece(text, last.face, font.size(text)[0]))
        return [*_stripped(left), dots]

    def _drawn(
        self, rows: list[list[WordPiece]], px: int, colour: Colour, align: str, shadow: bool
    ) -> Surface:
        step = round(px * LINE)
        widest = max([_width(row) for row in rows] + [1])
        drop = max(1, px // 16) if shadow else 0
        surface = Surface((widest + 2 * drop, step * len(rows) + 2 * drop), pygame.SRCALPHA)
        surface.fill((*colour, 0))
        for at, row in enumerate(rows):
            spare = widest - _width(row)
            x = {"left": 0, "center": spare // 2, "right": spare}[align]
            y = at * step
            for text, face, width in row:
                if text in PIPS:
                    pip = self._pip(text, px, on_dark=not is_dark(colour))
                    left, top = (width - pip.get_width()) // 2, (step - pip.get_height()) // 2
                    surface.blit(pip, (x + left, y + top + 1))
                elif width and not _is_gap(text):
                    font = self.font(face, px)
                    top = y + (step - font.get_height()) // 2
                    if shadow:
                        dark = font.render(text, True, NIGHT0)
                        dark.set_alpha(150)
                        surface.blit(dark, (x + drop // 2, top + drop))
                    surface.blit(font.render(text, True, colour), (x, top))
                x += width
        return surface

    def _pip(self, sign: str, px: int, on_dark: bool) -> Surface:
        """Return the sign of a suit; on dark ground with a small piece of card behind it, or spades
        could not be seen."""
        pip = self._pips.get((sign, px, on_dark))
        if pip is None:
            side = round(px * (0.6 if on_dark else 0.72))
            path = self._pip_folder / f"pip_{PIPS[sign]}.svg"
            drawn = pygame.image.load_sized_svg(path, (side, side)).convert_alpha()
            if self._two_colours:
                drawn = _in_one_colour(drawn, TWO_COLOURS[PIPS[sign].lower()])
            if on_dark:
                edge = round(px * 0.84)
                pip = svg(
                    edge,
                    edge,
                    f'<rect x="0" y="0" width="{edge}" height="{edge}" rx="{edge / 5}" '
                    f'fill="#F8EFDB"/>',
                )
                pip.blit(drawn, drawn.get_rect(center=pip.get_rect().center))
            else:
                pip = drawn
            self._pips[sign, px, on_dark] = pip
        return pip


def _font(face: str, px: int) -> Font:
    return Font(font_file(face), px)


def _prefix_width(font: Font, text: str, letters: int) -> int:
    return font.size(text[:letters])[0]


def _is_gap(text: str) -> bool:
    """Return whether a line may break at a piece: not at a no-break space."""
    return not text.strip(" ")


def _width(row: list[WordPiece]) -> int:
    return sum(piece.width for piece in row)


def _stripped(row: list[WordPiece]) -> list[WordPiece]:
    start, end = 0, len(row)
    while end > start and _is_gap(row[end - 1].text):
        end -= 1
    while start < end and _is_gap(row[start].text):
        start += 1
    return row[start:end]


def _in_one_colour(shape: Surface, colour: Colour) -> Surface:
    painted = shape.copy()
    painted.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    painted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return painted
