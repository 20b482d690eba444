"""The animals of the players: whatever a file names, something is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.settings import ALL_CRESTS, CRESTS
from game.ui.canvas import Canvas, Kit
from game.ui.theme import player_colour
from game.ui.window import GameWindow
from game.view.stage import Stage
from game.view.table.drawings import Look

GAME = Path(__file__).resolve().parents[2] / "game"
#: Where their drawings are named, and where those there are listed.
NAMED_IN = {Path("ui/theme.py"), Path("bots/styles.py")}


@pytest.fixture
def window() -> Iterator[GameWindow]:
    window = GameWindow("-", (64, 64))
    yield window
    window.close()


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("crest", [*ALL_CRESTS, "", "wolf", "../logo"])
def test_every_crest_has_a_drawing_and_a_colour(crest: str) -> None:
    canvas = Canvas(Kit.of(Stage.of((1280, 720)), Look()))
    canvas.crest(crest, 100, 100, 56)
    known = crest if crest in ALL_CRESTS else CRESTS[0]
    canvas.icon(f"crest_{known}", 100, 100, 56)
    shown, expected = canvas.sprites
    assert shown.surface is expected.surface
    for on_paper in (True, False):
        assert player_colour(crest, on_paper) == player_colour(known, on_paper)


def test_nothing_else_names_their_drawings() -> None:
    naming = {
        file.relative_to(GAME)
        for file in GAME.rglob("*.py")
        if '"crest_' in file.read_text(encoding="utf-8")
    }
    assert naming == NAMED_IN
