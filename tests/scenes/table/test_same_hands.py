"""The window and a phone do the same with the same gestures."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from services import a_house

from game.engine.rules import Refusal
from game.phones.touch import Touch
from game.play.hands.gestures import Gesture
from game.play.hands.hands import Hands
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.scenes.table.scene import TableActs, TableScene
from tests.play.hands.by_chance import some_gesture
from tests.play.tables import GAMES, least_players, new_table, one_step

GESTURES = 150


class InWindow:
    def __init__(self, table: RunningTable) -> None:
        services = a_house(motion="none", speed=0)
        nothing = TableActs(*[lambda *_: None] * 4)
        self.scene = TableScene(services, table, nothing)
        services.stack.push(self.scene)
        self.refused = ""
        self.scene.context.was_refused = self._take_note

    def _take_note(self, key: str) -> None:
        self.refused = key

    def do(self, gesture: Gesture) -> None:
        self.refused = ""
        self.scene.commands.driver.do(gesture)
        self.scene.context.look()

    def caught_up(self) -> None:
        self.scene.settle()
        self.scene.update(self.scene.services.clock())


def held(hands: Hands) -> object:
    """What both know; a phone forgets a refusal at the next touch, and the window after a while."""
    return (
        (hands.marked, hands.chosen, hands.chosen_builds, hands.asked, hands.carried),
        hands.choice_at if hands.marked else 0,
    )


def told(refusal: Refusal | None) -> str:
    return refusal.key if refusal is not None else ""


@pytest.mark.parametrize("game", GAMES)
def test_the_same_gestures_come_to_the_same(game: str) -> None:
    seats = "p" + " n" * (least_players(game) - 1)
    table, other = (new_table(game, seats, seed=6) for _ in range(2))
    window, phone, dice = InWindow(table), Touch(other, 0, Arranging(other)), Random(game)
    for _ in range(GESTURES):
        while not table.phase.in_play or table.is_bots_turn:
            one_step(table)
            one_step(other)
            window.scene.catch_up()
        window.caught_up()
        phone.follow()
        phone.moves.orders.row(phone.port.observation())  # A phone shows its hand at once.
        focus = window.scene.selection.hands.focus
        phone.hands = replace(phone.hands, focus=focus)
        assert window.scene.context.texts.now.is_mine == phone.is_mine
        gesture = some_gesture(phone.now, phone.hands, dice)
        window.do(gesture)
        phone.do(gesture)
        refused = phone.hands.refused
        phone.follow()
        assert held(window.scene.selection.hands) == held(phone.hands), gesture
        assert window.refused == told(refused.refusal if refused else None), gesture
        assert table.observation() == phone.port.observation(), gesture
        assert window.scene.moves.staged == phone.moves.staged, gesture
        seen = table.observation()
        assert window.scene.moves.orders.row(seen) == phone.moves.orders.row(seen), gesture
