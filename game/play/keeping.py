"""Keeping a match as it is played, on disks that are full for a while."""

from __future__ import annotations

from collections.abc import Callable

from game.play.bot_mind import Notice
from game.storage.codec import SavedMatch

Keeper = Callable[[SavedMatch], None]
"""Whoever keeps the match after every act; may raise OSError."""


class Keeping:
    """Without a keeper there is nothing to be kept."""

    def __init__(self, keeper: Keeper | None) -> None:
        self._keeper = keeper
        #: The last act is on the disk.
        self.works = True

    def keep(self, saved: Callable[[], SavedMatch]) -> list[Notice]:
        """What people are to be told: that it does not work any more, or that it works again."""
        if self._keeper is None:
            return []
        worked, self.works = self.works, True
        try:
            self._keeper(saved())
        except OSError:
            self.works = False
        if self.works == worked:
            return []
        return [Notice("notice.kept_again" if self.works else "notice.not_kept")]
