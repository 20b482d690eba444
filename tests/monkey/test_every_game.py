"""Whatever a monkey does, in each game, nothing breaks; and what it sees is what would be painted
anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from looks import not_as_painted_anew

from game.phones import address
from game.scenes.table.scene import TableScene
from tests.play.tables import GAMES

from .monkey import Monkey

#: After so many gestures all is compared.
GESTURES, TOGETHER = 100, 5
MOTIONS = "none", "full", "brief"


class Watched(Monkey):
    def __init__(self, game: str, files: Path, patch: pytest.MonkeyPatch) -> None:
        super().__init__(len(game), files, patch, paints_every=1)
        self.faults: dict[int, list[str]] = {}
        self.services.settings.motion = MOTIONS[GAMES.index(game) % len(MOTIONS)]
        self._games = [game]
        self._sit_down()

    def look(self) -> None:
        super().look()
        top = self.services.stack.top
        if isinstance(top, TableScene) and top.selection.hands.carried:
            return  # What is carried goes on to the pointer.
        if self.done % TOGETHER == 0 and (found := list(not_as_painted_anew(self.services))):
            self.faults[self.done] = [self.last[-1], *found]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_breaks_and_what_is_seen_is_what_there_is(
    game: str, files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    monkeypatch.setattr(address, "own_address", str)  # Codes of phones are never twice the same.
    monkey = Watched(game, files, monkeypatch)
    monkey.live(GESTURES)
    assert monkey.faults == {}
