"""A player's own drawings stand in for ours, card by card; those that cannot are told of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.cards import parse_card
from game.paths import user_data
from game.ui.card_art import CardArt, Look
from game.ui.own_cards import HEAVY, SHAPE, SIZE_MOST, UNKNOWN, UNREADABLE, Flaw, own_cards
from game.ui.shapes import Shapes
from game.ui.window import GameWindow

KING, QUEEN = parse_card("Kh"), parse_card("Qh")
RED, BLUE = (200, 30, 30, 255), (30, 30, 200, 255)


def drawing(colour: tuple[int, int, int, int] = RED, wide: int = 250, high: int = 350) -> str:
    red, green, blue, _ = colour
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
        f'<rect width="{wide}" height="{high}" fill="rgb({red},{green},{blue})"/></svg>'
    )


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))
    GameWindow("-", (64, 64), False)
    yield
    pygame.display.quit()


def draw(name: str, content: str) -> None:
    file = user_data() / "cards" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, "utf-8")


def middle(card: int, **look: bool) -> tuple[int, ...]:
    face = CardArt(Shapes(1.0), Look(**look)).face(card, 140)
    return tuple(face.get_at((face.get_width() // 2, face.get_height() // 2)))


def test_an_own_drawing_stands_in_for_ours_and_the_others_stay() -> None:
    draw("KH.svg", drawing())
    assert middle(KING) == RED
    assert middle(QUEEN) != RED


def test_it_does_so_in_every_look_of_the_deck() -> None:
    draw("KH.svg", drawing())
    assert middle(KING, large=True, two_colours=True) == RED


def test_one_for_a_look_is_used_in_that_look() -> None:
    draw("KH.svg", drawing())
    draw("large/KH.svg", drawing(BLUE))
    assert middle(KING) == RED
    assert middle(KING, large=True, two_colours=True) == BLUE


def test_safe_mode_shows_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    draw("KH.svg", drawing())
    monkeypatch.setenv("LOBA_SAFE", "1")
    assert middle(KING) != RED


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("king.svg", drawing(), UNKNOWN),
        ("pip_H.svg", drawing(), UNKNOWN),
        ("huge/KH.svg", drawing(), UNKNOWN),
        ("KH.svg", drawing() + " " * SIZE_MOST, HEAVY),
        ("KH.svg", "a king", UNREADABLE),
        ("KH.svg", drawing(wide=300, high=300), SHAPE),
    ],
)
def test_what_cannot_be_used_is_told_of_and_ours_is_seen(
    name: str, content: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw(name, content)
    assert own_cards().flaws == (Flaw(name, fault),)
    seen = middle(KING)
    monkeypatch.setenv("LOBA_SAFE", "1")
    assert seen == middle(KING)
