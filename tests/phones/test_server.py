"""The open door as somebody in the café next door would try it."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPResponse
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedOK, InvalidStatus
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from game.phones.address import is_of_the_house
from game.phones.files import Files
from game.phones.messages import PhoneSaid
from game.phones.server import PING, Server, StartError
from tests.play.tables import new_table

from .browser import until
from .hosted import LOCAL, Hosted, hosted
from .test_messages import BROKEN
from .written import limits

[KILOBYTES] = limits("a message")
BURST, RATE = limits("messages of one phone")
CONNECTIONS, OF_ONE = limits("connections in all, and of one address")
[PATIENCE] = limits("time to complete a request, and to say hello")


@pytest.fixture(scope="module")
def table() -> Iterator[Hosted]:
    with hosted(new_table("loba_de_menos", "p p")) as found:
        yield found


def get(table: Hosted, path: str, method: str = "GET", **headers: str) -> HTTPResponse:
    line = HTTPConnection(table.server.host, timeout=10)
    line.putrequest(method, path, skip_host="Host" in headers)
    for name, value in headers.items():
        line.putheader(name, value)
    line.endheaders()
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer


def phone(table: Hosted, **more: Any) -> ClientConnection:
    told = {"origin": f"http://{table.server.host}", "proxy": None} | more
    return connect(table.line, **told)


def say(line: ClientConnection, do: str, **facts: object) -> None:
    line.send(json.dumps({"v": 1, "do": do} | facts))


def heard(line: ClientConnection, what: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(line.recv(10))
        if told["what"] == what:
            return told


def is_closed(line: ClientConnection) -> bool:
    try:
        while True:
            line.recv(10)
    except ConnectionClosed:
        return True


def test_the_page_allows_nothing_from_elsewhere(table: Hosted) -> None:
    answer = get(table, "/")
    assert answer.status == 200
    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        *("/cards/../../pyproject.toml", "/cards/..%2f..%2fREADME.md", "//etc/passwd", "/art/"),
        *("/phone.py", "/cards/%00.svg", "/art/crest_../icon.svg", "/settings", "/cards/11S.svg"),
    ],
)
def test_no_other_file_is_served(table: Hosted, path: str) -> None:
    assert get(table, path).status == 404


@pytest.mark.parametrize("host", ["evil.example", "localhost", "127.0.0.1", ""])
def test_another_name_for_this_address_is_turned_away(table: Hosted, host: str) -> None:
    assert get(table, "/", Host=host).status == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_the_page_of_another_site_cannot_talk(table: Hosted, origin: str | None) -> None:
    with pytest.raises(InvalidStatus) as refused, phone(table, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_wrong_secrets_are_told_nothing_and_closed(table: Hosted) -> None:
    for hello in ({"secret": "A" * 22}, {"key": "A" * 22}, {"code": ""}, {}):
        with phone(table) as line:
            say(line, "hello", **hello)
            assert json.loads(line.recv(10))["what"] == "no_entry"
            assert is_closed(line)


def test_who_does_not_say_hello_first_is_closed(table: Hosted) -> None:
    with phone(table) as line:
        say(line, "press", at=0, moment=0)
        assert is_closed(line)


@pytest.mark.parametrize("message", BROKEN)
def test_a_broken_message_closes_the_line(table: Hosted, message: str) -> None:
    with phone(table) as line:
        line.send(message)
        assert is_closed(line)


def test_bytes_and_huge_messages_close_the_line(table: Hosted) -> None:
    for message in (b"\x00\xff", "x" * (KILOBYTES * 1024 + 1)):
        with phone(table) as line:
            line.send(message)
            assert is_closed(line)


def test_a_message_may_be_as_long_as_is_written(table: Hosted) -> None:
    with phone(table) as line:
        say(line, "hello", secret=table.door.secret)
        heard(line, "seats")
        words = json.dumps({"v": 1, "do": "speak", "language": "fr"})
        line.send(words.ljust(KILOBYTES * 1024))
        assert heard(line, "words")["language"] == "fr"


def test_connections_on_which_nothing_is_asked_do_not_hold_up_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Browsers hold some ready. The window waits for the end when a table is left."""
    monkeypatch.setattr("game.phones.server.PATIENCE", 3600.0)
    server = Server(Files(lambda wanted: ("en", {})), lambda: None)
    server.open(LOCAL, 0)
    host, _, port = server.host.partition(":")
    with ExitStack() as held:
        for asked in (b"", b"GET / HTTP/1.1\r\n"):
            line = held.enter_context(socket.create_connection((host, int(port))))
            line.sendall(asked)
        until(lambda: len(server._connections) == 2, "both have come")
        server.close()


class Talker:
    """Takes the place of a line: says each message at its time, and then it is lost."""

    def __init__(self, said: list[tuple[float, str]]) -> None:
        self.address = "192.168.1.7"
        self.said = said
        self.now = 100.0
        self.closed: list[int] = []

    async def recv(self) -> str:
        if not self.said or self.closed:
            raise ConnectionClosedOK(None, None)
        after, message = self.said.pop(0)
        self.now += after
        return message

    async def close(self, code: int) -> None:
        self.closed.append(code)


def talk(monkeypatch: pytest.MonkeyPatch, said: list[tuple[float, str]]) -> tuple[Server, Talker]:
    server, talker = Server(Files(lambda wanted: ("en", {})), lambda: None), Talker(said)
    monkeypatch.setattr("game.phones.server.time", SimpleNamespace(monotonic=lambda: talker.now))
    asyncio.run(server._talk(talker))  # type: ignore[arg-type]
    return server, talker


@pytest.mark.parametrize(
    ("times", "heard"),
    [
        ([0.0] * (BURST + 2), BURST),
        ([*[0.0] * BURST, 1.0, *[0.0] * (RATE + 1)], BURST + RATE),
        ([*[0.0] * BURST, 1000.0, *[0.0] * (BURST + 2)], 2 * BURST),
        ([1 / RATE] * 5 * BURST, 5 * BURST),
    ],
    ids=["at once", "a second later", "much later", "as fast as may be"],
)
def test_a_phone_may_say_as_much_as_is_written_and_not_a_message_more(
    monkeypatch: pytest.MonkeyPatch, times: list[float], heard: int
) -> None:
    server, talker = talk(monkeypatch, [(after, '{"v": 1, "do": ""}') for after in times])
    said = [server.heard.get() for _ in range(server.heard.qsize())]
    assert said == [(1, PhoneSaid(""), talker.address)] * heard + [(1, None, "")]
    assert talker.closed == [CloseCode.POLICY_VIOLATION] * (heard < len(times))
    assert not server._lines


def test_only_the_first_message_is_waited_for_a_limited_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float | None] = []

    async def wait_for(coming: Awaitable[str], timeout: float | None) -> str:
        waited.append(timeout)
        return await coming

    monkeypatch.setattr("game.phones.server.asyncio.wait_for", wait_for)
    talk(monkeypatch, [(0.0, '{"v": 1, "do": ""}')] * 2)
    assert waited == [PATIENCE, None, None]


def test_nonsense_at_the_door_says_nothing_on_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with hosted(new_table("loba_de_menos", "p p")) as house:
        name, _, port = house.server.host.partition(":")
        with socket.create_connection((name, int(port)), timeout=10) as line:
            line.sendall(b"nonsense\r\n\r\n")
            while line.recv(1000):
                pass
    assert capsys.readouterr() == ("", "")


def test_where_the_port_is_taken_another_one_is_opened() -> None:
    servers = [Server(Files(lambda wanted: ("en", {})), lambda: None) for _ in range(2)]
    servers[0].open(LOCAL, 0)
    port = int(servers[0].host.partition(":")[2])
    servers[1].open(LOCAL, port)
    try:
        ports = [int(server.host.partition(":")[2]) for server in servers]
        assert ports[0] == port != ports[1]
        assert min(ports) > 1023, "a port that anybody may open"
    finally:
        for server in servers:
            server.close()


@pytest.mark.parametrize(("path", "kept"), [("/", "no-store"), ("/cards/2C.svg", "max-age=86400")])
def test_the_page_is_asked_for_each_time_and_drawings_once_a_day(
    table: Hosted, path: str, kept: str
) -> None:
    assert get(table, path).headers["Cache-Control"] == kept


def flood(line: ClientConnection) -> None:
    for _ in range(BURST * 50):
        say(line, "sit", seat=99)
        time.sleep(0.001)


def test_a_flood_is_closed_and_the_table_goes_on(table: Hosted) -> None:
    with phone(table) as line:
        say(line, "hello", secret=table.door.secret, languages=["en"])
        heard(line, "seats")
        with pytest.raises(ConnectionClosed):
            flood(line)
    with phone(table) as line:
        say(line, "hello", secret=table.door.secret)
        assert heard(line, "seats")


def test_a_phone_that_does_not_answer_is_away_when_it_is_written() -> None:
    assert limits("a phone that does not answer") == [2 * PING]


def test_of_one_address_the_oldest_connection_gives_way_and_whoever_was_let_in_stays() -> None:
    with hosted(new_table("loba_de_menos", "p p")) as table, ExitStack() as all_of_them:
        inside, another = (all_of_them.enter_context(phone(table)) for _ in range(2))
        say(inside, "hello", secret=table.door.secret)
        heard(inside, "seats")
        silent = [all_of_them.enter_context(silent_from(table, LOCAL)) for _ in range(OF_ONE - 2)]
        silent.append(all_of_them.enter_context(silent_from(table, LOCAL)))
        assert is_closed(another), "it was the oldest that had not said who it is"
        silent.append(all_of_them.enter_context(silent_from(table, LOCAL)))
        assert silent[0].recv(1) == b""
        say(inside, "sit", seat=0)
        assert heard(inside, "table")["hand"]


@pytest.mark.skipif(sys.platform == "darwin", reason="this machine has one address there")
def test_where_too_many_come_from_everywhere_the_oldest_gives_way() -> None:
    with hosted(new_table("loba_de_menos", "p p")) as table, ExitStack() as all_of_them:
        comers = [f"127.0.0.{2 + number // (OF_ONE - 1)}" for number in range(CONNECTIONS)]
        first, *_ = [all_of_them.enter_context(silent_from(table, comer)) for comer in comers]
        assert get(table, "/").status == 200
        assert first.recv(1) == b""


def silent_from(table: Hosted, address: str) -> socket.socket:
    """A connection that says nothing, from an address of this machine."""
    name, _, port = table.server.host.partition(":")
    return socket.create_connection((name, int(port)), timeout=10, source_address=(address, 0))


def test_a_phone_cannot_play_the_seat_of_another(table: Hosted) -> None:
    with phone(table) as ana, phone(table) as beto:
        for seat, line in enumerate((ana, beto)):
            say(line, "hello", secret=table.door.secret, languages=["en"])
            heard(line, "seats")
            say(line, "sit", seat=seat)
            table_told = heard(line, "table")
        waiting = (beto, ana)[table.table.to_act]
        version = table.table.version
        for do, facts in (("press", {"at": 0}), ("send", {"place": "stock", "at": 0})):
            say(waiting, do, seat=table.table.to_act, moment=table_told["moment"], **facts)
        time.sleep(0.2)
        assert table.table.version == version


def test_an_address_that_is_not_ours_cannot_be_opened() -> None:
    server = Server(Files(lambda wanted: ("en", {})), lambda: None)
    with pytest.raises(StartError):
        server.open("192.0.2.77", 0)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        *(("192.168.1.5", True), ("10.0.0.7", True), ("172.16.4.1", True), ("127.0.0.1", True)),
        *(("169.254.3.3", True), ("8.8.8.8", False), ("0.0.0.0", False), ("nonsense", False)),
    ],
)
def test_only_an_address_of_the_house_is_opened_unasked(address: str, expected: bool) -> None:
    assert is_of_the_house(address) is expected


def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.phones.server.PATIENCE", 0.2)
    with hosted(new_table("loba_de_menos", "p p")) as house:
        with phone(house) as line:
            assert is_closed(line), "it has not said hello"
        name, _, port = house.server.host.partition(":")
        with socket.create_connection((name, int(port))) as slow:
            slow.sendall(b"GET / HT")
            slow.settimeout(10)
            assert slow.recv(1) == b"", "its request is not complete"


#: A phone that takes the first seat, in a process of its own.
SLEEPER = """
import json, sys, time
from websockets.sync.client import connect
host, secret = sys.argv[1:]
with connect(f"ws://{host}/table", origin=f"http://{host}", proxy=None) as line:
    for told in ({"do": "hello", "secret": secret}, {"do": "sit", "seat": 0}):
        line.send(json.dumps({"v": 1} | told))
    for message in line:
        told = json.loads(message)
        if told["what"] == "seated":
            print(told["key"], flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no process sleeps there")
def test_a_phone_that_sleeps_is_away_and_comes_back_to_its_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.phones.server.PING", 0.2)
    with hosted(new_table("loba_de_menos", "p p")) as house:
        command = [sys.executable, "-c", SLEEPER, house.server.host, house.door.secret]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as asleep:
            assert asleep.stdout is not None
            key = asleep.stdout.readline().strip()
            until(lambda: house.table.away == {1}, "it has come")
            asleep.send_signal(signal.SIGSTOP)
            until(lambda: house.table.away == {0, 1}, "it does not answer")
            with phone(house) as line:
                say(line, "hello", key=key)
                assert len(heard(line, "table")["hand"]) == 9
                until(lambda: house.table.away == {1}, "it is back")
            asleep.kill()
