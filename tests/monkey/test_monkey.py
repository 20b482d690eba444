"""Whatever people do, in whatever order: nothing breaks, nothing is lost."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

from game.paths import bundled
from tests.play.tables import GAMES

from .monkey import Monkey

#: By default few enough to be quick; all of them take minutes.
SAMPLE, WHOLE = 2_000, 100_000
LIVES = 10
POSITION = """
variant: loba_de_menos
players: [Ana, Beto]
hand: 5h 6h 7h Kd
laid_down: 1
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What may be dropped onto the window: sound and broken files of every kind."""
    folder = tmp_path_factory.mktemp("dropped")
    for saved in sorted(Path("saves").glob("*.json"))[::6]:
        copy(saved, folder)
    (folder / "hand.yaml").write_text(POSITION, encoding="utf-8")
    (folder / "broken.yaml").write_text("variant: loba\nhand: [5h", encoding="utf-8")
    copy(bundled("assets/variants") / "carioca.yaml", folder / "carioca.yaml")
    (folder / "broken.json").write_bytes(b"{")
    (folder / "holiday.png").write_bytes(b"\x89PNG")
    return folder


@pytest.mark.parametrize("seed", range(2))
def test_a_monkey_breaks_nothing(seed: int, files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Monkey(seed, files, monkeypatch).live(SAMPLE)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 100 + LIVES))
def test_a_hundred_thousand_gestures_break_nothing(
    seed: int, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkey = Monkey(seed, files, monkeypatch, paints_every=50)
    monkey.live(WHOLE // LIVES)
    assert set(GAMES) <= monkey.seen
    assert {"MainMenu", "SetUpScene", "TableScene", "Curtain", "Scoring"} <= monkey.seen
