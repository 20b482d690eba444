"""A table that is open for phones on this machine, hosted as `loba host` does it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from threading import Event, Thread

from game.phones.host import Host
from game.play.session.running import RunningTable
from game.play.session.seating import TableChoice
from tests.play.tables import CATALOGUE, seated

LOCAL = "127.0.0.1"


class CountingHost(Host):
    """Counts how often it has looked after everything."""

    passes = 0

    def _go_on(self, now: float) -> float:
        wait = super()._go_on(now)
        self.passes += 1
        return wait


class Hosted:
    def __init__(self, host: CountingHost) -> None:
        self.host = host
        self.server = host.room.server
        self.door = host.room.door
        self.table = host.table

    def settle(self) -> None:
        """Wait until each phone has been told all that has happened so far."""
        for _ in range(2):
            before = self.host.passes
            self.host._wake.set()
            while self.host.passes == before:
                time.sleep(0.005)

    @property
    def url(self) -> str:
        return f"http://{self.server.host}/"

    @property
    def line(self) -> str:
        return f"ws://{self.server.host}/table"


def nobody(*_: object) -> None:
    """Hears what a host tells, and says nothing."""


@contextmanager
def hosted(
    table: RunningTable, port: int = 0, keys: Mapping[int, str] | None = None
) -> Iterator[Hosted]:
    """Host a table. `keys`: the hashes of those that open its seats from before."""
    for seat in table.people:
        table.reseat(seat, replace(table.players[seat], by_phone=True))
    host, ended = CountingHost(table, "en", nobody, nobody), Event()
    host.room.door.keys.update(keys or {})
    host.room.open(LOCAL, port)
    thread = Thread(target=host.run, args=(ended,))
    thread.start()
    try:
        yield Hosted(host)
    finally:
        host.end(ended)
        thread.join()


def real_table(game: str, players: str, seed: int = 1) -> RunningTable:
    """A table whose bots have a clock that goes."""
    choice = TableChoice(game, seated(players), seed=seed)
    return RunningTable.start(choice, clock=time.monotonic, catalogue=CATALOGUE)
