"""Whole matches by pages in a real browser beside the real window, and what may go wrong with a
phone meanwhile."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.phones.browser import CHROMIUM, Browser, ChromiumPage, browser

from .conftest import Open
from .running import Game

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium to open pages with"),
]
#: Two to four phones and a bot, where a game has room for them.
SEATS = {
    "carioca": "phone,naive",
    "cassino": "phone,phone,naive",
    "escoba": "phone,phone,phone,naive",
    "la_mona": "phone,phone,naive",
    "loba_centroamericana": "phone,phone,phone,phone,naive",
    "loba_de_mas": "phone,phone,naive",
    "loba_de_menos": "phone,phone,phone,naive",
    "loba_seis_menes": "phone,phone,naive",
    "scopa": "phone,naive",
}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")
STATE = """(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  return {
    acts: all("#acts button").map((one) => one.innerText),
    hand: all("#hand .card").map((one) => one.classList.contains("marked")),
    turn: all("#players li")[0]?.classList.contains("turn") ?? false,
    over: document.querySelector("#scoring")?.open ?? false,
    rows: all("#scores tr").length,
  };
})()"""
#: Every message is sent twice.
DOUBLED = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (said) { send.call(this, said); send.call(this, said); };"""
#: Where few can lay anything down, a hand takes more than a thousand.
ACTS_MOST = 60_000
#: How often a page is gone for a moment.
GONE = 0.02


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, browser(Path(home)) as found:
        yield found


class Phone:
    """Somebody who plays by what the page shows, and by lot."""

    def __init__(self, page: ChromiumPage, url: str, dice: Random) -> None:
        self.page, self.url, self.dice = page, url, dice

    def sit(self, at: int) -> None:
        self.page.go(self.url)
        self.page.wait(f"document.querySelectorAll('#seats button').length > {at}")
        self.page.tap("#seats button", at)

    def play(self) -> bool:
        """Touch one thing, if there is something to do; return whether the match is over."""
        state = self.page.run(STATE)
        acts, hand = state["acts"], state["hand"]
        if state["over"]:
            return True
        if acts and any(hand):
            self._tap("#acts button", self.dice.randrange(len(acts)))
        elif acts:
            # From the stock, since a taken pile binds; and nobody buys back in.
            self._tap("#acts button", 0 if state["turn"] else len(acts) - 1)
        elif state["turn"] and hand:
            marked = [at for at, is_marked in enumerate(hand) if is_marked]
            self._tap("#hand .card", marked[0] if marked else self.dice.randrange(len(hand)))
        return False

    def _tap(self, what: str, at: int) -> None:
        """The table may have gone on since it was looked at: then there is nothing to touch."""
        if self.page.count(what) > at:
            self.page.run(f"document.querySelectorAll('{what}')[{at}]?.click()")

    def be_gone(self) -> None:
        """Now and then, in the middle of whatever it is: the page is killed, and comes back to its
        seat by its key alone."""
        if self.dice.random() < GONE:
            self.page.go(self.url.partition("#")[0])
            self.page.wait("document.querySelectorAll('#players li').length")


def table_of(game: Game, chromium: Browser, phones: int, seed: int = 1) -> list[Phone]:
    """Pages that have come to the table of a game, and seen the cards dealt."""
    game.wait_for(lambda told: told["scene"] == "codepage", "the page of the code")
    url = next(found[0] for found in map(ADDRESS.search, game.printed) if found)
    found = []
    for at in range(phones):
        page = chromium.page()
        if not at:
            page.ask("Page.addScriptToEvaluateOnNewDocument", source=DOUBLED)
        phone = Phone(page, url, Random(seed + at))
        phone.sit(at)
        page.wait(
            "document.querySelector('#seats button small')?.innerText || "
            "!document.querySelector('#table').hidden"
        )
        found.append(phone)
    for phone in found:
        phone.page.wait("document.querySelectorAll('#hand .card').length")
    return found


def play(phones: list[Phone], hands: int = 0) -> None:
    """Play to the end of the match, with pages that are killed now and then; or quietly until
    so many hands have been counted."""
    for _ in range(ACTS_MOST):
        for phone in phones:
            if hands and phone.page.count("#scores tr") >= hands + 2:
                return
            if not hands:
                phone.be_gone()
            if phone.play():
                return
        time.sleep(0.01)
    raise AssertionError("the match does not end")


def hosted(open_game: Open, variant: str, **likes: object) -> Game:
    line = (
        f"host --variant {variant} --seats {SEATS[variant]} --address 127.0.0.1 --port 0 --seed 7"
    )
    return open_game(line, **likes)


def test_two_pages_play_a_hand_beside_the_window(open_game: Open, chromium: Browser) -> None:
    game = hosted(open_game, "la_mona")
    phones = table_of(game, chromium, 2)
    play(phones, hands=1)
    for phone in phones:
        # The next hand is offered once the window shows how this one went.
        phone.page.wait("document.querySelector('#acts .main')")


@pytest.mark.long
@pytest.mark.limit(1800)
@pytest.mark.parametrize("variant", sorted(SEATS))
def test_pages_play_whole_matches_beside_the_window(
    open_game: Open, chromium: Browser, variant: str
) -> None:
    game = hosted(open_game, variant)
    phones = table_of(game, chromium, SEATS[variant].count("phone"))
    play(phones)
    for phone in phones:
        phone.page.wait("document.querySelector('#scoring').open")
