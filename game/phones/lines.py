"""The lines of the phones that have come, and what is answered on them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from game.phones.messages import PhoneSaid
from game.phones.server import Server
from game.trouble.journal import note_survived

Phone = TypeVar("Phone")


class Lines(ABC, Generic[Phone]):
    """What phones come to. `_phones`: those that were let in, by their lines."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._phones: dict[int, Phone] = {}

    @abstractmethod
    def _answer(self, line: int, said: PhoneSaid, address: str) -> None:
        """Do what a phone says."""

    def _answer_all(self) -> list[int]:
        """Answer all messages that have come in; return their lines."""
        lines: list[int] = []
        while not self.server.heard.empty():
            line, said, address = self.server.heard.get()
            lines.append(line)
            if said is None:
                self._phones.pop(line, None)
                continue
            with self._ending(line):
                self._answer(line, said, address)
        return lines

    @contextmanager
    def _ending(self, line: int) -> Iterator[None]:
        """End a line, and nothing else, if what is done for it fails."""
        try:
            yield
        except Exception as error:
            note_survived(error)
            self._hang_up(line)

    def _hang_up(self, line: int) -> None:
        self._phones.pop(line, None)
        self.server.hang_up(line)
