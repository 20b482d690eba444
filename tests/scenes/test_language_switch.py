"""Another language takes effect at once, everywhere, and nothing is lost by it."""

from __future__ import annotations

import pytest
from at_table import AtTable
from examples import Example, all_examples
from houses import a_house, said, wait
from pygame import Surface

from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.scene import House, Scene
from game.ui.backdrop import Backdrops
from game.ui.painter import Sprite

EXAMPLES = dict(all_examples())


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


#: It is over before anybody could set something.
TOO_SHORT = "moment"


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name != TOO_SHORT])
def test_every_scene_speaks_another_language_at_once(name: str) -> None:
    house = opened(EXAMPLES[name], "es")
    before = words(house)
    for language in ("fr", "en", "es"):
        house.settings.language = language
        house.settings_changed()
        fresh = before if language == "es" else words(opened(EXAMPLES[name], language))
        assert words(house) == fresh


# In the middle of a game ------------------------------------------------------------------------


def speak(house: House, language: str) -> None:
    house.settings.language = language
    house.settings_changed()


def test_cards_marked_stay_so_on_the_way_through_the_settings() -> None:
    ana = AtTable("5h 6h 7h Kd")
    ana.click("5h")
    ana.click("7h")
    marked = list(ana.scene.fingers.marked)
    assert len(marked) == 2
    ana.keys("pause")
    ana.house.stack.push(SettingsScene(ana.house, lambda: None, block="language"))
    speak(ana.house, "fr")
    ana.house.stack.pop()
    assert ana.scene.fingers.marked == marked
    assert "2 cartes" in " ".join(said(ana.house))


def test_marks_are_of_one_moment_and_one_person() -> None:
    ana = AtTable("5h 6h 7h Kd")
    ana.click("5h")
    ana.keys("pause")
    ana.scene.table.version += 1
    ana.scene.returned()
    assert ana.scene.fingers.marked == []


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_cards_in_the_air_stay_there(by: str) -> None:
    ana = AtTable("5h 6h 7h Kd")
    if by == "pointer":
        ana.lift("Kd", "pile")
    else:
        ana.focus_on("Kd")
        ana.keys("confirm")
    carried = ana.scene.fingers.carried
    assert carried is not None
    speak(ana.house, "es")
    ana.rest()
    assert ana.scene.fingers.carried is carried
    if by == "pointer":
        ana.release("pile")
    else:
        ana.keys("confirm")
    assert ana.pile.split()[-1] == "Kd"


def test_what_is_being_said_is_said_anew() -> None:
    ana = AtTable("5h 6h 7h Kd")
    ana.drag("5h", "stock")
    refused = ana.scene.fingers.refused
    assert refused is not None
    english = refused.sentence
    ana.keys("sort")
    told = ana.scene.fingers.told
    assert told
    speak(ana.house, "fr")
    assert refused.sentence != english
    assert ana.scene.fingers.told != told
