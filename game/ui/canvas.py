"""A canvas on which scenes put shapes, pictures and words, in units; it turns them into sprites in
pixels."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
from pygame import Surface

from game.engine.cards import CardId
from game.ui.card_art import LEAN_STEP, CardArt, ShownCard
from game.ui.painter import Sprite
from game.ui.pictures import Pictures, thinned
from game.ui.shapes import Shapes, leaning, svg
from game.ui.strokes import path
from game.ui.surface_cache import PIXEL, SurfaceCache
from game.ui.svg_rasterizer import SvgRasterizer
from game.ui.theme import BODY, IVORY, NIGHT0, Colour, crest_picture
from game.ui.words import LINE, SANS, Words
from game.view.geometry import Rect
from game.view.motion.crests import Pose
from game.view.stage import Stage
from game.view.table.drawings import Look

#: The pixels by which a box may be narrower than its contents, because its edges are rounded.
ROUNDED = 1
#: How far below the middle the animal of a crest stands, as a part of half its height.
FOOT = 0.68
WIDTHS_MOST = 3000


class Spill(NamedTuple):
    """Words that had no room, and their box."""

    text: str
    box: Rect


@dataclass(slots=True)
class Kit:
    """All a painter needs for one size of the window."""

    stage: Stage
    shapes: Shapes
    words: Words
    cards: CardArt
    pictures: Pictures
    rasterizer: SvgRasterizer
    #: The widths of words already measured, in units: a page asks for each many times.
    widths: dict[tuple[str, int, str], float] = field(default_factory=dict)

    @classmethod
    def of(cls, stage: Stage, look: Look, rasterizer: SvgRasterizer | None = None) -> Kit:
        wide, high = stage.px(stage.width), stage.px(stage.height)
        surfaces = SurfaceCache(wide * high * PIXEL)
        shapes, rasterizer = Shapes(stage.scale, surfaces), rasterizer or SvgRasterizer()
        words, pictures = Words(look.two_colours, surfaces), Pictures(rasterizer)
        cards = CardArt(shapes, look, rasterizer, surfaces)
        return cls(stage, shapes, words, cards, pictures, rasterizer)

    def stretch(self, old: Kit) -> None:
        """Take over the pictures of another size of the window, to be stretched until `sharpen`.
        New drawings are held back until the stretched ones have been shown."""
        self.rasterizer.hold()
        self.cards.stretch(old.cards)
        self.pictures.stretch(old.pictures)

    def sharpen(self) -> None:
        self.cards.sharpen()
        self.pictures.sharpen()


class Canvas:
    """One layer of a scene. `spilled`: the words that did not fit, for tests."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.sprites: list[Sprite] = []
        self.spilled: list[Spill] = []

    def like(self, kit: Kit) -> Canvas:
        """Return an empty canvas of the same sort, for another deck."""
        return Canvas(kit)

    # Shapes ---------------------------------------------------------------------------------

    def panel(
        self, rect: Rect, style: str, radius: float = 22, shadow: bool = False, angle: float = 0.0
    ) -> None:
        """Put a panel. `angle`: in degrees, to the left."""
        stage, shapes = self.kit.stage, self.kit.shapes
        x, y, w, h = stage.to_px(rect)
        if w <= 0 or h <= 0:
            return
        if shadow:
            soft, margin = shapes.shadow(w, h, radius)
            self.sprites.append(Sprite(soft, x - margin, y - margin + stage.px(14)))
        angle = round(angle / LEAN_STEP) * LEAN_STEP
        self._around(shapes.panel(w, h, radius, style, angle), x + w / 2, y + h / 2)

    def progress(self, rect: Rect, done: float) -> None:
        """Put a bar. `done`: the part of it that is full."""
        self.panel(rect, "pill", rect.h / 2)
        self.panel(rect._replace(w=max(rect.h, rect.w * done)), "disc", rect.h / 2)

    def disc(self, x: float, y: float, size: float, style: str = "disc") -> None:
        self.panel(Rect(x - size / 2, y - size / 2, size, size), style, size / 2)

    def ring(
        self,
        rect: Rect,
        colour: Colour,
        width: float,
        radius: float = 14,
        opacity: float = 1.0,
        angle: float = 0.0,
    ) -> None:
        """Put a ring. `angle`: in degrees, to the left."""
        x, y, w, h = self.kit.stage.to_px(rect)
        angle = round(angle / LEAN_STEP) * LEAN_STEP
        ring = self.kit.shapes.ring(w, h, radius, colour, width, opacity, angle)
        self._around(ring, x + w / 2, y + h / 2)

    def focus(self, rect: Rect, radius: float = 14, angle: float = 0.0) -> None:
        """Put the double ring of the focus around a rectangle."""
        x, y, w, h = self.kit.stage.to_px(rect.grown(9))
        angle = round(angle / LEAN_STEP) * LEAN_STEP
        ring = self.kit.shapes.focus(w, h, radius + 7, angle)
        self._around(ring, x + w / 2, y + h / 2)

    def _around(self, picture: Surface, x: float, y: float) -> None:
        """Put a picture with its middle at a point, in pixels."""
        w, h = picture.get_size()
        self.sprites.append(Sprite(picture, round(x - w / 2), round(y - h / 2)))

    def moonlight(self, rect: Rect, radius: float = 14, opacity: float = 1.0) -> None:
        x, y, w, h = self.kit.stage.to_px(rect)
        soft, margin = self.kit.shapes.moonlight(w, h, radius)
        if opacity < 1:
            soft = thinned(soft, opacity)
        self.sprites.append(Sprite(soft, x - margin, y - margin))

    def line(self, x: float, y: float, w: float, h: float, colour: Colour, opacity: float) -> None:
        """Put a straight line, horizontal or vertical."""
        left, top, wide, high = self.kit.stage.to_px(Rect(x, y, w, h))
        flat = self.kit.shapes.flat(max(1, wide), max(1, high), colour, opacity)
        self.sprites.append(Sprite(flat, left, top))

    def bent(self, places: Sequence[tuple[float, float]], *strokes: tuple[Colour, float]) -> None:
        """Put a line through points, once for each stroke: its colour and its width."""
        scale, edge = self.kit.stage.scale, max(wide for _, wide in strokes)
        xs, ys = zip(*places, strict=True)
        whole = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(edge)
        left, top, wide, high = self.kit.stage.to_px(whole)
        inside = [(x - whole.x, y - whole.y) for x, y in places]
        drawn = "".join(path(inside, scale, *stroke, ends="butt") for stroke in strokes)
        line = self.kit.shapes.keep(("bent", wide, high, drawn), lambda: svg(wide, high, drawn))
        self.sprites.append(Sprite(line, left, top))

    def fading(self, rect: Rect, colour: Colour, opacity: float, radius: float = 0) -> None:
        """Put a colour that fades out towards the right."""
        x, y, w, h = self.kit.stage.to_px(rect)
        self.sprites.append(Sprite(self.kit.shapes.fading(w, h, radius, colour, opacity), x, y))

    def veil(self, opacity: float = 0.6) -> None:
        """Put a dark veil over everything below, to the edges of the window."""
        stage = self.kit.stage
        width = stage.px(stage.width) + 2 * round(stage.left)
        height = stage.px(stage.height) + 2 * round(stage.top)
        flat = self.kit.shapes.flat(width + 2, height + 2, NIGHT0, opacity)
        self.sprites.append(Sprite(flat, 0, 0))

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Cut off what the block puts outside the rectangle."""
        start = len(self.sprites)
        yield
        left, top, wide, high = self.kit.stage.to_px(rect)
        kept = []
        for sprite in self.sprites[start:]:
            x, y, w, h = sprite.box
            from_x, from_y = max(x, left), max(y, top)
            to_x, to_y = min(x + w, left + wide), min(y + h, top + high)
            if from_x >= to_x or from_y >= to_y:
                continue
            inner_x, inner_y = sprite.part[:2] if sprite.part else (0, 0)
            part = from_x - x + inner_x, from_y - y + inner_y, to_x - from_x, to_y - from_y
            kept.append(sprite._replace(x=from_x, y=from_y, part=part))
        self.sprites[start:] = kept

    @contextmanager
    def faded(self, density: float) -> Iterator[None]:
        """Make what the block puts see-through, or leave it out."""
        start = len(self.sprites)
        yield
        put = self.sprites[start:] if density > 0 else []
        self.sprites[start:] = [one.faded(density) for one in put] if density < 1 else put

    # Pictures -------------------------------------------------------------------------------

    def icon(
        self, name: str, x: float, y: float, height: float, colour: Colour | None = None
    ) -> None:
        """Put a drawing of `assets/art` with its middle at a point."""
        stage = self.kit.stage
        picture = self.kit.pictures.get(name, max(1, stage.px(height)), colour)
        left = stage.x_px(x) - picture.get_width() // 2
        self.sprites.append(Sprite(picture, left, stage.y_px(y) - picture.get_height() // 2))

    def crest(self, crest: str, x: float, y: float, height: float) -> None:
        """Put the animal of a player with its middle at a point."""
        self.icon(crest_picture(crest), x, y, height)

    def posed_crest(self, crest: str, place: Rect, pose: Pose) -> None:
        """Put a crest over itself whose animal moves; it stands on the lower end of the medal."""
        stage = self.kit.stage
        medal, animal = self.kit.pictures.parted(crest_picture(crest), stage.px(place.h))
        wide, high = medal.get_size()
        posed = pygame.transform.smoothscale(
            animal, (round(wide * pose.wide), round(high * pose.high))
        )
        if pose.leans:
            posed = leaning(posed, pose.leans)
        x, y = stage.x_px(place.cx), stage.y_px(place.cy)
        down = round(high * (1 - pose.high) / 2 * FOOT)
        for part, dx, dy in ((medal, 0, 0), (posed, round(pose.aside * wide), down)):
            left, top = x - part.get_width() // 2 + dx, y - part.get_height() // 2 + dy
            self.sprites.append(Sprite(part, left, top))

    def card(
        self,
        card: CardId,
        x: float,
        y: float,
        height: float,
        level: int = 0,
        angle: float = 0.0,
        dim: bool = False,
        says: str = "",
    ) -> None:
        """Put a card with its middle at a point."""
        tall = max(8, self.kit.stage.px(height))
        self._put(self.kit.cards.show(card, tall, level, angle, dim), x, y, says)

    def _put(self, shown: ShownCard, x: float, y: float, says: str = "") -> None:
        at = self.kit.stage.x_px(x) + shown.dx, self.kit.stage.y_px(y) + shown.dy
        self.sprites.append(Sprite(shown.surface, *at, None, says))

    def leaning_card(
        self,
        card: CardId,
        x: float,
        y: float,
        height: float,
        level: int,
        angle: float,
        drawn: float,
    ) -> None:
        """Put a carried card, whose lean changes all the time. `drawn`: the height in which it is
        drawn, which differs from its own while it grows, because drawing every size would take too
        long."""
        tall, of = (max(8, self.kit.stage.px(high)) for high in (height, drawn))
        cards = self.kit.cards
        if tall == of:
            self._put(cards.leaning(card, tall, level, angle), x, y)
        else:
            self._put(cards.growing(card, tall, of, level, angle), x, y)

    def moving_card(
        self,
        card: CardId,
        x: float,
        y: float,
        height: float,
        level: int,
        angle: float,
        turn: float = 0.0,
        opacity: float = 1.0,
        roughly: bool = False,
        light: float = 0.0,
    ) -> None:
        """Put a card on its way. `turn`: 0 to 180 degrees while it turns over, 90 on edge;
        `roughly`: one of many, so less exact; `light`: how much brighter it is."""
        tall = max(8, self.kit.stage.px(height))
        shown = self.kit.cards.moving(card, tall, level, angle, roughly)
        surface, dx = shown.surface, shown.dx
        squeezed = abs(math.cos(math.radians(turn)))
        if squeezed < 0.999:
            width = max(2, round(surface.get_width() * squeezed))
            surface = pygame.transform.smoothscale(surface, (width, surface.get_height()))
            dx = -(width // 2)
        if opacity < 0.999:
            surface = thinned(surface, opacity)
        if light:
            surface = surface.copy()
            surface.fill([round(255 * light)] * 3, special_flags=pygame.BLEND_RGB_ADD)
        self._put(ShownCard(surface, dx, shown.dy), x, y)

    # Words ----------------------------------------------------------------------------------

    def text(
        self,
        text: str,
        box: Rect,
        size: float = BODY,
        face: str = SANS,
        colour: Colour = IVORY,
        align: str = "left",
        middle: bool = True,
        lines: int = 1,
        may_cut: bool = False,
        shadow: bool = False,
    ) -> float:
        """Put words inside a box, at its top or in its `middle`, and return their height in units.
        What has no room is cut, with an ellipsis, and noted in `spilled` unless it `may_cut`, as
        names may."""
        stage = self.kit.stage
        px = stage.font_px(size)
        left, top, wide, high = stage.to_px(box)
        room = wide + ROUNDED
        block = self.kit.words.block(text, face, px, colour, room, lines, align, shadow)
        width, height = block.surface.get_size()
        if not may_cut and (not block.whole or height > high + px * 0.5):
            self.spilled.append(Spill(text, box))
        x = left + {"left": 0, "center": (wide - width) // 2, "right": wide - width}[align]
        y = top + ((high - height) // 2 if middle else 0)
        self.sprites.append(Sprite(block.surface, x, y, None, text))
        return height / stage.scale

    def letters(self, text: str, box: Rect, part: float, face: str, colour: Colour) -> None:
        """Put letters of a drawing in the middle of a box: `part` of its height high, but no wider
        than the box."""
        left, top, wide, high = self.kit.stage.to_px(box)
        px = max(6, round(high * part))
        while px > 6 and self.kit.words.width(text, face, px) > wide:
            px -= 1
        drawn = self.kit.words.block(text, face, px, colour).surface
        self._around(drawn, left + wide / 2, top + high / 2)

    def width(self, text: str, size: float = BODY, face: str = SANS) -> float:
        """Return the width of a line of text, in units."""
        stage = self.kit.stage
        widths, key = self.kit.widths, (text, stage.font_px(size), face)
        width = widths.get(key)
        if width is None:
            if len(widths) > WIDTHS_MOST:
                widths.clear()
            width = self.kit.words.width(text, face, key[1]) / stage.scale
            widths[key] = width
        return width

    def line_high(self, size: float) -> float:
        """Return the height of a line of text, in units."""
        return self.kit.stage.text_units(size) * LINE

    def height(
        self, text: str, width: float, size: float = BODY, face: str = SANS, lines: int = 99
    ) -> float:
        """Return the height of a text in lines of at most `width`, in units. In a box of this
        width it needs no more."""
        stage = self.kit.stage
        px = stage.font_px(size)
        wide = int(width * stage.scale) + ROUNDED
        block = self.kit.words.block(text, face, px, IVORY, wide, lines)
        return block.lines * round(px * LINE) / stage.scale
