"""Every word has room and nothing leaves the stage: in all languages, sizes and sizes of text."""

from __future__ import annotations

import pytest
from examples_settings import EXAMPLES
from pygame import Surface
from settings_rig import a_house, shown

from game.scenes.page_scene import PageScene
from game.ui.backdrop import Backdrops
from game.ui.canvas import Canvas
from game.ui.sprite import Sprite


@pytest.fixture(autouse=True)
def no_backdrops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words need no picture behind them, and painting one takes long."""
    ground = Sprite(Surface((1, 1)), 0, 0)
    monkeypatch.setattr(Backdrops, "_sprite", lambda self, name, step, make: ground)


#: The first has the least room.
SIZES = [(1024, 640), (1920, 1080), (1600, 1200), (2560, 1080)]


@pytest.mark.parametrize("text_scale", [1.0, 1.2, 1.4])
@pytest.mark.parametrize("language", ["en", "es", "fr", "long"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_every_word_has_room(name: str, language: str, text_scale: float) -> None:
    for size in SIZES if text_scale == 1.4 else SIZES[:1]:
        house = a_house(size, language=language, text_scale=text_scale, say_legal=True)
        scene = EXAMPLES[name](house)
        assert isinstance(scene, PageScene)
        shown(scene)
        assert scene.canvas.spilled == [], size
        stage = house.kit.stage.whole
        for widget in scene.page.widgets:
            if widget.scroll is None:
                assert widget.rect.within(stage), (size, widget.name)
            else:
                assert widget.scroll.view.within(stage), (size, widget.name)
                assert widget.rect.x >= 0, (size, widget.name)
                assert widget.rect.right <= stage.right, (size, widget.name)
        assert not house.texts.missing
        assert not house.texts.faulty


@pytest.mark.parametrize("name", EXAMPLES)
def test_scrolled_to_the_end_every_word_has_room(name: str) -> None:
    scene = EXAMPLES[name](a_house((1024, 640), language="fr", text_scale=1.4))
    assert isinstance(scene, PageScene)
    shown(scene)
    for widget in scene.page.widgets:
        if widget.scroll is not None:
            widget.scroll.show(widget.rect)
            canvas = Canvas(scene.house.kit)
            scene.page.paint(canvas)
            assert canvas.spilled == []


@pytest.mark.parametrize("safe_area", [0.03, 0.05])
def test_a_television_cuts_nothing_off(safe_area: float) -> None:
    house = a_house((1920, 1080), safe_area=safe_area)
    for make in EXAMPLES.values():
        scene = make(house)
        assert isinstance(scene, PageScene)
        shown(scene)
        assert scene.canvas.spilled == []
