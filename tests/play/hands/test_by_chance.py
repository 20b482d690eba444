"""Whatever hands do at a table of any game, what they hold makes sense, and only what is to be done
is done."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import each
from game.engine.phases import DRAW, PLAY
from game.play.hands.react import react
from game.play.intents.moves import Done
from tests.play.tables import GAMES, least_players, new_table, one_step

from .by_chance import BareHands, some_gesture

GESTURES = 700


def consistent(ana: BareHands) -> None:
    """What is marked and carried is held; what is chosen lies there; what is asked is allowed."""
    hands, seen = ana.hands, ana.port.observation()
    mine = set(each(seen.hand))
    assert len(set(hands.marked)) == len(hands.marked)
    assert set(hands.marked) <= mine
    assert set(hands.chosen) <= set(seen.loose)
    assert set(hands.chosen_builds) <= set(range(len(seen.builds)))
    if hands.chosen or hands.chosen_builds:
        assert len(hands.marked) == 1
    if ana.kind.plays_one:
        assert len(hands.marked) <= 1
    if hands.asked is not None:
        assert len(hands.asked.offers) > 1
        assert 0 <= hands.asked.at < len(hands.asked.offers)
        assert all(ana.port.refuse_all(one.acts) is None for one in hands.asked.offers)
    carried = hands.carried
    if carried is not None:
        held = {"hand": mine, "pile": set(seen.pile), "stock": set[int]()}
        on_table = {card for meld in seen.melds for card in meld.cards}
        assert set(carried.cards) <= held.get(carried.source, on_table)
        offers = [one for ways in carried.goals.values() for one in ways if one.acts]
        assert all(ana.port.refuse_all(one.acts) is None for one in offers)


@pytest.mark.parametrize("game", GAMES)
def test_what_hands_hold_makes_sense_after_every_gesture(game: str) -> None:
    table = new_table(game, "p" + " n" * (least_players(game) - 1), seed=3)
    ana, dice = BareHands(table), Random(game)
    acts = 0
    for _ in range(GESTURES):
        while not table.phase.in_play or table.is_bots_turn:
            one_step(table)
            ana.hands = ana.hands.in_new_moment(table.observation().hand)
            consistent(ana)
        performed = ana.do(some_gesture(ana.now, ana.hands, dice))
        acts += any(isinstance(one.outcome, Done) and one.outcome.events for one in performed)
        consistent(ana)
    assert acts > GESTURES / 50, "hardly anything was done"


@pytest.mark.parametrize("game", GAMES)
def test_to_react_does_nothing_and_gives_the_same_again(game: str) -> None:
    table = new_table(game, "p" + " n" * (least_players(game) - 1), seed=8)
    ana, dice = BareHands(table), Random(game)
    for _ in range(GESTURES // 4):
        while not table.phase.in_play or table.is_bots_turn:
            one_step(table)
            ana.hands = ana.hands.in_new_moment(table.observation().hand)
        gesture, before = some_gesture(ana.now, ana.hands, dice), ana.hands
        moment = table.version, table.observation(), ana.moves.staged
        row = ana.moves.orders.row(table.observation())
        first, second = (react(before, ana.now, gesture)[0] for _ in range(2))
        assert first == second
        assert moment == (table.version, table.observation(), ana.moves.staged)
        assert row == ana.moves.orders.row(table.observation())
        ana.do(gesture)


@pytest.mark.parametrize("game", GAMES)
def test_in_the_turn_of_another_nothing_is_done_at_the_table(game: str) -> None:
    table = new_table(game, "p" + " n" * (least_players(game) - 1), seed=5)
    ana, dice = BareHands(table), Random(game)
    while not (table.is_bots_turn and table.phase in (DRAW, PLAY)):
        one_step(table)
    moment = table.version, table.observation()
    for _ in range(GESTURES // 4):
        gesture = some_gesture(ana.now, ana.hands, dice)
        if type(gesture).__name__ not in ("Undo", "Redo"):
            ana.do(gesture)
        consistent(ana)
    assert moment == (table.version, table.observation())
