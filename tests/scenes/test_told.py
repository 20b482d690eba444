"""What the table tells to whoever plays without eyes: all that can be used, and nothing private."""

from __future__ import annotations

import json

import pytest
from houses import a_house, press, wait

from game.engine.cards import each
from game.engine.cards import name as card_name
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.shell.report import Teller, told_of
from game.scenes.shell.scene import House
from game.scenes.table.match_flow import Evening, EveningActs


def a_table(variant: str, *bots: str, **likes: object) -> tuple[House, Evening]:
    house = a_house(**likes)
    players = [Player(f"P{seat}", "owl", bot) for seat, bot in enumerate(bots)]
    table = RunningTable.start(TableChoice(variant, tuple(players), seed=5), clock=house.clock)

    def nothing(*_: object) -> None:
        return None

    evening = Evening(house, table, EveningActs(*[nothing] * 6))
    house.stack.push(evening.scene)
    return house, evening


def at_rest(house: House) -> dict[str, object] | None:
    for _ in range(60):
        wait(house, 0.5)
    return told_of(house.stack.top, house.clock())


@pytest.mark.parametrize("variant", ["carioca", "la_mona", "loba_de_mas", "loba_de_menos"])
def test_everything_that_keys_can_reach_has_a_place_for_the_pointer(variant: str) -> None:
    house, _ = a_table(variant, "", "naive", motion="none", speed=0)

    told = at_rest(house)

    assert told is not None
    reached = {name for names in told["zones"].values() for name in names}
    assert reached <= set(told["places"])
    assert told["legal"]


def test_nothing_is_told_while_cards_still_fly() -> None:
    house, _ = a_table("loba_de_menos", "", "naive")
    wait(house, 0.1)

    assert told_of(house.stack.top, house.clock()) is None


def test_nobody_is_told_a_card_of_the_hand_behind_the_curtain() -> None:
    house, evening = a_table("carioca", "", "")

    behind = at_rest(house)
    press(house, "confirm")
    before = at_rest(house)

    assert behind is not None
    assert set(behind) == {"scene", "focus", "places"}
    assert before is not None
    seat = evening.table.viewer
    assert (before["scene"], before["seat"]) == ("table", seat)
    assert before["hand"] == [card_name(card) for card in each(evening.table.observation().hand)]


def test_each_picture_is_told_once() -> None:
    house, _ = a_table("loba_de_menos", "", "naive", motion="none", speed=0)
    lines: list[str] = []
    teller = Teller(house, lines.append)
    at_rest(house)

    teller.look()
    teller.look()
    press(house, "right")
    wait(house, 0.1)
    teller.look()

    first, second = map(json.loads, lines)
    assert (first["focus"], second["focus"]) == ("", "stock")
