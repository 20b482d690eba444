"""A match of real cards is entered on the real page: by mouse alone, keys alone, or a pad alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from examples_book import a_book
from menus_house import house_of, named, page_of
from services import top_of

from game.engine.cards import parse_cards
from game.play.book.desk import OpenBook
from game.scenes.book.scene import BookScene
from game.scenes.scores.match import Settlement
from game.scenes.shell.scene import Services
from game.ui.commands import CONFIRM, DOWN, LEFT, RIGHT, UP
from game.ui.gestures import (
    KEYS,
    MAIN,
    MOUSE,
    MOVED,
    PAD,
    PRESSED,
    RELEASED,
    Command,
    Pointer,
    Typed,
)

#: Hands of five at Menos: what each has left, nothing for the one who went out.
HANDS = ((23, 0, 14, 7, 41), (0, 31, 9, 52, 40), (12, 44, 0, 2, 25))
#: The most presses of a hand.
MOST = 12


class Hand:
    """Somebody at the page with one device; counts the presses."""

    def __init__(self, services: Services, device: str) -> None:
        self.services, self.device = services, device
        self.presses = self.moves = 0
        services.device = device

    def command(self, name: str) -> None:
        self.services.stack.handle(Command(name, device=self.device))

    def press(self, name: str) -> None:
        """Press a button of the page."""
        self.presses += 1
        page = page_of(self.services)
        if self.device == MOUSE:
            seen = named(page.widgets, name).seen
            for what in (MOVED, PRESSED, RELEASED):
                button = 0 if what == MOVED else MAIN
                self.services.stack.handle(Pointer(what, seen.cx, seen.cy, button))
            return
        for _ in range(40):
            here, there = page.focused, named(page.widgets, name)
            if here is there:
                break
            assert here is not None
            beside = there.seen.y < here.seen.bottom and here.seen.y < there.seen.bottom
            across = RIGHT if there.seen.cx > here.seen.cx else LEFT
            self.moves += 1
            self.command(across if beside else DOWN if there.seen.y > here.seen.y else UP)
        assert page.focus == name
        self.command(CONFIRM)

    def digits(self, points: int) -> None:
        for digit in str(points) if points else "":
            if self.device == KEYS:
                self.presses += 1
                self.services.stack.handle(Typed(digit))
            else:
                self.press(f"digit {digit}")

    def enter(self, counts: Sequence[int]) -> None:
        """Enter each count, and go on to the next player; then save."""
        for points in counts[:-1]:
            self.digits(points)
            if points < 10 and self.device == MOUSE:
                self.press("onward")
            elif points < 10:
                self.presses += 1
                self.command(CONFIRM if self.device == KEYS else "discard")
        self.digits(counts[-1])
        if self.device == KEYS:
            self.presses += 1
            self.command(CONFIRM)
        else:
            self.press("save")


def at_page(
    game: str, players: int, device: str = MOUSE, **rules: int | str
) -> tuple[OpenBook, Hand]:
    services, book = house_of(), a_book(game, players, **rules)
    services.stack.push(BookScene(services, book))
    return book, Hand(services, device)


@pytest.mark.parametrize("device", [MOUSE, KEYS, PAD])
def test_a_whole_match_is_entered_by_one_device_alone(device: str) -> None:
    book, hand = at_page("loba_de_menos", 5, device, reenganche__max=1)
    for number, counts in enumerate(HANDS, 1):
        hand.presses = hand.moves = 0
        hand.enter(counts)
        assert len(book.book.hands) == number
        assert hand.presses <= MOST
    assert book.reading.state.to_act == 4
    hand.press("rebuy")
    assert book.reading.state.standing.scores == (35, 75, 23, 61, 75)
    hand.enter((99, 0, 99, 99, 99))
    for _ in range(4):
        if book.reading.state.phase.decides:
            hand.press("decline")
    assert book.reading.state.phase.is_over
    settlement = top_of(hand.services, Settlement)
    assert settlement.sheet.places[0].players[0].name == "Beto"


def test_a_round_of_la_mona_fills_in_what_one_side_leaves_to_the_other() -> None:
    book, hand = at_page("la_mona", 2)
    # Cards, spades, aces, the Mona, the two bonitas, and the winchos of both.
    for digit in "30830012":
        hand.press(f"digit {digit}")
    for name in ("onward", "digit 1", "save"):
        hand.press(name)
    took = ((30, 22), (8, 5), (3, 1), (0, 1), (0, 1), (1, 0), (2, 1))
    assert [one.took for one in book.book.hands] == [took]
    assert book.small.read() == book.book
    assert book.reading.state.standing.sheet == ((11, 6),)
    hand.press("by_points")
    for name in ("digit 9", "onward", "digit 4", "save"):
        hand.press(name)
    assert book.reading.state.standing.hands_won == (2, 0)


def test_cards_are_pressed_and_counted_by_the_rules() -> None:
    book, hand = at_page("loba_de_mas", 2, one_turn_bonus="5n")
    king, ace, joker = (parse_cards(card)[0] for card in ("Kc", "Ac", "X"))
    # A run from a low ace on with a wild card for a king, and nothing left; then 12, and two left.
    for name in (f"card {ace} 1", "as_wild", f"card {king} 0", "onward", "onward"):
        hand.press(name)
    for name in ("digit 1", "digit 2", "onward", f"card {king} 0", f"card {joker} 0", "save"):
        hand.press(name)
    assert book.reading.state.standing.scores == (1 + 3 + 5, 12 - 2 - 3)
    hand.press("hand 1")
    hand.press("in_one")
    hand.press("save")
    assert book.reading.state.standing.scores == (1 + 3 + 10, 12 - 2 - 3)
