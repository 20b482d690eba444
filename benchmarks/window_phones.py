"""From a tap on the page of a phone to the changed pixels of the big screen, without motion, and
what phones cost beside it: a page in a real Chromium, the program in a real window.

Run: python -m benchmarks.window_phones [--quick]

The yardstick is a bare page that speaks to a bare server of the same library beside a bare window.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from typing import NamedTuple

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.figures import VALUE, Figure, Target, not_measured, run
from benchmarks.window_display import screen
from benchmarks.window_rig import SIZES, processor_seconds, resident, stranger
from benchmarks.window_seen import LOOKS_EVERY, Screen
from tests.phones.browser import CHROMIUM, Browser, Page, browser

TAPS, TAPS_QUICK = 60, 10
IDLE, IDLE_QUICK = 60.0, 10.0
BARE = "a bare page, server and window"
#: Milliseconds, the share of a core, and the bytes of the first load.
TAP, SCAN = Target(50, VALUE), Target(1000, VALUE)
IDLE_CORE, LOAD = Target(0.5, VALUE), Target(400_000, VALUE)
#: Seconds: without a change before a tap, until sounds have faded, and of waiting at most.
STILL, CALM, PATIENCE = 0.4, 15.0, 30.0
ADDRESS = re.compile(r"http://(127\.0\.0\.1:\d+)/#(\S+)")
HOST = "host --variant loba_de_menos --address 127.0.0.1 --port 0 --seats"
#: Notes when the finger was lifted last, by the clock that all processes share.
LIFTED = """addEventListener("pointerup", (event) => {
  window.lifted = performance.timeOrigin + event.timeStamp; }, true)"""
ACTS, HAS_HAND = "#acts button", "document.querySelectorAll('#hand .card').length"
BYTES = """["resource", "navigation"].flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
PAGE = """<body style="height: 90vh" onclick="line.send('1')"><script>
const line = new WebSocket(`ws://${location.host}/line`);
line.onopen = () => document.title = "open";
</script>"""
BARE_WINDOW = f"""
import asyncio, pygame, threading
from http import HTTPStatus
from websockets.asyncio.server import serve
pygame.display.init()
window = pygame.Window("bare", {SIZES["1080p"]})
HEARD = pygame.event.custom_type()
async def talk(line):
    async for message in line:
        pygame.event.post(pygame.event.Event(HEARD))
def page(line, asked):
    if asked.path != "/line":
        answer = line.respond(HTTPStatus.OK, {PAGE!r})
        del answer.headers["Content-Type"]
        answer.headers["Content-Type"] = "text/html"
        return answer
async def listen():
    async with serve(talk, "127.0.0.1", 0, process_request=page) as server:
        print("http://127.0.0.1:%d/#x" % server.sockets[0].getsockname()[1], flush=True)
        await asyncio.Future()
threading.Thread(target=lambda: asyncio.run(listen()), daemon=True).start()
at = 0
while True:
    window.get_surface().fill(("darkgreen", "darkblue")[at % 2])
    window.flip()
    while pygame.event.wait().type != HEARD:
        pass
    at += 1
"""
#: Run after the modules of a table in a window have been imported: prints the milliseconds until
#: phones can come, and the MiB that takes.
OPENED = """
import game.scenes.shell.navigator, time
from benchmarks.window_rig import resident
from os import getpid
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
players = Player("Ana", "owl", by_phone=True), Player("Beto", "fox", "naive")
table = RunningTable.start(TableChoice("loba_de_menos", players), clock=time.monotonic)
before, began = resident(getpid()), time.monotonic()
from game.phones.room import PhoneRoom
from game.play.session.hand_order import Arranging
room = PhoneRoom(table, Arranging(table), lambda: None, "en")
room.server.open("127.0.0.1", 0)
print((time.monotonic() - began) * 1000, resident(getpid()) - before)
room.server.close()
"""


class Running(NamedTuple):
    """A program in a window; the address of its pages, and the secret of its code."""

    pid: int
    host: str
    secret: str
    watched: Watched


@contextmanager
def started(command: list[str]) -> Iterator[Running]:
    with (
        TemporaryDirectory() as home,
        TemporaryDirectory() as folder,
        screen(SIZES["1080p"], folder) as display,
    ):
        settings = Path(home) / "settings" / "settings.json"
        settings.parent.mkdir()
        settings.write_text(json.dumps({"motion": "none", "speed": 0, "master_volume": 0.0}))
        environ = stranger(display, home)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as process:
            assert process.stdout is not None
            found = next(filter(None, map(ADDRESS.search, process.stdout)))
            # Other lines it prints must not fill the pipe.
            Thread(target=process.stdout.read, daemon=True).start()
            try:
                yield Running(process.pid, found[1], found[2], Watched(folder))
            finally:
                process.kill()


def game(seats: str) -> list[str]:
    size = "{}x{}".format(*SIZES["1080p"])
    return [sys.executable, "-m", "game", "--lang", "en", "--size", size, *HOST.split(), seats]


class Watched:
    """The big screen, watched for how long it takes to change."""

    def __init__(self, folder: str) -> None:
        self._screen = Screen(folder)

    def rest(self) -> None:
        """Wait until nothing has changed for STILL seconds."""
        shown, since = self._screen.look(), time.time()
        end = since + PATIENCE
        while time.time() - since < STILL and time.time() < end:
            time.sleep(0.02)
            before, shown = shown, self._screen.look()
            if before != shown:
                since = time.time()

    def tap(self, page: Page, what: str) -> float:
        """Return the milliseconds from a tap to the first changed pixels."""
        self.rest()
        shown = self._screen.look()
        seen: list[float] = []

        def look() -> None:
            end = time.time() + PATIENCE
            while self._screen.look() == shown and time.time() < end:
                time.sleep(LOOKS_EVERY)
            seen.append(time.time())

        looking = Thread(target=look)
        looking.start()
        page.tap(what, after=0)
        looking.join()
        return seen[0] * 1000 - float(page.run("window.lifted"))


def seated(browser: Browser, table: Running, at: int = 0) -> Page:
    page = browser.page()
    page.go(f"http://{table.host}/#{table.secret}")
    page.wait(f"document.querySelectorAll('#seats button').length > {at}")
    page.tap("#seats button", at)
    page.run(LIFTED)
    return page


def taps_of_bare(browser: Browser, count: int) -> list[float]:
    with started([sys.executable, "-c", BARE_WINDOW]) as bare:
        page = browser.page()
        page.go(f"http://{bare.host}/")
        page.wait("document.title === 'open'")
        page.run(LIFTED)
        return [bare.watched.tap(page, "body") for _ in range(count)]


def taps_of_game(browser: Browser, count: int) -> Iterator[float]:
    """Yield the milliseconds of taps by which two pages draw and discard in turn."""
    with started(game("phone,phone")) as table:
        pages = [seated(browser, table, at) for at in range(2)]
        for page in pages:
            page.wait(HAS_HAND)
        for number in range(count // 2):
            table.watched.rest()
            page = next(page for page in pages if page.count(ACTS))
            yield table.watched.tap(page, ACTS)
            page.wait(f"!document.querySelector('{ACTS}')")
            # A joker cannot be discarded.
            page.tap("#hand .card:not(:has([src*=joker]))", number % 5)
            page.wait(f"document.querySelector('{ACTS}')")
            yield table.watched.tap(page, f"{ACTS}:last-child")


def loaded(browser: Browser) -> tuple[float, int]:
    """Return the milliseconds from the scan to the choice of a seat, on a processor a quarter as
    fast; and the bytes of everything that a page loads before its first turn, compressed as they
    come."""
    with started(game("phone,bot")) as table:
        page = browser.page()
        page.ask("Emulation.setCPUThrottlingRate", rate=4)
        began = time.monotonic()
        page.go(f"http://{table.host}/#{table.secret}")
        page.wait("document.querySelector('#seats button')")
        taken = (time.monotonic() - began) * 1000
        page.tap("#seats button")
        page.wait(HAS_HAND)
        page.wait("[...document.images].every(one => one.complete && one.naturalWidth)")
        return taken, int(page.run(BYTES))


def idle(phones: int, seconds: float) -> tuple[float, float]:
    """Return the share of a core, and the MiB, of a window at which nobody acts."""
    with started(game("phone,phone,phone,phone,phone")) as table, ExitStack() as lines:
        for seat in range(phones):
            lines.enter_context(phone(table, seat))
        time.sleep(CALM)
        before = processor_seconds(table.pid)
        time.sleep(seconds)
        return 100 * (processor_seconds(table.pid) - before) / seconds, resident(table.pid)


@contextmanager
def phone(table: Running, seat: int) -> Iterator[ClientConnection]:
    """Yield the line of a phone, without a page. What comes by it is read by the library."""
    origin = Origin(f"http://{table.host}")
    with connect(f"ws://{table.host}/table", origin=origin, proxy=None, max_queue=None) as line:
        line.send(json.dumps({"v": 1, "do": "hello", "secret": table.secret, "languages": ["en"]}))
        line.send(json.dumps({"v": 1, "do": "sit", "seat": seat}))
        yield line


def opened() -> tuple[float, float]:
    told = subprocess.run(
        [sys.executable, "-c", OPENED], capture_output=True, text=True, check=True
    )
    taken, more = told.stdout.splitlines()[-1].split()
    return float(taken), float(more)


def figures(quick: bool) -> Iterator[Figure]:
    openings = [opened() for _ in range(2 if quick else 5)]
    yield Figure("server, from nothing to open", median(one[0] for one in openings), "ms")
    yield Figure("server, memory", median(one[1] for one in openings), "MiB")
    seconds = IDLE_QUICK if quick else IDLE
    (core, memory), (core_without, memory_without) = idle(5, seconds), idle(0, seconds)
    without = "the page of the code, no phone"
    what = "five phones, nobody acts, of a core"
    yield Figure(what, core, "%", without, core_without, IDLE_CORE)
    yield Figure("five phones, memory", memory, "MiB", without, memory_without)
    if CHROMIUM is None:
        yield not_measured("tap to picture", "no chromium to open pages with")
        return
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, browser(Path(home)) as chromium:
        scan, load = loaded(chromium)
        yield Figure("scan to seats, a quarter as fast", scan, "ms", target=SCAN)
        yield Figure("first load", load, "bytes", target=LOAD)
        taps = TAPS_QUICK if quick else TAPS
        bare, own = taps_of_bare(chromium, taps), list(taps_of_game(chromium, taps))
    yield Figure("tap to picture, median", median(own), "ms", BARE, median(bare), TAP)
    yield Figure("tap to picture, worst", max(own), "ms", BARE, max(bare))


if __name__ == "__main__":
    run(figures, __doc__)
