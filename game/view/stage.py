"""The stage: what one unit is on this window's glass.

Everything is laid out in units; 1920 x 1080 of them always fit. Only `Stage` knows of pixels.
"""

from __future__ import annotations

from typing import NamedTuple

from game.view.geometry import Rect

WIDTH, HEIGHT = 1920, 1080
#: The stage never gets wider than this for its height: beyond, the background goes on alone.
WIDEST = 2.1
#: Below this scale words are shortened and the small picture of the table is used.
SMALL = 0.67
#: No text is smaller on the glass.
LEAST_TEXT_PX = 18


class Stage(NamedTuple):
    """`scale`: pixels for one unit. `left`, `top`: the pixel where the stage begins; the whole
    of it lies inside the safe area. `width`, `height`: its size in units. `text`: 1, 1.2 or 1.4."""

    scale: float
    left: float
    top: float
    width: float
    height: float
    text: float = 1.0

    @classmethod
    def of(cls, pixels: tuple[int, int], safe_area: float = 0.0, text: float = 1.0) -> Stage:
        """`safe_area`: the part of each edge that a television may cut off, 0 to 0.05."""
        left, top = pixels[0] * safe_area, pixels[1] * safe_area
        wide, high = pixels[0] - 2 * left, pixels[1] - 2 * top
        scale = min(wide / WIDTH, high / HEIGHT)
        return cls(scale, left, top, wide / scale, high / scale, text)

    @property
    def whole(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def content(self) -> Rect:
        """What the scenes use of it: the middle, on a very wide window."""
        width = min(self.width, WIDEST * self.height)
        return Rect((self.width - width) / 2, 0, width, self.height)

    @property
    def extra(self) -> float:
        """Units of height beyond those of a 16:9 window."""
        return self.height - HEIGHT

    @property
    def is_small(self) -> bool:
        return self.scale < SMALL

    def font_px(self, units: float) -> int:
        """Return the pixels of a text `units` high."""
        return max(LEAST_TEXT_PX, round(units * self.scale * self.text))

    def text_units(self, units: float) -> float:
        """Return the height a text of `units` really has, in units."""
        return self.font_px(units) / self.scale

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def x_px(self, x: float) -> int:
        return round(self.left + x * self.scale)

    def y_px(self, y: float) -> int:
        return round(self.top + y * self.scale)

    def to_px(self, rect: Rect) -> tuple[int, int, int, int]:
        """Pixels of a rectangle. Neighbours stay neighbours: edges are rounded, not sizes."""
        x, y = self.x_px(rect.x), self.y_px(rect.y)
        return x, y, self.x_px(rect.right) - x, self.y_px(rect.bottom) - y

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.left) / self.scale, (y - self.top) / self.scale
