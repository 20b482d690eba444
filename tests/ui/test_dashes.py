"""Dashed lines go around, and nowhere else."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ui.shapes import DASHED, Shapes

#: Of a card, a tray, a free seat, the river of cards: in windows of several sizes.
SIZES = [
    (w * n // 6, h * n // 6) for w, h in ((110, 150), (206, 170), (1684, 140)) for n in (4, 6, 12)
]


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((32, 32))


@pytest.mark.parametrize("style", sorted(DASHED))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_dash_crosses_the_middle(size: tuple[int, int], style: str) -> None:
    w, h = size
    panel = Shapes(1.0).panel(w, h, 14, style)
    for y in (h // 3, h // 2, 2 * h // 3):
        inside = {panel.get_at((x, y)).a for x in range(12, w - 12)}
        assert max(inside) - min(inside) <= 2


@pytest.mark.parametrize("style", sorted(DASHED))
def test_the_edge_is_ink_and_gaps_by_turns(style: str) -> None:
    panel = Shapes(1.0).panel(400, 140, 14, style)
    edge = [panel.get_at((x, 1)).a for x in range(20, 380)]
    middle = (max(edge) + min(edge)) / 2
    turns = sum((one > middle) != (other > middle) for one, other in pairwise(edge))
    assert turns == pytest.approx(2 * 360 / 16, abs=4)
