"""Every scene in every window, text size and language, and in one that is 40 % longer than any: all
that is said has room, stands apart from its neighbours, and is said to its end."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from examples import all_examples
from houses import LANGUAGES, a_house, wait
from longer import LONGER
from pygame import Rect
from room import Reader, scrolled, widgets_outside

from game.scenes.base import Scene
from game.scenes.house import House

SIZES = ((1024, 640), (1280, 720), (1600, 1200), (1920, 1080), (2560, 1080), (3840, 2160))
TEXTS = (1.0, 1.4)
SPOKEN = (*LANGUAGES, LONGER)
WINDOWS = list(product(SIZES, TEXTS))
EXAMPLES = dict(all_examples())


class Hall:
    """One window size and text size; a house does for all that like the same."""

    def __init__(self, size: tuple[int, int], text: float) -> None:
        self.size, self.text = size, text
        self.house = a_house(size, text_scale=text)
        self.usual = replace(self.house.settings)
        self.reader = Reader()

    def faults(self, name: str, language: str) -> list[str]:
        """Of a scene when all has come to rest, from its beginning to its end."""
        house = self._house_speaking(language)
        self.reader.forget()
        found: list[str] = []
        with self.reader.looking():
            house.stack.push(Scene(house))
            scene = EXAMPLES[name](house)
            house.stack.push(scene)
            for _ in range(8):
                wait(house, 0.1)
            for _ in scrolled(scene):
                found += self.reader.faults(house.stack.sprites(), Rect(0, 0, *self.size))
            found += widgets_outside(scene)
        found += [f"no text for {key}" for key in house.texts.missing]
        found += [f"{key}: {fault}" for key, fault in house.texts.faulty.items()]
        return [f"{name} {language}: {fault}" for fault in dict.fromkeys(found)]

    def _house_speaking(self, language: str) -> House:
        looks = replace(self.house.settings, language="", motion="", speed=0)
        if looks != replace(self.usual, language="", motion="", speed=0):
            self.house = a_house(self.size, text_scale=self.text)
        house = self.house
        house.stack.scenes.clear()
        house.settings.language = language
        house.texts = house.open_texts(language)
        return house


@pytest.mark.long
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_all_words_in_all_windows_have_room(
    window: tuple[tuple[int, int], float], language: str
) -> None:
    hall = Hall(*window)
    assert [fault for name in EXAMPLES for fault in hall.faults(name, language)] == []
