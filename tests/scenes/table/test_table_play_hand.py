"""The own hand: marking, sorting, moving cards about, and where the focus goes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable, betos

from game.engine.cards import names
from game.play.session.seating import Player
from game.ui.gestures import KEYS, MAIN, MOVED, Command, FocusLost, PadsChanged, Pointer, Typed

Act = Callable[[AtTable], None]
HAND = "5h 6h 7h Kd 2c 9s"


def ana_with(hand: str = HAND, **told: object) -> AtTable:
    """In the order in which the cards are written."""
    ana = AtTable(hand, **told)
    seen = ana.table.observation()
    ana.scene.moves.orders.move(seen, tuple(map(ana.card, hand.split())), 0)
    own = ana.scene.moves.orders._own[seen.viewer]
    own.row = list(map(ana.card, hand.split()))
    ana.scene.context.rearranged()
    ana.rest()
    return ana


# Marking -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "marked"),
    [
        (lambda ana: ana.click("5h", "Kd"), "5h Kd"),
        (lambda ana: ana.click("5h", "Kd", "5h"), "Kd"),
        (lambda ana: ana.sweep("6h", "2c"), "6h 7h Kd 2c"),
        (lambda ana: ana.double_click("6h"), "5h 6h 7h"),
        (lambda ana: (ana.focus_on("6h"), ana.keys("mark")), "6h"),
        (lambda ana: (ana.focus_on("6h"), ana.keys("mark_right")), "6h 7h"),
        (lambda ana: (ana.focus_on("6h"), ana.keys("mark_left")), "6h 5h"),
        (lambda ana: (ana.focus_on("6h"), ana.keys("mark_group")), "5h 6h 7h"),
        (lambda ana: (ana.focus_on("6h"), ana.pad("mark", "right", "mark")), "6h 7h"),
    ],
)
def test_cards_are_marked(act: Act, marked: str) -> None:
    ana = ana_with()
    act(ana)
    assert ana.marked == marked


def test_holding_west_marks_the_group_and_the_stick_then_takes_a_card_along() -> None:
    ana = ana_with()
    ana.focus_on("Kd")
    ana.hold("mark")
    ana.pad("left", "left")
    ana.let_go("mark")
    assert ana.hand == "5h Kd 6h 7h 2c 9s"
    assert (ana.focus, ana.marked) == ("Kd", "")
    ana.focus_on("6h")
    ana.hold("mark")
    ana.rest(0.3)
    assert ana.marked == "6h"
    ana.rest(0.3)
    assert set(ana.marked.split()) == {"5h", "6h", "7h"}
    ana.let_go("mark")
    assert set(ana.marked.split()) == {"5h", "6h", "7h"}


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("felt"),
        lambda ana: ana.right_click("felt"),
        lambda ana: ana.keys("back"),
        lambda ana: ana.pad("back"),
    ],
)
def test_all_marks_are_taken_back(act: Act) -> None:
    """With nothing held Esc pauses, but the button of a pad does not."""
    ana = ana_with()
    ana.click("5h", "Kd")
    act(ana)
    assert ana.marked == ""
    ana.pad("back")
    assert ana.led == []
    ana.keys("back")
    assert ana.led == ["pause"]


@pytest.mark.parametrize(
    "act",
    [lambda ana: ana.keys("pause"), lambda ana: ana.pad("pause"), lambda ana: ana.click("menu")],
)
def test_pausing_sends_home_what_is_held(act: Act) -> None:
    ana = ana_with()
    ana.focus_on("5h")
    ana.keys("confirm")
    assert ana.selection.hands.carried is not None
    act(ana)
    if not ana.led:  # The first press has only put the card back.
        act(ana)
    assert ana.led == ["pause"]
    assert ana.selection.hands.carried is None
    assert ana.hand == HAND


# Order -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "order"),
    [
        (lambda ana: ana.drag("9s", "before 6h"), "5h 9s 6h 7h Kd 2c"),
        (lambda ana: (ana.click("5h", "Kd"), ana.drag("5h", "before 9s")), "6h 7h 2c 5h Kd 9s"),
        (lambda ana: (ana.focus_on("Kd"), ana.keys("move_left")), "5h 6h Kd 7h 2c 9s"),
        (lambda ana: (ana.focus_on("Kd"), ana.keys("move_right")), "5h 6h 7h 2c Kd 9s"),
        (lambda ana: (ana.focus_on("9s"), ana.keys("move_right")), HAND),
    ],
)
def test_cards_are_put_elsewhere_in_the_hand(act: Act, order: str) -> None:
    ana = ana_with()
    act(ana)
    ana.rest()
    assert ana.hand == order


def test_sorting_goes_round_and_the_own_order_is_never_lost() -> None:
    ana = ana_with("9s 5h 2c Kd 7h 6h")
    orders = []
    for way in (ana.keys, ana.pad, lambda key: ana.click(f"key {key}"), ana.keys):
        way("sort")
        ana.rest()
        orders.append(ana.hand)
    assert orders[1] == "2c 5h 6h 7h 9s Kd"
    assert orders[2].startswith("5h 6h 7h")
    assert orders[3] == "9s 5h 2c Kd 7h 6h"
    ana.keys("group")
    ana.rest()
    assert ana.hand.startswith("5h 6h 7h")


def test_a_new_card_wears_a_pearl_until_the_discard() -> None:
    ana = AtTable(HAND, phase="draw", stock="4d 5c 6c")
    ana.keys("draw_stock")
    ana.rest()
    assert ana.hand.split()[-1] == "4d"
    assert ana.scene.picture.moment.order.fresh == 1 << ana.card("4d")
    ana.click("Kd", "pile")
    ana.rest()
    assert not ana.scene.picture.moment.order.fresh


def test_what_is_left_of_a_group_is_named_if_it_is_more_than_a_card() -> None:
    """The others lie in the tray."""
    ana = AtTable("5c 5d 5h 9d 9h 9s 2c", "carioca", laid_down={}, round=1)
    ana.keys("group")
    nines = "9d 9h 9s"
    left = []
    for card in ("5c", "5d", "5h"):
        left.append([names(sorted(cards)) for _, cards in ana.texts.groups()])
        ana.drag(card, "slot 1")
    assert left == [["5c 5d 5h", nines], ["5d 5h", nines], [nines]]


# Focus -------------------------------------------------------------------------------------------


def test_arrows_go_through_the_hand_with_a_ring_that_goes_with_the_mouse() -> None:
    ana = ana_with()
    assert not ana.selection.ring
    ana.keys("zone_hand")
    seen = [ana.focus]
    for _ in range(5):
        ana.keys("right")
        seen.append(ana.focus)
    assert " ".join(seen) == HAND
    assert ana.selection.ring
    ana.point("felt")
    assert not ana.selection.ring


@pytest.mark.parametrize(("gone", "then"), [("5h", "6h"), ("Kd", "2c"), ("9s", "2c")])
def test_the_focus_goes_to_the_nearest_when_its_card_has_gone(gone: str, then: str) -> None:
    ana = ana_with()
    ana.focus_on(gone)
    before = ana.layout.cards[ana.card(gone)].rect
    ana.keys("discard")
    ana.rest()
    cards = ana.layout.cards
    nearest = min(ana.hand.split(), key=lambda one: abs(cards[ana.card(one)].rect.cx - before.cx))
    assert ana.focus == nearest
    assert then in ana.hand


def test_every_block_has_its_key_and_tab_goes_round_them_back_to_where_one_was() -> None:
    ana = ana_with(table=[betos("[2d 3d 4d]")])
    kinds = []
    for block in ("own", "far", "piles", "keys", "hand"):
        ana.keys(f"zone_{block}")
        kinds.append(ana.selection.hands.focus.kind)
    assert kinds == ["lane", "meld", "stock", "key", "hand"]
    ana.keys("right", "right")
    here = ana.focus
    round_them = []
    for _ in range(5):
        ana.keys("next_zone")
        round_them.append(ana.selection.hands.focus.kind)
    assert round_them == kinds
    assert ana.focus == here
    ana.pad("previous_zone")
    assert ana.selection.hands.focus.kind == "key"


def test_an_arrow_leads_from_the_stock_to_the_pozo_below_wide_melds() -> None:
    """A lane is around what lies in it; a meld that lies above is around nothing."""
    three = (Player("Ana", "owl"), Player("Beto", "fox", "naive"), Player("Carla", "hare", "naive"))
    likes: dict[str, object] = {"text_scale": 1.4, "large_corners": True}
    table = [betos("{Qd Qc Qs}"), betos("{7c 7d 7h}")]
    told = {"phase": "draw", "pile": "Kd Kc 5s", "table": table}
    ana = AtTable("5c 8c 6h", "loba_de_mas", three, likes, (1100, 860), **told)
    ana.keys("zone_piles", "right")
    assert ana.focus == "pile"
    ana.keys("left")
    assert ana.focus == "stock"


# Nothing is ever lost ----------------------------------------------------------------------------


HAPPENS: dict[str, Act] = {
    "the window loses the focus": lambda ana: ana.scene.handle(FocusLost()),
    "the pad is gone": lambda ana: ana.scene.handle(PadsChanged(())),
    "another size": lambda ana: (ana.services.fit((1024, 640)), ana.services.stack.refit()),
    "cancelled": lambda ana: ana.keys("back"),
    "another button": lambda ana: ana.press("felt", button=3),
    "let go unseen": lambda ana: ana.scene.handle(Pointer(MOVED, 10, 10)),
}


@pytest.mark.parametrize("happens", HAPPENS)
@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_what_is_held_goes_home(by: str, happens: str) -> None:
    ana = ana_with(table=[betos("[2h 3h 4h]")])
    if by == "pointer":
        ana.lift("5h", "meld 1")
    else:
        ana.focus_on("5h")
        ana.keys("confirm")
    assert ana.lit
    HAPPENS[happens](ana)
    if (by, happens) == ("keys", "let go unseen"):
        ana.keys("back")  # A mouse that only moves takes nothing out of the keys' hands.
    ana.rest()
    assert ana.selection.hands.carried is None
    assert ana.hand == HAND
    assert ana.melds == ["[2h 3h 4h]"]
    # And everything can be done as before.
    ana.drag("5h", "meld 1")
    assert ana.melds == ["[2h 3h 4h 5h]"]


def test_keys_do_not_disturb_what_a_pointer_holds() -> None:
    ana = ana_with("Ac 6h 7h")
    ana.lift("Ac", "lane")
    assert ana.carried.cards == (ana.card("Ac"),) == (0,), "the first of the deck is like any other"
    ana = ana_with()
    ana.lift("5h", "felt")
    ana.keys("left", "confirm", "discard", "sort", "undo", "mark", "next_zone", "lens")
    ana.scene.handle(Typed("x"))
    assert ana.selection.hands.carried is not None
    ana.release("felt")
    assert ana.hand == HAND


@pytest.mark.parametrize("is_marked", [False, True])
def test_a_card_that_keys_sent_away_under_the_pointer_is_neither_clicked_nor_taken_up(
    is_marked: bool,
) -> None:
    ana = ana_with()
    if is_marked:
        ana.click("Kd")
    ana.press("Kd")
    ana.focus_on("Kd")
    ana.scene.handle(Command("discard", device=KEYS))
    ana.scene.handle(Pointer(MOVED, *ana.at("pile"), 0, (MAIN,)))
    assert ana.selection.hands.carried is None
    ana.release("pile")
    assert ana.marked == ""
    assert "Kd" not in ana.held
