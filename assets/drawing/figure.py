"""A figure drawn about its own middle, then put into a picture and cut at its frame.

The reader of the game knows no clip paths, so outlines are cut before they are written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from assets.drawing.outline import Outline, Point, cut, mirrored, moved, points, turned
from assets.drawing.svg import Paint, Svg


class Figure:
    """`frames`: what it is cut into, shapes without dents side by side; none: it is not cut.

    Solid colour may use `lapped`, the same frames a little larger, so no gap shows between
    them; through thin colour the overlap itself would show.
    """

    def __init__(
        self,
        svg: Svg,
        x: float = 0,
        y: float = 0,
        size: float = 1,
        turn: float = 0,
        frames: Sequence[Outline] = (),
        lapped: Sequence[Outline] = (),
    ) -> None:
        self.svg, self.x, self.y, self.size, self.turn = svg, x, y, size, turn
        self.frames, self.lapped = frames, lapped or frames

    def placed(self, outline: Outline) -> list[Point]:
        row = points(outline)
        return moved(turned(row, self.turn) if self.turn else row, self.size, self.x, self.y)

    def at(self, x: float, y: float) -> Point:
        return self.placed([(x, y)])[0]

    def fill(self, outline: Outline, colour: str, opacity: float | None = None) -> None:
        row = self.placed(outline)
        paint: Paint = {"fill": colour}
        frames = self.lapped
        if opacity is not None:
            paint["fill_opacity"] = opacity
            frames = self.frames
        if not frames:
            self.svg.polygon(row, **paint)
        for frame in frames:
            piece = cut(row, frame)
            if len(piece) > 2:
                self.svg.polygon(piece, **paint)

    def both(self, outline: Outline, colour: str, opacity: float | None = None) -> None:
        """The same on the left and on the right; halves that meet become one shape."""
        half = points(outline)
        if half[0][0] == half[-1][0] == 0:
            self.fill([*half, *mirrored(half)[1:-1]], colour, opacity)
        else:
            self.fill(half, colour, opacity)
            self.fill(mirrored(half), colour, opacity)

    def stroke(self, outline: Outline, colour: str, width: float, opacity: float = 1) -> None:
        paint: Paint = {"stroke": colour, "stroke_width": width * self.size, "cap": "round"}
        if opacity < 1:
            paint["stroke_opacity"] = opacity
        self.svg.polyline(self.placed(outline), **paint)

    def dot(self, x: float, y: float, radius: float, **paint: Unpack[Paint]) -> None:
        self.svg.circle(*self.at(x, y), radius * self.size, **paint)
