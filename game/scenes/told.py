"""What can be done now, and where on the glass, in words: for whoever plays without eyes.

Tests that play in a real window read it. Nothing is told while something moves, nor while nobody
here may act, and never more than the screen shows.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from game.scenes.base import Scene
from game.scenes.house import House
from game.scenes.lesson import LessonScene
from game.scenes.lesson_told import told_of_lesson
from game.scenes.page_scene import PageScene
from game.scenes.table.scene import TableScene
from game.scenes.table.told import told_of_table

Told = dict[str, object]


class Teller:
    """Says every picture that has come to rest once, as a line of JSON."""

    def __init__(self, house: House, say: Callable[[str], None]) -> None:
        self.house = house
        self.say = say
        self._said: Told | None = None

    def look(self) -> None:
        told = told_of(self.house.stack.top, self.house.clock())
        if told is not None and told != self._said:
            self._said = told
            self.say(json.dumps(told))


def told_of(scene: Scene, now: float) -> Told | None:
    """The scene, if it has come to rest and somebody here may act."""
    if isinstance(scene, LessonScene):
        return told_of_lesson(scene, now)
    if isinstance(scene, TableScene):
        return told_of_table(scene, now)
    if isinstance(scene, PageScene) and scene.due(now) is None:
        return _told_of_page(scene)
    return None


def _told_of_page(scene: PageScene) -> Told:
    page, stage = scene.page, scene.house.kit.stage
    return {
        "scene": type(scene).__name__.lower(),
        "focus": page.focus if page.ring else "",
        "places": {
            widget.name: (stage.x_px(widget.seen.cx), stage.y_px(widget.seen.cy))
            for widget in page.widgets
            if widget.focusable
        },
    }
