"""Words on the screen that nobody can read, because something lies over them or the edge of their
page cuts them off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.scenes.shell.page_scene import PageScene
from game.scenes.table.scene import TableScene
from game.ui.painter import Sprite
from game.ui.widgets import Button

#: A thing that is at least this opaque, of 255, hides the one below it.
HIDES = 140
#: The part of its letters that a text may lose: the tail of a g.
LOST_MOST = 0.1
#: How many points of a text are looked at, across and down.
ACROSS, DOWN = 24, 4
#: The beginning of the keys of what a table asks for.
PROMPTS = "table.prompt."
#: Up to this number of buttons are answers to the words above them, and no list.
FEW = 3


def covered(sprites: Sequence[Sprite], held: tuple[int, int] | None = None) -> Iterator[str]:
    """Yield the words that lie under something. Those that are painted twice may be seen above;
    cards, which say what they are, lie over anything, and so does what is held at a point."""
    said = {sprite.says: at for at, sprite in enumerate(sprites)}
    for at, sprite in enumerate(sprites):
        if sprite.says.strip() and said[sprite.says] == at:
            ink = _ink(sprite)
            over = [
                one
                for one in sprites[at + 1 :]
                if not one.says and ink.colliderect(one.box)
                if held is None or not Rect(one.box).collidepoint(held)
            ]
            if over and _lost(ink, over) > LOST_MOST:
                yield sprite.says


def gives_way(key: str, scene: object) -> bool:
    """Return whether the words of this key are hidden on purpose: a table says what it refuses, or
    what a hint is, in the place of what it asks for."""
    if not isinstance(scene, TableScene) or not key.startswith(PROMPTS):
        return False
    hands = scene.selection.hands
    return bool(scene.selection.said or hands.refused or hands.carried)


def cut_off(scene: object) -> Iterator[str]:
    """Yield the words of buttons that the edge of their page cuts through, below words that scroll.
    A page with many things to press is turned anyway."""
    if not isinstance(scene, PageScene):
        return
    pressed = [one for one in scene.page.widgets if one.focusable and one.scroll is not None]
    for widget in pressed if len(pressed) <= FEW else []:
        if isinstance(widget, Button) and widget.scroll is not None:
            view = widget.scroll.view
            seen = widget.rect.moved(0, -widget.scroll.offset)
            if seen.overlaps(view) and not (view.y <= seen.y and seen.bottom <= view.bottom):
                yield widget.text


def _ink(sprite: Sprite) -> Rect:
    """Return the pixels of the screen that the letters of a text cover."""
    part = Rect(sprite.part) if sprite.part else sprite.surface.get_rect()
    ink = sprite.surface.get_bounding_rect(min_alpha=HIDES).clip(part)
    return ink.move(sprite.x - part.x, sprite.y - part.y)


def _lost(ink: Rect, over: Sequence[Sprite]) -> float:
    """Return the part of a text that is hidden."""
    points = [
        (ink.x + int((across + 0.5) * ink.w / ACROSS), ink.y + int((down + 0.5) * ink.h / DOWN))
        for across in range(ACROSS)
        for down in range(DOWN)
    ]
    return sum(any(_hides(one, point) for one in over) for point in points) / len(points)


def _hides(sprite: Sprite, point: tuple[int, int]) -> bool:
    if not Rect(sprite.box).collidepoint(point):
        return False
    left, top = sprite.part[:2] if sprite.part else (0, 0)
    x, y = point[0] - sprite.x + left, point[1] - sprite.y + top
    return bool(sprite.surface.get_at((x, y)).a >= HIDES)
