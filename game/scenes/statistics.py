"""Who has won how often, over the finished matches that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.hints import FOOT, Hint, hint_lines, hints_height
from game.scenes.house import House
from game.scenes.page_scene import PageScene
from game.scenes.settings_rows import Tab
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import Command, Gesture
from game.ui.theme import BODY, H2, IVORY, IVORY2, MOON, NAME, SMALL
from game.ui.widgets import Mood, Scroll, Widget
from game.ui.words import PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

TITLE = 66


class PlayedMatch(NamedTuple):
    """A match that is over. `game`: its name as it is shown. `winners`: those who won or shared
    the win."""

    game: str
    names: tuple[str, ...]
    winners: tuple[str, ...]


class Standing(NamedTuple):
    name: str
    played: int
    won: int


def standings(matches: Sequence[PlayedMatch]) -> list[Standing]:
    """Who won most comes first; among equals who needed fewer matches."""
    played: dict[str, int] = {}
    won: dict[str, int] = {}
    for match in matches:
        for name in set(match.names):
            played[name] = played.get(name, 0) + 1
            won[name] = won.get(name, 0) + (name in match.winners)
    found = [Standing(name, count, won[name]) for name, count in played.items()]
    return sorted(found, key=lambda one: (-one.won, one.played, one.name))


class StandingRow(Widget):
    """A name, a bar as long as its share of wins, and the numbers."""

    def __init__(self, name: str, rect: Rect, standing: Standing, said: str, name_w: float) -> None:
        super().__init__(name, rect, zone=1)
        self.standing, self.said, self._name_w = standing, said, name_w

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, one = self.seen, self.standing
        if mood.hover or mood.focus:
            canvas.panel(rect, "tint", 12)
        inner = Rect(rect.x + 20, rect.y, rect.w - 40, rect.h)
        canvas.text(one.name, inner._replace(w=self._name_w), BODY, SANS, IVORY, may_cut=True)
        said_w = canvas.width(self.said, SMALL, SANS) + 6
        box = Rect(inner.right - said_w, inner.y, said_w, inner.h)
        canvas.text(self.said, box, SMALL, SANS, MOON, "right")
        left = inner.x + self._name_w + 24
        rail = Rect(left, inner.cy - 12, inner.right - 190 * self._wide(canvas) - left, 24)
        canvas.panel(rail, "count", 12)
        if one.won:
            canvas.panel(rail._replace(w=max(24.0, rail.w * one.won / one.played)), "moon disc", 12)
        if mood.focus:
            canvas.focus(rect.grown(-9), 10)

    @staticmethod
    def _wide(canvas: Canvas) -> float:
        """How much larger letters are than usual."""
        return canvas.kit.stage.text_units(SMALL) / SMALL


class StatisticsScene(PageScene):
    def __init__(self, house: House, matches: Sequence[PlayedMatch]) -> None:
        super().__init__(house)
        self._matches = list(matches)
        self._games = sorted({match.game for match in matches})
        #: The game that is shown; "" for all.
        self.game = ""
        self._title_box = self.panel = Rect(0, 0, 0, 0)

    def show_game(self, game: str) -> None:
        if game != self.game:
            self.game = game
            self.house.sound("page")
            self.rebuild()

    def handle(self, gesture: Gesture) -> bool:
        used = super().handle(gesture)
        if isinstance(gesture, Command) and gesture.pressed and self.page.focus.startswith("game "):
            self.show_game(self.page.focus.removeprefix("game "))
        return used

    @property
    def shown(self) -> list[PlayedMatch]:
        return [match for match in self._matches if self.game in ("", match.game)]

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.house.kit)
        stage = self.house.kit.stage
        content = stage.content
        self._title_box = Rect(content.x + 72, 40, content.w - 144, stage.text_units(TITLE) * 1.27)
        top = max(150.0, self._title_box.bottom + 16)
        bottom = content.bottom - FOOT - 22
        bottom -= hints_height(self.house, content.w - 144, self._hints())
        tabs = self._tabs(canvas, Rect(content.x + 56, top, 0, bottom - top))
        left = content.x + 56 + tabs[0].rect.w + 40
        self.panel = Rect(left, top, content.right - 64 - left, bottom - top)
        foot = hint_lines(
            self.house, content.x + 72, content.bottom - FOOT, content.w - 144, self._hints()
        )
        return [*tabs, *self._rows(canvas), *foot]

    def _tabs(self, canvas: Canvas, place: Rect) -> list[Widget]:
        names = [("", self.house.say("statistics.all_games")), *((one, one) for one in self._games)]
        wide = min(620.0, max(420.0, *(Tab.width(canvas, words) for _, words in names), 0))
        high = Tab.height(canvas)
        scroll = Scroll(Rect(place.x - 14, place.y - 14, wide + 28, place.h + 28))
        tabs: list[Widget] = []
        y = place.y
        for game, words in names:

            def act(game: str = game) -> None:
                self.show_game(game)

            icon = "icon_crown" if not game else "icon_table"
            rect = Rect(place.x, y, wide, high)
            tabs.append(Tab(f"game {game}", rect, icon, words, game == self.game, act))
            y += high + 12
        if y > place.bottom + 12:
            for tab in tabs:
                tab.scroll = scroll
            scroll.height = y - place.y + 28
        return tabs

    def _rows(self, canvas: Canvas) -> list[Widget]:
        head = self._head(canvas)
        view = Rect(self.panel.x + 16, head.bottom + 8, self.panel.w - 32, 0)
        scroll = Scroll(view._replace(h=self.panel.bottom - 14 - view.y))
        found = standings(self.shown)
        high = max(72.0, canvas.kit.stage.text_units(BODY) * 1.25 + 24)
        widest = max((canvas.width(one.name, BODY, SANS) for one in found), default=0.0)
        name_w = min(widest + 6, view.w * 0.38)
        rows: list[Widget] = []
        for at, one in enumerate(found):
            rect = Rect(view.x, view.y + at * high, view.w - 14, high)
            said = self.house.say("statistics.won", won=one.won, played=one.played)
            row = StandingRow(f"who {one.name}", rect, one, said, name_w)
            row.scroll = scroll
            rows.append(row)
        scroll.height = len(rows) * high
        return rows

    def _head(self, canvas: Canvas) -> Rect:
        high = canvas.kit.stage.text_units(H2) * 1.27 + canvas.kit.stage.text_units(SMALL) * 1.25
        return Rect(self.panel.x + 36, self.panel.y + 16, self.panel.w - 72, high)

    # Showing --------------------------------------------------------------------------------

    def _hints(self) -> list[Hint]:
        return [
            Hint((commands.UP, commands.DOWN), self.house.say("settings.hint_row")),
            Hint((commands.BACK,), self.house.say("load.back"), self.back),
        ]

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.55)
        say = self.house.say
        canvas.text(say("statistics.title"), self._title_box, TITLE, SERIF_BOLD, MOON)
        canvas.panel(self.panel, "panel", 22, shadow=True)
        head, count = self._head(canvas), len(self.shown)
        if not count:
            words = say("statistics.empty")
            box = head._replace(h=canvas.height(words, head.w, NAME, SERIF))
            canvas.text(words, box, NAME, SERIF, IVORY2, lines=3)
        else:
            title = head._replace(h=canvas.kit.stage.text_units(H2) * 1.27)
            name = self.game or say("statistics.all_games")
            canvas.text(name, title, H2, SERIF, MOON, may_cut=True)
            below = Rect(head.x, title.bottom, head.w, head.bottom - title.bottom)
            canvas.text(say("statistics.matches", count=count), below, SMALL, PLAIN, IVORY2)
