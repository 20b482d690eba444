"""`loba host`: a table without a screen, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.phones.door import SCAN_AGAIN
from game.phones.host import LONGEST, PAUSE, Host
from game.play.bots.mind import Notice
from game.storage.match_store import MatchStore
from tests.play.tables import set_up

from .hosted import nobody
from .phones import House, house
from .test_server import heard, say

#: The bot begins.
SEED = 1
HOST = [sys.executable, "-m", "game", "--lang", "en", "host", "--address", "127.0.0.1"]
ADDRESS = re.compile(r"http://(127\.0\.0\.1:\d+)/#(\S+)")


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def loba_host(home: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A process, its address and the secret of its code."""
    with subprocess.Popen(
        [*HOST, "--no-window", "--port", "0", *more],
        env={**os.environ, "LOBA_HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        # In the background of a shell nobody hears Ctrl-C.
        preexec_fn=None if sys.platform == "win32" else _hear_ctrl_c,
    ) as process:
        assert process.stdout is not None
        found = next(filter(None, map(ADDRESS.search, process.stdout)))
        try:
            yield process, found[1], found[2]
        finally:
            process.kill()


@contextmanager
def called(address: str, **hello: object) -> Iterator[ClientConnection]:
    with connect(f"ws://{address}/table", origin=Origin(f"http://{address}"), proxy=None) as line:
        say(line, "hello", languages=["en"], **hello)
        yield line


def hand(told: dict[str, object]) -> list[str]:
    cards = told["hand"]
    assert isinstance(cards, list)
    return sorted(card["name"] for card in cards)


def test_a_killed_table_goes_on_with_every_card_and_every_phone_where_it_was(
    tmp_path: Path,
) -> None:
    two = ("--variant", "loba_de_menos", "--seats", "phone,phone")
    with loba_host(tmp_path, *two) as (_, address, secret), called(address, secret=secret) as line:
        say(line, "sit", seat=0)
        key = heard(line, "seated")["key"]
        told = heard(line, "table")
        if told["mine"]:
            say(line, "press", at=0, moment=told["moment"])
            told = heard(line, "table")
    match_id = MatchStore(tmp_path / "data").going_on()[0].match_id
    with loba_host(tmp_path, "--load", match_id) as (_, again, _):
        assert again == address, "the page calls where it called before"
        with called(again, key=key, secret=secret) as line:
            assert hand(heard(line, "table")) == hand(told)
        with called(again, secret=secret) as line:
            assert heard(line, "no_entry")["why"] == SCAN_AGAIN, "nobody typed a wrong code"
    written = [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()]
    assert not any(key.encode() in content for content in written)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_ctrl_c_closes_the_table(tmp_path: Path) -> None:
    with loba_host(tmp_path, "--variant", "carioca", "--seats", "phone,bot") as (process, *_):
        assert process.stdout is not None
        assert process.stdout.readline().endswith("Ctrl-C closes the table.\n")
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=20)
        assert out.endswith("The table is closed.\n")
        assert (process.returncode, errors) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--variant", "carioca", "--seats", "bot,bot"], "At least one seat has to be for a phone"),
        (["--seats", "phone,bot"], "--variant"),
        (["--variant", "carioca", "--seats", "phone,nobody"], "nobody"),
    ],
)
def test_what_cannot_be_hosted_is_said(tmp_path: Path, arguments: list[str], why: str) -> None:
    done = subprocess.run(
        [*HOST, *arguments],
        env={**os.environ, "LOBA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert why in done.stderr


def test_beside_the_table_each_thing_is_said_once() -> None:
    home = House(set_up(variant="loba_de_menos", scores=[0, 100], hand="Kd"))
    said: list[tuple[str, dict[str, str]]] = []
    host = Host(home.table, "en", lambda key, facts: said.append((key, facts)), nobody)
    host.room = home.room

    def heard_twice() -> list[tuple[str, dict[str, str]]]:
        said.clear()
        host._go_on(0.0)
        host._go_on(0.0)
        return said

    phones = [home.phone() for _ in range(2)]
    for phone in phones:
        phone.say("sit", seat=0)
    assert heard_twice() == [("host.asks", {"player": "1"})]
    host.take("\n")
    assert heard_twice() == []
    assert phones[1].is_seated
    home.table.notices += [Notice("notice.not_kept"), Notice("notice.taken_back", 0)]
    assert heard_twice() == [
        ("notice.not_kept", {"player": ""}),
        ("notice.taken_back", {"player": "1"}),
    ]
    phones[1].mark("K♦")
    phones[1].press("Discard")
    assert home.table.is_over
    assert heard_twice() == [("host.over", {})]
    host._is_over = Host(home.table, "en", host._tell, nobody)._is_over
    assert heard_twice() == [("host.over", {})], "also of a match that was over before"


def test_each_phone_that_wants_a_seat_is_asked_about_by_name_one_after_the_other() -> None:
    home = house("loba_de_menos", "p p p")
    told: list[str] = []
    host = Host(home.table, "en", lambda key, facts: told.append(facts["player"]), nobody)
    host.room = home.room
    home.seated()
    others = [home.phone() for _ in range(3)]
    for seat, other in enumerate(others):
        other.say("sit", seat=seat)

    def typed(*lines: str) -> list[str]:
        """Have lines typed, and return about whom is asked then, and which seats have changed."""
        told.clear()
        for line in lines:
            host.take(line)
        host._go_on(0.0)
        seated = [str(seat) for seat, other in enumerate(others) if other.is_seated]
        return [*told, *seated]

    assert typed("\n") == ["P0"], "nothing was asked yet"
    assert typed("what?\n") == []
    assert typed("\n", "\n") == ["P1", "0"], "the second Enter was for nobody"
    assert typed("N\n") == ["P2", "0"]
    others[1].say("sit", seat=1)
    fourth = home.phone()
    fourth.say("sit", seat=0)
    assert typed("\n") == ["P0", "0", "2"], "who was refused waits for the others"
    home.server.hang_up(fourth.line)
    assert typed("\n") == ["P1", "0", "2"], "the one that was asked about has gone"
    assert (others[0].table_seat, fourth.is_seated) == (0, False)


def test_a_new_code_can_be_typed_for(tmp_path: Path) -> None:
    game = ("--variant", "carioca", "--seats", "phone,bot")
    with loba_host(tmp_path, *game) as (process, address, secret):
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("c\n")
        process.stdin.flush()
        found = next(filter(None, map(ADDRESS.search, process.stdout)))
        assert found[1] == address
        with called(address, secret=secret) as line:
            assert heard(line, "no_entry")["why"] == SCAN_AGAIN
        with called(address, secret=found[2]) as line:
            assert heard(line, "seats")


def host_without_a_server(home: House) -> Host:
    host = Host(home.table, "en", nobody, nobody)
    host.room = home.room
    return host


def test_bots_play_one_act_after_the_other_so_that_people_can_follow() -> None:
    host = host_without_a_server(house("loba_de_menos", "n p p", seed=SEED))
    table, now = host.table, 100.0
    assert table.is_bots_turn
    for version in range(table.version, table.version + 2):
        assert table.version == version
        assert host._go_on(now) == pytest.approx(PAUSE)
        assert host._go_on(now + PAUSE / 3) == pytest.approx(PAUSE * 2 / 3)
        assert table.version == version
        now = host._due
        assert host._go_on(now) == 0
    assert not table.is_bots_turn
    assert host._go_on(now) == LONGEST


def test_a_bot_that_has_not_thought_to_the_end_is_asked_again_when_it_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_without_a_server(house("loba_de_menos", "n p p", seed=SEED))
    before = host.table.version
    monkeypatch.setattr(host.table, "ready", lambda: False)
    monkeypatch.setattr(host.table, "bot_due", lambda: 0.3)
    assert host._go_on(100.0) == 0.3
    assert host._go_on(200.0) == 0.3
    assert host.table.version == before


@pytest.mark.parametrize("due", [0.3, 2 * LONGEST])
def test_who_waits_for_a_hint_is_answered_when_there_may_be_one(
    monkeypatch: pytest.MonkeyPatch, due: float
) -> None:
    home = house("loba_de_menos")
    host = host_without_a_server(home)
    mine = home.seated()[home.table.to_act]
    monkeypatch.setattr(home.table, "bot_due", lambda: due)
    monkeypatch.setattr(home.table.bots, "counsel", lambda match: None)
    assert host._go_on(100.0) == LONGEST
    mine.say("use", tool="hint")
    assert host._go_on(100.0) == min(due, LONGEST)


class Calls:
    """Takes the place of several functions, and of the event that wakes a host."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *facts: self.told.append((name, *facts))


def test_it_waits_as_long_as_it_may_and_leaves_nothing_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, calls, ended = host_without_a_server(house("loba_de_menos")), Calls(), Event()
    for name in ("begin_background_work", "end_background_work", "keep_the_rest"):
        monkeypatch.setattr(host.table, name, getattr(calls, name))
    monkeypatch.setattr(host, "_arranging", calls)
    monkeypatch.setattr(host.room, "server", calls)
    monkeypatch.setattr(host, "_wake", calls)
    waits = [3.0, 0.0, 7.0]

    def go_on(now: float) -> float:
        if len(waits) == 1:
            host.end(ended)
        return waits.pop(0)

    monkeypatch.setattr(host, "_go_on", go_on)
    host.run(ended)
    woken = [one for one in calls.told if one[0] in ("wait", "clear", "set")]
    assert woken == [
        *(("wait", 3.0), ("clear",), ("wait", 0.0), ("clear",)),
        *(("set",), ("wait", 7.0), ("clear",)),
    ]
    assert [one[0] for one in calls.told if one not in woken] == [
        *("begin_background_work", "close", "keep", "end_background_work", "keep_the_rest")
    ]


def test_a_yes_wakes_it() -> None:
    host, calls = host_without_a_server(house("loba_de_menos")), Calls()
    host._wake = calls  # type: ignore[assignment]
    host.take("\n")
    assert calls.told == [("set",)]


def test_the_menu_reads_nothing_of_phones() -> None:
    """Without phones nothing is read that opens a door, not even by a table in the window."""
    script = (
        "import sys, game.scenes.shell.navigator, game.app, game.cli.app as app;"
        "app.commands();"
        "print([name for name in sys.modules"
        " if name.split('.')[0] in ('asyncio', 'websockets', 'segno', 'ssl')"
        " or name.startswith(('game.phones', 'game.scenes.phones'))])"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60
    )
    assert told.stdout.splitlines()[-1] == "[]", told.stderr
