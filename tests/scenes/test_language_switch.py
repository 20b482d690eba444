"""Another language takes effect at once, everywhere, and nothing is lost by it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from houses import a_house, said, wait
from pygame import Surface

from game.scenes.base import Scene
from game.scenes.house import House
from game.ui.backdrop import Backdrops
from game.ui.sprite import Sprite

Example = Callable[[House], Scene]
EXAMPLES: dict[str, Example] = {}
for file in sorted(Path(__file__).parent.glob("examples_*.py")):
    EXAMPLES |= import_module(file.stem).EXAMPLES


@pytest.fixture(autouse=True)
def no_backdrops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words need no picture behind them, and painting one takes long."""
    ground = Sprite(Surface((1, 1)), 0, 0)
    monkeypatch.setattr(Backdrops, "_sprite", lambda self, name, step, make: ground)


def words(house: House) -> list[str]:
    for _ in range(8):
        wait(house, 0.1)
    return list(said(house))


def opened(example: Example, language: str) -> House:
    house = a_house(language=language)
    house.stack.push(Scene(house))
    house.stack.push(example(house))
    return house


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_scene_speaks_another_language_at_once(name: str) -> None:
    house = opened(EXAMPLES[name], "es")
    before = words(house)
    for language in ("fr", "en", "es"):
        house.settings.language = language
        house.settings_changed()
        fresh = before if language == "es" else words(opened(EXAMPLES[name], language))
        assert words(house) == fresh
