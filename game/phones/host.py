"""A table that phones play alone: it has no screen, and says on the terminal what is needed."""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event

from game.engine.state import NOBODY
from game.phones.room import PhoneRoom
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable

#: Seconds between two acts of bots, so that people can follow.
PAUSE = 0.9
#: Seconds a bot that cannot think in a process of its own may think at a time, while everything
#: else waits.
SLICE = 0.05
#: Seconds until the next look, if nothing is heard before.
LONGEST = 30.0
#: What is typed beside the table: a no, and a wish for a new code; Enter alone is a yes.
YES, NO, NEW_CODE = "", "n", "c"


class Host:
    """A table without a screen. `tell` says something to the person beside it: a key, and facts;
    `show_code` shows where phones find the table, and how they come in."""

    def __init__(
        self,
        table: RunningTable,
        language: str,
        tell: Callable[[str, dict[str, str]], None],
        show_code: Callable[[PhoneRoom], None],
    ) -> None:
        self.table = table
        self._tell = tell
        self._show_code = show_code
        self._wake = Event()
        self._arranging = Arranging(table)
        self.room = PhoneRoom(table, self._arranging, self._wake.set, language)
        #: The seat about which the person is asked now.
        self._asked = NOBODY
        self._is_over = False
        #: When the bot plays its act, and the version of the table the act is for.
        self._due, self._version = 0.0, -1
        self._typed: SimpleQueue[str] = SimpleQueue()

    def take(self, line: str) -> None:
        """Take a line that was typed beside the table, in any thread."""
        self._typed.put(line.strip().casefold())
        self._wake.set()

    def end(self, ended: Event) -> None:
        """Have `run` come to its end, from any thread."""
        ended.set()
        self._wake.set()

    def run(self, ended: Event) -> None:
        """Host the table until `ended` is set."""
        self.table.begin_background_work(self._wake.set)
        try:
            self._show_code(self.room)
            while not ended.is_set():
                self._wake.wait(self._go_on(time.monotonic()))
                self._wake.clear()
        finally:
            self.room.server.close()
            self._arranging.keep()
            self.table.end_background_work()
            self.table.keep_the_rest()

    def _go_on(self, now: float) -> float:
        """Do everything that is due now; return in how many seconds something is due again."""
        self.room.hear()
        self._do_typed()
        wait = self._bots(now)
        self.room.show()
        if self.room.is_waiting:
            wait = min(wait, self.table.bot_due())
        self._say()
        return wait

    def _bots(self, now: float) -> float:
        """Let the bot think, and play once its time has come."""
        table = self.table
        if not table.is_bots_turn:
            return LONGEST
        if self._version != table.version:
            self._due, self._version = now + PAUSE, table.version
        if not table.ready():
            table.bot_turn(SLICE)
        if not table.ready():
            return table.bot_due()
        if now < self._due:
            return self._due - now
        table.play_bot()
        return 0.0

    def _do_typed(self) -> None:
        """Do what was typed. A yes or no is to the question that stands there, never to the next
        one."""
        while not self._typed.empty():
            line = self._typed.get()
            if line == NEW_CODE:
                self.room.door.renew()
                self._show_code(self.room)
            elif line in (YES, NO) and self._asked in self.room.asking:
                self.room.answer(self._asked, is_yes=line == YES)
                self._asked = NOBODY

    def _ask(self) -> None:
        """Ask about one seat that a phone wants; a refused one only after the others."""
        asking = self.room.asking
        if self._asked in asking:
            return
        self._asked = min(asking, key=lambda seat: seat in self.room.refused, default=NOBODY)
        if self._asked != NOBODY:
            self._tell("host.asks", {"player": self.table.players[self._asked].name})

    def _say(self) -> None:
        self._ask()
        for notice in self.table.take_notices():
            name = self.table.players[notice.seat].name if notice.seat >= 0 else ""
            self._tell(notice.key, {"player": name})
        if self.table.is_over and not self._is_over:
            self._tell("host.over", {})
        self._is_over = self.table.is_over
