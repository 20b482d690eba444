"""The sounds of a table as it is seen: in play, and in a replay."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.events import Event
from game.engine.notation import AnyRules
from game.scenes.shell.scene import Services
from game.view.motion.events import EventSounds
from game.view.table.model import TableView


class TableSounds:
    def __init__(
        self, services: Services, rules: AnyRules, view: TableView, people: Collection[int]
    ) -> None:
        self._services = services
        self._events = EventSounds(rules, view, people)

    def follow(self, view: TableView) -> None:
        """Jump to this view: the sounds of what led to it are left out."""
        self._events.follow(view)

    def play(self, event: Event, view: TableView) -> None:
        """Play the sounds of an event. `view`: the table after it."""
        for sound in self._events.of(event, view):
            self._services.sound(sound.cue, step=sound.step, delay=sound.delay)
