"""What the table tells to whoever plays without eyes: all that can be used, and nothing private."""

from __future__ import annotations

import json

import pytest
from services import a_house, press, wait

from game.engine.cards import each
from game.engine.cards import name as card_name
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.shell.scene import Services
from game.scenes.table.match_flow import MatchFlow
from tests.window.telling import StateReporter, state_of


def a_table(variant: str, *bots: str, **likes: object) -> tuple[Services, MatchFlow]:
    services = a_house(**likes)
    players = [Player(f"P{seat}", "owl", bot) for seat, bot in enumerate(bots)]
    table = RunningTable.start(TableChoice(variant, tuple(players), seed=5), clock=services.clock)
    match_flow = MatchFlow(services, table)
    services.stack.push(match_flow.scene)
    return services, match_flow


def at_rest(services: Services) -> dict[str, object] | None:
    for _ in range(60):
        wait(services, 0.5)
    return state_of(services.stack.top, services.clock())


@pytest.mark.parametrize("variant", ["carioca", "la_mona", "loba_de_mas", "loba_de_menos"])
def test_everything_that_keys_can_reach_has_a_place_for_the_pointer(variant: str) -> None:
    services, _ = a_table(variant, "", "naive", motion="none", speed=0)
    told = at_rest(services)
    assert told is not None
    reached = {name for names in told["zones"].values() for name in names}
    assert reached <= set(told["places"])
    assert told["legal"]


def test_nobody_is_told_a_card_of_the_hand_behind_the_curtain() -> None:
    services, match_flow = a_table("carioca", "", "")
    behind = at_rest(services)
    press(services, "confirm")
    before = at_rest(services)
    assert behind is not None
    assert set(behind) == {"scene", "focus", "places"}
    assert before is not None
    seat = match_flow.table.viewer
    assert (before["scene"], before["seat"]) == ("table", seat)
    assert before["hand"] == [card_name(card) for card in each(match_flow.table.observation().hand)]


def test_each_picture_is_told_once_and_none_while_cards_still_fly() -> None:
    services, _ = a_table("loba_de_menos", "", "naive")
    wait(services, 0.1)
    assert state_of(services.stack.top, services.clock()) is None
    lines: list[str] = []
    teller = StateReporter(services, lines.append)
    at_rest(services)
    for _ in range(2):
        teller.look()
    press(services, "right")
    wait(services, 0.1)
    teller.look()
    first, second = map(json.loads, lines)
    assert (first["focus"], second["focus"]) == ("", "stock")
