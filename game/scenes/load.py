"""Saved matches: go on with one, watch one that is over, delete what is not wanted any more.

What is deleted can be kept after all until the page is left; only then it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from game.scenes.hints import FOOT, Hint, hint_lines, hints_height
from game.scenes.house import House
from game.scenes.load_rows import MatchRow, SavedTable
from game.scenes.naming import say_in
from game.scenes.page_scene import PageScene
from game.scenes.unwanted import Unwanted, Words
from game.settings import known_crest
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import Command
from game.ui.theme import IVORY2, MOON, NAME
from game.ui.widgets import Button, Label, Scroll, Widget
from game.ui.words import SERIF, SERIF_BOLD
from game.view.geometry import Rect

TITLE = 66
GAP = 14
#: The button for more, and what lies between it and its neighbours.
MORE, BETWEEN = 76, 18


class LoadActs(NamedTuple):
    """`delete` is asked when the page is left. `more`: what else can be done with a match."""

    go_on: Callable[[str], None]
    watch: Callable[[str], None]
    delete: Callable[[str], None]
    more: Callable[[SavedTable], None]


class LoadScene(PageScene):
    """`tables` is asked whenever the page shows."""

    def __init__(
        self,
        house: House,
        tables: Callable[[], Sequence[SavedTable]],
        acts: LoadActs,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        super().__init__(house)
        self._ask, self._acts, self._now = tables, acts, now
        self._tables = list(tables())
        self.unwanted = Unwanted(house, Words("load.delete", "load.keep"), self.rebuild)
        self._scroll: Scroll | None = None
        self._title_box = Rect(0, 0, 0, 0)

    # Doing ----------------------------------------------------------------------------------

    def open(self, table: SavedTable) -> None:
        self.house.sound("confirm")
        if table.is_over:
            self._acts.watch(table.match_id)
        else:
            self._acts.go_on(table.match_id)

    def returned(self) -> None:
        self._tables = list(self._ask())
        super().returned()

    def left(self) -> None:
        super().left()
        for match_id in self.unwanted.take_all():
            self._acts.delete(match_id)

    def command(self, command: Command) -> bool:
        focus = self.page.focus.split(" ", 1)[-1]
        known = any(table.match_id == focus for table in self._tables)
        if not known or not self.unwanted.is_asked(command):
            return False
        self.unwanted.toggle(focus)
        return True

    # Laying out -----------------------------------------------------------------------------

    def _sections(self) -> list[tuple[str, list[SavedTable]]]:
        """The last one played first."""
        tables = sorted(self._tables, key=lambda table: table.saved_at, reverse=True)
        going = [one for one in tables if not one.is_over and not one.is_damaged]
        over = [one for one in tables if one.is_over and not one.is_damaged]
        damaged = [one for one in tables if one.is_damaged]
        named = [("going", going), ("over", over), ("damaged", damaged)]
        return [(name, listed) for name, listed in named if listed]

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.house.kit)
        stage = self.house.kit.stage
        content = stage.content
        self._title_box = Rect(content.x + 72, 40, content.w - 144, stage.text_units(TITLE) * 1.27)
        top = max(150.0, self._title_box.bottom + 16)
        bottom = content.bottom - FOOT - 18
        bottom -= hints_height(self.house, content.w - 144, self._hints())
        wide = content.w - 136
        # Rings of the focus need a little room at the edge of what scrolls.
        view = Rect(content.x + 46, top - 12, wide + 40, bottom - top + 12)
        foot = hint_lines(
            self.house, content.x + 72, content.bottom - FOOT, content.w - 144, self._hints()
        )
        if not self._tables:
            return [self._back_button(canvas, view), *foot]
        scroll = Scroll(view)
        widgets: list[Widget] = []
        y = view.y + 12
        head = stage.text_units(NAME) * 1.27 + 10
        for section, tables in self._sections():
            words = self.house.say(f"load.section_{section}")
            widgets.append(Label(Rect(content.x + 64, y, wide, head), words, NAME, SERIF, MOON))
            y += head + 8
            for table in tables:
                row = self._row(canvas, table, Rect(content.x + 60, y, wide, 0))
                widgets += row
                y = row[0].rect.bottom + GAP
            y += 10
        for widget in widgets:
            widget.scroll = scroll
        scroll.height = y - view.y
        if self._scroll is not None:
            scroll.move(self._scroll.offset)
        self._scroll = scroll
        return [*widgets, *foot]

    def _back_button(self, canvas: Canvas, view: Rect) -> Button:
        words = self.house.say("load.back")
        wide, high = canvas.width(words) + 90, canvas.kit.stage.text_units(30) * 1.25 + 30
        return Button("back", Rect(view.x + 26, view.y + 130, wide, high), words, self.back)

    def _row(self, canvas: Canvas, table: SavedTable, place: Rect) -> list[Widget]:
        gone = table.match_id in self.unwanted.things
        wide = self.unwanted.width(canvas)
        row = MatchRow(
            f"open {table.match_id}",
            place._replace(w=place.w - wide - MORE - 2 * BETWEEN),
            title=table.title(self.house),
            when=self.say_when(table.saved_at),
            state=self._state(table, gone),
            act_words="" if gone or table.is_set_aside else self._act_words(table),
            players=tuple(
                (name, known_crest(crest, seat), self.house.number(score))
                for seat, (name, crest, score) in enumerate(
                    zip(table.names, table.crests, table.scores, strict=False)
                )
            ),
            gone=gone or table.is_damaged,
            act=lambda: self.open(table),
        )
        row.measure(canvas)
        row.enabled = not gone and not table.is_set_aside

        rect = Rect(row.rect.right + BETWEEN, row.rect.y, MORE, row.rect.h)
        more = Button(
            f"more {table.match_id}", rect, "", lambda: self._acts.more(table), "icon_menu", zone=1
        )
        more.enabled = row.enabled and not table.is_damaged
        rect = Rect(rect.right + BETWEEN, rect.y, wide, rect.h)
        return [row, more, self.unwanted.button(table.match_id, rect)]

    def _act_words(self, table: SavedTable) -> str:
        if table.is_damaged:
            return self.house.say("saves.recover")
        return self.house.say("load.watch" if table.is_over else "load.go_on")

    def _state(self, table: SavedTable, gone: bool) -> str:
        if gone:
            return self.house.say("load.deleted")
        if table.is_damaged:
            return self.house.say("load.damaged" if table.is_set_aside else "saves.damaged")
        key = "load.over" if table.is_over else "load.hand"
        told = say_in(self.house, table.variant_id, key, hand=table.hand_no)
        return f"{told} · {self.house.say('load.free_undo')}" if table.taken_back else told

    def say_when(self, moment: datetime) -> str:
        """As people say it: today and yesterday by their names."""
        say, today = self.house.say, self._now().date()
        if moment.date() in (today, today - timedelta(days=1)):
            key = "load.today" if moment.date() == today else "load.yesterday"
            return say(key, time=f"{moment.hour}:{moment.minute:02}")
        month = f"m{moment.month}"
        return say("load.day", day=moment.day, month=month, year=str(moment.year))

    # Showing --------------------------------------------------------------------------------

    def _hints(self) -> list[Hint]:
        say = self.house.say
        hints = [Hint((commands.BACK,), say("load.back"), self.back)]
        if self._tables:
            hints.insert(0, self.unwanted.hint)
            hints.insert(0, Hint((commands.CONFIRM,), say("load.go_on")))
        return hints

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.5)
        content = self.house.kit.stage.content
        canvas.text(self.house.say("load.title"), self._title_box, TITLE, SERIF_BOLD, MOON)
        if not self._tables:
            box = Rect(content.x + 72, self._title_box.bottom + 24, content.w - 144, 90)
            canvas.text(self.house.say("load.empty"), box, NAME, SERIF, IVORY2, lines=2)
