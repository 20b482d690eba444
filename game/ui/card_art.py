"""Cards as they lie on the table: drawn at their very size, with their shadow, leaning or not."""

from __future__ import annotations

import math
from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.engine.cards import RANK, SUIT, SUIT_LETTERS, CardId, is_joker
from game.paths import bundled
from game.ui.shapes import Shapes
from game.ui.theme import SHADOW

BACK = -1
#: Heights above the felt.
MELDED, IN_HAND, LIFTED, DRAGGED = 0, 1, 2, 3
#: Of each height: the shadows that fall, as (right, down, softness, darkness).
SHADOWS: dict[int, tuple[tuple[float, float, float, float], ...]] = {
    MELDED: ((-2, 0, 4, 0.28), (0, 3, 6, 0.35)),
    IN_HAND: ((-3, 2, 7, 0.34), (0, 10, 22, 0.40)),
    LIFTED: ((0, 16, 30, 0.55),),
    DRAGGED: ((0, 26, 46, 0.62), (0, 6, 12, 0.50)),
}
#: Corners, as a part of the width.
CORNER = 0.068
#: Leaning is told in half degrees: nobody sees less.
LEAN_STEP = 0.5
_RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
KEPT_MOST = 900


class Look(NamedTuple):
    """Which deck. `marked`: the card with the monkey on it, where a game has one."""

    two_colours: bool = False
    large: bool = False
    french: bool = False
    marked: str = ""


class Shown(NamedTuple):
    """A card with its shadow. `dx`, `dy`: from the middle of the card to the picture's corner."""

    surface: Surface
    dx: int
    dy: int


class CardArt:
    def __init__(self, shapes: Shapes, look: Look) -> None:
        self.shapes = shapes
        self.look = look
        #: While a window is being resized, cards of the old size are stretched: it is quicker.
        self.hurried = False
        self._folder = bundled("assets/cards")
        self._paths: dict[str, Path] = {}
        self._faces: OrderedDict[tuple[str, int], Surface] = OrderedDict()
        self._shown: OrderedDict[tuple[str, int, float, int, bool], Shown] = OrderedDict()
        self._old_faces: dict[str, Surface] = {}

    def stretch(self, old: CardArt) -> None:
        """Another size of the window: the old cards will do until there is time."""
        self.hurried = True
        self._old_faces = {name: face for (name, _), face in old._faces.items()}

    def sharpen(self) -> None:
        """There is time."""
        self.hurried = False
        self._old_faces.clear()
        self._faces.clear()
        self._shown.clear()

    def show(
        self, card: CardId, height: int, level: int, angle: float = 0.0, dim: bool = False
    ) -> Shown:
        """`card` may be BACK; `height` in pixels; `angle` in degrees, to the left."""
        angle = round(angle / LEAN_STEP) * LEAN_STEP
        key = self.name(card), height, angle, level, dim
        shown = self._shown.get(key)
        if shown is None:
            shown = self._shown[key] = self._make(*key)
            if len(self._shown) > KEPT_MOST:
                self._shown.popitem(last=False)
        return shown

    def face(self, card: CardId, height: int) -> Surface:
        """The bare card."""
        return self._face(self.name(card), height)

    def name(self, card: CardId) -> str:
        """Of its drawing."""
        if card == BACK:
            return "back"
        if is_joker(card):
            return f"joker_{card % 2 + 1}"
        name = _RANKS[RANK[card]] + SUIT_LETTERS[SUIT[card]].upper()
        return "mona" if name == self.look.marked else name

    def _make(self, name: str, height: int, angle: float, level: int, dim: bool) -> Shown:
        if angle:
            # Drawn at twice the size, or the edges would crawl.
            face = pygame.transform.rotozoom(self._face(name, 2 * height), angle, 0.5)
        else:
            face = self._face(name, height)
        if dim:
            face = face.copy()
            face.fill((168, 168, 172, 255), special_flags=pygame.BLEND_RGBA_MULT)
        width, tall = face.get_size()
        scale = self.shapes.scale
        softest = max(blur + max(abs(right), abs(down)) for right, down, blur, _ in SHADOWS[level])
        margin = math.ceil(softest * scale)
        whole = Surface((width + 2 * margin, tall + 2 * margin), pygame.SRCALPHA)
        card_w, card_h = round(height * 5 / 7), height
        for right, down, blur, dark in SHADOWS[level]:
            soft, _ = self.shapes.soft(
                card_w, card_h, CORNER * card_w / scale, blur, SHADOW, dark
            )
            if angle:
                soft = pygame.transform.rotate(soft, angle)
            box = soft.get_rect(center=whole.get_rect().center)
            whole.blit(soft, box.move(round(right * scale), round(down * scale)))
        whole.blit(face, (margin, margin))
        return Shown(whole, -(width // 2) - margin, -(tall // 2) - margin)

    def _face(self, name: str, height: int) -> Surface:
        face = self._faces.get((name, height))
        if face is None:
            old = self._old_faces.get(name) if self.hurried else None
            if old is not None:
                face = pygame.transform.smoothscale(old, (round(height * 5 / 7), height))
            else:
                # One more than wanted: the width is only a limit, the height decides.
                size = (math.ceil(height * 5 / 7) + 1, height)
                face = pygame.image.load_sized_svg(self._path(name), size).convert_alpha()
            self._faces[name, height] = face
            if len(self._faces) > KEPT_MOST:
                self._faces.popitem(last=False)
        return face

    def _path(self, name: str) -> Path:
        path = self._paths.get(name)
        if path is None:
            look = self.look
            decks = [
                deck
                for deck, wanted in (
                    ("large", look.large),
                    ("french", look.french),
                    ("two_colour", look.two_colours),
                )
                if wanted
            ]
            paths = [self._folder / deck / f"{name}.svg" for deck in decks]
            plain = self._folder / f"{name}.svg"
            path = next((path for path in paths if path.exists()), plain)
            self._paths[name] = path
        return path
