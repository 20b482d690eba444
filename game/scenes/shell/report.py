"""What can be done now, and where on the screen, as JSON.

Tests that play in a real window read it. Nothing is reported while something moves, nor while
nobody here may act, and never more than the screen shows.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from game.engine.cards import name
from game.engine.notation import say_action
from game.scenes.lessons.scene import LessonScene
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.report import told_of_table
from game.scenes.table.scene import TableScene


def _lesson_state(scene: LessonScene, now: float) -> dict[str, object] | None:
    """Return None while something moves, or others act."""
    guide, step = scene.guide, scene.guide.step
    if step is None or guide.is_watching or scene.picture.is_behind(now):
        return None
    table = told_of_table(scene.context, now)
    if table is None and step.waits:
        return None
    stage = scene.services.kit.stage
    tried = guide.table.read(step.attempt).cards if step.attempt else ()
    lesson = {
        "step": guide.at,
        "wanted": [
            say_action(guide.table.rules, action)
            for action in guide.table.legal()
            if any(guide.table.means(text, action) for text in step.wanted)
        ],
        "tried": [name(card) for card in tried],
        "is_answered": guide.answer is not None,
        "presses": {
            widget.name: (stage.x_px(widget.seen.cx), stage.y_px(widget.seen.cy))
            for widget in scene.paper.page.widgets
        },
    }
    refused = scene.selection.refused
    # What was to be tried has been refused as it should.
    unwanted = refused.key if refused is not None and guide.answer is not None else ""
    return {"scene": "table", **(table or {}), "refused": unwanted, "lesson": lesson}


State = dict[str, object]


class StateReporter:
    """Says the state of every picture that has come to rest once, as a line of JSON."""

    def __init__(self, services: Services, say: Callable[[str], None]) -> None:
        self.services = services
        self.say = say
        self._said: State | None = None

    def look(self) -> None:
        told = state_of(self.services.stack.top, self.services.clock())
        if told is not None and told != self._said:
            self._said = told
            self.say(json.dumps(told))


def state_of(scene: Scene, now: float) -> State | None:
    """Return what a scene shows, if it has come to rest and somebody here may act."""
    if isinstance(scene, LessonScene):
        return _lesson_state(scene, now)
    if isinstance(scene, TableScene):
        return told_of_table(scene.context, now)
    if isinstance(scene, PageScene) and scene.rests(now):
        return _page_state(scene)
    return None


def _page_state(scene: PageScene) -> State:
    page, stage = scene.page, scene.services.kit.stage
    return {
        "scene": type(scene).__name__.lower(),
        "focus": page.focus if page.ring else "",
        "places": {
            widget.name: (stage.x_px(widget.seen.cx), stage.y_px(widget.seen.cy))
            for widget in page.widgets
            if widget.focusable
        },
    }
