"""What is written on a screen, and what is wrong with where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple
from unittest.mock import patch

from pygame import Rect as Pixels
from pygame import Surface

from game.scenes.base import Scene
from game.scenes.page_scene import PageScene
from game.ui.backdrop import Backdrops
from game.ui.canvas import Canvas
from game.ui.sprite import Sprite
from game.ui.widgets import Scroll
from game.ui.words import Block, Words

#: What lies over letters hides them if it is so opaque, of 255.
HIDES = 140
#: Letters of neighbours may come so near: the tail of a g and the hat of an É, in heights.
NEAR = 0.1


class Writing(NamedTuple):
    """A text on the screen. `ink`: the pixels of its letters; `seen`: what of them is not scrolled
    away; `level`: how many sprites lie below."""

    text: str
    ink: Pixels
    seen: Pixels
    level: int


class Reader:
    """Remembers all that is written while it looks."""

    def __init__(self) -> None:
        self._blocks: dict[int, Block] = {}
        self._spilled: set[int] = set()
        self._ink: dict[int, Pixels] = {}

    @contextmanager
    def looking(self) -> Iterator[None]:
        block, text = Words.block, Canvas.text
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

        with (
            patch.object(Words, "block", noted_block),
            patch.object(Canvas, "text", noted_text),
            patch.object(Backdrops, "_sprite", lambda *_: ground),
        ):
            yield

    def forget(self) -> None:
        """Another screen."""
        self._blocks.clear()
        self._spilled.clear()
        self._ink.clear()

    def faults(self, sprites: Sequence[Sprite], window: Pixels) -> Iterator[str]:
        """`sprites`: all of the screen."""
        writings = []
        for level, sprite in enumerate(sprites):
            if id(sprite.surface) not in self._blocks or not sprite.says.strip():
                continue
            if id(sprite.surface) in self._spilled:
                yield f"no room: {sprite.says}"
            elif not self._blocks[id(sprite.surface)].whole:
                yield f"cut: {sprite.says}"
            writing = self._writing(sprite, level)
            if not writing.seen:
                continue
            if writing.seen.w < writing.ink.w:
                yield f"cut at the side: {sprite.says}"
            if not window.contains(writing.seen):
                yield f"leaves the window: {sprite.says}"
            writings.append(writing)
        for one, other in combinations(writings, 2):
            shared = one.seen.clip(other.seen)
            near = NEAR * min(one.ink.h, other.ink.h)
            between = sprites[one.level + 1 : other.level]
            if min(shared.w, shared.h) > near and not any(_hides(it, shared) for it in between):
                yield f"one over the other: {one.text} | {other.text}"

    def _writing(self, sprite: Sprite, level: int) -> Writing:
        surface = sprite.surface
        ink = self._ink.get(id(surface))
        if ink is None:
            ink = self._ink[id(surface)] = surface.get_bounding_rect(min_alpha=HIDES)
        part = Pixels(sprite.part) if sprite.part else surface.get_rect()
        to_screen = sprite.x - part.x, sprite.y - part.y
        return Writing(sprite.says, ink.move(to_screen), ink.clip(part).move(to_screen), level)


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


def widgets_outside(scene: Scene) -> Iterator[str]:
    """Widgets of which some part cannot be brought on the stage."""
    if not isinstance(scene, PageScene):
        return
    whole = scene.house.kit.stage.whole
    for widget in scene.page.widgets:
        place = widget.scroll.view if widget.scroll else widget.rect
        across = widget.rect.x >= place.x and widget.rect.right <= place.right
        if not (place.within(whole) and across):
            yield f"leaves the stage: {widget.name}"


def _scrolls(scene: PageScene) -> list[Scroll]:
    found = {id(one.scroll): one.scroll for one in scene.page.widgets if one.scroll is not None}
    return list(found.values())
