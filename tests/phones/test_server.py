"""The open door as somebody in the café next door would try it."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from game.phones.address import is_of_the_house
from game.phones.files import Files
from game.phones.server import (
    BURST,
    CONNECTIONS_MOST,
    LINES_MOST,
    MESSAGE_MOST,
    PATIENCE,
    PING,
    RATE,
    Server,
    StartError,
    read,
)
from tests.play.tables import new_table

from .browser import until
from .hosted import Hosted, hosted


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
            assert heard(line, "no_entry") == {"what": "no_entry"}
            assert is_closed(line)


def test_who_does_not_say_hello_first_is_closed(table: Hosted) -> None:
    with phone(table) as line:
        say(line, "press", at=0, moment=0)
        assert is_closed(line)


@pytest.mark.parametrize(
    "message",
    [
        *(
            "",
            "{",
            "[]",
            "1",
            "null",
            '"v"',
            '{"v": 2}',
            '{"v": 1, "at": 1.5}',
            '{"v": 1, "a": {}}',
        ),
        *('{"v": 1, "languages": [1]}', '{"v":1,"do":"' + "x" * 300 + '"}', "[" * 2000),
    ],
)
def test_a_broken_message_closes_the_line(table: Hosted, message: str) -> None:
    assert read(message) is None
    with phone(table) as line:
        line.send(message)
        assert is_closed(line)


def test_bytes_and_huge_messages_close_the_line(table: Hosted) -> None:
    for message in (b"\x00\xff", "x" * (MESSAGE_MOST + 1)):
        with phone(table) as line:
            line.send(message)
            assert is_closed(line)


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


def test_the_limits_are_those_written_down() -> None:
    written = (Path(__file__).parents[2] / "docs" / "phones.md").read_text(encoding="utf-8")
    for what, limit in {
        "a message": f"{MESSAGE_MOST // 1024} KB; plain values only; anything else closes the line",
        "messages of one phone": f"{BURST} at once, {RATE:.0f} a second",
        "lines, connections": f"{LINES_MOST}, {CONNECTIONS_MOST}",
        "time to complete a request, and to say hello": f"{PATIENCE:.0f} s",
        "a phone that does not answer": f"is away after {2 * PING:.0f} s",
    }.items():
        assert f"| {what} | {limit} |\n" in written


def test_there_are_no_more_lines_than_a_table_needs(table: Hosted) -> None:
    with ExitStack() as lines:
        for _ in range(LINES_MOST):
            line = lines.enter_context(phone(table))
            say(line, "hello", secret=table.door.secret)
            heard(line, "seats")
        with pytest.raises(InvalidStatus) as refused, phone(table):
            pass
        assert refused.value.response.status_code == 503


def test_connections_that_say_nothing_are_bounded(table: Hosted) -> None:
    name, _, port = table.server.host.partition(":")
    silent = [socket.create_connection((name, int(port))) for _ in range(CONNECTIONS_MOST + 5)]
    silent[-1].settimeout(5)
    assert silent[-1].recv(1) == b"", "the last ones are closed at once"
    for one in silent:
        one.close()
    time.sleep(0.2)
    assert get(table, "/").status == 200


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
