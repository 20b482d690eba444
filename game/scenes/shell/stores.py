"""What is kept on this computer, as far as several pages use it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from game.storage.match_store import MatchStore
from game.variants.catalogue import Catalogue

if TYPE_CHECKING:
    from game.play.archive import Archive
    from game.play.coaching.day import DayHands


class Stores:
    """The matches, the games, the records of finished matches, the hands of the day. `wake`: ends
    the window's sleep, from any thread."""

    def __init__(self, wake: Callable[[], None] | None) -> None:
        self._wake = wake
        self.matches = MatchStore()
        self.games = Catalogue()

    @cached_property
    def archive(self) -> Archive:
        from game.play.archive import Archive

        return Archive(None, self._wake)

    @cached_property
    def days(self) -> DayHands:
        from game.play.coaching.day import DayHands

        return DayHands(self._wake)
