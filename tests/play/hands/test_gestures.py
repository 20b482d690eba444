"""A hand played by gestures alone, and what single gestures mean."""

from __future__ import annotations

import pytest

from game.engine.actions import RECLAIM
from game.play.hands.carrying import Drop, Lift, Over
from game.play.hands.gestures import Cue, Do, Gesture, Intent, Move, Refuse, Sort, Tell, Undo
from game.play.hands.marking import NO_CARD, Choose, Fish, Mark, MarkGroup
from game.play.hands.react import react
from game.play.hands.sending import (
    Answer,
    Cancel,
    DiscardMarked,
    Draw,
    LayDown,
    Put,
    PutInTray,
    Send,
    TakeBack,
    Tap,
    Unstage,
)
from game.play.intents.offers import HAND_PLACE, LANE_PLACE, PILE_PLACE, STOCK_PLACE, Target
from game.play.intents.rummy import NONE_MARKED
from game.play.session.port import SeatPort
from game.settings import GROUPS
from tests.play.tables import card, row, set_up

from .by_chance import BareHands

MENOS = {"variant": "loba_de_menos", "laid_down": 1}


def ana_with(hand: str, **told: object) -> BareHands:
    return BareHands(set_up(**{**MENOS, "hand": hand, "pile": "3c", **told}))


def ana_fishing(hand: str, table: str) -> BareHands:
    return BareHands(set_up(variant="la_mona", hand=hand, table=table))


def test_a_hand_is_played_without_a_window() -> None:
    table = set_up(**MENOS, hand="9c 9d 9h 5h 6h 7h 8h Kd", pile="3c", phase="draw")
    ana = BareHands(table)
    ana.do(Draw(STOCK_PLACE))
    ana.do(MarkGroup(card("9c")), LayDown())
    ana.do(Mark(card("5h")), Mark(card("6h")), Mark(card("7h")), Tap(LANE_PLACE))
    ana.do(Lift(Target("hand", 0, card("8h"))), Over(Target("meld", 1)), Drop())
    assert [len(meld.cards) for meld in table.observation().melds] == [3, 4]
    ana.do(DiscardMarked(card("Kd")))
    assert table.observation().pile[-1] == card("Kd")
    assert ana.hands.marked == ()


# What a gesture means --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "gestures", "key"),
    [
        ({"phase": "draw"}, [DiscardMarked(card("Kd"))], "refuse.draw_first"),
        ({"phase": "draw"}, [DiscardMarked()], "refuse.draw_first"),
        ({"phase": "draw"}, [Lift(Target("hand", 0, card("Kd")), by_keys=True)], "draw_first"),
        ({}, [DiscardMarked()], "refuse.discard.none_marked"),
        ({}, [Send(PILE_PLACE)], "refuse.discard.none_marked"),
        ({}, [Tap(PILE_PLACE)], "refuse.already_drew"),
        ({}, [Draw(STOCK_PLACE)], "refuse.already_drew"),
        ({}, [Mark(card("Kd")), Tap(LANE_PLACE)], "refuse."),
        ({"turn": 2}, [Mark(card("Kd")), Tap(PILE_PLACE)], "refuse.not_your_turn"),
        ({"turn": 2}, [LayDown(), Mark(card("Kd")), LayDown()], "refuse.not_your_turn"),
    ],
)
def test_what_may_not_be_is_refused(
    told: dict[str, object], gestures: list[Gesture], key: str
) -> None:
    hands = ["5h 6h 7h Kd", "2c 2d 4s"]
    ana = BareHands(SeatPort(set_up(**MENOS, hands=hands, pile="3c", **told), 0))
    ana.do(*gestures)
    assert ana.hands.refused is not None
    assert key in ana.hands.refused.refusal.key


def test_a_card_that_is_not_held_is_neither_marked_nor_moved_nor_carried() -> None:
    ana = ana_with("5h 6h 7h Kd")
    other = card("2s")
    for gesture in (
        Mark(other),
        MarkGroup(other),
        Move((other,), 0),
        Lift(Target("hand", 0, other)),
    ):
        assert react(ana.hands, ana.now, gesture) == (ana.hands, ())


def test_marks_are_heard_where_a_hand_puts_them_and_not_where_it_sweeps() -> None:
    ana = ana_with("5h 6h 7h Kd")
    assert react(ana.hands, ana.now, Mark(card("5h")))[1] == (Cue("lift"),)
    assert react(ana.hands, ana.now, Mark(card("5h"), on=True))[1] == ()


def test_of_several_marked_cards_all_are_carried_the_held_one_first() -> None:
    ana = ana_with("5h 6h 7h Kd")
    ana.do(Mark(card("5h")), Mark(card("6h")), Lift(Target("hand", 0, card("6h"))))
    assert ana.hands.carried is not None
    assert ana.hands.carried.cards == row("6h 5h")
    ana.do(Cancel(), Lift(Target("hand", 0, card("Kd"))))
    assert ana.hands.carried.cards == row("Kd")


def test_a_card_over_the_felt_goes_to_the_place_nearby() -> None:
    meld = Target("meld", 0)
    ana = ana_with("8h 2c Kd", table=["[5h 6h 7h]"])
    ana.do(Lift(Target("hand", 0, card("8h"))))
    for over, aim in [
        (Over(Target("plaque"), meld), meld),
        (Over(PILE_PLACE, meld), PILE_PLACE),
        (Over(STOCK_PLACE, meld), STOCK_PLACE),
        (Over(STOCK_PLACE, meld, reaches_near=True), meld),
        (Over(Target("plaque")), Target("felt")),
    ]:
        ana.do(over)
        assert ana.hands.carried is not None
        assert ana.hands.carried.aim == aim


def test_a_card_is_put_into_the_gap_of_the_hand_over_which_it_is_dropped() -> None:
    ana = ana_with("5h 6h 7h Kd")
    kd = card("Kd")
    before = ana.moves.orders.row(ana.port.observation()).cards
    ana.do(Lift(Target("hand", 0, kd)), Over(HAND_PLACE, room=0), Drop())
    after = ana.moves.orders.row(ana.port.observation()).cards
    assert after == (kd, *(one for one in before if one != kd))


def test_of_two_ways_one_is_asked_for_and_the_answer_is_done() -> None:
    ana = ana_with("X Kd Ac", table=["[5h 6h 7h]"])
    ana.do(Mark(card("X")), Tap(Target("meld", 0)))
    asked = ana.hands.asked
    assert asked is not None
    assert len(asked.offers) == 2
    ana.do(Cancel())
    assert (ana.hands.asked, ana.hands.marked) == (None, row("X"))
    ana.do(Tap(Target("meld", 0)), Answer(1))
    assert ana.port.observation().melds[0] == asked.offers[1].lies[0]
    assert (ana.hands.asked, ana.hands.marked) == (None, ())


def test_what_is_undone_leaves_the_marks_of_what_is_still_held() -> None:
    ana = ana_with("9c 9d 9h 5h Kd")
    ana.do(MarkGroup(card("9c")), LayDown(), Mark(card("5h")), Undo())
    assert ana.hands.marked == row("5h")
    assert ana.port.observation().melds == ()


def test_a_wild_card_of_the_table_comes_back_for_the_card_it_stands_for() -> None:
    ana = ana_with("7h Kd 2c", options={"joker_reclaim": True}, table=["[5h 6h X=7]"])
    joker = ana.port.observation().melds[0].cards[2]
    ana.do(Lift(Target("meld", 0, joker)))
    assert ana.hands.carried is not None
    (offer,) = ana.hands.carried.goals[HAND_PLACE]
    assert offer.acts[0].kind == RECLAIM
    ana.do(Drop(HAND_PLACE))
    assert ana.now.holds(joker)


@pytest.mark.parametrize(
    ("marked", "place", "wants"),
    [
        ("Kd", PILE_PLACE, (Put(row("Kd"), PILE_PLACE),)),
        ("", PILE_PLACE, (Refuse(PILE_PLACE, NONE_MARKED),)),
        ("", STOCK_PLACE, (Put((), STOCK_PLACE),)),
        ("", LANE_PLACE, ()),
        ("Kd", LANE_PLACE, (Put(row("Kd"), LANE_PLACE),)),
        ("Kd", Target("slot", 0), ()),
    ],
)
def test_marked_cards_are_sent_and_piles_answer_without_any(
    marked: str, place: Target, wants: tuple[Intent, ...]
) -> None:
    ana = ana_with("5h 6h 7h Kd")
    ana.do(*map(Mark, row(marked)))
    assert react(ana.hands, ana.now, Send(place)) == (ana.hands, wants)


@pytest.mark.parametrize(
    ("game", "carried"), [("loba_de_menos", "7h"), ("loba_de_mas", "7h 2s 3c")]
)
def test_of_a_pile_the_top_is_carried_and_a_river_whole_from_the_top(
    game: str, carried: str
) -> None:
    ana = ana_with("5h 6h Kd 9c", variant=game, phase="draw", pile="3c 2s 7h")
    ana.do(Lift(PILE_PLACE))
    assert ana.hands.carried is not None
    assert (ana.hands.carried.source, ana.hands.carried.cards) == ("pile", row(carried))


def test_a_hand_is_sorted_the_next_way_or_into_groups() -> None:
    ana = ana_with("9c 5h 9d 6h 9h 7h")
    ana.do(Sort(into_groups=True))
    assert ana.moves.orders.sort_of(0) == GROUPS
    ana.do(Sort())
    assert ana.moves.orders.sort_of(0) != GROUPS


# Contracts and fishing -------------------------------------------------------------------------


def test_cards_are_staged_and_come_back() -> None:
    ana = BareHands(set_up(variant="carioca", round=1, hand="9c 9d 9h 4c 4d Kd", pile="3c"))
    ana.do(MarkGroup(card("9c")), PutInTray())
    assert (ana.moves.staged.bit_count(), ana.hands.marked) == (3, ())
    ana.do(Unstage((card("9d"),)))
    assert ana.moves.staged.bit_count() == 2
    ana.do(TakeBack())
    assert ana.moves.staged.bit_count() == 3
    ana.do(TakeBack(), TakeBack())
    assert react(ana.hands, ana.now, TakeBack())[1] == (Tell("table.nothing_staged"),)


def test_a_card_of_the_table_is_chosen_for_the_marked_one() -> None:
    ana = ana_fishing("7h 2c 9d", "3d 4s 7c Kh")
    four = Target("loose", 0, card("4s"))
    assert react(ana.hands, ana.now, Choose(four))[1] == (Tell(NO_CARD.key),)
    ana.do(Mark(card("7h")), Choose(four))
    assert ana.hands.chosen == row("4s")
    ana.do(Choose(Target("loose", 0, card("Kh"))))
    assert ana.hands.chosen == row("4s")
    assert ana.hands.refused is not None
    ana.do(Mark(card("2c")))
    assert (ana.hands.marked, ana.hands.chosen) == (row("2c"), ())


@pytest.mark.parametrize("kind", ["capture", "build", "fila", "trail"])
def test_without_a_marked_card_nothing_is_fished(kind: str) -> None:
    ana = ana_fishing("7h 2d", "Qc Kd")
    (refuse,) = react(ana.hands, ana.now, Fish(kind))[1]
    assert isinstance(refuse, Refuse)
    assert refuse.refusal == NO_CARD


def test_the_way_that_is_looked_at_is_taken() -> None:
    ana = ana_fishing("7h 2d", "3d 4s 7c Kh")
    ana.do(Mark(card("7h")))
    offers = ana.hands.offers(ana.moves.fishing)
    (first,) = react(ana.hands, ana.now, Fish())[1]
    assert first == Do(offers[0])
    (trail,) = react(ana.hands, ana.now, Fish("trail"))[1]
    assert isinstance(trail, Do)
    assert trail.offer.key == "offer.trail"


def test_a_carried_card_is_sent_where_it_is_dropped() -> None:
    ana = ana_with("5h 6h 7h Kd")
    ana.do(Lift(Target("hand", 0, card("Kd"))), Over(PILE_PLACE))
    assert react(ana.hands, ana.now, Drop())[1] == (Put(row("Kd"), PILE_PLACE),)
