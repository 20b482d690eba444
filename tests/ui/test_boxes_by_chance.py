"""Boxes within boxes, by chance, take the places they took."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from services import a_house

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


@pytest.mark.parametrize("seed", range(150))
def test_boxes_share_a_place_without_lying_on_each_other(canvas: Canvas, seed: int) -> None:
    """They begin inside it; where it is as large as they want, they leave it nowhere; and they take
    the same places again."""
    box = BoxesByChance(seed).box(2 + seed % 2)
    wide = max(box.natural_width(canvas), 60.0)
    high = box.height_at(canvas, wide)
    assert high >= 0
    place = Rect(30, 20, wide, high)
    widgets = box.arrange(canvas, place)
    rects = [widget.rect for widget in widgets]
    for rect in rects:
        assert rect.w >= 0
        assert rect.h >= 0
        assert rect.x >= place.x - 0.01
        assert rect.y >= place.y - 0.01
    leaves = [rect for rect in rects if not any(holds(rect, other) for other in rects)]
    for one, other in combinations(leaves, 2):
        assert not one.grown(-0.01).overlaps(other.grown(-0.01)), (one, other)
    again = BoxesByChance(seed).box(2 + seed % 2)
    assert [widget.rect for widget in again.arrange(canvas, place)] == rects


def holds(rect: Rect, other: Rect) -> bool:
    return rect != other and other.within(rect.grown(0.01))


@pytest.mark.parametrize("seed", range(60))
def test_words_in_less_width_are_never_lower(canvas: Canvas, seed: int) -> None:
    text = Text(WORDS[: 5 + seed], lines=9)
    heights = [text.height_at(canvas, wide) for wide in range(700, 100, -25)]
    assert heights == sorted(heights)
