"""Writes only what the game's SVG reader draws.

That is: paths, rectangles, circles, ellipses, polygons, lines, groups that are moved, plain
colours and gradients in user space. No text, clips, masks or styles: the reader skips them
without a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypedDict, Unpack

from assets.drawing.outline import Outline, number, points

#: Of a gradient: where, which colour, and how much of it.
Stop = tuple[float, str] | tuple[float, str, float]


class Paint(TypedDict, total=False):
    fill: str
    stroke: str
    stroke_width: float
    fill_opacity: float
    stroke_opacity: float
    cap: str
    join: str


def _pairs(outline: Outline) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points(outline))


class Svg:
    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._body: list[str] = []
        self._gradients: list[str] = []
        self._depth = 1

    # Shapes -----------------------------------------------------------------------------------

    def path(self, d: str, **paint: Unpack[Paint]) -> None:
        self._write(f'<path d="{d}" {_attributes(paint)}/>')

    def polygon(self, outline: Outline, **paint: Unpack[Paint]) -> None:
        """Nothing at all where a cut has left nothing."""
        if outline:
            self._write(f'<polygon points="{_pairs(outline)}" {_attributes(paint)}/>')

    def polyline(self, outline: Outline, **paint: Unpack[Paint]) -> None:
        self._write(f'<polyline points="{_pairs(outline)}" {_attributes(paint)}/>')

    def circle(self, x: float, y: float, radius: float, **paint: Unpack[Paint]) -> None:
        place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self._write(f"<circle {place} {_attributes(paint)}/>")

    def ellipse(self, x: float, y: float, wide: float, high: float, **paint: Unpack[Paint]) -> None:
        place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(wide)}" ry="{number(high)}"'
        self._write(f"<ellipse {place} {_attributes(paint)}/>")

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        corner: float = 0,
        **paint: Unpack[Paint],
    ) -> None:
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        if corner:
            place += f' rx="{number(corner)}"'
        self._write(f"<rect {place} {_attributes(paint)}/>")

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        self._write(f'<g transform="{transform}">')
        self._depth += 1
        yield
        self._depth -= 1
        self._write("</g>")

    def both_ways_up(self) -> Iterator[None]:
        """Draw twice, as cards are: upright, then turned round the middle."""
        yield
        with self.group(f"rotate(180 {number(self.width / 2)} {number(self.height / 2)})"):
            yield

    # Gradients: each answers the paint that uses it -------------------------------------------

    def linear(self, x1: float, y1: float, x2: float, y2: float, stops: Sequence[Stop]) -> str:
        line = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
        return self._gradient("linearGradient", line, stops)

    def radial(self, x: float, y: float, radius: float, stops: Sequence[Stop]) -> str:
        disc = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        return self._gradient("radialGradient", disc, stops)

    def _gradient(self, kind: str, place: str, stops: Sequence[Stop]) -> str:
        name = f"g{len(self._gradients) + 1}"
        inner = "".join(map(_stop, stops))
        self._gradients.append(
            f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{inner}</{kind}>'
        )
        return f"url(#{name})"

    # The whole --------------------------------------------------------------------------------

    def text(self) -> str:
        width, height = number(self.width), number(self.height)
        gradients = "\n    ".join(self._gradients)
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
                f' viewBox="0 0 {width} {height}">',
                *([f"  <defs>\n    {gradients}\n  </defs>"] if gradients else []),
                *self._body,
                "</svg>\n",
            ]
        )

    def _write(self, line: str) -> None:
        self._body.append("  " * self._depth + line)


def _stop(stop: Stop) -> str:
    opacity = f' stop-opacity="{number(stop[2])}"' if len(stop) == 3 else ""
    return f'<stop offset="{number(stop[0])}" stop-color="{stop[1]}"{opacity}/>'


def _attributes(paint: Paint) -> str:
    told = [f'fill="{paint.get("fill", "none")}"']
    if "fill_opacity" in paint:
        told.append(f'fill-opacity="{number(paint["fill_opacity"])}"')
    if "stroke" in paint:
        told.append(f'stroke="{paint["stroke"]}"')
        told.append(f'stroke-width="{number(paint.get("stroke_width", 1))}"')
        if "stroke_opacity" in paint:
            told.append(f'stroke-opacity="{number(paint["stroke_opacity"])}"')
        if "cap" in paint:
            told.append(f'stroke-linecap="{paint["cap"]}"')
        told.append(f'stroke-linejoin="{paint.get("join", "round")}"')
    return " ".join(told)
