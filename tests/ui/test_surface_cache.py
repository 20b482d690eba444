"""There is room for some windows full of pictures, however long somebody plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from pygame import Surface, display
from pygame.font import init as fonts_are_wanted

from game.engine.cards import parse_card
from game.ui.canvas import Kit
from game.ui.surface_cache import PIXEL, WINDOWS, CacheSection, SurfaceCache
from game.ui.window import GameWindow
from game.ui.words import SERIF
from game.view.motion.places import IN_HAND
from game.view.stage import Stage
from game.view.table.drawings import Look

SIDE = 16
WINDOW = SIDE * SIDE * PIXEL


def picture(side: int = SIDE) -> Surface:
    return Surface((side, side), depth=32)


@pytest.fixture
def surfaces() -> SurfaceCache:
    return SurfaceCache(WINDOW)


def test_what_nobody_asked_for_the_longest_makes_room(surfaces: SurfaceCache) -> None:
    shelf: CacheSection[int, Surface] = CacheSection(surfaces)
    kept = [picture() for _ in range(WINDOWS + 1)]
    for at in range(WINDOWS):
        shelf.put(at, kept[at], kept[at])
    assert shelf.get(0) is kept[0]
    shelf.put(WINDOWS, kept[WINDOWS], kept[WINDOWS])
    there = [at for at in range(WINDOWS + 1) if at in shelf]
    assert there == [at for at in range(WINDOWS + 1) if at != 1]


def test_one_room_serves_all_shelves(surfaces: SurfaceCache) -> None:
    words: CacheSection[str, Surface] = CacheSection(surfaces)
    panels: CacheSection[str, Surface] = CacheSection(surfaces)
    words.put("word", small := picture(), small)
    for at in range(WINDOWS):
        panels.put(f"panel {at}", large := picture(), large)
    assert "word" not in words
    assert surfaces.taken == surfaces.room


def test_a_picture_larger_than_the_room_is_kept_alone(surfaces: SurfaceCache) -> None:
    shelf: CacheSection[str, Surface] = CacheSection(surfaces)
    shelf.put("small", small := picture(), small)
    shelf.put("vast", vast := picture(SIDE * WINDOWS), vast)
    assert shelf.get("vast") is vast
    assert "small" not in shelf


def test_what_is_put_anew_takes_its_room_once(surfaces: SurfaceCache) -> None:
    shelf: CacheSection[str, Surface] = CacheSection(surfaces)
    for _ in range(3):
        shelf.put("it", again := picture(), again)
    assert surfaces.taken == WINDOW
    shelf.clear()
    assert surfaces.taken == 0


@pytest.fixture
def kit() -> Iterator[Kit]:
    GameWindow("-", (64, 64))
    fonts_are_wanted()
    yield Kit.of(Stage.of((320, 180)), Look())
    display.quit()


def cards(kit: Kit, at: int) -> None:
    kit.cards.show(parse_card("Kh"), 60 + at, IN_HAND, at % 9)


def panels(kit: Kit, at: int) -> None:
    kit.shapes.panel(200 + at, 100, 8, "paper")


def words(kit: Kit, at: int) -> None:
    kit.words.block(f"{at} " * 9, SERIF, 30, (9, 9, 9))


@pytest.mark.parametrize("draws", [cards, panels, words])
def test_whatever_is_drawn_there_is_never_more_of_it_than_room(
    kit: Kit, draws: Callable[[Kit, int], None]
) -> None:
    surfaces = kit.words._kept._cache
    taken = []
    for at in range(200):
        draws(kit, at)
        taken.append(surfaces.taken)
    assert max(taken) <= surfaces.room
    assert any(later < earlier for earlier, later in pairwise(taken)), "nothing had to go"
