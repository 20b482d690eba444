"""Everybody holds their cards in their own order; a sort only shows them in another."""

from __future__ import annotations

import pytest

from game.engine.actions import DRAW_PILE, DRAW_STOCK, Action
from game.engine.cards import names, unpack
from game.engine.rummy.flow import RummyRules
from game.play.session.hand_order import HandOrders
from game.play.session.running import RunningTable
from game.settings import BY_RANK, BY_SUIT, GROUPS, OWN

from .tables import card, row, set_up

MENOS = "loba_de_menos"


def shown(orders: HandOrders, table: RunningTable) -> str:
    return names(orders.row(table.observation()).cards)


def discard(text: str) -> Action:
    return Action("discard", (card(text),))


def test_a_drawn_card_enters_at_the_right_and_is_fresh_until_the_discard() -> None:
    table = set_up(
        variant=MENOS, hands={1: "Kd 9c 4h", 2: "3h 8s Qd"}, phase="draw", stock="5c 6s 2h"
    )
    orders = HandOrders(table.rules)
    assert shown(orders, table) == "9c Kd 4h"
    table.act(DRAW_STOCK)
    found = orders.row(table.observation())
    assert names(found.cards) == "9c Kd 4h 5c"
    assert names(unpack(found.fresh)) == "5c"
    table.act(discard("9c"))
    table.sit(1)
    assert orders.row(table.observation()).fresh == 0
    table.act(DRAW_STOCK)
    table.act(discard("8s"))
    table.sit(0)
    found = orders.row(table.observation())
    assert (names(found.cards), found.fresh) == ("Kd 4h 5c", 0)


def test_a_card_that_comes_back_is_fresh_again() -> None:
    table = set_up(
        variant="carioca", hands={1: "Kd 9c 4h", 2: "3h 8s Qd"}, phase="draw", stock="5c"
    )
    orders = HandOrders(table.rules)
    assert shown(orders, table) == "9c Kd 4h"
    table.act(DRAW_STOCK)
    assert shown(orders, table) == "9c Kd 4h 5c"
    table.act(discard("9c"))
    table.sit(1)
    table.act(DRAW_PILE)
    table.act(discard("9c"))
    table.sit(0)
    assert shown(orders, table) == "Kd 4h 5c"
    table.act(DRAW_PILE)
    found = orders.row(table.observation())
    assert (names(found.cards), names(unpack(found.fresh))) == ("Kd 4h 5c 9c", "9c")


def test_with_a_sort_on_a_new_card_goes_to_its_place() -> None:
    table = set_up(variant=MENOS, hand="Kd 9c 4h", phase="draw", stock="5c 6s")
    orders = HandOrders(table.rules)
    orders.sort(0, BY_RANK)
    assert shown(orders, table) == "4h 9c Kd"
    table.act(DRAW_STOCK)
    assert shown(orders, table) == "4h 5c 9c Kd"


def test_sorting_never_loses_the_own_order() -> None:
    table = set_up(variant=MENOS, hand="9c 9d 9h 4c Ks")
    orders = HandOrders(table.rules)
    orders.move(table.observation(), row("Ks"), 0)
    own = shown(orders, table)
    assert own.startswith("Ks ")
    assert [orders.next_sort(0) for _ in range(4)] == [BY_SUIT, BY_RANK, GROUPS, OWN]
    assert shown(orders, table) == own


@pytest.mark.parametrize(
    ("cards", "to", "expected"),
    [
        ("4c", 0, "4c 9c 9d Ks 9h"),
        ("4c", 5, "9c 9d Ks 9h 4c"),
        ("9c", 2, "4c 9c 9d Ks 9h"),
        ("4c 9d", 5, "9c Ks 9h 4c 9d"),
        ("9h 4c", 1, "4c 9h 9c 9d Ks"),
    ],
)
def test_cards_are_moved_inside_the_hand(cards: str, to: int, expected: str) -> None:
    table = set_up(variant=MENOS, hand="9c 9d 9h 4c Ks")
    orders = HandOrders(table.rules)
    assert shown(orders, table) == "4c 9c 9d Ks 9h"
    orders.move(table.observation(), row(cards), to)
    assert shown(orders, table) == expected


def test_what_is_moved_in_a_sorted_hand_makes_that_the_own_order() -> None:
    table = set_up(variant=MENOS, hand="9c 9d 9h 4c Ks")
    orders = HandOrders(table.rules)
    orders.sort(0, BY_RANK)
    orders.move(table.observation(), row("Ks"), 0)
    assert (shown(orders, table), orders.sort_of(0)) == ("Ks 4c 9c 9d 9h", OWN)


def test_what_an_undo_gives_back_returns_to_its_place() -> None:
    table = set_up(variant=MENOS, hand="9c 9d 9h 4c Ks")
    orders = HandOrders(table.rules)
    before = shown(orders, table)
    for act in (Action("meld", row("9c 9d 9h"), -3, (0, 0)), discard("Ks")):
        table.act(act)
        table.undo()
        assert shown(orders, table) == before
    table.act(Action("meld", row("9c 9d 9h"), -3, (0, 0)))
    assert shown(orders, table) == "4c Ks"
    table.undo()
    found = orders.row(table.observation())
    assert (names(found.cards), found.fresh) == (before, 0)


def test_groups_are_the_best_melds_with_their_names() -> None:
    table = set_up(variant=MENOS, hand="9c 6h 9d 5h 9h 7h Ks X")
    orders = HandOrders(table.rules)
    orders.sort(0, GROUPS)
    found = orders.row(table.observation())
    told = {
        (group.name, found.cards.index(group.cards[0]), names(group.cards))
        for group in found.groups
    }
    assert {(name, len(cards.split())) for name, _, cards in told} == {
        ("pierna", 3),
        ("escalera", 4),
    }
    for group in found.groups:
        at = found.cards.index(group.cards[0])
        assert found.cards[at : at + len(group.cards)] == group.cards
    assert names(found.cards[-1:]) == "Ks"


def test_before_the_contract_groups_are_what_is_held_of_it() -> None:
    table = set_up(variant="carioca", round=2, hand="9c 9d 5h 6h 8h Ks Qd")
    orders = HandOrders(table.rules)
    orders.sort(0, GROUPS)
    told = {group.name: names(group.cards) for group in orders.row(table.observation()).groups}
    assert told == {"trio": "9c 9d", "escalera": "5h 6h 8h"}


def test_the_others_cannot_disturb_an_order() -> None:
    table = set_up(variant=MENOS, hands={1: "Kd 9c 4h", 2: "3h 8s Qd"})
    orders = HandOrders(table.rules)
    orders.move(table.observation(), row("4h"), 0)
    table.act(discard("Kd"))
    assert shown(orders, table) == ""
    table.sit(1)
    orders.sort(1, BY_RANK)
    table.act(DRAW_STOCK)
    table.act(discard("Qd"))
    table.sit(0)
    assert shown(orders, table) == "4h 9c"


def test_a_fishing_hand_has_no_groups() -> None:
    table = set_up(variant="la_mona", hand="9c 2h", table="Kc")
    orders = HandOrders(table.rules)
    assert orders.sorts == (BY_SUIT, BY_RANK, OWN)
    assert orders.row(table.observation()).groups == ()


def test_rounds_past_the_last_contract_are_grouped_by_it() -> None:
    table = set_up(variant="carioca", hand="5h 6h 7h 8h 9h Th Kd Kc 2s 2d 3c", phase="draw")
    assert isinstance(table.rules, RummyRules)
    orders = HandOrders(table.rules)
    orders.sort(0, GROUPS)
    seen = table.observation()

    def row_in(round_no: int) -> str:
        standing = seen.standing._replace(round_no=round_no)
        return names(orders.row(seen._replace(standing=standing)).cards)

    assert row_in(99) == row_in(len(table.rules.laying.judges) - 1) != row_in(0)
