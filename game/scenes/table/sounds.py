"""The sounds of a table as it is seen: in play, and in a replay."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.events import Event
from game.engine.notation import AnyRules
from game.scenes.shell.scene import Services
from game.view.layout.table import TableLayout
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

    def play(self, event: Event, view: TableView, pan: float = 0.0) -> None:
        """Play the sounds of an event. `view`: the table after it; `pan`: where they come from."""
        for sound in self._events.of(event, view):
            self._services.sound(sound.cue, step=sound.step, delay=sound.delay, pan=pan)


#: How far to one side the players at the ends of the table are heard.
PAN_MOST = 0.7


def pan_of(layout: TableLayout, seat: int) -> float:
    """Return where a player is heard, from -1, the left, to 1; the one at the bottom in the
    middle."""
    place, content = layout.seats.get(seat), layout.zones.content
    if place is None:
        return 0.0
    return PAN_MOST * max(-1.0, min(1.0, 2 * (place.plaque.cx - content.x) / content.w - 1))
