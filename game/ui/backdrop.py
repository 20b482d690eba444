"""Backgrounds: the night of the menus, the table under the moon, the curtain.

Each is made once for a size of the window and kept as one picture.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.paths import bundled
from game.ui import breath
from game.ui.breath import View
from game.ui.canvas import Kit
from game.ui.painter import Sprite
from game.ui.pictures import NIGHT, thinned
from game.ui.theme import GLOW, NIGHT0, PLAIN_FELT

#: The point of the menu's picture that is always in sight, as parts of its width and height.
MENU_POINT = (0.62, 0.45)
#: How far the moon of the menu shines, in units.
SHINES = 150.0
#: The size of the menu's drawing, and the moon in it: its middle and radius.
MENU, MENU_MOON = (2560, 1200), (1600, 470, 268)
#: The size of the drawing of the felt. SKY: the heights of those above it, in the same scale.
FELT = (2560, 1440)
SKY = {"night_table": 420, "ridge_table": 420, "moon_table": 724}
SKY_TOP, RIM, MOON_MIDDLE = -61, 168, 83
COVERS = {"night": NIGHT, "table": "table", "curtain": "curtain"}
#: The parts of the curtain's height that its swags and its hem take; only the folds between them
#: are shortened.
SWAGS, HEM = 0.1, 0.12


class Backdrops:
    def __init__(self, kit: Kit, pixels: tuple[int, int], plain: bool = False) -> None:
        """Take what a painter needs, and the size of the window. `plain`: without pictures on the
        table, for high contrast."""
        self._kit = kit
        self._size = pixels
        self._plain = plain
        self._kept: dict[tuple[str, int], Surface] = {}
        #: The picture of the felt, kept because the table is made anew whenever the moon moves.
        self._felt: Surface | None = None
        #: While a window is being resized, the backdrops of the old size are stretched, which is
        #: quicker.
        self._old: dict[str, Surface] = {}
        self._stretched: dict[str, Surface] = {}

    def stretch(self, old: Backdrops) -> None:
        """Use the backdrops of another size, stretched, until new ones are drawn."""
        self._old = dict(old._old)
        self._old |= {name: kept for (name, _), kept in old._kept.items()}

    def order(self, *names: str) -> None:
        """Order in advance the drawings of these backdrops; without names, of those that are
        stretched now."""
        pictures, (width, height) = self._kit.pictures, self._size
        laid = {name for name, _ in self._kept}
        for name in names or self._stretched:
            if name in laid:
                continue
            pictures.order_cover(COVERS[name], width, height)
            if name == "table":
                for part, tall in SKY.items():
                    pictures.order(part, round(tall * self._scale))

    def sharpen(self) -> None:
        self._old.clear()
        self._stretched.clear()

    def night(self) -> Sprite:
        """Return the backdrop of the menus."""
        return self._sprite("night", 0, self._night)

    def table(self, moon: float) -> Sprite:
        """Return the backdrop of the table. `moon`: its place on its way, 0 to 1; it moves in small
        steps."""
        step = round(moon * 40)
        return self._sprite("table", step, lambda: self._table(step / 40))

    def curtain(self) -> Sprite:
        return self._sprite("curtain", 0, self._curtain)

    def curtain_between(self) -> tuple[float, float]:
        """Return where the swags of the curtain end and where its hem begins, in pixels from the
        top."""
        width, height = self._size
        tall = max(height, width * FELT[1] / FELT[0])
        return tall * SWAGS, height - tall * HEM

    def _sprite(self, name: str, step: int, make: Callable[[], Surface]) -> Sprite:
        surface = self._kept.get((name, step))
        if surface is None and name in self._old:
            if name not in self._stretched:
                self._stretched[name] = pygame.transform.scale(self._old[name], self._size)
            surface = self._stretched[name]
        if surface is None:
            for old in [key for key in self._kept if key[0] == name]:
                del self._kept[old]
            surface = self._kept[name, step] = make()
        return Sprite(surface, 0, 0)

    def moonshine(self, light: float) -> Sprite:
        """Return the light on the moon of the menus and around it. `light`: its brightness."""
        left, top, scale = self.view("night")
        x, y, radius = (side * scale for side in MENU_MOON)
        shapes, wide = self._kit.shapes, round(2 * radius)
        soft, margin = shapes.soft(wide, wide, radius / shapes.scale, SHINES, GLOW, 0.55)
        at = round(left + x - radius) - margin, round(top + y - radius) - margin
        return Sprite(thinned(soft, light), *at)

    def breath(self, name: str, now: float) -> Sprite | None:
        """Return the sign shown now on a backdrop, such as a twinkling star; None if there is
        none."""
        if self._plain and name == "table":
            return None
        return breath.sprite(name, self.view(name), now, self._kit.shapes)

    def view(self, name: str) -> View:
        """Return where the drawing of the night, or of the sky over the table, is in the window."""
        width, height = self._size
        if name == "table":
            return View((width - FELT[0] * self._scale) / 2, SKY_TOP * self._scale, self._scale)
        scale = max(width / MENU[0], height / MENU[1])
        spare_x, spare_y = width - MENU[0] * scale, height - MENU[1] * scale
        return View(spare_x * MENU_POINT[0], spare_y * MENU_POINT[1], scale)

    def _night(self) -> Surface:
        width, height = self._size
        drawn = self._kit.pictures.cover(NIGHT, width, height)
        ground = Surface(self._size).convert()
        ground.fill(NIGHT0)
        # MENU_POINT lies at the same part of the window as of the drawing; the edges are cut.
        spare_x, spare_y = width - drawn.get_width(), height - drawn.get_height()
        ground.blit(drawn, (round(spare_x * MENU_POINT[0]), round(spare_y * MENU_POINT[1])))
        return ground

    def _table(self, moon: float) -> Surface:
        ground = Surface(self._size).convert()
        if self._plain:
            ground.fill(PLAIN_FELT)
            return ground
        ground.fill(NIGHT0)
        width, height = self._size
        scale = self._scale
        for name in ("night_table", "ridge_table"):
            drawn = self._kit.pictures.get(name, round(SKY[name] * scale))
            at = (width - drawn.get_width()) // 2, round(SKY_TOP * scale)
            ground.blit(drawn, at)
            if name == "night_table":
                disc = self._kit.pictures.get("moon_table", round(SKY["moon_table"] * scale))
                middle = round(width * moon), round(MOON_MIDDLE * scale)
                ground.blit(disc, disc.get_rect(center=middle))
        if self._felt is None:
            self._felt = self._kit.pictures.cover("table", width, height)
        felt = self._felt
        ground.blit(felt, ((width - felt.get_width()) // 2, 0))
        noise = pygame.image.load(bundled("assets/art") / "felt_noise.png").convert_alpha()
        noise.set_alpha(128)
        for x in range(0, width, noise.get_width()):
            for y in range(round(RIM * scale), height, noise.get_height()):
                ground.blit(noise, (x, y))
        return ground

    @property
    def _scale(self) -> float:
        """Return the scale of all four drawings of the table: the felt covers the window."""
        width, height = self._size
        return max(width / FELT[0], height / FELT[1])

    def _curtain(self) -> Surface:
        """Return the curtain for this window; in a wide one only the folds between swags and hem
        are shorter."""
        width, height = self._size
        drawn = self._kit.pictures.cover("curtain", width, height)
        wide, tall = drawn.get_size()
        left, top = (wide - width) // 2, round(tall * SWAGS)
        bottom = tall - round(tall * HEM)
        middle = drawn.subsurface((left, top, width, bottom - top))
        folds = pygame.transform.smoothscale(middle, (width, height - (tall - bottom) - top))
        ground = Surface(self._size).convert()
        ground.blit(drawn, (0, 0), (left, 0, width, top))
        ground.blit(folds, (0, top))
        ground.blit(drawn, (0, top + folds.get_height()), (left, bottom, width, tall - bottom))
        return ground
