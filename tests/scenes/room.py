"""What is written on a screen, and what is wrong with where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple
from unittest.mock import patch

from pygame import Rect as Pixels
from pygame import Surface

from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene
from game.ui.backdrop import Backdrops
from game.ui.canvas import Canvas
from game.ui.painter import Sprite
from game.ui.widgets import Scroll
from game.ui.words import Block, Words

#: What lies over something hides it if it is so opaque, of 255.
HIDES = 140
#: So near letters may come to others, and to a drawing: the tail of a g and the hat of an É may
#: touch. In heights of the lower one.
NEAR = 0.1


class Mark(NamedTuple):
    """A text or a drawing on the screen. `text`: "" for a drawing; `ink`: the pixels it covers;
    `seen`: what of them is not scrolled away; `level`: how many sprites lie below."""

    text: str
    ink: Pixels
    seen: Pixels
    level: int


class Reader:
    """Remembers all that is written and drawn while it looks."""

    def __init__(self) -> None:
        self._blocks: dict[int, Block] = {}
        self._spilled: set[int] = set()
        self._icons: dict[int, Surface] = {}

    @contextmanager
    def looking(self) -> Iterator[None]:
        block, text, icon = Words.block, Canvas.text, Canvas.icon
        # Words need no picture behind them, and painting one takes long.
        ground = Sprite(Surface((1, 1)), 0, 0)

        def noted_block(words: Words, *how: Any, **more: Any) -> Block:
            drawn = block(words, *how, **more)
            self._blocks[id(drawn.surface)] = drawn
            return drawn

        def noted_text(canvas: Canvas, *how: Any, **more: Any) -> float:
            before = len(canvas.spilled)
            high = text(canvas, *how, **more)
            if len(canvas.spilled) > before:
                self._spilled.add(id(canvas.sprites[-1].surface))
            return high

        def noted_icon(canvas: Canvas, *how: Any, **more: Any) -> None:
            icon(canvas, *how, **more)
            surface = canvas.sprites[-1].surface
            self._icons[id(surface)] = surface

        with (
            patch.object(Words, "block", noted_block),
            patch.object(Canvas, "text", noted_text),
            patch.object(Canvas, "icon", noted_icon),
            patch.object(Backdrops, "_sprite", lambda *_: ground),
        ):
            yield

    def forget(self) -> None:
        """Another screen."""
        self._blocks.clear()
        self._spilled.clear()
        self._icons.clear()

    def faults(self, sprites: Sequence[Sprite], window: Pixels) -> Iterator[str]:
        """`sprites`: all of the screen; `window`: where words may stand."""
        texts, icons = [], []
        for level, sprite in enumerate(sprites):
            if id(sprite.surface) in self._icons:
                icons.append(_mark(sprite, "", level))
            elif id(sprite.surface) in self._blocks and sprite.says.strip():
                texts.append(_mark(sprite, sprite.says, level))
                yield from self._faults_of(sprite, texts[-1], window)
        for one, other in combinations(texts, 2):
            if _touch(one, other, sprites):
                yield f"one over the other: {one.text} | {other.text}"
        for text in texts:
            if any(_touch(text, icon, sprites) for icon in icons):
                yield f"a drawing over it: {text.text}"

    def _faults_of(self, sprite: Sprite, mark: Mark, window: Pixels) -> Iterator[str]:
        if not mark.seen:
            return
        if id(sprite.surface) in self._spilled:
            yield f"no room: {mark.text}"
        elif not self._blocks[id(sprite.surface)].whole:
            yield f"cut: {mark.text}"
        if mark.seen.w < mark.ink.w:
            yield f"cut at the side: {mark.text}"
        if not window.contains(mark.seen):
            yield f"leaves the window: {mark.text}"


def _mark(sprite: Sprite, text: str, level: int) -> Mark:
    ink = sprite.surface.get_bounding_rect(min_alpha=HIDES)
    part = Pixels(sprite.part) if sprite.part else sprite.surface.get_rect()
    to_screen = sprite.x - part.x, sprite.y - part.y
    return Mark(text, ink.move(to_screen), ink.clip(part).move(to_screen), level)


def _touch(one: Mark, other: Mark, sprites: Sequence[Sprite]) -> bool:
    """Unless something lies between them."""
    shared = one.seen.clip(other.seen)
    if min(shared.w, shared.h) <= NEAR * min(one.ink.h, other.ink.h):
        return False
    low, high = sorted((one.level, other.level))
    return not any(_hides(sprite, shared) for sprite in sprites[low + 1 : high])


def _hides(sprite: Sprite, place: Pixels) -> bool:
    """Whether what lies below it there cannot be seen."""
    if not Pixels(sprite.box).contains(place):
        return False
    part_x, part_y = sprite.part[:2] if sprite.part else (0, 0)
    at = place.centerx - sprite.x + part_x, place.centery - sprite.y + part_y
    return sprite.surface.get_at(at).a >= HIDES


def scrolled(scene: Scene) -> Iterator[None]:
    """The scene as it is, then with all its pages turned down, bit by bit."""
    yield
    if isinstance(scene, PageScene):
        for scroll in _scrolls(scene):
            while scroll.move(scroll.view.h * 0.7):
                scene._stale = True
                yield


def widget_faults(scene: Scene) -> Iterator[str]:
    """Widgets that cannot be brought on the stage as a whole, or lie over each other."""
    if not isinstance(scene, PageScene):
        return
    whole = scene.services.kit.stage.whole
    if len(set(map(id, scene.page.widgets))) < len(scene.page.widgets):
        yield "the same widget in two places"
    for widget in scene.page.widgets:
        place = widget.scroll.view if widget.scroll else widget.rect
        across = widget.rect.x >= place.x and widget.rect.right <= place.right
        if not (place.within(whole) and across):
            yield f"leaves the stage: {widget.name}"
    for one, other in combinations([each for each in scene.page.widgets if each.focusable], 2):
        if one.scroll is other.scroll and one.rect.grown(-1).overlaps(other.rect):
            yield f"one over the other: {one.name} | {other.name}"


def _scrolls(scene: PageScene) -> list[Scroll]:
    found = {id(one.scroll): one.scroll for one in scene.page.widgets if one.scroll is not None}
    return list(found.values())
