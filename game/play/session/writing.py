"""Writing one match, in a way that no disk holds its table up."""

import time
from collections.abc import Callable
from threading import Condition, Thread
from typing import Protocol

from game.play.bots.mind import Notice

#: Seconds an act may wait to be handed over to the system before it is shown. A thousandth is
#: enough, unless the machine has much else to do.
HANDED_OVER_IN = 0.1
#: Seconds after which people are told that the disk does not keep up.
LATE_AFTER = 1.0


class Handed(Protocol):
    """A match that was handed over to the system: it survives the end of this process."""

    def put_in_place(self) -> None:
        """Have the disk write it, then put it in place of the one before. May raise OSError."""

    def remove(self) -> None:
        """Remove it, for a newer one was handed over."""


Write = Callable[[], Handed]
"""Hands a match over to the system as it was when this was made, in any thread; may raise
OSError."""


class Writer:
    """The writer of one match. Between `start` and `close` two threads write beside the window: one
    hands each act over to the system, which is waited for; the other has the disk write the newest
    of them, and puts it in its place. An act that is not handed over in time counts as failed until
    it, or a later one, is in its place. Writes are numbered from 1."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._wake: Callable[[], None] = lambda: None
        self._threads: list[Thread] = []
        #: How many of the threads are to end when they have nothing left to do.
        self._ending = 0
        #: What is to be handed over next, and what is to be put in its place next, with its number.
        self._write: Write | None = None
        self._handed: tuple[int, Handed] | None = None
        self._is_handing_over = self._is_placing = False
        #: The last write asked for, handed over or not, put in its place, and failed.
        self._asked = self._tried = self._placed = self._failed = 0
        #: Since when the system has something that the disk has not: what is being put in its
        #: place, and what came after it.
        self._since: float | None = None
        self._since_then: float | None = None
        #: What ended a thread.
        self._error: BaseException | None = None
        self._notices: list[Notice] = []
        self._told_works = True
        self._told_late = False

    @property
    def works(self) -> bool:
        return self._failed <= self._placed

    def start(self, wake: Callable[[], None]) -> None:
        """Write beside the window from now on; `wake` is called when there is a notice. To be
        closed again."""
        if self._threads:
            return
        self._wake, self._ending = wake, 0
        for loop in (self._hand_over_each, self._place_each):
            self._threads.append(Thread(target=self._run, args=(loop,), daemon=True))
            self._threads[-1].start()

    def close(self) -> None:
        """Write what is left, if that is possible, and end the threads."""
        for thread in self._threads:
            with self._changed:
                self._ending += 1
                self._changed.notify_all()
            thread.join()
        self._threads.clear()

    def put(self, write: Write) -> None:
        """Write the match anew."""
        with self._changed:
            self._raise()
            is_free = self._tried == self._asked
            self._asked += 1
            number, self._write = self._asked, write
            self._changed.notify_all()
            if self._threads:
                # What is not handed over for so long is not waited for again.
                self._changed.wait_for(lambda: self._tried == number, HANDED_OVER_IN * is_free)
                if self._tried < number:
                    self._fails(number)
                return
        self._hand_over()
        self._place()

    def settle(self) -> None:
        """Wait until everything is in its place, or has failed."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_idle or self._error is not None)
            self._raise()

    def take_notices(self) -> list[Notice]:
        """Return the notices for people, each once: that writing fails, that it works again, that
        the disk does not keep up."""
        with self._changed:
            notices, self._notices = self._notices, []
        return notices

    # Two threads ----------------------------------------------------------------------------

    def _run(self, loop: Callable[[], None]) -> None:
        try:
            loop()
        except BaseException as error:
            with self._changed:
                self._error = error
                self._changed.notify_all()
            raise

    def _hand_over_each(self) -> None:
        while True:
            with self._changed:
                while self._write is None:
                    if self._ending:
                        return
                    self._changed.wait(self._until_late())
                    if self._until_late() == 0:
                        self._told_late = True
                        self._tell("notice.kept_late")
            self._hand_over()

    def _place_each(self) -> None:
        while True:
            with self._changed:
                while self._handed is None:
                    if self._ending > 1:
                        return
                    self._changed.wait()
            self._place()

    def _hand_over(self) -> None:
        with self._changed:
            number, write = self._asked, self._write
            self._write, self._is_handing_over = None, True
        assert write is not None
        try:
            handed = write()
        except OSError:
            handed = None
        with self._changed:
            self._tried = number
            before: tuple[int, Handed] | None = None
            if handed is None:
                self._fails(number)
            else:
                before, self._handed = self._handed, None
            self._changed.notify_all()
        if before is not None:
            # While the newer one is not in its place yet: else the next start would take this one,
            # where both have the same time, for the newer.
            before[1].remove()
        with self._changed:
            self._is_handing_over = False
            if handed is not None:
                self._handed = number, handed
                self._begin_waiting()
            self._changed.notify_all()

    def _place(self) -> None:
        with self._changed:
            if self._handed is None:
                return
            (number, handed), self._handed = self._handed, None
            self._is_placing = True
        try:
            handed.put_in_place()
        except OSError:
            is_placed = False
        else:
            is_placed = True
        with self._changed:
            self._is_placing = False
            self._since, self._since_then = self._since_then, None
            if is_placed:
                self._placed = number
                self._tell_change()
            else:
                self._fails(number)
            self._changed.notify_all()

    # With the lock --------------------------------------------------------------------------

    @property
    def _is_idle(self) -> bool:
        waits = self._write is not None or self._handed is not None
        return not (waits or self._is_handing_over or self._is_placing)

    def _raise(self) -> None:
        if self._error is not None:
            raise self._error

    def _fails(self, number: int) -> None:
        self._failed = max(self._failed, number)
        self._tell_change()

    def _tell_change(self) -> None:
        if self._told_works != self.works:
            self._told_works = self.works
            self._tell("notice.kept_again" if self.works else "notice.not_kept")

    def _tell(self, key: str) -> None:
        self._notices.append(Notice(key))
        if self._threads:
            self._wake()

    def _begin_waiting(self) -> None:
        now = time.monotonic()
        if self._since is None:
            self._since = now
        elif self._is_placing and self._since_then is None:
            self._since_then = now

    def _until_late(self) -> float | None:
        """Return the seconds until people are to be told that the disk does not keep up; None if
        nothing waits for it, or they know."""
        if self._since is None or self._told_late:
            return None
        return max(0.0, self._since + LATE_AFTER - time.monotonic())
