"""On the way to a table whose first picture is still being drawn."""

from __future__ import annotations

import time

import pytest
from services import press, said, top_of, wait

from game.play.session.seating import Player, TableChoice
from game.scenes.shell.addresses import ToNewMatch
from game.scenes.shell.dialogs import SHOWN_AFTER, LoadingScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Services
from game.scenes.table.scene import TableScene

TWO = TableChoice("loba_de_menos", (Player("Ana", "puma"), Player("Beto", "stag")), seed=5)
#: Seconds in which everything has been drawn, even by a busy machine.
DRAWN = 60.0


@pytest.fixture
def services(services: Services) -> Services:
    services.wake = lambda: None
    return services


@pytest.fixture
def moment(services: Services) -> LoadingScene:
    """From the menu to a table of two people. Nothing is drawn before the test says so."""
    navigator = Navigator(services)
    navigator.menu()
    services.kit.rasterizer.hold()
    navigator.go(ToNewMatch(TWO))
    wait(services, 0.0)
    return top_of(services, LoadingScene)


def all_is_drawn(services: Services) -> None:
    services.kit.rasterizer.begin()
    until = time.monotonic() + DRAWN
    while not services.kit.rasterizer.is_done:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_until_the_table_is_drawn_the_menu_stays_and_only_who_has_to_wait_is_told(
    services: Services, moment: LoadingScene
) -> None:
    """What is pressed meanwhile does nothing. Where all is drawn already, nobody waits."""
    for seconds, is_told in ((SHOWN_AFTER / 2, False), (SHOWN_AFTER, True), (5.0, True)):
        wait(services, seconds)
        assert (services.say("table.laying") in set(said(services))) == is_told
        press(services, "down", "confirm", "back")
        assert [type(scene) for scene in services.stack.scenes] == [MainMenu, LoadingScene]
    all_is_drawn(services)
    wait(services, 0.02)
    assert [type(scene) for scene in services.stack.scenes] == [TableScene]
    services.stack.sprites()
    navigator = Navigator(services)
    navigator.menu()
    navigator.go(ToNewMatch(TWO))
    wait(services, 0.0)
    assert isinstance(services.stack.top, TableScene)


def test_it_is_told_how_far_it_has_come(services: Services, moment: LoadingScene) -> None:
    assert moment.done == 0.0
    # No other test has the moon there, so that it is drawn now.
    services.backdrops.table(0.975)
    assert 0.0 < moment.done < 1.0
    all_is_drawn(services)
    assert moment.done == 1.0


def test_in_a_window_of_another_size_it_is_not_waited_for(
    services: Services, moment: LoadingScene
) -> None:
    services.fit((1024, 640), hurried=True)
    services.stack.refit()
    wait(services, 0.02)
    assert isinstance(services.stack.top, TableScene)


def test_in_another_window_what_is_ordered_is_drawn_at_once(services: Services) -> None:
    """Unless somebody is still pulling at its edge."""
    rasterizer = services.rasterizer
    for hurried in (False, True):
        rasterizer.hold()
        services.fit((1024, 640), hurried)
        services.backdrops.order("curtain")
        assert rasterizer._is_held == hurried
    for _ in range(2):
        services.ahead.go_on(0.0, services.clock)
    assert not rasterizer._is_held
