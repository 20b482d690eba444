"""Players enter their own cards on real pages beside the page of the book; where there is no
Chromium, only what the page of the book does is tried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from examples_book import a_book
from menus_house import house_of, named, page_of

from game.phones import address
from game.phones.server import Server
from game.scenes.book.by_phone import BookPhones
from game.scenes.book.scene import BookScene
from game.scenes.shell.scene import Services
from tests.phones.browser import CHROMIUM, Browser, ChromiumPage, browser

LOCAL = "127.0.0.1"
#: What a cell shows in which nothing was entered.
EMPTY = "\N{EN DASH}"
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="no chromium to open pages with")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, browser(Path(home)) as found:
        yield found


@pytest.fixture
def services(monkeypatch: pytest.MonkeyPatch) -> Services:
    monkeypatch.setattr(address, "own_address", lambda: LOCAL)
    opened = Server.open
    monkeypatch.setattr(Server, "open", lambda self, address, port: opened(self, address, 0))
    return house_of()


class Evening:
    """The page of a book with phones beside it."""

    def __init__(self, services: Services, game: str, players: int) -> None:
        self.services, self.book = services, a_book(game, players)
        self.scene = BookScene(services, self.book)
        services.stack.push(self.scene)
        self.press("phones")
        assert isinstance(services.guests, BookPhones)
        self.phones = services.guests
        self.room = self.phones.room

    def press(self, name: str) -> None:
        page = page_of(self.services)
        named(page.widgets, name).activate()

    def until(self, page: ChromiumPage, script: str) -> None:
        def is_so() -> bool:
            self.phones.attend(0.0)
            return bool(page.run(f"Boolean({script})"))

        page.until(is_so, script)

    def came(self, page: ChromiumPage, seat: int) -> ChromiumPage:
        page.go(f"http://{self.room.server.host}/#{self.room.door.secret}")
        self.until(page, "document.querySelectorAll('#seats button').length")
        page.tap("#seats button", seat)
        self.until(page, "document.querySelectorAll('#cells button').length")
        return page

    def shows(self, page: ChromiumPage, counts: str) -> None:
        shown = "[...document.querySelectorAll('#cells b')].map((one) => one.innerText).join()"
        self.until(page, f"{shown} === '{counts}'")


@needs_chromium
def test_a_hand_is_entered_by_two_phones_and_saved_at_the_screen(
    chromium: Browser, services: Services
) -> None:
    evening = Evening(services, "loba_de_menos", 2)
    ana = evening.came(chromium.page(320, 568), 0)
    beto = evening.came(chromium.page(), 1)
    assert evening.room.here == {0, 1}
    ana.tap("#digits button", 2)
    evening.shows(ana, "3")
    ana.tap("#kinds .card", 12)
    evening.shows(ana, "13")
    ana.tap("[data-card=erase]")
    evening.shows(ana, "10")
    beto.tap("#ends .main")
    evening.shows(beto, "0")
    evening.press("done")
    assert [evening.scene.draft.worth(cell) for cell in evening.scene.draft.cells] == [10, 0]
    evening.press("save")
    assert evening.book.reading.state.standing.scores == (10, 0)
    for page in (ana, beto):
        evening.shows(page, EMPTY)
        assert page.text("#prompt").startswith("Hand 2")
    for wide, high in ((320, 568), (568, 320), (390, 844)):
        for large in ("16px", "26px"):
            ana.size(wide, high)
            ana.run(f"document.documentElement.style.fontSize = '{large}'")
            across = "document.querySelector('#door').scrollWidth - innerWidth"
            assert ana.run(across) <= 0, (wide, high, large)
    unnamed = "[...document.querySelectorAll('#entry button')].filter((one) => !one.innerText"
    assert ana.run(f"{unnamed} && !one.ariaLabel).length") == 0
    services.stack.take_away(evening.scene)
    assert services.guests is None
    ana.wait("document.querySelector('body.lost')")


@needs_chromium
def test_a_side_of_a_fishing_game_enters_its_things(chromium: Browser, services: Services) -> None:
    evening = Evening(services, "la_mona", 4)
    page = evening.came(chromium.page(320, 568), 3)
    count = page.count("#cells button")
    assert count == len(evening.scene.draft.cells) // 2
    page.tap("#cells button", 1)
    page.tap("#digits button", 3)
    evening.shows(page, ",".join([EMPTY, "4", *[EMPTY] * (count - 2)]))
    assert page.count("#ends button") == page.count("#kinds button") == 0
    services.stack.take_away(evening.scene)


def test_the_page_says_why_no_phone_can_come(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "own_address", str)
    evening = Evening(services, "loba_de_menos", 2)
    words = " ".join(sprite.says for sprite in services.stack.sprites() if sprite.says)
    assert "No network was found" in words
    monkeypatch.setattr(address, "own_address", lambda: LOCAL)
    evening.press("done")
    evening.press("phones")
    assert evening.room.server.host.startswith(LOCAL)
    services.stack.take_away(evening.scene)
    assert services.guests is None
