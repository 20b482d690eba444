"""Boxes within boxes, by chance, take the places they took."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from houses import a_house

from game.ui.boxes import (
    FILL,
    Box,
    Column,
    Drawing,
    FirstFitting,
    Grid,
    Icon,
    Padded,
    Panel,
    Part,
    Press,
    Row,
    Scrolled,
    Sized,
    Tallest,
    Text,
    Wrap,
    level,
)
from game.ui.canvas import Canvas
from game.ui.widgets import Scroll
from game.view.geometry import Rect
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept") / "boxes_by_chance.txt"
WORDS = "One two three four five six seven eight nine ten eleven twelve"


class BoxesByChance:
    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def box(self, depth: int) -> Box:
        chance = self.chance
        if not depth:
            return self.leaf()
        kinds = ("column", "row", "wrap", "grid", "padded", "sized", "panel", "tallest", "fitting")
        grow, gap = chance.random() < 0.3, (chance.choice((0, 8)), chance.choice((0, 6)))
        boxes = [self.box(depth - 1) for _ in range(chance.choice((0, 1, 2, 3, 5)))]
        first = self.box(depth - 1)
        match chance.choice((*kinds, "column", "row", "scrolled", "press", "level")):
            case "column":
                least = chance.choice((None, None, 2))
                return Column(*self.parts(boxes), gap=gap[0], least_gap=least, grow=grow)
            case "row":
                return Row(*self.parts(boxes), gap=gap[0], grow=grow)
            case "wrap":
                most, apart = chance.choice((None, 1, 2)), chance.choice((0, 30))
                return Wrap(*boxes, gap=gap, most=most, apart=apart)
            case "grid" if boxes:
                least, even = chance.choice((0, 90)), chance.random() < 0.5
                return Grid(*boxes, columns=3, least=least, gap=gap, even=even)
            case "padded":
                return Padded(first, chance.choice((5, (1, 2, 3, 4))), grow)
            case "sized":
                wide, high = chance.choice((None, 120)), chance.choice((None, 50))
                return Sized(first, wide, high, (chance.choice((0, 200)), 60), grow)
            case "panel":
                return Panel(first, (9, 8, 7, 6), grow=grow)
            case "tallest":
                return Tallest(first, *boxes, pad=(40, 3, 25, 2), grow=grow)
            case "fitting" if len(boxes) == 2 and chance.random() < 0.3:
                return FirstFitting(*boxes, fits=lambda _, width: width < 150)
            case "scrolled":
                return Scrolled(Scroll(), first, (1, 2, 3, 4))
            case "press":
                return Press("", first, None, (5, 6, 7, 8), least=40, grow=grow)
            case "level":
                return level(first, grow)
            case _:
                return FirstFitting(first, *boxes, grow=grow)

    def parts(self, boxes: list[Box]) -> list[Part]:
        parts: list[Part] = []
        for box in boxes:
            parts += [*self.chance.choice(((), (), (), (12,), (3, 4), (None,), (FILL,))), box]
        return [*parts, *self.chance.choice(((), (10,)))]

    def leaf(self) -> Box:
        chance = self.chance
        grow = chance.random() < 0.3
        if chance.random() < 0.6:
            return Drawing(_nothing, chance.randrange(10, 200), chance.randrange(10, 90), grow)
        if chance.random() < 0.2:
            return Icon("icon_bot", 40)
        lines, may_cut = chance.choice((1, 2, 9)), chance.random() < 0.4
        return Text(WORDS[: chance.randrange(60)], lines=lines, may_cut=may_cut, grow=grow)


def _nothing(*_: object) -> None:
    pass


@pytest.fixture(scope="module")
def canvas() -> Canvas:
    return Canvas(a_house().kit)


def test_boxes_take_the_places_they_took(canvas: Canvas) -> None:
    told = []
    for seed in range(150):
        box = BoxesByChance(seed).box(2 + seed % 2)
        wide, high = (700, 500) if seed % 3 else (220, 90)
        sizes = box.natural_width(canvas), box.height_at(canvas, wide), box.height_at(canvas, 150)
        rects = [widget.rect for widget in box.arrange(canvas, Rect(30, 20, wide, high))]
        places = (" ".join(f"{edge:.4g}" for edge in rect) for rect in rects[:9])
        told.append(f"{' '.join(f'{size:.4g}' for size in sizes)}: {', '.join(places)}")
    assert_kept(KEPT, "\n".join(told) + "\n")
