"""Keeping a match as it is played, beside the pictures, on disks that are slow or full."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event
from typing import Protocol

from game.play.bots.mind import Notice
from game.storage.match_codec import SavedMatch, is_too_long
from game.storage.match_store import Write

#: Seconds an act may wait to be handed over to the system before it is shown. A thousandth is
#: enough, unless the machine has much else to do; a disk that does not answer holds no picture up
#: for longer.
HANDED_OVER_IN = 0.1


class Keeper(Protocol):
    """A function that takes a match as it is now, and returns what writes it, in any thread."""

    match_id: str

    def __call__(self, saved: SavedMatch) -> Write: ...


class Keeping:
    """The writing of a match as it is played; without a keeper, nothing is written. Writes come one
    after the other, and never more than one move is on its way to the disk: if the power fails, no
    more than that is lost. If the game is killed, nothing is: before a move is shown the system has
    it."""

    def __init__(self, keeper: Keeper | None) -> None:
        self._keeper = keeper
        self._works = True
        #: Whether people were last told that writing works.
        self._told_works = True
        self._told_too_long = False
        #: The length of the log that was taken last.
        self._taken = 0
        self._writer: ThreadPoolExecutor | None = None
        self._on_its_way: Future[None] | None = None

    @property
    def match_id(self) -> str:
        """Return the name the match is kept by; empty where it is not kept."""
        return "" if self._keeper is None else self._keeper.match_id

    def start_writing(self) -> None:
        """Write beside the window from now on, so that a slow disk holds nobody up. To be closed
        again."""
        if self._keeper is not None and self._writer is None:
            self._writer = ThreadPoolExecutor(1, "keeping")

    def finish_writing(self) -> None:
        """Write what is left, if that is possible, and end the thread."""
        if self._writer is not None:
            self._writer.shutdown()
            self._writer = None

    def keep(self, saved: Callable[[], SavedMatch]) -> list[Notice]:
        """Write the match. Return the notices for people: that writing fails, or works again, which
        is said one move later where a thread writes; or that no more than the present hand is
        kept."""
        now = saved()
        self._write(now)
        notices = []
        if self._keeper is not None and is_too_long(now.match) and not self._told_too_long:
            self._told_too_long = True
            notices.append(Notice("notice.too_long"))
        if self._works != self._told_works:
            self._told_works = self._works
            notices.append(Notice("notice.kept_again" if self._works else "notice.not_kept"))
        return notices

    def keep_the_rest(self, saved: Callable[[], SavedMatch]) -> bool | None:
        """Write what is not written yet; return whether all is. Nothing is written twice: after a
        mishap the table may have stopped within an act. None if the match is never kept."""
        if self._keeper is None:
            return None
        self._settle()
        now = saved()
        if not self._works or self._taken != len(now.match.log):
            self._write(now)
            self._settle()
        return self._works

    def _write(self, saved: SavedMatch) -> None:
        if self._keeper is None:
            return
        write = self._keeper(saved)
        self._taken = len(saved.match.log)
        self._settle()
        if self._writer is None:
            self._try(write)
        else:
            is_handed_over = Event()
            self._on_its_way = self._writer.submit(_write_and_tell, write, is_handed_over.set)
            is_handed_over.wait(HANDED_OVER_IN)

    def _settle(self) -> None:
        if self._on_its_way is not None:
            self._try(self._on_its_way.result)
            self._on_its_way = None

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError:
            self._works = False
        else:
            self._works = True


def _write_and_tell(write: Write, handed_over: Callable[[], None]) -> None:
    try:
        write(handed_over)
    finally:
        # A match that cannot be written is not waited for either.
        handed_over()
