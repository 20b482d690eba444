"""The stage: what one unit is in pixels of this window.

Everything is laid out in units; 1920 x 1080 of them always fit. Only `Stage` knows of pixels.
"""

from __future__ import annotations

from typing import NamedTuple

from game.view.geometry import Rect

WIDTH, HEIGHT = 1920, 1080
#: The greatest width of the stage for its height; in a wider window only the background is wider.
WIDEST = 2.1
#: The scale below which words are shortened and the table has its small layout.
SMALL = 0.67
#: The least height of text on the screen, in pixels.
LEAST_TEXT_PX = 18


class Stage(NamedTuple):
    """The stage of a window. `scale`: pixels for one unit. `left`, `top`: the pixel where the stage
    begins; it lies inside the safe area. `width`, `height`: its size in units. `text`: the text
    size, 1, 1.2 or 1.4."""

    scale: float
    left: float
    top: float
    width: float
    height: float
    text: float = 1.0

    @classmethod
    def of(cls, pixels: tuple[int, int], safe_area: float = 0.0, text: float = 1.0) -> Stage:
        """Return the stage for a window. `safe_area`: the part of each edge that a television may
        cut off, 0 to 0.05."""
        left, top = pixels[0] * safe_area, pixels[1] * safe_area
        wide, high = pixels[0] - 2 * left, pixels[1] - 2 * top
        scale = min(wide / WIDTH, high / HEIGHT)
        return cls(scale, left, top, wide / scale, high / scale, text)

    @property
    def whole(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def content(self) -> Rect:
        """The part of the stage that scenes use: in a very wide window, its middle."""
        width = min(self.width, WIDEST * self.height)
        return Rect((self.width - width) / 2, 0, width, self.height)

    @property
    def extra(self) -> float:
        """The height beyond that of a 16:9 window, in units."""
        return self.height - HEIGHT

    @property
    def is_small(self) -> bool:
        return self.scale < SMALL

    def font_px(self, units: float) -> int:
        """Return the size in pixels of a text `units` high."""
        return max(LEAST_TEXT_PX, round(units * self.scale * self.text))

    def text_units(self, units: float) -> float:
        """Return the height a text of `units` is really shown with, in units."""
        return self.font_px(units) / self.scale

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def x_px(self, x: float) -> int:
        return round(self.left + x * self.scale)

    def y_px(self, y: float) -> int:
        return round(self.top + y * self.scale)

    def to_px(self, rect: Rect) -> tuple[int, int, int, int]:
        """Return a rectangle in pixels. Edges are rounded, not sizes, so that neighbours still
        touch."""
        x, y = self.x_px(rect.x), self.y_px(rect.y)
        return x, y, self.x_px(rect.right) - x, self.y_px(rect.bottom) - y

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.left) / self.scale, (y - self.top) / self.scale
