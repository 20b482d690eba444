"""Nothing moves under a thumb: cards and acts keep their places, and a press counts for what a
person can have seen there. In real pages; skipped, and said so, where there is no Chromium."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.bots.simple import naive_bot
from game.engine.actions import Action
from game.engine.phases import DRAW, PLAY
from tests.play.tables import CATALOGUE, GAMES, set_up

from .browser import TO_SEE, Browser, ChromiumPage
from .hosted import Hosted, hosted, real_table
from .test_pages import USUAL, Player, of_seat, seated

SIZES = ((320, 568), (360, 640), (390, 844), (640, 360), (768, 1024))
MENOS: dict[str, object] = {"variant": "loba_de_menos", "hand": "5h 6h 9c Kd 2s", "pile": "3c 9s"}
CARDS = "[...document.querySelectorAll('#hand .card')]"
MARKED = "#hand [aria-pressed=true]"
COUNT_MARKED = f"document.querySelectorAll('{MARKED}').length"
#: Where each card of the hand is pressed, and the places of all; of the acts their lower edge: they
#: lie over the felt.
PLACES = f"""(() => {{
  const box = (one) => {{ const it = one.getBoundingClientRect();
    return [it.x, it.y, it.width, it.height]; }};
  return [...{CARDS}.map((one) => [one.dataset.card, ...box(one)]),
    ...["hand", "felt"].map((id) => [id, ...box(document.getElementById(id))]),
    ["acts", document.getElementById("acts").getBoundingClientRect().bottom]];
}})()"""
#: What of the hand, the acts and the words cannot be seen and pressed in its middle.
HIDDEN = """(() => {
  const whole = (one) => {
    const it = one.getBoundingClientRect();
    const [x, y] = [it.x + it.width / 2, it.y + it.height / 2];
    return it.top >= 0 && it.bottom <= innerHeight && it.left >= 0 && it.right <= innerWidth
      && one.contains(document.elementFromPoint(x, y));
  };
  return [...document.querySelectorAll("#hand .card, #acts button, #prompt, #said:not(:empty)")]
    .filter((one) => !whole(one)).map((one) => one.ariaLabel || one.textContent);
})()"""
SCROLLS = """[document.scrollingElement, document.querySelector("#below")]
  .some((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)"""


def table_to_play(chromium: Browser, table: Hosted) -> ChromiumPage:
    """The page of the first seat, in its turn, with the cards drawn."""
    page = seated(chromium, table)
    running = table.table
    while not (running.to_act == 0 and running.phase == PLAY):
        page.until(lambda: not running.is_bots_turn, "the bots have played")
        if running.phase == DRAW:
            page.wait("document.querySelector('#acts button')")
            page.tap("#acts button")
            page.until(lambda: running.phase != DRAW, "a card is drawn")
    page.wait("!document.querySelector('[data-place=hint]').disabled")
    table.settle()
    return page


def game_table(game: str, seed: int = 3) -> Any:
    is_for_two = CATALOGUE.load(game).game.players.max == 2
    return real_table(game, "p n" if is_for_two else "p n n", seed)


def resize(page: ChromiumPage, wide: int, high: int) -> None:
    """Give the page another size, and let a person see it."""
    page.size(wide, high)
    page.run(f"new Promise((seen) => setTimeout(seen, {TO_SEE * 1000}))")


def looks(page: ChromiumPage, first: int) -> Iterator[str]:
    """Show the page in each size, with large letters in every other one, or the other way round.
    `first`: an odd number begins with large ones."""
    for at, (wide, high) in enumerate(SIZES, first):
        is_large = at % 2 == 1
        if page.run("document.body.classList.contains('large')") != is_large:
            page.run("document.querySelector('#large').click()")
            page.wait(f"document.body.classList.contains('large') === {str(is_large).lower()}")
        resize(page, wide, high)
        yield f"{wide}x{high}{' large' * is_large}"


def tap(page: ChromiumPage, what: str, then: str, at: int = 0) -> None:
    page.tap(what, at)
    page.wait(then)


@pytest.mark.parametrize(
    ("game", "first"),
    [
        *((game, at) for at, game in enumerate(USUAL)),
        *(pytest.param(game, at + 1, marks=pytest.mark.long) for at, game in enumerate(GAMES)),
    ],
)
def test_marks_and_words_leave_hand_and_acts_where_they_are(
    chromium: Browser, game: str, first: int
) -> None:
    with hosted(game_table(game)) as table:
        page = table_to_play(chromium, table)
        for look in looks(page, first):
            before = page.run(PLACES)
            for said, what, then in (
                ("a mark", "#hand .card", f"document.querySelector('{MARKED}')"),
                ("a refusal", "[data-place=stock]", "document.querySelector('#said').innerText"),
                ("no mark", MARKED, f"!document.querySelector('{MARKED}')"),
                ("a hint", "[data-place=hint]", "document.querySelector('#hand .lit')"),
            ):
                tap(page, what, then)
                assert page.run(PLACES) == before, (look, said)
                assert not page.run(SCROLLS), (look, said)
                most = page.count("#acts button") <= 3
                assert not most or page.run(HIDDEN) == [], (look, said)


@pytest.mark.parametrize("first", [0, pytest.param(1, marks=pytest.mark.long)])
def test_a_tray_takes_cards_from_the_hand_and_moves_no_place(chromium: Browser, first: int) -> None:
    hand = "9c 9d 9h 4c 5c X 6c Kd 2s 3h 7s"
    with hosted(set_up(variant="carioca", round=2, hand=hand)) as table:
        page = seated(chromium, table)
        for look in looks(page, first):
            before = page.run(PLACES)
            tap(page, "#hand .card", f"document.querySelector('{MARKED}')")
            tap(page, "[data-place=slot0]", "document.querySelector('#tray .card')")
            places = [place[1:] for place in before]
            left = [place[1:] for place in page.run(PLACES)]
            assert left == places[: len(left) - 3] + places[-3:], look
            tap(page, "#tray .card", "!document.querySelector('#tray .card')")
            # It comes back to the end of the hand, or to its place: either way nothing is moved.
            page.wait(f"{CARDS}.length === {len(before) - 3}")


class Marker(Player):
    """Marks every card of the hand, and leaves it, before each act."""

    marks = 0

    def _do(self, action: Action) -> None:
        for at in range(self.page.count("#hand .card")):
            for is_marked in ("true", "false"):
                before = self.page.run(PLACES)
                self.page.tap("#hand .card", at)
                self.until(f"{CARDS}[{at}].ariaPressed === '{is_marked}'")
                assert self.page.run(PLACES) == before, (at, is_marked)
                self.marks += 1
        super()._do(action)


@pytest.mark.limit(900)
@pytest.mark.parametrize(
    ("game", "acts"),
    [
        *((game, 2) for game in USUAL),
        *(pytest.param(game, 1000, marks=pytest.mark.long) for game in GAMES),
    ],
)
def test_no_mark_of_a_hand_moves_a_card(chromium: Browser, game: str, acts: int) -> None:
    with hosted(game_table(game)) as table:
        running = table.table
        page = seated(chromium, table, wide=360, high=640)
        player = Marker(table, page, 0, naive_bot(running.rules))
        for _ in range(acts):
            page.until(lambda: not running.is_bots_turn, "the bots have played")
            if running.phase not in (DRAW, PLAY):
                break
            player.act(Random(game))
        assert player.marks
        assert acts < 1000 or running.phase not in (DRAW, PLAY), "the whole hand is played"


@pytest.mark.limit(900)
@pytest.mark.parametrize(
    ("at", "taps"),
    [(0, 4), (3, 4), *(pytest.param(at, 100, marks=pytest.mark.long) for at in range(len(SIZES)))],
)
def test_a_quick_second_tap_marks_its_card(chromium: Browser, at: int, taps: int) -> None:
    """The second finger comes down anything from at once to a quarter of a second after the first
    card is seen to be marked, where its card lay before."""
    dice = Random(at)
    games = [game for game in GAMES if game != "la_mona"]
    with hosted(game_table(games[at])) as table:
        page = table_to_play(chromium, table)
        resize(page, *SIZES[at])
        version = table.table.version
        for _ in range(taps):
            before = page.run(PLACES)[:-3]
            (first, *_), (second, x, y, wide, high) = dice.sample(before, 2)
            page.tap(f'#hand [data-card="{first}"]', after=0)
            if dice.random() < 0.7:
                page.wait(f"{COUNT_MARKED} && document.querySelector('#acts button')")
            time.sleep(dice.uniform(0, 0.2))
            page.touch(x + wide / 2, y + high / 2, after=0)
            page.wait(f"{COUNT_MARKED} === 2")
            assert {*of_seat(table, 0).hands.marked} == {int(first), int(second)}
            for card in (first, second):
                page.tap(f'#hand [data-card="{card}"]', after=0)
            page.wait(f"!document.querySelector('{MARKED}')")
        assert table.table.version == version


def note_when(page: ChromiumPage, condition: str) -> None:
    """Have the page note when this first holds."""
    page.run(
        f"""new MutationObserver(() => {{ if ({condition})
        window.noted ??= performance.timeOrigin + performance.now(); }})
        .observe(document.body, {{ childList: true, subtree: true, attributes: true }})"""
    )


def too_soon(page: ChromiumPage) -> float:
    """Return the seconds from now to a moment after what was noted in which nobody has seen it yet,
    however long this machine took since: that lies in the past."""
    return float(page.run("window.noted")) / 1000 + 0.1 - time.time()


def test_an_act_that_has_just_come_is_not_pressed(chromium: Browser) -> None:
    with hosted(set_up(**MENOS)) as table:
        page, there = seated(chromium, table), "document.querySelector('#acts button')"
        note_when(page, there)
        tap(page, "#hand .card", there)
        version = table.table.version
        page.tap("#acts button", after=too_soon(page))
        page.wait("document.querySelector('.early')")
        table.settle()
        assert table.table.version == version
        page.wait("!document.querySelector('.early')")
        page.tap("#acts button")
        page.until(lambda: table.table.version != version, "the card is discarded")


def test_a_press_goes_to_the_card_that_lay_there(chromium: Browser) -> None:
    with hosted(set_up(**MENOS)) as table:
        page = seated(chromium, table)
        resize(page, *SIZES[0])
        _, (card, x, y, wide, high), *_ = page.run(PLACES)
        # Its neighbour comes to its place, by the tool that moves a marked card to the left.
        page.run(f"{CARDS}[2].click()")
        page.wait(f"document.querySelector('{MARKED}')")
        has_moved = f"{CARDS}[2].dataset.card === '{card}'"
        note_when(page, has_moved)
        page.run("document.querySelectorAll('#tools button')[1].click()")
        page.wait(has_moved)
        page.touch(x + wide / 2, y + high / 2, after=too_soon(page))
        page.wait(f"document.querySelector('{MARKED}[data-card=\"{card}\"]')")


@pytest.mark.parametrize("size", SIZES)
def test_an_act_that_stays_counts_whatever_else_changes(
    chromium: Browser, size: tuple[int, int]
) -> None:
    with hosted(set_up(**MENOS, phase="draw")) as table:
        page = seated(chromium, table)
        resize(page, *size)
        for at in range(page.count("#hand .card")):
            tap(page, "#hand .card", f"{COUNT_MARKED} === {at + 1}", at)
        page.tap("#acts button", after=0)
        page.wait(f"{CARDS}.length === 6")


@pytest.mark.parametrize(("phase", "still_there"), [("draw", True), ("play", False)])
def test_an_act_pressed_while_a_mark_is_on_its_way_waits_for_what_comes_of_it(
    chromium: Browser, phase: str, still_there: bool
) -> None:
    with hosted(set_up(**MENOS, phase=phase)) as table:
        page = seated(chromium, table)
        tap(page, "#hand .card", "document.querySelector('#acts button')")
        version = table.table.version
        page.run(f"{CARDS}[1].click(), document.querySelector('#acts button').click()")
        page.wait(f"{CARDS}.length === 6 || document.querySelector('.early')")
        assert (table.table.version != version) == still_there


def test_the_page_of_the_code_is_no_wider_than_the_phone(chromium: Browser) -> None:
    with hosted(set_up(**MENOS)) as table:
        page = chromium.page(wide=320, high=568)
        page.go(table.url)
        page.wait("document.querySelector('#coding:not([hidden])')")
        code = "document.querySelector('#code').getBoundingClientRect()"
        assert page.run(f"{code}.right <= 320 && document.documentElement.scrollWidth <= 320")


def test_a_page_without_its_table_is_grey(chromium: Browser) -> None:
    with hosted(set_up(**MENOS)) as table:
        page = seated(chromium, table)
        grey = "getComputedStyle(document.querySelector('#below')).filter"
        assert page.run(grey) == "none"
        table.server.close()
        page.wait(f"{grey} === 'grayscale(1)'")
