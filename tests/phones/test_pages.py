"""Whole turns by real browser pages; skipped, and said so, where there is no Chromium."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.bots.base import Bot, decision
from game.bots.simple import naive_bot
from game.engine.actions import DRAW, MELD, OPEN, Action
from game.engine.phases import DRAW as TO_DRAW
from game.engine.phases import PLAY, SCORED
from game.engine.rummy.judge import pieces_of
from game.phones.touch import Touch
from tests.play.tables import CATALOGUE, GAMES, set_up

from .browser import Browser, ChromiumPage, Page
from .hosted import Hosted, hosted, real_table
from .phones import offered_by

#: Acts of people in each game: a few rounds, with melds in most of them.
ACTS = 14
#: A contract and a fishing game in every run; the others on request.
USUAL = ("carioca", "la_mona")
GAMES_IN_PAGES = [
    game if game in USUAL else pytest.param(game, marks=pytest.mark.long) for game in GAMES
]
#: Bytes of everything a page loads before its first turn.
FIRST_LOAD_MOST = 400_000


def seated(chromium: Browser, table: Hosted, at: int = 0, **size: int) -> ChromiumPage:
    """A page that has scanned the code and taken the first seat that is free, or that one."""
    page = chromium.page(**size)
    sit(page, table, at)
    return page


def sit(page: Page, table: Hosted, at: int) -> None:
    page.go(f"{table.url}#{table.door.secret}")
    page.wait("document.querySelectorAll('#seats button').length")
    page.tap("#seats button", at)
    page.wait("document.querySelectorAll('#hand .card').length")


def of_seat(table: Hosted, seat: int) -> Touch:
    return table.host.room.touch_of(seat)


class Player:
    """Touches on a page what a bot would do in its seat."""

    def __init__(self, table: Hosted, page: Page, seat: int, bot: Bot) -> None:
        self.table, self.page, self.seat, self.bot = table, page, seat, bot
        self.touch = of_seat(table, seat)

    def act(self, dice: Random) -> None:
        running = self.table.table
        version = running.version
        self.table.settle()
        self.page.until(self._is_up_to_date, "the page has caught up")
        shown = self._shown()
        if running.phase not in (TO_DRAW, PLAY):
            self.until("document.querySelectorAll('#acts button').length > 0")
            self.page.tap("#acts button")
            if running.phase == SCORED:
                ready = "document.querySelector('#said').innerText"
                self.page.until(lambda: running.version != version or self.page.run(ready), "ready")
                return
        else:
            port = self.touch.port
            self._do(decision(self.bot, port.observation(), port.legal(), dice))
        self.page.until(lambda: running.version != version, "the table has changed")
        self.page.until(lambda: self._shown() != shown, "the page shows it")

    def _is_up_to_date(self) -> bool:
        """Nothing moves any more under the finger."""
        phones = self.table.host.room._phones.values()
        at_table = next(phone.moment for phone in phones if phone.seat == self.seat)
        return self._shown() == str(at_table)

    def _shown(self) -> str:
        return str(self.page.run("document.body.dataset.moment"))

    def _do(self, action: Action) -> None:
        if action.kind == OPEN:
            for slot, (_, _, cards) in enumerate(pieces_of(action)):
                self._mark(cards)
                self.page.tap(f"[data-place=slot{slot}]")
                self.until(f"document.querySelectorAll('.done').length > {slot}")
            self.until("document.querySelectorAll('#acts .main').length > 0")
            self.page.tap("#acts .main")
            return
        if action.kind != DRAW:
            one = self.table.table.rules.plays_one
            self._mark(action.cards[:1] if one else action.cards)
        self.page.until(lambda: _like(action) in self._offered(), f"{action} is offered")
        at = self._offered().index(_like(action))
        self.until(f"document.querySelectorAll('#acts button').length > {at}")
        self.page.tap("#acts button", at)

    def _offered(self) -> list[object]:
        offered = map(offered_by, self.touch.acts())
        return [_like(acts[0]) if acts else None for acts in offered]

    def _mark(self, cards: tuple[int, ...]) -> None:
        for card in [*self.touch.hands.marked, *cards]:
            one = f"document.querySelector('#hand [data-card=\"{card}\"]')"
            self.until(one)
            before = self.page.run(f"{one}.ariaPressed")
            self.page.tap(f'#hand [data-card="{card}"]')
            self.until(f"{one}.ariaPressed !== '{before}'")

    def until(self, script: str) -> None:
        self.page.wait(script)


def _like(action: Action) -> object:
    """A new meld is the same in whatever order its cards are named."""
    if action.kind == MELD:
        return action.kind, set(action.cards), action.reading[:1]
    return action


@pytest.mark.limit(240)
@pytest.mark.parametrize("game", GAMES_IN_PAGES)
def test_two_pages_and_a_bot_play_every_game(chromium: Browser, game: str) -> None:
    is_for_two = CATALOGUE.load(game).game.players.max == 2
    with hosted(real_table(game, "p p" if is_for_two else "p p n", seed=3)) as table:
        sizes = ({}, {"wide": 844, "high": 390})
        pages = [seated(chromium, table, at, **size) for at, size in enumerate(sizes)]
        bot, dice = naive_bot(table.table.rules), Random(game)
        players = [Player(table, page, seat, bot) for seat, page in enumerate(pages)]
        for _ in range(ACTS):
            pages[0].until(lambda: not table.table.is_bots_turn, "the bot has played")
            if table.table.is_over:
                break
            is_scored = table.table.phase == SCORED
            for player in players if is_scored else [players[max(0, table.table.to_act) % 2]]:
                player.act(dice)
        hands = [table.table.match.state.hands[seat].bit_count() for seat in (0, 1)]
        for page, held in zip(pages, hands, strict=True):
            page.wait(f"document.querySelectorAll('#hand .card, #tray .card').length === {held}")


def test_a_line_that_is_lost_is_called_anew(chromium: Browser) -> None:
    with hosted(real_table("loba_de_menos", "p p")) as table:
        page = seated(chromium, table, table.table.to_act)
        phones = table.host.room._phones
        for is_known in (True, False):
            (line,) = phones
            if is_known:
                table.server.hang_up(line)
            else:
                page.run("void dispatchEvent(new Event('online'))")
            page.until(lambda line=line: {*phones} - {line} == {*phones}, "the page calls again")
            page.until(lambda: len(phones) == 1, "and the old line is closed")
            table.settle()
        page.wait("!document.body.classList.contains('lost')")
        page.tap("[data-place=stock]")
        page.wait("document.querySelectorAll('#hand .card').length === 10")


def type_code(page: Page, typed: str) -> None:
    """Type a code as fingers do: nothing that does not fit comes into the field."""
    page.wait("document.querySelector('#coding:not([hidden])')")
    page.run(
        f"""(() => {{ const field = document.querySelector("#code");
        field.select(); document.execCommand("insertText", false, {typed!r}); }})()"""
    )
    page.tap("#coding button")


def test_a_camera_that_fails_is_made_up_for_by_the_short_code_as_it_is_shown(
    chromium: Browser,
) -> None:
    with hosted(real_table("loba_de_menos", "p p")) as table:
        table.door.code = "856964"
        page = chromium.page()
        page.go(table.url)
        type_code(page, "856965")
        page.wait("document.querySelector('#prompt')?.innerText.startsWith('That is not the code')")
        type_code(page, "856 964")
        page.wait("document.querySelectorAll('#seats button').length === 2")


def test_a_code_of_yesterday_is_told_to_be_scanned_again(chromium: Browser) -> None:
    with hosted(real_table("loba_de_menos", "p p")) as table:
        page = chromium.page()
        page.go(f"{table.url}#yesterday")
        page.wait("document.querySelector('#prompt')?.innerText.includes('Scan the code again')")


def test_the_secret_of_the_table_does_not_stay_in_the_address(chromium: Browser) -> None:
    with hosted(real_table("loba_de_menos", "p p")) as table:
        page = chromium.page()
        page.go(f"{table.url}#{table.door.secret}")
        page.wait("document.querySelectorAll('#seats button').length")
        history = page.ask("Page.getNavigationHistory")["entries"]
        assert [one["url"] for one in history if one["url"].startswith("http")] == [table.url]
        assert page.run("location.href") == table.url
        page.ask("Page.reload")
        page.wait("document.querySelectorAll('#seats button').length")


def test_a_phone_is_back_at_a_table_that_was_killed_without_scanning(chromium: Browser) -> None:
    running = real_table("loba_de_menos", "p p")
    with hosted(running) as table:
        page = seated(chromium, table)
        keys = dict(table.door.keys)
        address, _, port = table.server.host.partition(":")
        before = page.run("document.querySelector('#hand').innerHTML")
    page.wait("document.body.classList.contains('lost')")
    with hosted(running, int(port), keys) as table:
        assert table.server.host == f"{address}:{port}"
        page.wait("!document.body.classList.contains('lost')")
        assert page.run("document.querySelector('#hand').innerHTML") == before


def test_a_name_moves_no_word_and_makes_none_bold(chromium: Browser) -> None:
    """A name that is read from right to left, with a star, stands alone in its sentence."""
    running = real_table("loba_de_menos", "p p")
    name = "*שרה* 3"
    with hosted(running) as table:
        other = running.to_act
        running.reseat(other, replace(running.players[other], name=name))
        seated(chromium, table, other)
        page = seated(chromium, table, 1 - other)
        page.wait("document.querySelector('#prompt bdi')")
        assert page.text("#prompt") == f"{name} is playing"
        assert page.run(
            "[...document.querySelectorAll('bdi')].some(one => one.innerText === '*שרה* 3')"
        )
        assert page.count("#prompt strong") == 0
        ends = page.run(
            """(() => { const at = document.querySelector("#prompt");
            const range = document.createRange();
            range.selectNode(at.lastChild);
            const rest = range.getBoundingClientRect();
            return [at.querySelector("bdi").getBoundingClientRect().right, rest.left]; })()"""
        )
        assert ends[0] <= ends[1] + 1, "the sentence goes on to the right of the name"


def test_the_first_load_is_small_and_nothing_comes_from_elsewhere(chromium: Browser) -> None:
    with hosted(real_table("loba_seis_menes", "p p p")) as table:
        page = seated(chromium, table)
        loaded = page.run(
            "performance.getEntriesByType('resource').map(e => [e.name, e.encodedBodySize])"
        )
        assert all(name.startswith((table.url, "data:")) for name, _ in loaded), loaded
        assert sum(size for _, size in loaded) < FIRST_LOAD_MOST


def test_nothing_is_wider_than_the_screen(chromium: Browser) -> None:
    with hosted(real_table("carioca", "p p")) as table:
        page = seated(chromium, table)
        for wide, high in ((320, 568), (360, 640), (390, 844), (768, 1024)):
            page.size(wide, high)
            page.wait(f"innerWidth === {wide}")
            assert page.run("document.documentElement.scrollWidth") <= wide


def test_a_pile_of_thirty_cards_wraps_on_a_narrow_screen(chromium: Browser) -> None:
    pile = " ".join(f"{rank}{suit}" for suit in "cdhs" for rank in "2345678")
    with hosted(set_up(variant="loba_de_mas", hand="Kc Kd", pile=pile)) as table:
        page = seated(chromium, table, wide=320, high=568)
        assert page.count("[data-place=pile] .card") == 28
        assert page.run("document.documentElement.scrollWidth") <= 320


def test_a_card_that_is_drawn_aside_lies_there_also_when_the_page_is_loaded_anew(
    chromium: Browser,
) -> None:
    with hosted(real_table("loba_de_menos", "p p")) as table:
        page = seated(chromium, table)
        cards = "[...document.querySelectorAll('#hand .card')].map(c => c.dataset.card)"
        before = page.run(cards)
        page.drag("#hand .card", 0, 2)
        moved = [before[1], before[2], before[0]]
        page.until(lambda: page.run(cards)[:3] == moved, "the card lies there")
        page.go(table.url)
        page.wait("document.querySelectorAll('#hand .card').length")
        assert page.run(cards) == [*moved, *before[3:]]


def test_rules_and_large_letters_are_had_on_the_page(chromium: Browser) -> None:
    with hosted(real_table("loba_de_menos", "p p")) as table:
        page = seated(chromium, table, wide=320, high=568)
        page.tap("#rules > summary")
        page.wait("document.querySelectorAll('#book details').length > 5")
        page.tap("#large")
        page.wait("document.querySelector('#hand img').src.includes('/cards/large/')")
        page.wait("[...document.images].every(one => one.complete && one.naturalWidth)")
        assert page.run("document.documentElement.scrollWidth") <= 320
