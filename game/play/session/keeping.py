"""Keeping a match as it is played, beside the pictures, on disks that are slow or full."""

from collections.abc import Callable
from typing import Protocol

from game.play.bots.mind import Notice
from game.play.session.writing import Write, Writer
from game.storage.match_codec import SavedMatch, is_too_long


class Keeper(Protocol):
    """A function that takes a match as it is now, and returns what writes it, in any thread."""

    match_id: str

    def __call__(self, saved: SavedMatch) -> Write: ...


class Keeping:
    """The writing of a match as it is played; without a keeper, nothing is written. Before its
    picture the system has a move, so none is lost if the game is killed. If the power fails, those
    are lost that the disk had not written yet."""

    def __init__(self, keeper: Keeper | None) -> None:
        self._keeper = keeper
        self._writer = Writer()
        self._is_too_long = False
        self._notices: list[Notice] = []
        #: The length of the log that was taken last.
        self._taken = 0

    @property
    def match_id(self) -> str:
        """Return the name the match is kept by; empty where it is not kept."""
        return "" if self._keeper is None else self._keeper.match_id

    def start_writing(self, wake: Callable[[], None]) -> None:
        """Write beside the window from now on, so that no disk holds anybody up; call `wake` when
        there is a notice. To be closed again."""
        if self._keeper is not None:
            self._writer.start(wake)

    def finish_writing(self) -> None:
        """Write what is left, if that is possible, and end the threads."""
        self._writer.close()

    def take_notices(self) -> list[Notice]:
        """Return the notices for people, each once: those of the writer, and that no more than the
        present hand is kept."""
        notices, self._notices = self._notices, []
        return notices + self._writer.take_notices()

    def keep(self, saved: SavedMatch) -> None:
        """Write the match."""
        if self._keeper is None:
            return
        self._taken = len(saved.match.log)
        self._writer.put(self._keeper(saved))
        if is_too_long(saved.match) and not self._is_too_long:
            self._is_too_long = True
            self._notices.append(Notice("notice.too_long"))

    def keep_the_rest(self, saved: Callable[[], SavedMatch]) -> bool | None:
        """Write what is not written yet; return whether all is. Nothing is written twice: after a
        mishap the table may have stopped within an act. None if the match is never kept."""
        if self._keeper is None:
            return None
        self._writer.settle()
        now = saved()
        if not self._writer.works or self._taken != len(now.match.log):
            self.keep(now)
            self._writer.settle()
        return self._writer.works
