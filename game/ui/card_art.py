"""Cards as they lie on the table: drawn at exactly the size they have, with their shadow, straight
or leaning."""

from __future__ import annotations

import math
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.engine.cards import CardId
from game.paths import bundled
from game.settings import SPANISH
from game.ui.own_cards import CARDS, SUFFIX, own_cards
from game.ui.shapes import Shapes, leaning
from game.ui.surface_cache import CacheSection, SurfaceCache
from game.ui.svg_rasterizer import Order, SvgRasterizer
from game.ui.theme import SHADOW
from game.view.motion.places import DRAGGED, IN_HAND, LIFTED, MELDED
from game.view.table.drawings import Look, decks, drawing_of

BACK = -1
#: For each height above the felt, the shadows of a card, as (right, down, softness, darkness).
SHADOWS: dict[int, tuple[tuple[float, float, float, float], ...]] = {
    MELDED: ((-2, 0, 4, 0.28), (0, 3, 6, 0.35)),
    IN_HAND: ((-3, 2, 7, 0.34), (0, 10, 22, 0.40)),
    LIFTED: ((0, 16, 30, 0.55),),
    DRAGGED: ((0, 26, 46, 0.62), (0, 6, 12, 0.50)),
}
#: The radius of a card's corners, as a part of its width.
CORNER = 0.068
#: The steps to which a lean is rounded, in degrees, for cards at rest and in motion: nobody sees
#: less.
LEAN_STEP, LEAN_STEP_MOVING = 0.5, 1.0
#: How many degrees the lean of one of many moving cards may be wrong: nobody sees that.
NEARLY = 1.0
#: The colour by which every colour of a dimmed card is multiplied.
DIM = (168, 168, 172, 255)


_Key = tuple[str, int, float, int, bool]


class ShownCard(NamedTuple):
    """A card with its shadow. `dx`, `dy`: from the middle of the card to the upper left corner of
    the picture."""

    surface: Surface
    dx: int
    dy: int


class CardArt:
    def __init__(
        self,
        shapes: Shapes,
        look: Look,
        rasterizer: SvgRasterizer | None = None,
        surfaces: SurfaceCache | None = None,
    ) -> None:
        self.shapes = shapes
        self.look = look
        self._folder, self._own = bundled(CARDS), dict(own_cards())
        self._paths: dict[str, Path] = {}
        surfaces = surfaces or SurfaceCache()
        self._faces: CacheSection[tuple[str, int], Surface] = CacheSection(surfaces)
        self._shown: CacheSection[_Key, ShownCard] = CacheSection(surfaces)
        #: For each card, the sizes in which it was drawn upright; `_coming`: the size that was
        #: ordered last and is not drawn yet.
        self._heights: dict[str, set[int]] = {}
        self._coming: dict[str, int] = {}
        self._leaning: CacheSection[tuple[str, int, int, float], ShownCard] = CacheSection(surfaces)
        #: While a window is being resized, cards of the old size are stretched, which is quicker.
        self._old: dict[tuple[str, float, int, bool], tuple[int, ShownCard]] = {}
        self._rasterizer = rasterizer or SvgRasterizer()
        #: Cards that will soon be shown and are not made yet.
        self._ahead: dict[_Key, None] = {}

    def stretch(self, old: CardArt) -> None:
        """Use the cards of another size, stretched, until new ones are drawn."""
        self._old = dict(old._old)
        for (name, height, angle, level, dim), shown in old._shown.all().items():
            self._old[name, angle, level, dim] = height, shown

    def sharpen(self) -> None:
        self._old.clear()
        self._shown.clear()
        self._leaning.clear()

    def renew(self) -> bool:
        """Load the player's own drawings anew, and return whether they have changed."""
        own = dict(own_cards())
        if own == self._own:
            return False
        self._own = own
        for kept in (self._paths, self._heights, self._coming, self._ahead, self._faces):
            kept.clear()
        self.sharpen()
        return True

    def prepare(self, card: CardId, height: int, level: int, angle: float = 0.0) -> None:
        """Order a card that will soon be shown like this, to be drawn in the background."""
        name = self.name(card)
        angle = round(angle / LEAN_STEP) * LEAN_STEP
        key = name, height, angle, level, False
        if key not in self._shown:
            self._ahead[key] = None
        if (name, height) not in self._faces:
            self._coming[name] = height
            self._rasterizer.order(self._order(name, height))
        if angle and (name, 2 * height) not in self._faces:
            self._rasterizer.order(self._order(name, 2 * height))

    def make_ahead(self) -> bool:
        """Make one of the cards that will soon be shown, and return whether one could be made.
        Making a whole hand at once would delay the next frame."""
        for name, height, angle, level, dim in self._ahead:
            tall = 2 * height if angle else height
            if (name, tall) in self._faces or self._rasterizer.has(self._order(name, tall)):
                del self._ahead[name, height, angle, level, dim]
                self._kept(name, height, angle, level, dim)
                return True
        return False

    def show(
        self, card: CardId, height: int, level: int, angle: float = 0.0, dim: bool = False
    ) -> ShownCard:
        """Return a card. `card` may be BACK; `height` in pixels; `angle` in degrees, to the
        left."""
        angle = round(angle / LEAN_STEP) * LEAN_STEP
        return self._kept(self.name(card), height, angle, level, dim)

    def _kept(self, name: str, height: int, angle: float, level: int, dim: bool) -> ShownCard:
        key = name, height, angle, level, dim
        shown = self._shown.get(key)
        if shown is None:
            old = self._old.get((name, angle, level, dim))
            if old is not None:
                self._rasterizer.order(self._order(name, height * 2 if angle else height))
                shown = _scaled(old[1].surface, height / old[0])
            else:
                shown = self._make(*key)
            return self._shown.put(key, shown, shown.surface)
        if not angle:
            # Moving cards are made of this face: to ask for it keeps it while the card lies there.
            self._faces.get((name, height))
        return shown

    def moving(
        self, card: CardId, height: int, level: int, angle: float = 0.0, roughly: bool = False
    ) -> ShownCard:
        """Return a card on its way. It is made of a drawing that exists already, of the nearest
        size, because the way is over before a new one is drawn. `roughly`: one of many, which need
        not be exact."""
        near = self._nearest(self.name(card), height)
        angle = round(angle / LEAN_STEP_MOVING) * LEAN_STEP_MOVING
        if near == height:
            return self.leaning(card, height, level, angle, NEARLY if roughly else 0.0)
        base = self.show(card, near, level).surface
        if roughly:
            small = pygame.transform.scale_by(base, height / near)
            return _centred(pygame.transform.rotate(small, angle))
        if angle:
            return _centred(pygame.transform.rotozoom(base, angle, height / near))
        return _scaled(base, height / near)

    def leaning(
        self, card: CardId, height: int, level: int, angle: float, nearly: float = 0.0
    ) -> ShownCard:
        """Return a card of one size whose lean changes all the time. `nearly`: how many degrees an
        existing picture may differ to be used instead."""
        angle = round(angle / LEAN_STEP_MOVING) * LEAN_STEP_MOVING
        if not angle:
            return self.show(card, height, level)
        name = self.name(card)
        for away in range(round(nearly / LEAN_STEP) + 1):
            for near in (angle - away * LEAN_STEP, angle + away * LEAN_STEP):
                lies = self._shown.get((name, height, near, level, False))
                if lies is not None:
                    return lies
        key = name, height, level, angle
        leaned = self._leaning.get(key)
        if leaned is None:
            base = self.show(card, height, level).surface
            leaned = _centred(pygame.transform.rotozoom(base, angle, 1.0))
            self._leaning.put(key, leaned, leaned.surface)
        return leaned

    def growing(self, card: CardId, height: int, drawn: int, level: int, angle: float) -> ShownCard:
        """Return a card that is growing or shrinking, made of one `drawn` in another height."""
        face = self.face(card, drawn)
        size = max(1, round(face.get_width() * height / drawn)), height
        shown = self._over_shadow(pygame.transform.smoothscale(face, size), height, 0.0, level)
        angle = round(angle / LEAN_STEP_MOVING) * LEAN_STEP_MOVING
        return _centred(pygame.transform.rotozoom(shown.surface, angle, 1.0)) if angle else shown

    def _nearest(self, name: str, height: int) -> int:
        """Return the smallest size in which a card is drawn that is large enough, or else the
        largest."""
        drawn = {tall for tall in self._heights.get(name, ()) if (name, tall) in self._faces}
        coming = self._coming.get(name)
        if coming and (not drawn or self._rasterizer.has(self._order(name, coming))):
            drawn.add(coming)
        large = [tall for tall in drawn if tall >= height]
        return min(large) if large else max(drawn, default=height)

    def face(self, card: CardId, height: int) -> Surface:
        """Return the card's picture without a shadow."""
        return self._face(self.name(card), height)

    def name(self, card: CardId) -> str:
        """Return the name of a card's drawing."""
        if card == BACK:
            return "back"
        return drawing_of(card, self.look.marked)

    def _make(self, name: str, height: int, angle: float, level: int, dim: bool) -> ShownCard:
        if dim:
            bright = self._kept(name, height, angle, level, False)
            darker = bright.surface.copy()
            darker.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
            return bright._replace(surface=darker)
        if angle:
            # Drawn at twice the size, for smooth edges that do not flicker.
            face = leaning(self._face(name, 2 * height), angle, 0.5)
        else:
            face = self._face(name, height)
            self._heights.setdefault(name, set()).add(height)
            if self._coming.get(name) == height:
                del self._coming[name]
        return self._over_shadow(face, height, angle, level)

    def _over_shadow(self, face: Surface, height: int, angle: float, level: int) -> ShownCard:
        width, tall = face.get_size()
        whole, margin = self._shadow(height, (width, tall), angle, level)
        whole.blit(face, (margin, margin))
        return ShownCard(whole, -(width // 2) - margin, -(tall // 2) - margin)

    def _shadow(
        self, height: int, size: tuple[int, int], angle: float, level: int
    ) -> tuple[Surface, int]:
        """Return the shadow of a card, and how far it reaches beyond the card. `size`: the width
        and height the card takes as it leans."""
        width, tall = size
        scale = self.shapes.scale
        softest = max(blur + max(abs(right), abs(down)) for right, down, blur, _ in SHADOWS[level])
        margin = math.ceil(softest * scale)
        whole = Surface((width + 2 * margin, tall + 2 * margin), pygame.SRCALPHA)
        card_w, card_h = round(height * 5 / 7), height
        for right, down, blur, dark in SHADOWS[level]:
            soft, _ = self.shapes.soft(card_w, card_h, CORNER * card_w / scale, blur, SHADOW, dark)
            if angle:
                soft = pygame.transform.rotate(soft, angle)
            box = soft.get_rect(center=whole.get_rect().center)
            whole.blit(soft, box.move(round(right * scale), round(down * scale)))
        return whole, margin

    def _face(self, name: str, height: int) -> Surface:
        face = self._faces.get((name, height))
        if face is None:
            face = self._drawn(name, height)
            self._faces.put((name, height), face, face)
        return face

    def _drawn(self, name: str, height: int) -> Surface:
        try:
            return self._rasterizer.fetch(self._order(name, height))
        except (pygame.error, OSError):
            # The player's own drawings may have been deleted meanwhile.
            if not self._own:
                raise
            self._own.clear()
            self._paths.clear()
            return self._rasterizer.fetch(self._order(name, height))

    def _order(self, name: str, height: int) -> Order:
        # One wider than wanted: the width is only a limit, the height decides.
        return Order(self._path(name), (math.ceil(height * 5 / 7) + 1, height))

    def _path(self, name: str) -> Path:
        path = self._paths.get(name)
        if path is None:
            names = [f"{deck}/{name}".lstrip("/") for deck in decks(self.look)]
            ours = [self._folder / f"{name}{SUFFIX}" for name in names]
            if self.look.pack == SPANISH and (self._folder / SPANISH / f"{name}{SUFFIX}").exists():
                # A card that somebody drew for another pack has another suit.
                names = [name for name in names if SPANISH in name]
            drawn = [self._own[name] for name in names if name in self._own]
            path = self._paths[name] = next(path for path in drawn + ours if path.exists())
        return path


def _scaled(surface: Surface, part: float) -> ShownCard:
    width, height = surface.get_size()
    size = max(1, round(width * part)), max(1, round(height * part))
    return _centred(pygame.transform.smoothscale(surface, size))


def _centred(surface: Surface) -> ShownCard:
    """Return a picture whose middle is that of its card."""
    width, height = surface.get_size()
    return ShownCard(surface, -(width // 2), -(height // 2))
