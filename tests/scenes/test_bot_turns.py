"""A table in a window: its bots think beside, as long as the table is there."""

from __future__ import annotations

import time
from multiprocessing import active_children

from houses import a_house

from game.play.running import RunningTable
from game.play.seating import Player, TableChoice
from game.scenes.base import Scene
from game.scenes.house import House
from game.scenes.table.scene import TableActs, TableScene

PLAYERS = (Player("Ana", "owl"), Player("Beto", "fox", "naive"))


def sat_down(house: House) -> TableScene:
    choice = TableChoice("carioca", PLAYERS, seed=5)
    table = RunningTable.start(choice, clock=house.clock)
    acts = TableActs(lambda: None, lambda: None, lambda: None, lambda key: None)
    scene = TableScene(house, table, acts)
    house.stack.push(scene)
    return scene


def processes() -> int:
    return sum(child.name == "loba bots" for child in active_children())


def wait_for(count: int) -> None:
    until = time.monotonic() + 20
    while processes() != count:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_bots_have_a_process_until_the_table_is_left() -> None:
    house = a_house()
    house.wake = lambda: None
    sat_down(house)
    wait_for(1)
    house.stack.start_over(Scene(house))
    wait_for(0)


def test_a_house_that_cannot_be_woken_lets_bots_think_between_two_pictures() -> None:
    house = a_house()
    sat_down(house)
    time.sleep(0.05)
    assert processes() == 0
