"""The drawings of the game at the size they are needed, and in the colour."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from game.paths import bundled
from game.ui.theme import IVORY, Colour


class Pictures:
    def __init__(self) -> None:
        self._folder: Path = bundled("assets/art")
        self._kept: dict[tuple[str, int, int, Colour | None], Surface] = {}

    def get(self, name: str, height: int, colour: Colour | None = None) -> Surface:
        """A drawing so many pixels high. `colour`: all of it in this one."""
        key = name, 0, height, colour
        kept = self._kept.get(key)
        if kept is None:
            # The width asked for is a limit that is never met: the proportion is the drawing's.
            kept = self._load(name, (height * 20, height))
            if colour is not None:
                kept = tinted(kept, colour)
            self._kept[key] = kept
        return kept

    def cover(self, name: str, width: int, height: int) -> Surface:
        """A drawing large enough to cover so much; it may be larger."""
        key = name, width, height, None
        kept = self._kept.get(key)
        if kept is None:
            own = pygame.image.load(self._folder / f"{name}.svg").get_size()
            part = max(width / own[0], height / own[1])
            kept = self._load(name, (round(own[0] * part) + 1, round(own[1] * part) + 1))
            self._kept[key] = kept
        return kept

    def _load(self, name: str, size: tuple[int, int]) -> Surface:
        return pygame.image.load_sized_svg(self._folder / f"{name}.svg", size).convert_alpha()


def tinted(picture: Surface, colour: Colour) -> Surface:
    """The same drawing as if its ivory were this colour; what is dark in it stays dark."""
    painted = picture.copy()
    part = [min(255, round(255 * want / ivory)) for want, ivory in zip(colour, IVORY, strict=True)]
    painted.fill((*part, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return painted
