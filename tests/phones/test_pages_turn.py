"""That it is somebody's turn is seen, heard and felt, in real pages; skipped, and said so, where
there is no Chromium."""

from __future__ import annotations

import time

from tests.play.tables import set_up

from .browser import Browser
from .hosted import hosted, real_table
from .test_pages import seated
from .test_thumb import MENOS


def test_a_turn_is_seen_in_the_title_and_on_a_large_sign_and_rings(chromium: Browser) -> None:
    with hosted(real_table("loba_de_menos", "p p")) as table:
        first = table.table.to_act
        waits, plays = (seated(chromium, table, seat) for seat in (1 - first, first))
        assert waits.run("document.title") == "Loba"
        assert plays.run("document.title") == "● Your turn · Loba"
        waits.tap("#sound")
        rings = int(waits.run("document.body.dataset.rings"))
        waits.run("navigator.vibrate = (pattern) => { window.shaken = pattern; }")
        plays.tap("[data-place=stock]")
        plays.wait("document.querySelectorAll('#hand .card').length === 10")
        plays.tap("#hand .card")
        plays.wait("document.querySelector('#acts button')")
        plays.tap("#acts button")
        waits.wait("document.title === '● Your turn · Loba'")
        sign = "getComputedStyle(document.querySelector('#sign'))"
        assert waits.run(f"{sign}.visibility") == "visible"
        assert waits.run(f"parseFloat({sign}.fontSize)") >= 32
        assert int(waits.run("document.body.dataset.rings")) == rings + 1
        assert waits.run("window.shaken.length") == 3
        waits.wait(f"{sign}.visibility === 'hidden'")
        plays.wait("document.title === 'Loba'")


def test_a_page_says_what_its_phone_cannot_do(chromium: Browser) -> None:
    with hosted(set_up(**MENOS)) as table:
        page = chromium.page()
        script = "Object.defineProperty(Navigator.prototype, 'vibrate', {value: undefined});"
        script += "Object.defineProperty(Navigator.prototype, 'wakeLock', {value: undefined});"
        page.ask("Page.enable")
        page.ask("Page.addScriptToEvaluateOnNewDocument", source=script)
        page.go(f"{table.url}#{table.door.secret}")
        page.wait("document.querySelectorAll('#seats button').length")
        told = page.run("document.querySelector('#cannot').textContent")
        assert "vibrate" in told
        assert "screen on" in told
        plain = seated(chromium, table)
        told = plain.run("document.querySelector('#cannot').textContent")
        assert "vibrate" not in told


def test_a_line_that_falls_silent_is_grey_within_a_few_seconds(chromium: Browser) -> None:
    with hosted(set_up(**MENOS)) as table:
        page = seated(chromium, table)
        page.wait("!document.querySelector('.sent')")
        page.run("{ window.real = WebSocket.prototype.send; WebSocket.prototype.send = () => {}; }")
        began = time.monotonic()
        page.wait("document.body.classList.contains('lost')")
        assert time.monotonic() - began < 6
        page.run("{ WebSocket.prototype.send = window.real; }")
        page.wait("!document.body.classList.contains('lost')")
        asked = "Lay down a meld, or discard to end your turn"
        page.until(lambda: page.text("#prompt") == asked, "the table is there again")


def test_a_touch_is_seen_until_it_has_arrived(chromium: Browser) -> None:
    with hosted(set_up(**MENOS)) as table:
        page = seated(chromium, table)
        # The line holds back what is said.
        page.run(
            """{ window.held = []; window.real = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) { window.held.push([this, text]); }; }"""
        )
        page.tap("[data-place=hint]")
        page.wait("document.querySelector('[data-place=hint].sent')")
        page.run("window.held.forEach(([line, text]) => window.real.call(line, text))")
        page.run("{ WebSocket.prototype.send = window.real; }")
        page.wait("!document.querySelector('.sent')")


def test_quick_touches_are_a_message_each_and_close_no_line(chromium: Browser) -> None:
    """Nobody is taken for a flood by playing fast: nine cards are touched four times, 36 touches
    without a pause, on the line that was there at first. A touch asks for what is not seen yet, so
    a quick one may ask for the same again."""
    with hosted(real_table("loba_de_menos", "p p", seed=3)) as table:
        page = seated(chromium, table, table.table.to_act)
        (line,) = table.host.room._phones
        page.run(
            """(() => { const send = WebSocket.prototype.send; window.messages = 0;
            WebSocket.prototype.send = function (text) {
              window.messages += JSON.parse(text).do === "mark"; return send.call(this, text); };
            })()"""
        )
        for at in [*range(9)] * 4:
            page.run(f"document.querySelectorAll('#hand .card')[{at}].click()")
        page.wait("!document.querySelector('.sent')")
        assert page.run("window.messages") == 36
        assert [*table.host.room._phones] == [line]
