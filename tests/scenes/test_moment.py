"""On the way to a table whose first picture is still being drawn."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from houses import a_house, press, said, wait

from game.play.session.seating import Player, TableChoice
from game.scenes.shell.dialogs import SHOWN_AFTER, Moment
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.navigator import Doors
from game.scenes.shell.scene import House
from game.scenes.table.scene import TableScene

TWO = TableChoice("loba_de_menos", (Player("Ana", "puma"), Player("Beto", "stag")), seed=5)
#: Seconds in which everything has been drawn, even by a busy machine.
DRAWN = 60.0


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    house = a_house()
    house.wake = lambda: None
    return house


@pytest.fixture
def moment(house: House) -> Moment:
    """From the menu to a table of two people. Nothing is drawn before the test says so."""
    doors = Doors(house)
    doors.menu()
    house.kit.engraver.hold()
    doors.deal(TWO)
    assert isinstance(house.stack.top, Moment)
    return house.stack.top


def all_is_drawn(house: House) -> None:
    house.kit.engraver.begin()
    until = time.monotonic() + DRAWN
    while not house.kit.engraver.is_done:
        assert time.monotonic() < until
        time.sleep(0.01)


def says_so(house: House) -> bool:
    return house.say("table.laying") in set(said(house))


def test_until_the_table_is_drawn_the_menu_stays(house: House, moment: Moment) -> None:
    wait(house, 5.0)
    assert [type(scene) for scene in house.stack.scenes] == [MainMenu, Moment]
    all_is_drawn(house)
    wait(house, 0.02)
    assert [type(scene) for scene in house.stack.scenes] == [TableScene]


def test_only_who_has_to_wait_is_told(house: House, moment: Moment) -> None:
    wait(house, SHOWN_AFTER / 2)
    assert not says_so(house)
    wait(house, SHOWN_AFTER)
    assert says_so(house)


def test_it_is_told_how_far_it_has_come(house: House, moment: Moment) -> None:
    assert moment.done == 0.0
    house.backdrops.table(0.5)
    assert 0.0 < moment.done < 1.0
    all_is_drawn(house)
    assert moment.done == 1.0


def test_what_is_pressed_meanwhile_does_nothing(house: House, moment: Moment) -> None:
    press(house, "down", "confirm", "back")
    assert [type(scene) for scene in house.stack.scenes] == [MainMenu, Moment]


def test_in_a_window_of_another_size_it_is_not_waited_for(house: House, moment: Moment) -> None:
    house.fit((1024, 640), hurried=True)
    house.stack.refit()
    wait(house, 0.02)
    assert isinstance(house.stack.top, TableScene)


def test_where_all_is_drawn_nobody_waits(house: House, moment: Moment) -> None:
    all_is_drawn(house)
    wait(house, 0.02)
    table = house.stack.top
    assert isinstance(table, TableScene)
    table.sprites()
    doors = Doors(house)
    doors.menu()
    doors.deal(TWO)
    assert isinstance(house.stack.top, TableScene)
