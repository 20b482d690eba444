"""The pause: it lies over the darkened table, and nothing of the match is lost by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.scenes.confirm import ConfirmScene
from game.scenes.house import House
from game.scenes.menu_items import INDENT, Entry, item_column
from game.scenes.page_scene import PageScene
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH, Command
from game.ui.theme import H1, IVORY2, MOON, SMALL
from game.ui.widgets import Widget
from game.ui.words import LINE, SERIF_BOLD
from game.view.geometry import Rect

ITEM = 48
WIDTH = 860.0
PAUSE = "pause"


@dataclass(frozen=True)
class PauseActs:
    """`leave`: the match is saved and the menu comes back. `quit`: saved too, and the game ends."""

    rules: Callable[[], None]
    settings: Callable[[], None]
    leave: Callable[[], None]
    quit: Callable[[], None]


class PauseScene(PageScene):
    """`about`: one line on the match, nothing private. `loses`: the key of the question that is
    asked first where leaving loses the match, such as a position set up by hand."""

    covers = False

    def __init__(
        self, house: House, acts: PauseActs, about: str = "", loses: str = ""
    ) -> None:
        super().__init__(house)
        self.acts, self.about, self.loses = acts, about, loses

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)

    def _entries(self) -> list[Entry]:
        say, acts = self.house.say, self.acts
        leave = "pause.leave_unsaved" if self.loses else "pause.leave"
        return [
            Entry("go_on", say("pause.go_on"), self.back),
            Entry("rules", say("pause.rules"), acts.rules),
            Entry("settings", say("pause.settings"), acts.settings),
            Entry("leave", say(leave), lambda: self._end(acts.leave)),
            Entry("quit", say("pause.quit"), lambda: self._end(acts.quit)),
        ]

    def _end(self, act: Callable[[], None]) -> None:
        if self.loses:
            self.house.stack.push(ConfirmScene(self.house, self.loses, act))
        else:
            act()

    def _panel(self, canvas: Canvas) -> tuple[Rect, float]:
        """And how much of it the heading takes."""
        stage = canvas.kit.stage
        entries = self._entries()
        head = 36 + stage.text_units(H1) * LINE
        if self.about:
            head += stage.text_units(SMALL) * LINE
        items = len(entries) * (stage.text_units(ITEM) * 1.12 + 18)
        longest = max(canvas.width(entry.text, ITEM, SERIF_BOLD) for entry in entries)
        wide = min(stage.width - 48, max(WIDTH, longest + INDENT + 120))
        high = min(stage.height - 48, head + 24 + items + 40)
        return Rect((stage.width - wide) / 2, (stage.height - high) / 2, wide, high), head

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.house.kit)
        panel, head = self._panel(canvas)
        area = Rect(panel.x + 40, panel.y + head + 24, panel.w - 80, panel.h - head - 64)
        return item_column(canvas, area, self._entries(), lambda: self.page.focus, ITEM)

    def command(self, command: Command) -> bool:
        if command.name == PAUSE:
            self.back()
            return True
        return False

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        panel, head = self._panel(canvas)
        canvas.panel(panel, "dialog", 22, shadow=True)
        x, wide = panel.x + 64, panel.w - 128
        title = canvas.kit.stage.text_units(H1) * LINE
        box = Rect(x, panel.y + 32, wide, title)
        canvas.text(self.house.say("pause.title"), box, H1, SERIF_BOLD, MOON)
        if self.about:
            below = Rect(x + 2, box.bottom, wide, head - 36 - title)
            canvas.text(self.about, below, SMALL, colour=IVORY2, may_cut=True)
