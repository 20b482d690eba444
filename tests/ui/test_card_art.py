"""Cards are drawn before they are wanted, and what moves is made of what lies there already."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.cards import parse_card
from game.ui.card_art import DIM, LEAN_STEP, CardArt
from game.ui.shapes import Shapes
from game.ui.svg_rasterizer import DRAWN_MOST
from game.ui.window import GameWindow
from game.view.motion.places import IN_HAND, MELDED
from game.view.table.drawings import Look

KING, ACE = parse_card("Kh"), parse_card("As")


@pytest.fixture
def art() -> Iterator[CardArt]:
    GameWindow("-", (64, 64))
    yield CardArt(Shapes(1.0), Look())
    pygame.display.quit()


def made(art: CardArt) -> int:
    """So many cards can be made ahead, one at a time."""
    count = 0
    while not art._rasterizer.is_done:
        pass
    while art.make_ahead():
        count += 1
    return count


def test_what_is_prepared_is_made_one_by_one(art: CardArt) -> None:
    art.prepare(KING, 100, IN_HAND, 3.6)
    art.prepare(ACE, 100, IN_HAND)
    assert made(art) == 2
    assert made(art) == 0


def test_what_is_there_already_is_not_made_again(art: CardArt) -> None:
    shown = art.show(KING, 100, IN_HAND, 3.5)
    art.prepare(KING, 100, IN_HAND, 3.6)
    assert made(art) == 0
    assert art.show(KING, 100, IN_HAND, 3.6) is shown


def test_one_of_many_that_move_looks_like_one_that_lies(art: CardArt) -> None:
    lies = art.show(KING, 100, IN_HAND, 3.5)
    assert art.moving(KING, 100, IN_HAND, 4.2, roughly=True) is lies
    assert art.moving(KING, 100, IN_HAND, 6.2, roughly=True) is not lies
    assert art.moving(KING, 100, MELDED, 4.2, roughly=True) is not lies


@pytest.mark.parametrize("angle", [2.8, 4.2])
def test_one_of_many_looks_like_the_nearest_that_lies_on_either_side(
    art: CardArt, angle: float
) -> None:
    lies = art.show(KING, 100, IN_HAND, 3.5)
    art.show(KING, 100, IN_HAND, 3.5 + 7 * LEAN_STEP)
    assert art.moving(KING, 100, IN_HAND, angle, roughly=True) is lies


def test_a_single_one_leans_as_it_moves(art: CardArt) -> None:
    lies = art.show(KING, 100, IN_HAND, 3.5)
    assert art.moving(KING, 100, IN_HAND, 4.2) is not lies


def test_a_dimmed_card_is_darker(art: CardArt) -> None:
    bright, dim = (art.show(ACE, 100, MELDED, dim=dim).surface for dim in (False, True))
    at = bright.get_width() // 2, 20
    assert dim.get_at(at)[0] == pytest.approx(bright.get_at(at)[0] * DIM[0] / 255, abs=2)


def test_drawings_that_nobody_fetches_make_room(art: CardArt) -> None:
    for height in range(40, 40 + 2 * DRAWN_MOST):
        art._rasterizer.order(art._order("KH", height))
    while not art._rasterizer.is_done:
        pass
    assert len(art._rasterizer._drawn) == DRAWN_MOST
    assert art._rasterizer.has(art._order("KH", 39 + 2 * DRAWN_MOST))
