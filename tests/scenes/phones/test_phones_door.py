"""From the menu to a table with phones and back: when the door is open, and to whom."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from services import a_house, press, top_of, wait

from game.phones import address
from game.phones.server import Server
from game.play.session.seating import Player, TableChoice
from game.play.session.start import any_deal
from game.scenes.phones.code_page import CodePage
from game.scenes.phones.guests import Guests
from game.scenes.shell.addresses import ToMatch, ToNewMatch, ToPhones
from game.scenes.shell.menu import MainMenu, PauseScene
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Services
from game.scenes.table.curtain import Curtain
from game.scenes.table.scene import TableScene

ANA = Player("Ana", "puma", by_phone=True)
CHOICE = TableChoice("loba_de_menos", (ANA, Player("Beto", "stag", "naive")), seed=5)
LOCAL = "127.0.0.1"


@pytest.fixture
def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Services:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    monkeypatch.setattr(address, "own_address", lambda: LOCAL)
    opened = Server.open
    monkeypatch.setattr(Server, "open", lambda self, address, port: opened(self, address, 0))
    return a_house()


@pytest.fixture
def navigator(services: Services) -> Iterator[Navigator]:
    found = Navigator(services)
    found.menu()
    yield found
    found.menu()


def guests_of(services: Services) -> Guests:
    assert isinstance(services.guests, Guests)
    return services.guests


def is_open(host: str) -> bool:
    name, _, port = host.partition(":")
    with socket.socket() as line:
        line.settimeout(5)
        return line.connect_ex((name, int(port))) == 0


def page_of(services: Services) -> CodePage:
    return top_of(services, CodePage)


def test_the_door_is_open_as_long_as_the_table(services: Services, navigator: Navigator) -> None:
    """Or until the page leads back to the menu before the deal."""
    assert services.guests is None
    for is_dealt in (True, False):
        navigator.go(ToNewMatch(CHOICE))
        host = guests_of(services).room.server.host
        assert host.startswith(LOCAL)
        assert is_open(host)
        if is_dealt:
            page_of(services).go_on()
            assert isinstance(services.stack.top, TableScene)
            assert is_open(host)
            navigator.menu()
        else:
            page_of(services).back()
        assert isinstance(services.stack.top, MainMenu)
        assert services.guests is None
        assert not is_open(host)


def test_two_presses_lead_from_the_menu_to_the_code_for_everybody(
    services: Services, navigator: Navigator
) -> None:
    for name in ("new_table", "all_phones"):
        services.stack.sprites()
        page = services.stack.top.page  # type: ignore[attr-defined]
        next(one for one in page.widgets if one.name == name).activate()
    table = page_of(services).door.table
    assert table.with_phones == table.people == tuple(range(len(table.players)))


def test_the_same_again_lets_the_same_phones_in(services: Services, navigator: Navigator) -> None:
    navigator.go(ToNewMatch(CHOICE))
    before = guests_of(services)
    key = before.room.door.give(0)
    navigator.go(ToNewMatch(before.door.table.again(any_deal())))
    after = guests_of(services)
    assert after is not before
    assert after.room.door.seat_of(key) == 0


def test_a_match_that_is_resumed_asks_for_its_phones_again(
    services: Services, navigator: Navigator
) -> None:
    navigator.go(ToNewMatch(CHOICE))
    page_of(services).go_on()
    navigator.menu()
    (headline,) = navigator.stores.matches.going_on()
    navigator.go(ToMatch(headline.match_id))
    assert page_of(services).door.table.players[0].by_phone
    page_of(services).door.reseat(0, "here")
    page_of(services).go_on()
    table = top_of(services, TableScene)
    assert table.table.viewer == 0, "it goes on at the screen"
    assert services.guests is None, "and no door stays open"


def test_the_pause_menu_opens_a_door_that_goes_with_the_page_if_nobody_comes(
    services: Services, navigator: Navigator
) -> None:
    navigator.go(
        ToNewMatch(replace(CHOICE, players=(replace(ANA, by_phone=False), CHOICE.players[1])))
    )
    assert services.guests is None
    table = top_of(services, TableScene)
    table.pause()
    assert isinstance(services.stack.top, PauseScene)
    services.go(ToPhones())
    host = guests_of(services).room.server.host
    assert is_open(host)
    page_of(services).back()
    assert services.guests is None
    assert not is_open(host)
    services.go(ToPhones())
    page_of(services).door.reseat(0, "phone")
    page_of(services).back()
    assert is_open(guests_of(services).room.server.host)


def test_a_public_address_is_opened_only_if_somebody_wants_that(
    services: Services, navigator: Navigator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "own_address", lambda: "8.8.8.8")
    navigator.go(ToNewMatch(CHOICE))
    assert not guests_of(services).room.server.host
    services.stack.sprites()
    buttons = {widget.name: widget for widget in page_of(services).page.widgets}
    monkeypatch.setattr(address, "own_address", lambda: LOCAL)
    buttons["public"].activate()
    assert is_open(guests_of(services).room.server.host)


def test_without_a_network_the_page_says_so_and_the_seat_can_be_played_here(
    services: Services, navigator: Navigator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "own_address", str)
    navigator.go(ToNewMatch(CHOICE))
    words = " ".join(sprite.says for sprite in services.stack.sprites() if sprite.says)
    assert "No network was found" in words
    page_of(services).door.reseat(0, "here")
    page_of(services).go_on()
    assert isinstance(services.stack.top, TableScene)


@pytest.mark.parametrize("way", ["phone", "bot"])
def test_a_curtain_goes_with_the_seat_it_waits_for(
    services: Services, navigator: Navigator, way: str
) -> None:
    here = replace(ANA, by_phone=False)
    navigator.go(
        ToNewMatch(replace(CHOICE, players=(here, replace(here, name="Beto", crest="fox"))))
    )
    for _ in range(8):
        wait(services, 2)
        services.stack.sprites()
    assert isinstance(services.stack.top, Curtain)
    press(services, "back")
    assert isinstance(services.stack.top, PauseScene)
    services.go(ToPhones())
    for seat in (0, 1):
        page_of(services).door.reseat(seat, way)
    page_of(services).back()
    press(services, "back")
    assert isinstance(services.stack.top, TableScene)
