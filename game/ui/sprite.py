"""One picture at one place of the window: all that is ever painted."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

Box = tuple[int, int, int, int]


class Sprite(NamedTuple):
    """In pixels. `part`: only this much of the surface. `says`: the words on it, for those who
    listen instead of looking, and for tests."""

    surface: Surface
    x: int
    y: int
    part: Box | None = None
    says: str = ""

    @property
    def box(self) -> Box:
        width, height = self.part[2:] if self.part else self.surface.get_size()
        return self.x, self.y, width, height
