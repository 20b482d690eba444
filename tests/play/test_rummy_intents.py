"""What cards can do at a rummy table: everything the rules allow, best first, and why not."""

from __future__ import annotations

import pytest

from game.play.intents.offers import (
    HAND_PLACE,
    LANE_PLACE,
    PILE_PLACE,
    STOCK_PLACE,
    Target,
    nearest,
)

from .tables import card, lies, row, rummy, said

MENOS: dict[str, object] = {"variant": "loba_de_menos", "laid_down": 1}
MAS: dict[str, object] = {"variant": "loba_de_mas", "laid_down": 1}
CARIOCA: dict[str, object] = {"variant": "carioca", "laid_down": 1}

FIRST = Target("meld", 0)


@pytest.mark.parametrize(
    ("game", "hand", "cards", "expected"),
    [
        # The rules find the order, whatever order the cards are marked in.
        (MENOS, "7h 5h 6h Kd", "7h 5h 6h", ["[5h 6h 7h]"]),
        (MENOS, "9c 9h 9d Kd", "9h 9c 9d", ["{9c 9d 9h}"]),
        # A wild card that fits both ends is a choice, the high end first.
        (MENOS, "5h 6h X Kd", "X 6h 5h", ["[5h 6h X=7]", "[X=4 5h 6h]"]),
        # An ace is low or high, here by what lies beside it.
        (MENOS, "Ah 2h 3h Kd", "2h Ah 3h", ["[Ah 2h 3h]"]),
        (MENOS, "Ah Qh Kh 3d", "Qh Ah Kh", ["[Qh Kh Ah]"]),
        # A two is a two, or wild.
        (MAS, "2h 3h 4h Kd", "4h 2h 3h", ["[3h 4h 2h=5]", "[2h 3h 4h]"]),
        # A pierna of three suits holds no wild card.
        (MAS, "Kc Kd X 9c", "Kc Kd X", []),
        # A card on its own is no meld.
        (MENOS, "5h 6h 7h Kd", "5h", []),
    ],
)
def test_new_melds(game: dict[str, object], hand: str, cards: str, expected: list[str]) -> None:
    intents = rummy(**game, hand=hand)
    assert lies(intents.table, intents.offers_at(row(cards), LANE_PLACE)) == expected


@pytest.mark.parametrize(
    ("game", "meld", "cards", "expected"),
    [
        (MENOS, "[5h 6h 7h]", "8h", ["[5h 6h 7h 8h]"]),
        (MENOS, "{9c 9d 9h}", "9c'", ["{9c 9d 9h 9c'}"]),
        # Several cards in any order; none is left over.
        (MENOS, "[5h 6h 7h]", "9h 4h 8h", ["[4h 5h 6h 7h 8h 9h]"]),
        # The joker gives way, to either end.
        (MENOS, "[5h 6h X=7]", "7h", ["[5h 6h 7h X=8]", "[X=4 5h 6h 7h]"]),
        # First what leaves it where it is.
        (MENOS, "[5h 6h X=7]", "8h", ["[5h 6h X=7 8h]"]),
        (MENOS, "[5h 6h X=7]", "4h", ["[4h 5h 6h X=7]", "[X=3 4h 5h 6h]"]),
        (MENOS, "[X=4 5h 6h]", "7h", ["[X=4 5h 6h 7h]", "[5h 6h 7h X=8]"]),
        (CARIOCA, "[X=3 4d 5d 6d]", "3d", ["[X=2 3d 4d 5d 6d]"]),
        # Round the corner.
        (CARIOCA, "[Jd Qd Kd Ad]", "3d 2d", ["[Jd Qd Kd Ad 2d 3d]"]),
        (MENOS, "[5h 6h 7h]", "9h", []),
        (MENOS, "[5h 6h 7h]", "8h Th", []),
    ],
)
def test_adding_to_a_meld(
    game: dict[str, object], meld: str, cards: str, expected: list[str]
) -> None:
    intents = rummy(**game, hand=f"{cards} Kc Qs", table=[meld])
    assert lies(intents.table, intents.offers_at(row(cards), FIRST)) == expected


def test_several_cards_are_laid_one_after_the_other() -> None:
    intents = rummy(**MENOS, hand="9h 8h Kc Qs", table=["[5h 6h 7h]"])
    (offer,) = intents.offers_at(row("9h 8h"), FIRST)
    assert said(intents.table, [offer]) == ["add 8h to #1 as 8 from 5 / add 9h to #1 as 9 from 5"]
    events = intents.table.act_all(offer.acts)
    assert [event.kind for event in events] == ["added", "added"]
    assert intents.table.observation().melds[0].cards == row("5h 6h 7h 8h 9h")


def test_the_end_is_told_to_which_the_joker_moves() -> None:
    intents = rummy(**MENOS, hand="7h Kc Qs", table=["[5h 6h X=7]"])
    keys = [offer.key for offer in intents.offers_at(row("7h"), FIRST)]
    assert keys == ["offer.add.wild_high", "offer.add.wild_low"]


@pytest.mark.parametrize(
    ("joint", "expected"), [(0, "[X=4 5h 6h 7h]"), (1, "[X=4 5h 6h 7h]"), (3, "[5h 6h 7h X=8]")]
)
def test_where_cards_are_dropped_chooses_among_the_offers(joint: int, expected: str) -> None:
    intents = rummy(**MAS, hand="X Kc Qs", table=["[5h 6h 7h]"])
    offers = intents.offers_at(row("X"), FIRST)
    assert lies(intents.table, nearest(offers, row("X"), joint)) == [expected]


@pytest.mark.parametrize(
    ("table", "where", "cards", "refusal", "at_fault"),
    [
        ({}, FIRST, "9h", "refuse.run.not_next", None),
        ({}, FIRST, "8c", "refuse.run.suit", None),
        # Of several cards the one that does not fit is named.
        ({}, FIRST, "8h 9d", "refuse.run.suit", "9d"),
        ({}, FIRST, "8h 9h Jh", "refuse.run.not_next", "Jh"),
        ({}, FIRST, "8h Jh 4h", "refuse.run.not_next", "Jh"),
        ({"laid_down": {1: "no"}}, FIRST, "8h", "refuse.lay_off.not_opened", None),
        ({"laid_down": {1: "no"}}, FIRST, "8h 9h", "refuse.lay_off.not_opened", None),
        ({}, Target("meld", 7), "8h", "refuse.no_such_meld", None),
        ({}, LANE_PLACE, "8h 9h", "refuse.meld.too_few", None),
        ({}, LANE_PLACE, "8h 9h Jh", "refuse.run.not_next", None),
        ({}, LANE_PLACE, "9c 9d 9c'", "refuse.set.suit_missing", None),
        ({}, LANE_PLACE, "9c 9d Jh", "refuse.set.ranks_differ", None),
        ({}, PILE_PLACE, "X", "refuse.discard.wild", None),
        ({}, PILE_PLACE, "8h 9h", "refuse.discard.one_only", None),
        ({}, STOCK_PLACE, "", "refuse.already_drew", None),
        ({"phase": "draw"}, PILE_PLACE, "8h", "refuse.draw_first", None),
        ({"phase": "draw"}, PILE_PLACE, "8h 9h", "refuse.draw_first", None),
        ({"phase": "draw"}, LANE_PLACE, "9c 9d 9h", "refuse.draw_first", None),
        ({"phase": "draw"}, FIRST, "8h", "refuse.draw_first", None),
    ],
)
def test_why_not(
    table: dict[str, object], where: Target, cards: str, refusal: str, at_fault: str | None
) -> None:
    hand = "8h 9h Jh 4h 8c 9d 9c 9c' X"
    told: dict[str, object] = {**MENOS, "hand": hand, "table": ["[5h 6h 7h]"], "pile": "3c"}
    intents = rummy(**{**told, **table})
    found = intents.why_not(row(cards), where)
    assert found is not None
    assert found.key == refusal
    assert dict(found.facts).get("card") == (None if at_fault is None else card(at_fault))


def test_what_may_be_done_has_no_reason_against_it() -> None:
    intents = rummy(**MENOS, hand="8h 9h Jh", table=["[5h 6h 7h]"])
    for target in intents.offers(row("8h")):
        assert intents.why_not(row("8h"), target) is None


def test_without_a_card_in_hand_one_may_be_drawn() -> None:
    intents = rummy(**MENOS, hand="9c 9d Kd 2d", pile="9h", phase="draw")
    assert {target.kind for target in intents.offers(())} == {"stock", "pile"}
    intents = rummy(**MENOS, hand="9c 4d Kd 2d", pile="9h", phase="draw")
    assert list(intents.offers(())) == [STOCK_PLACE]
    refusal = intents.why_not((), PILE_PLACE)
    assert refusal is not None
    assert refusal.key == "refuse.draw.unplayable"


def test_only_own_melds_where_the_game_says_so() -> None:
    melds = [{"meld": "[5h 6h 7h]", "owner": 2}, {"meld": "[9h Th Jh]", "owner": 1}]
    intents = rummy(**MAS, hand="8h Kc Qs", table=melds)
    assert list(intents.offers(row("8h"))) == [Target("meld", 1), PILE_PLACE]
    assert intents.places_of(card("8h")) == 1


@pytest.mark.parametrize(("phase", "expected"), [("play", 2), ("draw", 0)])
def test_discs_count_the_melds_that_take_a_card_now(phase: str, expected: int) -> None:
    melds = ["[5h 6h 7h]", "{8c 8d 8h'}", "[Tc Jc Qc]"]
    intents = rummy(**MENOS, hand="8h Kd Qs", table=melds, phase=phase, pile="3c")
    assert intents.places_of(card("8h")) == expected


def test_the_card_that_must_be_played_lights_its_places() -> None:
    """Taken from the pile it must reach the table; other cards may not go first in its stead."""
    intents = rummy(**MENOS, hand="8h 4c Kd", table=["[5h 6h 7h]"], must_play="8h", phase="play")
    assert list(intents.offers(row("8h"))) == [FIRST]
    refusal = intents.why_not(row("4c"), PILE_PLACE)
    assert refusal is not None
    assert refusal.key == "refuse.discard.taken_card_first"


# Contracts -----------------------------------------------------------------------------------


def test_a_whole_contract_may_be_put_down_at_once() -> None:
    intents = rummy(variant="carioca", hand="9c 4d 9h 4c 9d 4s Kd Qd")
    offers = intents.offers_at(row("9c 4d 9h 4c 9d 4s"), LANE_PLACE)
    assert lies(intents.table, offers) == ["{4c 4d 4s} + {9c 9d 9h}"]
    assert offers[0].key == "offer.open"


@pytest.mark.parametrize(
    ("cards", "refusal"),
    [
        ("9c 9d 9h", "refuse.contract_first"),
        ("9c 4d 9h 4c 9d Kd", "refuse.set.ranks_differ"),
        ("9c 4d 9h 4c 9d 4s Kd", "refuse.set.ranks_differ"),
        ("9c 4d 9h 4c Qd Kd", "refuse.open.not_exact"),
    ],
)
def test_before_the_contract_nothing_else_is_put_down(cards: str, refusal: str) -> None:
    intents = rummy(variant="carioca", hand="9c 4d 9h 4c 9d 4s Kd Qd")
    found = intents.why_not(row(cards), LANE_PLACE)
    assert found is not None
    assert found.key == refusal


# Wild cards on the table ---------------------------------------------------------------------


def test_a_joker_moves_to_the_other_end_with_a_card_that_is_added() -> None:
    intents = rummy(**MENOS, hand="4h Kd Qs", table=["[5h 6h X=7]"])
    offers = intents.offers_of_wild(0, 2)[FIRST]
    assert lies(intents.table, offers) == ["[X=3 4h 5h 6h]"]


def test_a_joker_that_cannot_move_alone_says_what_it_needs() -> None:
    intents = rummy(**MENOS, hand="Kd Qs Jc", table=["[5h 6h X=7]"])
    refusal = intents.why_not_wild(0, 2, FIRST)
    assert refusal is not None
    assert refusal.key == "refuse.lay_off.needs_card"
    refusal = intents.why_not_wild(0, 2, HAND_PLACE)
    assert refusal is not None
    assert refusal.key == "refuse.reclaim.never"


def test_a_joker_is_taken_back_where_the_house_allows_it() -> None:
    intents = rummy(
        **MENOS, options={"joker_reclaim": True}, hand="7h Kd Qs", table=["[5h 6h X=7]"]
    )
    (back,) = intents.offers_of_wild(0, 2)[HAND_PLACE]
    assert lies(intents.table, [back]) == ["[5h 6h 7h]"]
    assert back in intents.offers_at(row("7h"), FIRST)
    intents.table.act_all(back.acts)
    assert intents.table.observation().hand >> card("X") & 1


def test_nothing_is_offered_to_whoever_is_not_before_the_screen() -> None:
    intents = rummy(**MENOS, hand="8h Kd Qs", table=["[5h 6h 7h]"])
    intents.table.act(intents.offers_at(row("Kd"), PILE_PLACE)[0].acts[0])
    assert intents.table.needs_curtain
    assert intents.offers(row("8h")) == {}
    refusal = intents.why_not(row("8h"), FIRST)
    assert refusal is not None
    assert refusal.key == "refuse.not_your_turn"
