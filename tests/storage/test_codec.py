"""A match as plain data: it comes back as it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playing import one_act

from game.engine.actions import DRAW_STOCK, MELD, NOWHERE, Action
from game.engine.cards import parse_cards
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.storage.match_codec import SavedMatch, Seat, decode, encode
from game.storage.match_file import data_of, read_match, text_of
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

SAVES = sorted((Path(__file__).resolve().parents[2] / "saves").glob("*.json"))
THEN = SeededChance("afterwards")

NewMatch = Callable[[str], SavedMatch]


def test_every_game_has_sample_matches() -> None:
    played = [data_of(file.read_bytes())["variant"]["id"] for file in SAVES]  # type: ignore[index]
    assert all(played.count(variant_id) >= 2 for variant_id in Catalogue().ids())


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_sample_match_can_be_read_for_ever(file: Path) -> None:
    """A change of the rules that changes these matches breaks what players have saved."""
    saved = read_match(file, THEN)
    assert saved.match.is_over
    assert text_of(encode(saved)).encode() == file.read_bytes()


@pytest.mark.parametrize("variant_id", Catalogue().ids())
def test_a_match_comes_back_as_it_was_wherever_it_is_left(
    new_match: NewMatch, variant_id: str
) -> None:
    saved = new_match(variant_id)
    match = saved.match
    for act in range(120):
        one_act(saved, 7 * act)
        if act % 8 == 0:
            back = decode(json.loads(text_of(encode(saved))), THEN)
            assert back.match.state == match.state
            assert back.match.log == match.log
            assert back.variant.game == saved.variant.game
            assert back.seats == saved.seats
            assert encode(back) == encode(saved)


def test_a_match_that_was_read_goes_on_with_chance_of_its_own(new_match: NewMatch) -> None:
    saved = decode(encode(new_match("loba_de_menos")), SeededChance("afterwards"))
    match = saved.match
    seat = match.state.to_act
    match.submit(seat, DRAW_STOCK)
    assert not match.is_over
    refusal = match.undo_refusal(seat)
    assert refusal is not None
    assert refusal.key == "refuse.undo.seen"


class Stacked:
    """A deck in which the first player of two is dealt these nine cards, and draws the tenth."""

    def __init__(self, cards: str) -> None:
        *self.dealt, self.drawn = parse_cards(cards)

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        rest = [card for card in cards if card not in (*self.dealt, self.drawn)]
        order = [card for pair in zip(self.dealt, rest, strict=False) for card in pair]
        upcard, *others = rest[len(self.dealt) :]
        return [*order, upcard, self.drawn, *others][::-1]

    def pick(self, count: int) -> int:
        return count - 1


def drawn_match(cards: str) -> SavedMatch:
    """The first player holds these ten cards."""
    variant = Catalogue().load("loba_de_menos", {"first_dealer": "random"})
    rules = rules_of(variant.game)
    match = Match(rules, 2, Stacked(cards))
    match.submit(0, DRAW_STOCK)
    return SavedMatch(variant, (Seat("Ana"), Seat("Beto")), rules, match)


def test_after_reading_the_last_act_can_still_be_undone() -> None:
    saved = drawn_match("5h 6h 7h 9c Td Qs Kd 2c 3d 4s")
    before = saved.match.state.clone()
    saved.match.submit(0, Action(MELD, parse_cards("5h 6h 7h"), NOWHERE, (1, 5)))
    back = decode(encode(saved), THEN)
    back.match.undo(0)
    assert back.match.state == before


def test_a_meld_lies_as_it_was_laid() -> None:
    """People lay the cards of a set in any order."""
    saved = drawn_match("9h 9c 9d 5h 6h 7h Td Qs Kd 2c")
    saved.match.submit(0, Action(MELD, parse_cards("9h 9c 9d"), NOWHERE, (0, 0)))
    assert decode(encode(saved), THEN).match.state == saved.match.state
