"""What a hint lights and says, at table after table: first which card, then where and why."""

from __future__ import annotations

from pathlib import Path

import pytest
from services import a_house, heard_in, press, wait

from game.engine.cards import names, unpack
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.table.scene import TableActs, TableScene
from tests.clock import Clock
from tests.kept import assert_kept
from tests.play.tables import simple_act

KEPT = Path(__file__).with_name("kept") / "hints"
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
def test_hints_say_what_they_said(game: str) -> None:
    count, apart = GAMES[game]
    table = RunningTable.start(TableChoice(game, PEOPLE, seed=4), clock=Clock())
    told = []
    for number in range(count * apart):
        if table.needs_curtain:
            table.sit(table.to_act)
        if table.is_over or not table.legal():
            break
        if number % apart == 0:
            told += hinted(table)
        table.act(simple_act(table))
    assert_kept(KEPT / f"{game}.txt", "\n".join(told) + "\n")


def hinted(table: RunningTable) -> list[str]:
    services = a_house((1024, 640), motion="none", speed=1)
    scene = TableScene(services, table, TableActs(*[lambda *_: None] * 4))
    services.stack.push(scene)
    told = []
    for _ in range(2):
        press(services, "hint")
        for _ in range(4):
            wait(services, 0.2)
        assert heard_in(services).count("hint") == len(told) + 1
        selection = scene.selection
        goal = selection.hands.goal
        lit = names(unpack(selection.hands.lit))
        told.append(f"{lit} to {goal and goal.kind}: {selection.said}")
    return told
