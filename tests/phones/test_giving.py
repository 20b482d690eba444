"""A game is given to phones: one file at an address nobody guesses, and nothing else."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from game.phones import address as addresses
from game.phones.giving import Giver
from game.phones.server import LINE

LOCAL, CONTENT = "127.0.0.1", "id: casa  # niño\n".encode()


@pytest.fixture
def giver() -> Iterator[Giver]:
    made = Giver("casa.yaml", CONTENT)
    made.open(LOCAL)
    assert made.trouble == ("", {})
    yield made
    made.close()


def asked(giver: Giver, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection(urlsplit(giver.address).netloc, timeout=5)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    found = answer.status, dict(answer.getheaders()), answer.read()
    connection.close()
    return found


def test_a_phone_gets_the_file_as_it_is_and_keeps_it_by_its_name(giver: Giver) -> None:
    status, headers, body = asked(giver, urlsplit(giver.address).path)
    assert (status, gzip.decompress(body)) == (200, CONTENT)
    assert headers["Content-Disposition"] == 'attachment; filename="casa.yaml"'
    assert headers["Content-Type"].startswith("application/yaml")


@pytest.mark.parametrize("path", ["/", "/casa.yaml", "/phone.js", LINE, "/../../etc/passwd"])
def test_nothing_else_is_handed_out(giver: Giver, path: str) -> None:
    assert asked(giver, path)[0] == 404


def test_no_line_is_opened(giver: Giver) -> None:
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Origin": "http://x"}
    assert asked(giver, LINE, **upgrade, **key)[0] == 404


@pytest.mark.parametrize(
    ("address", "trouble"), [("", "host.no_network"), ("8.8.8.8", "phones.public")]
)
def test_it_is_said_why_no_phone_can_come(
    monkeypatch: pytest.MonkeyPatch, address: str, trouble: str
) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: address)
    made = Giver("casa.yaml", CONTENT)
    made.open()
    assert made.trouble[0] == trouble
    made.close()
