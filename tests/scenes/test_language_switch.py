"""Another language takes effect at once, everywhere, and nothing is lost by it."""

from __future__ import annotations

from itertools import cycle

import pytest
from at_table import AtTable
from examples import Example, all_examples
from pygame import Surface
from services import a_house, said, wait

from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.scene import Scene, Services
from game.ui.backdrop import Backdrops
from game.ui.painter import Sprite

EXAMPLES = dict(all_examples())


@pytest.fixture(autouse=True)
def no_backdrops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words need no picture behind them, and painting one takes long."""
    ground = Sprite(Surface((1, 1)), 0, 0)
    monkeypatch.setattr(Backdrops, "_sprite", lambda self, name, step, make: ground)


def words(services: Services) -> list[str]:
    # What is counted up, and what rises step by step, begins with the first picture.
    list(said(services))
    for _ in range(30):
        wait(services, 0.1)
    return list(said(services))


def opened(example: Example, language: str) -> Services:
    services = a_house(language=language)
    services.stack.push(Scene(services))
    services.stack.push(example(services))
    return services


#: It is over before anybody could set something; and in another language it would be another key
#: that is wanted twice.
LEFT_OUT = ("moment", "keys_clash", "table_remark", "table_remark_aside")
#: A game that is made there has the name that it was given.
NAMED = "workshop"
#: Of most scenes there are several states, side by side.
NAMES = [name for name in EXAMPLES if name not in LEFT_OUT and not name.startswith(NAMED)][::3]


@pytest.mark.parametrize(("name", "other"), list(zip(NAMES, cycle(("fr", "en")))))
def test_every_scene_speaks_another_language_at_once(name: str, other: str) -> None:
    services = opened(EXAMPLES[name], "es")
    before = words(services)
    for language in (other, "es"):
        services.settings.language = language
        services.settings_changed()
        fresh = before if language == "es" else words(opened(EXAMPLES[name], language))
        assert words(services) == fresh


# In the middle of a game ------------------------------------------------------------------------


def speak(services: Services, language: str) -> None:
    services.settings.language = language
    services.settings_changed()


def test_cards_marked_stay_so_on_the_way_through_the_settings_until_the_moment_is_another() -> None:
    ana = AtTable("5h 6h 7h Kd")
    ana.click("5h", "7h")
    marked = ana.scene.selection.hands.marked
    assert len(marked) == 2
    ana.keys("pause")
    ana.services.stack.push(SettingsScene(ana.services, block="language"))
    speak(ana.services, "fr")
    ana.services.stack.pop()
    assert ana.scene.selection.hands.marked == marked
    assert "2 cartes" in " ".join(said(ana.services))
    ana.keys("pause")
    ana.scene.table.version += 1
    ana.scene.returned()
    assert ana.scene.selection.hands.marked == ()


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_cards_in_the_air_stay_there(by: str) -> None:
    ana = AtTable("5h 6h 7h Kd")
    if by == "pointer":
        ana.lift("Kd", "pile")
    else:
        ana.focus_on("Kd")
        ana.keys("confirm")
    carried = ana.scene.selection.hands.carried
    assert carried is not None
    speak(ana.services, "es")
    ana.rest()
    assert ana.scene.selection.hands.carried is carried
    if by == "pointer":
        ana.release("pile")
    else:
        ana.keys("confirm")
    assert ana.pile.split()[-1] == "Kd"


def test_what_is_being_said_is_said_anew() -> None:
    ana = AtTable("5h 6h 7h Kd")
    ana.drag("5h", "stock")
    english = ana.why_not
    assert english
    speak(ana.services, "fr")
    french = ana.why_not
    assert french not in ("", english)
    ana.keys("sort")
    told = ana.scene.selection.said
    assert told
    speak(ana.services, "en")
    assert ana.scene.selection.said not in ("", told)
