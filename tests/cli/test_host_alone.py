"""`loba host` without a window: what it says, and what it leaves open."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from threading import Event
from types import SimpleNamespace

import pytest

from game.__main__ import main
from game.cli.host import _listen
from game.phones.server import StartError
from game.play.session.running import RunningTable

Capture = pytest.CaptureFixture[str]
LINE = (
    "--lang",
    "en",
    "host",
    "--variant",
    "la_mona",
    "--no-window",
    "--seats",
    "phone, bot,phone",
)


class Host:
    """Takes the place of the table for phones. `ends`: how its evening ends."""

    ends: type[BaseException] | None = None
    door_is_shut = False

    def __init__(
        self,
        table: RunningTable,
        language: str,
        tell: Callable[[str, dict[str, str]], None],
        show_code: Callable[[object], None],
    ) -> None:
        self.table, self.language, self.tell, self.show_code = table, language, tell, show_code
        self.done: list[str] = []
        server = SimpleNamespace(close=lambda: self.done.append("close"), host="")
        door = SimpleNamespace(code="012345", secret="secret")
        self.room = SimpleNamespace(server=server, door=door, open=self.open)
        made.append(self)

    def open(self, address: str, port: int | None) -> None:
        if self.door_is_shut:
            raise StartError("taken")
        self.room.server.host = f"{address}:{port}"

    def run(self, ended: Event) -> None:
        self.show_code(self.room)
        self.tell("host.asks", {"player": "Ana"})
        if self.ends is not None:
            raise self.ends


made: list[Host] = []


@pytest.fixture(autouse=True)
def _no_net(monkeypatch: pytest.MonkeyPatch) -> None:
    made.clear()
    monkeypatch.setattr("game.phones.host.Host", Host)
    monkeypatch.setattr(Host, "ends", None)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))


def run(capsys: Capture, *more: str) -> tuple[int, list[str], str]:
    code = main([*LINE, *more])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def test_it_says_the_address_the_code_and_how_to_say_yes(capsys: Capture) -> None:
    code, lines, err = run(capsys, "--address", "127.0.0.1", "--port", "7")
    assert (code, err) == (0, "")
    first, short, *drawn, address, listening, new_code, asks = lines
    assert "http://127.0.0.1:7/" in first
    assert "012345" in short
    assert len({len(line) for line in drawn}) == 1, "the code for cameras"
    assert address == "http://127.0.0.1:7/#secret"
    assert "Ctrl-C" in listening
    assert "new code" in new_code
    assert "Ana" in asks
    (host,) = made
    assert host.language == "en"
    seats = [(who.by_phone, bool(who.bot)) for who in host.table.players]
    assert seats == [(True, False), (False, True), (True, False)]


def test_ctrl_c_closes_the_door_and_says_so(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Host, "ends", KeyboardInterrupt)
    code, lines, _ = run(capsys, "--address", "127.0.0.1")
    assert (code, lines[-1], made[0].done) == (0, "The table is closed.", ["close"])


def test_a_door_that_cannot_be_opened_is_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Host, "door_is_shut", True)
    code, lines, err = run(capsys, "--address", "127.0.0.1", "--port", "7")
    assert (code, lines) == (2, [])
    assert "127.0.0.1" in err
    assert "taken" in err


@pytest.mark.parametrize("port", ["65536", "99999999999999999999", "-1"])
def test_a_port_that_there_is_not_is_refused(capsys: Capture, port: str) -> None:
    code, lines, err = run(capsys, "--address", "127.0.0.1", "--port", port)
    assert (code, lines, made) == (2, [], [])
    assert err == "--port must be a whole number from 1 to 65,535.\n"


@pytest.mark.parametrize(
    ("own", "more", "is_opened"),
    [
        ("192.168.1.7", (), True),
        ("8.8.8.8", (), False),
        ("8.8.8.8", ("--address", "8.8.8.8"), True),
        ("", (), False),
    ],
)
def test_only_an_address_of_the_house_is_opened_unless_it_is_named(
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    own: str,
    more: tuple[str, ...],
    is_opened: bool,
) -> None:
    monkeypatch.setattr("game.phones.address.own_address", lambda: own)
    code, lines, _ = run(capsys, *more)
    assert (code, bool(lines)) == ((0, True) if is_opened else (2, False))


def test_each_line_that_is_typed_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    typed: list[str] = []
    host = SimpleNamespace(take=typed.append)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nn\n"))
    _listen(host)  # type: ignore[arg-type]
    monkeypatch.setattr(sys, "stdin", None)
    _listen(host)  # type: ignore[arg-type]
    assert typed == ["\n", "n\n"]
