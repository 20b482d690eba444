"""Tables in every window, text size and language: all that is said has room, and nothing is said
over something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest
from examples_table import EXAMPLES, PosedTable
from houses import LANGUAGES, LONG, a_house, wait

from game.scenes.base import Scene
from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.sprite import Sprite
from game.view.stage import Stage

SIZES = ((1024, 640), (1280, 720), (1600, 1200), (1920, 1080), (2560, 1080), (3840, 2160))
TEXTS = (1.0, 1.2, 1.4)
SPOKEN = (*LANGUAGES, LONG)
WINDOWS = list(product(SIZES, TEXTS))
#: These are painted with another deck or table.
OTHER_LIKES = ("table_plain", "table_large_corners")
#: Letters of neighbours may come so near, in pixels of a small window.
NEAR = 4


def table(house: House, name: str) -> PosedTable:
    """As it stands when all has come to rest."""
    scene = EXAMPLES[name](house)
    assert isinstance(scene, PosedTable)
    while house.stack.scenes:
        house.stack.scenes.pop()
    house.stack.push(Scene(house))
    house.stack.push(scene)
    wait(house, 0.1)
    wait(house, 0.1)
    scene.sprites()
    return scene


def texts(canvas: Canvas, stage: Stage) -> Iterator[tuple[Sprite, pygame.Rect]]:
    """Everything written, and the pixels it covers; cards are no text."""
    for sprite in canvas.sprites:
        high = sprite.surface.get_height()
        if sprite.says.strip() and high < stage.px(150):
            yield sprite, pygame.Rect(sprite.x, sprite.y, sprite.surface.get_width(), high)


def faults(house: House, scene: PosedTable) -> Iterator[str]:
    window = pygame.Rect(0, 0, *house.pixels)
    for layer in scene.layers.painted.values():
        for spill in layer.spilled:
            yield f"no room: {spill.text}"
        for sprite, box in texts(layer, house.kit.stage):
            if not window.contains(box):
                yield f"leaves the window: {sprite.says}"
    ground = texts(scene.layers.painted["ground"], house.kit.stage)
    for (one, box), (other, its) in combinations(ground, 2):
        shared = box.clip(its)
        if min(shared.w, shared.h) > NEAR * max(1.0, house.kit.stage.scale):
            yield f"one over the other: {one.says} | {other.says}"


def found(window: tuple[tuple[int, int], float], states: list[tuple[str, str]]) -> list[str]:
    """Of these states, each in a language. One house does for all that like the same."""
    size, text = window
    told = []
    usual = a_house(size, text_scale=text)
    for language, name in states:
        house = a_house(size, text_scale=text) if name in OTHER_LIKES else usual
        house.settings.language = language
        house.texts = house.open_texts(language)
        told += [f"{name} {language}: {fault}" for fault in faults(house, table(house, name))]
    return told


@pytest.mark.parametrize("at", range(len(WINDOWS)))
def test_words_have_room_and_stay_apart(at: int) -> None:
    """Every window and text size, with a few states; all states and languages have their turn."""
    first, count = (at * 3, 3) if WINDOWS[at][0][0] <= 2000 else (at * 3 + 1, 1)
    names = list(EXAMPLES)
    states = [
        (SPOKEN[(n + n // len(names)) % len(SPOKEN)], names[n % len(names)])
        for n in range(first, first + count)
    ]
    assert found(WINDOWS[at], states) == []


@pytest.mark.long
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_all_words_in_all_windows_have_room(window: tuple[tuple[int, int], float]) -> None:
    assert found(window, list(product(SPOKEN, EXAMPLES))) == []
