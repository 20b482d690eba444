"""A discard that was taken and must be used in the same turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable, betos

from game.engine.actions import DRAW_PILE
from game.engine.state import NOBODY
from game.play.pieces.hand import HandPiece
from game.play.session.running import RunningTable

Act = Callable[[AtTable], None]


def ana_took(card: str, hand: str, **told: object) -> AtTable:
    ana = AtTable(hand, phase="draw", pile=f"3c {card}", **told)
    ana.keys("take_pile")
    ana.rest()
    return ana


def aside(ana: AtTable) -> bool:
    """Does the card lie above the others?"""
    layout = ana.layout
    card = ana.scene.picture.moment.aside
    return card != NOBODY and layout.cards[card].rect.bottom <= layout.zones.prompt.y


def marked_to_be_used(ana: AtTable) -> set[str]:
    return {ana.texts.name(held)[0] for held in ana.texts.pieces.of(HandPiece) if held.duty}


def lit(ana: AtTable) -> set[tuple[str, int]]:
    return {(goal.kind, goal.at) for goal in ana.texts.owed_goals()}


def test_a_taken_discard_lies_aside_with_its_places_lit_until_it_is_used_or_given_back() -> None:
    ana = ana_took("8h", "2c 9s Kd 5c", table=[betos("[5h 6h 7h]"), betos("[9c Tc Jc]")])
    assert aside(ana)
    assert lit(ana) == {("meld", 0)}
    # The others lie as if it were not among them.
    assert ana.hand.split()[-1] == "8h"
    lines = ana.layout.hand.lines
    assert ana.card("8h") not in [card for _, row in lines for card in row]
    ana.lift("8h", "hand")
    assert ana.layout.hand.room is None
    ana.release("hand")
    assert aside(ana)
    ana.keys("undo")
    ana.rest()
    assert not aside(ana)
    assert ana.pile == "3c 8h"
    # One that may be kept joins the hand.
    ana = ana_took("8h", "2c 9s Kd 5c", variant="loba_de_mas")
    assert not aside(ana)
    assert "8h" in ana.hand.split()


def test_its_twin_that_was_held_before_is_not_marked() -> None:
    ana = ana_took("8h", "8h' 9s Kd 6h 7h")
    assert ("lane", 0) in lit(ana)
    assert ana.scene.picture.moment.aside == ana.card("8h")
    assert len(marked_to_be_used(ana)) == 1


def test_the_twin_of_what_another_took_stays_in_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RunningTable, "ready", lambda table: False)
    hands = {"Ana": "8h' 9s Kd"}
    ana = AtTable("6h 7h 2c", phase="draw", turn="Beto", pile="3c 8h", hands=hands)
    ana.scene.context.happened(ana.table.session.do_all([DRAW_PILE]))
    ana.rest()
    assert ana.table.observation().duty >> ana.card("8h'") & 1
    assert not marked_to_be_used(ana)
    assert "8h'" in ana.hand.split()


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("8h", "meld 1"),
        lambda ana: ana.click("8h", "meld 1"),
        # It comes after the last card of the row.
        lambda ana: (ana.focus_on(ana.hand.split()[-2]), ana.keys("right", "confirm", "confirm")),
        lambda ana: (ana.focus_on("8h"), ana.pad("confirm", "confirm")),
    ],
)
def test_it_is_used_like_any_card_of_the_hand(act: Act) -> None:
    ana = ana_took("8h", "2c 9s Kd 5c", table=[betos("[5h 6h 7h]"), betos("[9c Tc Jc]")])
    act(ana)
    ana.rest()
    assert ana.melds[0] == "[5h 6h 7h 8h]"
    assert not aside(ana)
