"""Drawings of one's own are shown once they have been tried; those that cannot be used are told of
when the window opens, and nobody waits for any of it."""

from __future__ import annotations

import time

import pytest
from services import a_house, said

from game.engine.cards import parse_card
from game.paths import user_data
from game.reading.apart import Apart
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.own_files import FAULTS_SAID, look_at_own_deck
from game.scenes.shell.scene import Services
from tests.beside import APART, processes
from tests.scenes.shell.test_own_texts import a_house_of_ours
from tests.ui.test_own_cards import RED, dashes, drawing

KING = parse_card("Kh")
#: Seconds in which everything is over.
SOON = 30.0


pytestmark = pytest.mark.usefixtures("home")


def test_nothing_is_said_where_nothing_is_wrong() -> None:
    services = a_house_of_ours()
    look_at_own_deck(services)
    assert isinstance(services.stack.top, MainMenu)


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_first_few_are_named_and_the_others_counted(language: str) -> None:
    for name in ("KH", "QH", "king", "queen", "rey"):
        put(f"{name}.svg", "no drawing")
    services = a_house(language=language)
    look_at_own_deck(services)
    assert isinstance(services.stack.top, NoticeScene)
    told = " ".join(said(services))
    assert [name in told for name in ("KH.svg", "QH.svg", "king.svg")] == [True] * FAULTS_SAID
    assert "queen.svg" not in told
    assert "2" in told
    assert "card_flaw" not in told


def put(name: str, content: str) -> None:
    file = user_data() / "cards" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, "utf-8")


def middle(services: Services) -> tuple[int, ...]:
    return tuple(services.kit.cards.face(KING, 140).get_at((50, 70)))


def is_looked_at(services: Services) -> bool:
    return any(isinstance(work, Apart) for work in services.ahead._open)


def looked_at_beside(services: Services) -> float:
    """Goes on until all is looked at; the most seconds the window was held up at once."""
    services.wake = lambda: None
    began = longest = time.monotonic()
    look_at_own_deck(services)
    longest = time.monotonic() - began
    until = time.monotonic() + SOON
    while is_looked_at(services) and time.monotonic() < until:
        began = time.monotonic()
        services.ahead.go_on(0.0, services.clock)
        longest = max(longest, time.monotonic() - began)
        time.sleep(0.01)
    assert not is_looked_at(services)
    return longest


def test_they_are_shown_once_they_were_through_and_then_at_once() -> None:
    put("KH.svg", drawing())
    services = a_house_of_ours()
    before = middle(services)
    assert before != RED
    looked_at_beside(services)
    assert middle(services) == RED
    assert isinstance(services.stack.top, MainMenu)
    again = a_house_of_ours()
    look_at_own_deck(again)
    assert not is_looked_at(again)
    assert middle(again) == RED


def test_one_that_takes_for_ever_holds_up_nobody_and_is_told_of_once() -> None:
    put("KH.svg", dashes())
    put("QH.svg", drawing())
    services = a_house_of_ours()
    before = middle(services)
    assert looked_at_beside(services) < 1.0
    assert middle(services) == before
    assert isinstance(services.stack.top, NoticeScene)
    assert "KH.svg" in " ".join(said(services))
    services.stack.pop()
    services.settings_changed()
    assert isinstance(services.stack.top, MainMenu)


def test_when_the_window_closes_no_process_is_left() -> None:
    put("KH.svg", dashes())
    services = a_house_of_ours()
    services.wake = lambda: None
    look_at_own_deck(services)
    until = time.monotonic() + SOON
    while not processes(APART) and time.monotonic() < until:
        time.sleep(0.01)
    assert len(processes(APART)) == 1
    services.ahead.close()
    assert processes(APART) == []
    assert not is_looked_at(services)
