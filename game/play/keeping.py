"""Whether a match is written down as it is played, by whoever keeps it."""

from __future__ import annotations

from collections.abc import Callable

from game.storage.codec import SavedMatch

Keeper = Callable[[SavedMatch], None]
"""Whoever keeps the match after every act; may raise OSError."""


class Keeping:
    """Without a keeper the match is never kept."""

    def __init__(self, keeper: Keeper | None) -> None:
        self._keeper = keeper
        self._is_kept = True
        #: So much of the log is written down.
        self._written = 0

    def keep(self, saved: SavedMatch) -> bool:
        """Writes it down; false the first time that cannot be done any more."""
        if self._keeper is None:
            return True
        was_kept, self._is_kept = self._is_kept, False
        try:
            self._keeper(saved)
        except OSError:
            return not was_kept
        self._is_kept, self._written = True, len(saved.match.log)
        return True

    def keep_the_rest(self, saved: SavedMatch) -> bool | None:
        """After a mishap: whether all is written down, now at the latest. What was is not written
        again: the table may have stopped within an act. None: such matches are never kept."""
        if self._keeper is None:
            return None
        if not self._is_kept or self._written != len(saved.match.log):
            self.keep(saved)
        return self._is_kept
