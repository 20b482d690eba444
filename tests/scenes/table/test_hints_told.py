"""What a hint lights, at table after table: first which card, then all it takes, and where."""

from __future__ import annotations

import pytest
from services import a_house, heard_in, press, wait

from game.engine.actions import BUILD, TAKE
from game.engine.cards import unpack
from game.play.intents.offers import place_of
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.table.scene import TableActs, TableScene
from tests.clock import Clock
from tests.play.tables import simple_act

PEOPLE = Player("Ana", "owl"), Player("Beto", "fox")
#: In each game so many tables, so many acts apart.
GAMES = {
    "carioca": (8, 5),
    "la_mona": (5, 3),
    "loba_centroamericana": (6, 4),
    "loba_de_mas": (8, 6),
    "loba_de_menos": (8, 6),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_lights_the_card_of_what_is_advised_and_then_its_place(game: str) -> None:
    count, apart = GAMES[game]
    table = RunningTable.start(TableChoice(game, PEOPLE, seed=4), clock=Clock())
    for number in range(count * apart):
        if table.needs_curtain:
            table.sit(table.to_act)
        if table.is_over or not table.legal():
            break
        if number % apart == 0:
            assert_lights_what_is_advised(table)
        table.act(simple_act(table))


def assert_lights_what_is_advised(table: RunningTable) -> None:
    services = a_house((1024, 640), motion="none", speed=1)
    scene = TableScene(services, table, TableActs(*[lambda *_: None] * 4))
    services.stack.push(scene)
    advice = None
    while advice is None:
        advice = table.hint(1.0)
    act, told = advice.act, []
    for presses in (1, 2):
        press(services, "hint")
        for _ in range(4):
            wait(services, 0.2)
        assert heard_in(services).count("hint") == presses
        hands = scene.selection.hands
        lit, taken = {*unpack(hands.lit)}, presses == 2 or act.kind not in (TAKE, BUILD)
        assert {*act.cards[: None if taken else 1]} <= lit
        assert taken or len(lit) == 1
        assert hands.goal == (place_of(act) if presses == 2 or not lit else None)
        told.append(scene.selection.said.replace("*", ""))
    names = [scene.context.texts.words.card(card) for card in act.cards[:1]]
    assert all(name in told[0] for name in names) or len(act.cards) > 3
    assert told[0] != told[1]
