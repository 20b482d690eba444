"""The drawings of the game, in the size and colour in which they are needed."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.paths import bundled
from game.ui.svg_rasterizer import Order, SvgRasterizer
from game.ui.theme import IVORY, Colour

_SIZE = re.compile(rb'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')
#: The bytes of a drawing's file in which its size is written.
_HEAD = 512
#: The medal behind the animal of a crest: the only group in the file without attributes.
_MEDAL = re.compile(rb"<g>.*?</g>", re.DOTALL)
#: The drawing behind the menus.
NIGHT = "night_menu"


class Pictures:
    def __init__(self, rasterizer: SvgRasterizer) -> None:
        self._rasterizer = rasterizer
        self._folder: Path = bundled("assets/art")
        self._kept: dict[tuple[str, int, Colour | None], Surface] = {}
        #: While a window is being resized, pictures of the old size are stretched, which is
        #: quicker.
        self._old: dict[tuple[str, Colour | None], Surface] = {}
        self._stretched: dict[tuple[str, int, Colour | None], Surface] = {}
        self._parted: dict[tuple[str, int], tuple[Surface, Surface]] = {}

    def stretch(self, old: Pictures) -> None:
        """Use the pictures of another size, stretched, until new ones are drawn."""
        self._old = dict(old._old)
        self._old |= {(name, colour): kept for (name, _, colour), kept in old._kept.items()}

    def sharpen(self) -> None:
        self._old.clear()
        self._stretched.clear()

    def get(self, name: str, height: int, colour: Colour | None = None) -> Surface:
        """Return a drawing, `height` in pixels. `colour`: what its ivory becomes."""
        key = name, height, colour
        kept = self._kept.get(key) or self._stretched.get(key)
        if kept is not None:
            return kept
        old = self._old.get((name, colour))
        if old is not None:
            self._rasterizer.order(self._upright(name, height))
            width = max(1, round(old.get_width() * height / old.get_height()))
            kept = self._stretched[key] = pygame.transform.smoothscale(old, (width, height))
            return kept
        kept = self._rasterizer.fetch(self._upright(name, height))
        if colour is not None:
            kept = tinted(kept, colour)
        self._kept[key] = kept
        return kept

    def parted(self, name: str, height: int) -> tuple[Surface, Surface]:
        """Return the medal of a crest, and the animal on it, each as large as the whole crest."""
        kept = self._parted.get((name, height))
        if kept is None:
            whole = self._path(name).read_bytes()
            medal = _MEDAL.search(whole)
            assert medal is not None
            start, end = whole.index(medal[0]), whole.rindex(b"</g>")
            parts = whole[:start] + medal[0] + whole[end:], _MEDAL.sub(b"", whole)
            size = height * 20, height
            drawn = [pygame.image.load_sized_svg(BytesIO(part), size) for part in parts]
            kept = self._parted[name, height] = drawn[0], drawn[1]
        return kept

    def cover(self, name: str, width: int, height: int) -> Surface:
        """Return a drawing at least as large as this. It fills a window, and is not cached."""
        return self._rasterizer.fetch(self._covering(name, width, height))

    def order(self, name: str, height: int) -> None:
        """Order a picture to be drawn in advance."""
        if (name, height, None) not in self._kept:
            self._rasterizer.order(self._upright(name, height))

    def order_cover(self, name: str, width: int, height: int) -> None:
        self._rasterizer.order(self._covering(name, width, height))

    def _upright(self, name: str, height: int) -> Order:
        # The width is only a limit that is never reached: the drawing keeps its proportion.
        return Order(self._path(name), (height * 20, height))

    def _covering(self, name: str, width: int, height: int) -> Order:
        path = self._path(name)
        own = _own_size(path)
        part = max(width / own[0], height / own[1])
        return Order(path, (round(own[0] * part) + 1, round(own[1] * part) + 1))

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.svg"


def _own_size(path: Path) -> tuple[float, float]:
    """Return the size written in a drawing's file: drawing it to learn that would be slow."""
    with path.open("rb") as file:
        found = _SIZE.search(file.read(_HEAD))
    if found is None:
        return pygame.image.load(path).get_size()
    return float(found[1]), float(found[2])


def tinted(picture: Surface, colour: Colour) -> Surface:
    """Return a drawing with this colour instead of ivory; dark parts stay dark."""
    painted = picture.copy()
    part = [min(255, round(255 * want / ivory)) for want, ivory in zip(colour, IVORY, strict=True)]
    painted.fill((*part, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return painted


def thinned(picture: Surface, opacity: float) -> Surface:
    """Return a see-through copy of a picture."""
    thin = picture.copy()
    thin.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return thin
