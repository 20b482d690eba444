"""Panels, rings, discs, shadows and light: drawn once for every size, and cached."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from io import BytesIO
from math import ceil, cos, pi, sin

import pygame
from pygame import Surface

from game.ui.surface_cache import CacheSection, SurfaceCache
from game.ui.theme import (
    BRASS,
    BRASS_LIGHT,
    FELT0,
    FELT2,
    GLOW,
    INK,
    IVORY,
    LEAF,
    MOON,
    NIGHT0,
    NIGHT1,
    PAPER,
    PAPER_END,
    PLAIN_FELT,
    SHADOW,
    WINE,
    Colour,
)

#: The length of a dash, as a part of the way from one dash to the next.
INKED = 9 / 16
#: The points of each dash, so that it can go round corners.
POINTS = 5


def dashes(w: float, h: float, radius: float, step: float) -> str:
    """Return the dashes around a rectangle as polylines of SVG. `step`: from each to the next,
    adjusted so that they are even all around."""
    r = max(0.1, radius)
    around = 2 * (w + h - 4 * r) + 2 * pi * r
    count = max(4, round(around / step))
    step = around / count
    lines = []
    for n in range(count):
        ways = [(n + INKED * k / (POINTS - 1)) * step for k in range(POINTS)]
        points = " ".join(f"{x:.2f} {y:.2f}" for x, y in (_at(way, w, h, r) for way in ways))
        lines.append(f'<polyline points="{points}"/>')
    return "".join(lines)


def _at(way: float, w: float, h: float, r: float) -> tuple[float, float]:
    """Return the point at a distance along the edge, clockwise from the left end of the upper
    side."""
    sides = ((r, 0.0, 1, 0), (w, r, 0, 1), (w - r, h, -1, 0), (0.0, h - r, 0, -1))
    for side, (x, y, dx, dy) in enumerate(sides):
        straight = (w if dx else h) - 2 * r
        if way <= straight:
            return x + dx * way, y + dy * way
        way -= straight
        if way <= pi / 2 * r:
            angle = way / r + (side - 1) * pi / 2
            middle = x + dx * straight - dy * r, y + dy * straight + dx * r
            return middle[0] + r * cos(angle), middle[1] + r * sin(angle)
        way -= pi / 2 * r
    return r, 0.0


#: The colours of the fill at the top and the bottom, and its opacity; the colour, opacity and width
#: of the line.
Style = tuple[Colour, Colour, float, Colour, float, float]
STYLES: dict[str, Style] = {
    "panel": ((13, 40, 52), (7, 22, 31), 0.95, BRASS, 0.5, 2),
    "dialog": ((13, 40, 52), (7, 22, 31), 1.0, BRASS, 0.7, 2),
    "plaque": ((15, 44, 57), (7, 22, 31), 0.95, BRASS, 0.55, 2),
    "button": ((22, 65, 77), (11, 39, 51), 1.0, BRASS, 1.0, 2),
    "button hover": ((32, 86, 100), (16, 52, 66), 1.0, BRASS_LIGHT, 1.0, 2),
    "button pressed": ((9, 30, 40), (13, 44, 56), 1.0, BRASS, 1.0, 2),
    "button main": ((255, 244, 210), (233, 200, 127), 1.0, (255, 246, 223), 1.0, 2),
    "button main hover": ((255, 250, 230), (244, 216, 150), 1.0, (255, 250, 238), 1.0, 2),
    "button off": (NIGHT1, NIGHT1, 0.6, BRASS, 0.35, 2),
    "row": ((10, 32, 42), (7, 24, 33), 0.9, BRASS, 0.5, 2),
    "row hover": ((18, 52, 64), (10, 36, 48), 0.95, BRASS_LIGHT, 0.9, 2),
    "paper": (PAPER, PAPER_END, 1.0, BRASS, 1.0, 3),
    "tip": (IVORY, IVORY, 1.0, IVORY, 0.0, 0),
    "pill": (NIGHT0, NIGHT0, 0.78, BRASS, 0.6, 2),
    "key": (NIGHT0, NIGHT0, 0.55, IVORY, 0.6, 2),
    "key on light": (IVORY, IVORY, 0.35, INK, 0.55, 2),
    "count": (NIGHT0, NIGHT0, 1.0, BRASS, 1.0, 2),
    "count low": ((240, 132, 92), (240, 132, 92), 1.0, (255, 217, 196), 1.0, 2),
    "face on light": (INK, INK, 1.0, INK, 0.0, 0),
    "disc": (GLOW, GLOW, 1.0, GLOW, 0.0, 0),
    "disc bad": (NIGHT1, NIGHT1, 1.0, (240, 132, 92), 1.0, 3),
    "moon disc": ((255, 250, 230), (236, 220, 178), 1.0, BRASS, 1.0, 3),
    "chip": ((252, 246, 232), (243, 232, 207), 1.0, IVORY, 0.0, 0),
    "slot": ((4, 19, 24), (4, 19, 24), 0.34, IVORY, 0.55, 3),
    "free seat": ((9, 30, 40), (9, 30, 40), 0.45, BRASS, 0.6, 2),
    "ghost": (GLOW, GLOW, 0.16, GLOW, 1.0, 3),
    "slot waits": (BRASS_LIGHT, BRASS_LIGHT, 0.07, BRASS_LIGHT, 1.0, 3),
    "slot done": ((154, 214, 160), (154, 214, 160), 0.1, LEAF, 1.0, 3),
    "may take": (GLOW, GLOW, 0.07, GLOW, 0.75, 3),
    "wild": ((90, 51, 145), (90, 51, 145), 1.0, MOON, 0.0, 0),
    "veil": (NIGHT0, NIGHT0, 0.72, NIGHT0, 0.0, 0),
    "tint": (GLOW, GLOW, 0.1, GLOW, 0.0, 0),
    "felt": (FELT0, FELT2, 1.0, (107, 69, 43), 1.0, 5),
    "plain felt": (PLAIN_FELT, PLAIN_FELT, 1.0, IVORY, 1.0, 4),
    "tray": ((6, 28, 35), (6, 28, 35), 0.55, BRASS, 0.5, 2),
    "binding": (WINE, WINE, 0.85, BRASS, 1.0, 3),
    "example": ((255, 255, 255), (255, 255, 255), 0.42, (205, 184, 132), 1.0, 2),
    "example wrong": ((192, 57, 43), (192, 57, 43), 0.07, (185, 96, 79), 1.0, 2),
    "mark right": ((44, 122, 74), (44, 122, 74), 1.0, IVORY, 0.0, 0),
    "mark wrong": ((168, 50, 31), (168, 50, 31), 1.0, IVORY, 0.0, 0),
    "dot": ((210, 190, 142), (210, 190, 142), 1.0, IVORY, 0.0, 0),
    "dot here": (WINE, WINE, 1.0, WINE, 0.0, 0),
}
#: The way from one dash to the next, in units.
DASH = 16
DASHED = {"slot", "slot waits", "ghost", "free seat"}


class Shapes:
    """A maker of shapes. Sizes are in pixels; `scale`: the pixels of a unit, for line widths and
    softness."""

    def __init__(self, scale: float, surfaces: SurfaceCache | None = None) -> None:
        self.scale = scale
        self._kept: CacheSection[Hashable, Surface] = CacheSection(surfaces or SurfaceCache())

    def keep(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        kept = self._kept.get(key)
        if kept is None:
            kept = make()
            self._kept.put(key, kept, kept)
        return kept

    def panel(self, w: int, h: int, radius: float, style: str, angle: float = 0.0) -> Surface:
        """Return a panel. `radius` in units; at most half the smaller side. `angle`: in degrees, to
        the left."""
        return self.keep(
            ("panel", w, h, radius, style, angle),
            lambda: leaning(self._panel(w, h, radius, STYLES[style], style), angle),
        )

    def _panel(self, w: int, h: int, radius: float, style: Style, name: str) -> Surface:
        top, bottom, opacity, line, line_opacity, width = style
        stroke = max(1.0, width * self.scale) if width else 0.0
        r = min(radius * self.scale, (w - stroke) / 2, (h - stroke) / 2)
        is_dashed = name in DASHED
        lines = dashes(w - stroke, h - stroke, r, DASH * self.scale) if is_dashed else ""
        # Between the corners all columns are alike, so a wide panel is drawn narrow and widened.
        wide, narrow = w, 2 * ceil(r + stroke) + 3
        w = wide if is_dashed else min(wide, narrow)
        panel = svg(
            w,
            h,
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
            f'y2="{h}"><stop offset="0" stop-color="{hexed(top)}" stop-opacity="{opacity}"/>'
            f'<stop offset="1" stop-color="{hexed(bottom)}" stop-opacity="{opacity}"/>'
            f"</linearGradient></defs>"
            f'<rect x="{stroke / 2}" y="{stroke / 2}" width="{w - stroke}" height="{h - stroke}" '
            f'rx="{r}" fill="url(#g)" stroke="{hexed(line)}" '
            f'stroke-opacity="{0 if is_dashed else line_opacity}" stroke-width="{stroke}"/>'
            f'<g transform="translate({stroke / 2} {stroke / 2})" fill="none" '
            f'stroke="{hexed(line)}" stroke-opacity="{line_opacity}" stroke-width="{stroke}">'
            f"{lines}</g>",
        )
        return panel if w == wide else _widened(panel, wide)

    def ring(
        self,
        w: int,
        h: int,
        radius: float,
        colour: Colour,
        width: float,
        opacity: float = 1.0,
        angle: float = 0.0,
    ) -> Surface:
        """Return a ring. `width` and `radius` in units. `angle`: in degrees, to the left."""

        def make() -> Surface:
            stroke = max(1.5, width * self.scale)
            return leaning(svg(w, h, self._outline(w, h, radius, colour, stroke, opacity)), angle)

        return self.keep(("ring", w, h, radius, colour, width, opacity, angle), make)

    def _outline(
        self, w: int, h: int, radius: float, colour: Colour, stroke: float, opacity: float
    ) -> str:
        r = min(radius * self.scale, (w - stroke) / 2, (h - stroke) / 2)
        return (
            f'<rect x="{stroke / 2}" y="{stroke / 2}" width="{w - stroke}" height="{h - stroke}" '
            f'rx="{r}" fill="none" stroke="{hexed(colour)}" stroke-opacity="{opacity}" '
            f'stroke-width="{stroke}"/>'
        )

    def focus(self, w: int, h: int, radius: float, angle: float = 0.0) -> Surface:
        """Return the double ring of the focus: dark inside, bright outside. `w`, `h`: its outer
        size."""
        wide, thin = 5 * self.scale, 4 * self.scale

        def make() -> Surface:
            outer = self._outline(w, h, radius, MOON, wide, 1)
            x = wide + thin / 2
            inner = (
                f'<rect x="{x}" y="{x}" width="{w - 2 * x}" height="{h - 2 * x}" '
                f'rx="{max(1.0, radius * self.scale - wide)}" fill="none" '
                f'stroke="{hexed(NIGHT0)}" stroke-width="{thin}"/>'
            )
            return leaning(svg(w, h, outer + inner), angle)

        return self.keep(("focus", w, h, radius, angle), make)

    def soft(
        self, w: int, h: int, radius: float, blur: float, colour: Colour, opacity: float
    ) -> tuple[Surface, int]:
        """Return a soft-edged rectangle, for shadows and light, and how far it reaches beyond `w`,
        `h`.

        It is drawn small and enlarged, the softer the smaller: that cannot be seen, and blurring
        takes time.
        """
        margin = max(2, round(blur * self.scale))

        def make() -> Surface:
            part = 1 if blur * self.scale < 8 else max(3, margin // 13)
            small_w, small_h = (w + 2 * margin) // part + 1, (h + 2 * margin) // part + 1
            small = Surface((small_w, small_h), pygame.SRCALPHA)
            small.fill((*colour, 0))
            pygame.draw.rect(
                small,
                (*colour, round(255 * opacity)),
                (margin // part, margin // part, w // part, h // part),
                border_radius=round(radius * self.scale / part),
            )
            small = pygame.transform.gaussian_blur(small, max(1, margin // (2 * part)))
            return pygame.transform.smoothscale(small, (w + 2 * margin, h + 2 * margin))

        return self.keep(("soft", w, h, radius, blur, colour, opacity), make), margin

    def shadow(self, w: int, h: int, radius: float) -> tuple[Surface, int]:
        """Return the shadow of a panel, and how far it reaches beyond the panel."""
        return self.soft(w, h, radius, 40, SHADOW, 0.5)

    def moonlight(self, w: int, h: int, radius: float) -> tuple[Surface, int]:
        """Return light around a rectangle, with a little of it inside, and how far it reaches
        beyond."""
        soft, margin = self.soft(w, h, radius, 44, GLOW, 0.5)

        def make() -> Surface:
            light = soft.copy()
            inside = (margin, margin, w, h)
            pygame.draw.rect(light, (*GLOW, 14), inside, border_radius=round(radius * self.scale))
            return light

        return self.keep(("moonlight", w, h, radius), make), margin

    def fading(self, w: int, h: int, radius: float, colour: Colour, opacity: float) -> Surface:
        """Return a colour that fades out from left to right."""
        # Without round corners all rows are alike.
        drawn = h if radius else 1
        content = (
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
            f'x2="{w}" y2="0"><stop offset="0" stop-color="{hexed(colour)}" '
            f'stop-opacity="{opacity}"/><stop offset="1" stop-color="{hexed(colour)}" '
            f'stop-opacity="0"/></linearGradient></defs>'
            f'<rect x="0" y="0" width="{w}" height="{drawn}" '
            f'rx="{min(radius * self.scale, h / 2)}" fill="url(#g)"/>'
        )

        def make() -> Surface:
            faded = svg(w, drawn, content)
            return faded if drawn == h else pygame.transform.scale(faded, (w, h))

        return self.keep(("fading", w, h, radius, colour, opacity), make)

    def flat(self, w: int, h: int, colour: Colour, opacity: float = 1.0) -> Surface:
        def make() -> Surface:
            surface = Surface((w, h), pygame.SRCALPHA)
            surface.fill((*colour, round(255 * opacity)))
            return surface

        return self.keep(("flat", w, h, colour, opacity), make)


def _widened(panel: Surface, width: int) -> Surface:
    """Return a panel widened by repeating its middle column."""
    narrow, height = panel.get_size()
    side = narrow // 2
    wide = Surface((width, height), pygame.SRCALPHA, panel)
    middle = panel.subsurface((side, 0, 1, height))
    wide.blit(pygame.transform.scale(middle, (width - 2 * side, height)), (side, 0))
    wide.blit(panel, (0, 0), (0, 0, side, height))
    wide.blit(panel, (width - side, 0), (narrow - side, 0, side, height))
    return wide


def hexed(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def svg(w: int, h: int, content: str) -> Surface:
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{content}</svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(text.encode()), (w, h)).convert_alpha()


def leaning(upright: Surface, angle: float, part: float = 1.0) -> Surface:
    """Return a picture turned to the left around its middle, and reduced to a part of its size."""
    if not angle:
        return upright
    # Only an edge with empty pixels around it gets smooth.
    w, h = upright.get_size()
    bare = Surface((w + 4, h + 4), pygame.SRCALPHA)
    bare.blit(upright, (2, 2))
    return pygame.transform.rotozoom(bare, angle, part)
