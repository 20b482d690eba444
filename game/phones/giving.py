"""Giving a file to phones in the house: a server that hands out this one file and nothing else."""

from __future__ import annotations

import gzip
from secrets import token_urlsafe
from urllib.parse import quote

from game.phones.address import open_in_house
from game.phones.files import File
from game.phones.server import Server

KIND = "application/yaml; charset=utf-8"
#: Bytes of the secret in the address.
SECRET = 9


class GivenFile:
    """The one file that is found, at an address that nobody guesses. `name`: by which it is kept on
    the phone."""

    def __init__(self, name: str, content: bytes) -> None:
        self.path = f"/{token_urlsafe(SECRET)}/{quote(name)}"
        self._file = File(KIND, gzip.compress(content), lasts=False, name=name)

    def find(self, path: str, accepted: str) -> File | None:
        return self._file if path == self.path else None


class Giver:
    """A server for one file. `trouble`: why phones cannot come, as a key and its facts; the key is
    "" if they can."""

    def __init__(self, name: str, content: bytes) -> None:
        self._given = GivenFile(name, content)
        self._server = Server(self._given, wake=lambda: None, lines=False)
        self.trouble: tuple[str, dict[str, str]] = "", {}

    @property
    def address(self) -> str:
        return f"http://{self._server.host}{self._given.path}"

    def open(self, address: str = "") -> None:
        self.trouble = open_in_house(lambda found: self._server.open(found, 0), address)

    def close(self) -> None:
        self._server.close()
