"""Playing a rummy turn: every act by pointer, by keys and by pad, with the same outcome."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable, betos

from game.engine.cards import names
from game.ui.gestures import TOUCH
from game.view.layout.melds import JOINT

Act = Callable[[AtTable], None]
HAND = "5h 6h 7h Kd 2c 9s"


def drawing(**told: object) -> AtTable:
    return AtTable(HAND, phase="draw", **told)


# Drawing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "place", "cards"),
    [
        ("loba_de_menos", "stock", ""),
        ("loba_de_menos", "pile", "8h"),
        ("loba_de_mas", "pile", "8h 3d"),
    ],
)
def test_what_is_carried_knows_where_it_came_from(variant: str, place: str, cards: str) -> None:
    """Of a river, all of it."""
    ana = drawing(variant=variant, pile="3d 8h")
    ana.lift(place, "hand")
    assert (ana.carried.source, names(ana.carried.cards)) == (place, cards)


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("stock"),
        lambda ana: ana.drag("stock", "hand"),
        lambda ana: ana.drag("stock", "hand", device=TOUCH),
        lambda ana: ana.click("key draw_stock"),
        lambda ana: ana.keys("draw_stock"),
        # The turn begins with the focus on the stock.
        lambda ana: ana.pad("confirm", "confirm"),
    ],
)
def test_a_card_is_drawn(act: Act) -> None:
    ana = drawing()
    act(ana)
    ana.rest()
    assert len(ana.held.split()) == 7
    assert ana.table.phase == "play"
    # It lies at the right end, where the focus is now.
    assert ana.focus == ana.hand.split()[-1]
    assert ana.scene.picture.moment.order.fresh.bit_count() == 1


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("pile"),
        lambda ana: ana.drag("pile", "hand"),
        lambda ana: ana.click("key take_pile"),
        lambda ana: ana.keys("take_pile"),
        lambda ana: ana.pad("next_zone", "previous_zone", "right", "confirm"),
    ],
)
def test_the_discard_is_taken_and_a_river_whole(act: Act) -> None:
    for variant, pile in (("loba_de_menos", "8h"), ("loba_de_mas", "8h 3c Js 4d")):
        ana = drawing(variant=variant, pile=pile)
        act(ana)
        assert {*pile.split()} <= {*ana.held.split()}
        assert ana.pile == ""


def test_a_stock_card_let_go_elsewhere_is_not_drawn_and_what_may_not_be_taken_says_why() -> None:
    for to in ("felt", "lane", "pile"):
        ana = drawing(pile="3c")
        ana.drag("stock", to)
        assert ana.table.phase == "draw"
        assert not ana.refused
        ana.click("pile")
        assert ana.table.phase == "draw"
        assert ana.refused.startswith("refuse.")


# New melds ---------------------------------------------------------------------------------------


def marked_by_keys(ana: AtTable) -> None:
    ana.focus_on("5h")
    ana.keys("mark", "mark_right", "mark_right")


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: (ana.click("5h", "6h", "7h"), ana.drag("6h", "lane")),
        lambda ana: (ana.click("5h", "6h", "7h"), ana.drag("6h", "lane", device=TOUCH)),
        lambda ana: ana.click("5h", "6h", "7h", "lane"),
        lambda ana: ana.click("5h", "6h", "7h", "key lay_down"),
        lambda ana: (ana.sweep("5h", "7h"), ana.click("lane")),
        lambda ana: (ana.double_click("6h"), ana.click("lane")),
        lambda ana: (marked_by_keys(ana), ana.keys("lay_down")),
        # Picked up, carried to the lane and put down.
        lambda ana: (marked_by_keys(ana), ana.keys("confirm", "confirm")),
        lambda ana: (ana.focus_on("6h"), ana.keys("mark_group", "lay_down")),
        lambda ana: (ana.focus_on("5h"), ana.pad("mark", "right", "mark", "right", "mark")),
    ],
)
def test_a_meld_is_laid_down(act: Act) -> None:
    ana = AtTable(HAND)
    act(ana)
    if not ana.melds:
        ana.focus_place("lane")
        ana.pad("confirm")
    assert ana.melds == ["[5h 6h 7h]"]
    assert ana.held == "2c 9s Kd"
    assert ana.marked == ""


def test_what_a_wild_stands_for_is_chosen_or_left() -> None:
    for end, act in (
        ("[5h 6h X=7]", lambda ana: ana.keys("confirm")),
        ("[X=4 5h 6h]", lambda ana: ana.keys("right", "confirm")),
        ("[X=4 5h 6h]", lambda ana: ana.pad("down", "confirm")),
    ):
        ana = AtTable("5h 6h X Kd")
        ana.click("5h", "6h", "X", "lane")
        assert ana.ways == 2
        act(ana)
        assert ana.melds == [end]
    ana = AtTable("5h 6h X Kd")
    ana.click("5h", "6h", "X", "lane")
    ana.keys("back")
    assert (ana.ways, ana.melds, ana.held) == (0, [], "5h 6h Kd X")


# Adding to melds ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("8h", "meld 1"),
        lambda ana: ana.click("8h", "meld 1"),
        lambda ana: (ana.focus_on("8h"), ana.keys("confirm", "confirm")),
        lambda ana: (ana.focus_on("8h"), ana.pad("confirm", "confirm")),
        # Carried by keys, put down with a click.
        lambda ana: (ana.focus_on("8h"), ana.keys("confirm"), ana.click("meld 1")),
    ],
)
def test_a_card_is_added_to_a_meld(act: Act) -> None:
    ana = AtTable("8h Kd 2c", table=[betos("[5h 6h 7h]")])
    act(ana)
    assert ana.melds == ["[5h 6h 7h 8h]"]


def test_of_several_cards_that_are_dragged_the_rules_find_the_order_or_take_none() -> None:
    ana = AtTable("9h 4h 8h Kd 9d", table=[betos("[5h 6h 7h]")])
    ana.click("8h", "9d")
    ana.drag("8h", "meld 1")
    assert ana.melds == ["[5h 6h 7h]"]
    assert ana.refused == "refuse.run.suit"
    assert "9♦" in ana.why_not
    ana.click("9d", "9h", "4h")
    ana.lift("4h", "meld 1")
    assert len(ana.carried.cards) == 3
    ana.release("meld 1")
    assert ana.melds == ["[4h 5h 6h 7h 8h 9h]"]


@pytest.mark.parametrize(("card", "end"), [("5h", "[X=4 5h 6h 7h]"), ("7h", "[5h 6h 7h X=8]")])
def test_the_joint_a_card_is_held_over_opens_and_at_an_end_a_wild_stands_for_what_belongs_there(
    card: str, end: str
) -> None:
    ana = AtTable("X Kd 2c", variant="loba_de_mas", table=["[5h 6h 7h]"])

    def width() -> float:
        cards = ana.layout.cards
        return cards[ana.card("7h")].rect.x - cards[ana.card("5h")].rect.x

    before = width()
    ana.lift("X", "6h")
    ana.rest()
    assert width() - before == pytest.approx(JOINT * ana.layout.meld_height)
    ana.keys("back")
    ana.rest()
    assert width() == pytest.approx(before)
    spot = ana.layout.cards[ana.card(card)]
    x = spot.strip.x + 2 if card == "5h" else spot.rect.right - 2
    ana.drag("X", (x, spot.rect.cy))
    if ana.ways:
        ana.keys("confirm")
    assert ana.melds == [end]


# Jokers of the table -----------------------------------------------------------------------------


def test_a_card_for_a_joker_moves_it_and_one_that_must_stay_says_why() -> None:
    for acts in (
        lambda ana: ana.drag("7h", "X"),
        lambda ana: (ana.focus_on("7h"), ana.keys("confirm", "confirm")),
    ):
        ana = AtTable("7h Kd 2c", table=["[5h 6h X=7]"])
        ana.drag("X", "hand")
        assert ana.melds == ["[5h 6h X=7]"]
        assert ana.refused.startswith("refuse.")
        acts(ana)
        assert ana.ways == 2
        ana.keys("confirm")
        assert ana.melds == ["[5h 6h 7h X=8]"]


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("X", "hand"),
        lambda ana: (ana.focus_place("meld"), ana.keys("confirm", "down", "confirm")),
        lambda ana: (ana.focus_place("meld"), ana.pad("confirm", "down", "confirm")),
    ],
)
def test_a_joker_comes_back_for_the_card_it_stands_for(act: Act) -> None:
    ana = AtTable("7h Kd 2c", options={"joker_reclaim": True}, table=["[5h 6h X=7]"])
    act(ana)
    assert ana.melds == ["[5h 6h 7h]"]
    assert "X" in ana.held.split()


@pytest.mark.parametrize(
    ("told", "wilds"), [({}, [1]), ({"phase": "draw"}, []), ({"turn": "Beto"}, [])]
)
def test_wild_cards_of_the_table_are_taken_up_when_one_may_play(
    told: dict[str, object], wilds: list[int]
) -> None:
    ana = AtTable("9d Kd", variant="loba_de_mas", table=["[As X=2 3s]"], **told)
    assert ana.texts.now.wilds_of(0) == wilds


# Discarding --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("Kd", "pile"),
        lambda ana: ana.drag("Kd", "pile", device=TOUCH),
        lambda ana: ana.click("Kd", "pile"),
        lambda ana: ana.click("Kd", "key discard"),
        lambda ana: ana.double_click("Kd"),
        lambda ana: (ana.focus_on("Kd"), ana.keys("discard")),
        lambda ana: (ana.focus_on("Kd"), ana.keys("confirm", "discard")),
        lambda ana: (ana.focus_on("Kd"), ana.keys("confirm", "left", "confirm")),
        lambda ana: (ana.focus_on("Kd"), ana.pad("discard")),
        lambda ana: (ana.point("Kd"), ana.keys("discard")),
    ],
)
def test_a_card_is_discarded(act: Act) -> None:
    ana = AtTable(HAND)
    act(ana)
    assert ana.pile == "3c Kd"
    assert "Kd" not in ana.hand.split()


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        (lambda ana: ana.drag("X", "pile"), "refuse.discard.wild"),
        (lambda ana: (ana.click("5h", "6h"), ana.keys("discard")), "refuse.discard.one_only"),
        (lambda ana: ana.keys("discard"), "refuse.discard.none_marked"),
        (lambda ana: ana.click("key discard"), "refuse.discard.none_marked"),
        (lambda ana: (ana.click("5h", "9s"), ana.drag("5h", "lane")), "refuse.meld.too_few"),
        (lambda ana: ana.drag("Kd", "meld 1"), "refuse.run.suit"),
        (lambda ana: ana.click("pile"), "refuse.already_drew"),
        (lambda ana: ana.keys("draw_stock"), "refuse.already_drew"),
    ],
)
def test_what_is_not_allowed_says_so_and_goes_home(act: Act, refusal: str) -> None:
    ana = AtTable(f"{HAND} X", table=[betos("[9c Tc Jc]")])
    act(ana)
    assert ana.refused == refusal
    assert len(ana.hand.split()) == 7
    assert ana.selection.hands.carried is None
    assert ana.heard[-1] == "refused"
    # The words go again, and the reason stays to be read in the rules.
    ana.keys("rules")
    assert ana.led == [f"rules {refusal}"]


def test_words_about_a_refusal_stay_for_three_seconds() -> None:
    ana = AtTable(HAND)
    ana.keys("discard")
    ana.rest(2.5)
    assert ana.refused
    ana.rest(1)
    assert not ana.refused


def test_the_steps_of_a_turn_go_on_with_it_and_end_with_the_hand() -> None:
    ana = AtTable("Kd", phase="draw", stock="5c")

    def steps() -> list[str]:
        return [step.state for step in ana.texts.steps()]

    assert steps() == ["now", "later", "later"]
    ana.keys("draw_stock")
    assert steps() == ["done", "now", "later"]
    ana = AtTable("Kd", table=[{"meld": "[5h 6h 7h]", "owner": "Ana"}])
    ana.drag("Kd", "pile")
    ana.rest(3.0)
    assert ana.led == ["hand over"]
    assert steps() == []
