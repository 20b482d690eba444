"""Names of games, and the crests to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.reader.node import ReaderNode
from game.scenes.shell.scene import Services
from game.settings import CRESTS
from game.ui.boxes import FILL, Row
from game.ui.canvas import Canvas
from game.ui.widgets import PRESSED_BY, Mood, Widget

if TYPE_CHECKING:
    from game.play.session.seating import Player


def game_name(services: Services, variant_id: str) -> str:
    """Return the name of a game, or of its file where it has no text."""
    usual = variant_id.replace("_", " ").capitalize()
    return services.texts.text_or(f"variant.{variant_id}.name", usual)


def table_title(services: Services, variant_id: str) -> str:
    """Return the title of the window while a game is played or watched."""
    return services.say("table.title", game=game_name(services, variant_id))


def names_of(services: Services, players: Iterable[Player]) -> str:
    return services.texts.list_and(player.name for player in players)


def say_in(services: Services, variant_id: str, key: str, /, **facts: int | str) -> str:
    """Return a text in the words of a game: the hands of La Mona are called rounds."""
    return services.texts.text_in(variant_id, key, **facts)


CREST = 112.0


def crest_row(services: Services, chosen: str, choose: Callable[[str], None]) -> Row:
    """Return all crests, spread over the width."""
    buttons = [CrestButton(services, crest, crest == chosen, choose) for crest in CRESTS]
    return Row(buttons[0], *(part for one in buttons[1:] for part in (FILL, one)))


class CrestButton(Widget):
    def __init__(
        self, services: Services, crest: str, chosen: bool, choose: Callable[[str], None]
    ) -> None:
        super().__init__(f"crest {crest}")
        self._called = services.say(f"people.crest.{crest}")
        self.crest, self.chosen, self.choose = crest, chosen, choose

    def natural_width(self, canvas: Canvas) -> float:
        return CREST + 24

    def height_at(self, canvas: Canvas, width: float) -> float:
        return CREST + 24

    def told(self, words: str) -> ReaderNode:
        return self.node("RADIO_BUTTON", self._called, does=PRESSED_BY, is_on=self.chosen)

    def activate(self) -> None:
        self.choose(self.crest)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if self.chosen:
            canvas.panel(rect, "button main", 18)
        elif mood.hover:
            canvas.panel(rect, "button hover", 18)
        canvas.crest(self.crest, rect.cx, rect.cy, CREST)
        if mood.focus:
            canvas.focus(rect, 18)
