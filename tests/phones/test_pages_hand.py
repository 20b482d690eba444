"""What a person does with the hand on a phone, in real pages; skipped, and said so, where there is
no Chromium."""

from __future__ import annotations

from tests.play.tables import set_up

from .browser import Browser
from .hosted import hosted
from .test_pages import seated
from .test_thumb import MENOS, PLACES, SIZES, resize

SEEN = """[...document.querySelectorAll("#hand .card, #acts button, #prompt")]
  .filter((one) => getComputedStyle(one).visibility === "visible").length"""


def test_a_hand_is_hidden_in_one_press_moves_nothing_and_is_not_marked(chromium: Browser) -> None:
    with hosted(set_up(**MENOS)) as table:
        page = seated(chromium, table)
        (_, x, y, *_), *_ = page.run(PLACES)
        page.tap("#hide")
        page.touch(x + 4, y + 4)
        page.tap("#show")
        table.settle()
        assert not page.count("#hand [aria-pressed=true]")
        page.tap("#hand .card")
        page.wait("document.querySelector('#acts button')")
        for size in SIZES:
            resize(page, *size)
            before = page.run(PLACES)
            page.tap("#hide")
            assert page.run(SEEN) == 0
            assert page.run(PLACES) == before
            page.tap("#show")
            assert page.run(SEEN) > len(before) - 3


def test_new_cards_hints_and_duties_have_a_word_besides_their_colour(chromium: Browser) -> None:
    hand, pile = "9c 9d Kd 4h 5s", "3c 9s"
    with hosted(set_up(variant="loba_de_menos", hand=hand, pile=pile, phase="draw")) as table:
        page = seated(chromium, table)
        sign = "#hand .sign"
        page.tap("#acts button", 1)
        page.wait(f"document.querySelector('{sign}')")
        assert page.text(sign) == "! play it"
        label = "document.querySelector('#hand .must').ariaLabel"
        assert page.run(label) == "9 of spades, play it, new"
        page.tap("[data-place=hint]")
        page.wait("document.querySelector('#hand .sign.lit')")
        assert page.text("#hand .sign.lit") == "? hint"
    with hosted(set_up(**MENOS, phase="draw")) as table:
        page = seated(chromium, table)
        page.tap("#acts button")
        page.wait(f"document.querySelector('{sign}')")
        assert page.text(sign) == "+ new"


def test_a_card_is_drawn_to_another_row_where_a_mark_shows_its_place(chromium: Browser) -> None:
    hand = "2c 3c 4c 5c 7c 8d 9d 10d Jd Qd Kd 2h 3h"
    with hosted(set_up(variant="carioca", hand=hand)) as table:
        page = seated(chromium, table, wide=320, high=568)
        cards = "[...document.querySelectorAll('#hand .card')].map((one) => one.dataset.card)"
        before = page.run(cards)
        boxes = page.run(PLACES)
        first, last = boxes[1], boxes[12]
        assert last[2] > first[2], "in another row"
        for end in (11, 12):
            page.carry("#hand .card", 1, end)
            _, x, y, *_ = boxes[end]
            gap = "document.querySelector('#gap').getBoundingClientRect()"
            page.wait(f"Math.abs({gap}.top - {y}) < 1 && {gap}.left > {x}")
            page.ask("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])
            page.wait("document.querySelector('#gap').hidden")
        assert page.run(cards) == before
        page.drag("#hand .card", 1, 12)
        page.wait(f"{cards}.at(-1) === '{before[1]}'")
