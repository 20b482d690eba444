"""A table that is open for phones on this machine, hosted as `loba host` does it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

from game.phones.host import Host
from game.play.session.running import RunningTable
from game.play.session.seating import TableChoice
from tests.play.tables import CATALOGUE, seated

LOCAL = "127.0.0.1"


class Hosted:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.server = host.room.server
        self.door = host.room.door
        self.table = host.table

    @property
    def url(self) -> str:
        return f"http://{self.server.host}/"

    @property
    def line(self) -> str:
        return f"ws://{self.server.host}/table"


@contextmanager
def hosted(table: RunningTable) -> Iterator[Hosted]:
    host, ended = Host(table, "en", lambda key, facts: None), Event()
    host.room.server.open(LOCAL, 0)
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
