"""Whatever people do, in whatever order, and for long: nothing breaks, nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play.tables import GAMES

from .monkey import Monkey

WHOLE, LIVES = 100_000, 10


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 100 + LIVES))
def test_a_hundred_thousand_gestures_break_nothing(
    seed: int, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkey = Monkey(seed, files, monkeypatch, paints_every=2)
    monkey.live(WHOLE // LIVES)
    assert set(GAMES) <= monkey.seen
    assert {"MainMenu", "SetUpScene", "TableScene", "Curtain", "Scoring"} <= monkey.seen
