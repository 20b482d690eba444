"""Saved matches: go on with one, watch one that is over, delete what is not wanted any more.

What is deleted can be kept after all until the page is left; only then it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from game.scenes.shell.deletions import Unwanted, Words
from game.scenes.shell.fields import NameField, game_name, say_in
from game.scenes.shell.page_scene import FOOT, Dialog, Hint, PageScene, hint_lines, hints_height
from game.scenes.shell.scene import Services
from game.settings import known_crest
from game.ui import commands
from game.ui.boxes import Column, Text, button
from game.ui.canvas import Canvas
from game.ui.gestures import Command
from game.ui.theme import BRASS_LIGHT, H2, IVORY2, MOON, NAME, SMALL, dimmed, player_colour
from game.ui.widgets import NOWHERE, Button, Label, Mood, Scroll, Widget
from game.ui.words import PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

TITLE = 36
CREST = 44
PADDING = 26


class SavedTable(NamedTuple):
    """What everybody may know of a match. `variant_id`: the game; without one, the file is damaged.
    Names, crests and scores are by seat. `name`: the one people gave it.
    `is_set_aside`: a damaged file, kept for whoever wants to mend it. `taken_back`: how often free
    undo was made use of."""

    match_id: str
    variant_id: str
    names: tuple[str, ...]
    crests: tuple[str, ...]
    scores: tuple[int, ...]
    hand_no: int
    is_over: bool
    saved_at: datetime
    name: str = ""
    is_set_aside: bool = False
    taken_back: int = 0

    @property
    def is_damaged(self) -> bool:
        return self.is_set_aside or not self.variant_id

    def title(self, services: Services) -> str:
        if self.is_damaged:
            return self.match_id
        game = game_name(services, self.variant_id)
        return services.say("saves.named", name=self.name, game=game) if self.name else game


class MatchRow(Widget):
    """`players`: name, crest and score of each. `gone`: dim, for nothing can be done with it."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        title: str,
        when: str,
        state: str,
        act_words: str,
        players: Sequence[tuple[str, str, str]],
        gone: bool,
        act: Callable[[], None],
    ) -> None:
        super().__init__(name, rect)
        self.title, self.when, self.state, self.act_words = title, when, state, act_words
        self.players, self.gone, self._act = players, gone, act
        self._places: list[Rect] = []

    def activate(self) -> None:
        if self.enabled:
            self._act()

    def measure(self, canvas: Canvas) -> None:
        """As high as its lines need."""
        rect, stage = self.rect, canvas.kit.stage
        self._head = stage.text_units(TITLE) * 1.27
        self._line = max(CREST + 8.0, stage.text_units(SMALL) * 1.25 + 8)
        self._small = stage.text_units(SMALL) * 1.25
        # The state stands beside the title where there is room, else on a line of its own.
        told = max(canvas.width(self.when, SMALL), canvas.width(self.state, SMALL))
        words = canvas.width(self.title, TITLE, SERIF)
        self._right = max(told, canvas.width(self.act_words, SMALL)) + 12
        self._is_narrow = words + self._right + 2 * PADDING + 24 > rect.w
        y = rect.y + 14 + self._head + (2 * self._small if self._is_narrow else 0)
        x, end = rect.x + PADDING, rect.right - PADDING
        if not self._is_narrow:
            end -= self._right + 20
        self._places = []
        for who, _, score in self.players:
            wide = CREST + 10 + canvas.width(_scored(who, score), SMALL, SANS) + 6
            if self._places and x + wide > end:
                x = rect.x + PADDING
                y += self._line
            self._places.append(Rect(x, y, wide, self._line))
            x += wide + 30
        bottom = self._places[-1].bottom if self._places else y
        if not self._is_narrow:
            bottom = max(bottom, rect.y + 14 + self._head + 2 * self._small)
        self.rect = rect._replace(h=bottom + 14 - rect.y)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, up = self.seen, self.seen.y - self.rect.y
        lit = self.enabled and (mood.hover or mood.focus)
        canvas.panel(rect, "row hover" if lit else "row", 16)
        inner = Rect(rect.x + PADDING, rect.y + 12, rect.w - 2 * PADDING, self._head)
        title = dimmed(MOON, 0.62) if self.gone else MOON
        second = dimmed(IVORY2, 0.8) if self.gone else IVORY2
        room = inner.w if self._is_narrow else inner.w - self._right - 20
        canvas.text(self.title, inner._replace(w=room), TITLE, SERIF, title, may_cut=True)
        self._paint_told(canvas, inner, second)
        for (name, crest, score), place in zip(self.players, self._places, strict=True):
            box = place.moved(0, up)
            canvas.crest(crest, box.x + CREST / 2, box.cy, CREST)
            words = Rect(box.x + CREST + 10, box.y, box.w - CREST - 10, box.h)
            colour = player_colour(crest)
            if self.gone:
                colour = dimmed(colour, 0.62)
            canvas.text(_scored(name, score), words, SMALL, SANS, colour)
        if mood.focus:
            canvas.focus(rect, 16)

    def _paint_told(self, canvas: Canvas, inner: Rect, colour: tuple[int, int, int]) -> None:
        if self._is_narrow:
            line = Rect(inner.x, inner.bottom, inner.w, self._small)
            canvas.text(self.when, line, SMALL, PLAIN, colour)
            below = line.moved(0, self._small)
            canvas.text(self.state, below, SMALL, SANS, colour, lines=1)
            return
        at = Rect(inner.right - self._right, inner.y, self._right, inner.h)
        canvas.text(self.when, at, SMALL, PLAIN, colour, "right")
        at = Rect(at.x, inner.bottom, at.w, self._small)
        canvas.text(self.state, at, SMALL, SANS, colour, "right")
        if self.act_words:
            at = at.moved(0, self._small)
            canvas.text(self.act_words, at, SMALL, SANS, BRASS_LIGHT, "right")


def _scored(name: str, score: str) -> str:
    return f"{name} *{score}*"


#: So many letters stand beside the name of the game.
NAME_MOST = 24


class MatchActs(NamedTuple):
    """Each is asked when the page is left; `rename` only with another name, and first. `copy` hears
    the name as it is then."""

    rename: Callable[[str], object]
    copy: Callable[[str], object]
    export: Callable[[], object]


class MatchMenu(Dialog):
    width = 860.0

    def __init__(self, services: Services, table: SavedTable, acts: MatchActs) -> None:
        super().__init__(services)
        self.table, self.acts = table, acts
        self.name = table.name

    def back(self) -> None:
        """First the page goes, so that what an act has to say lies over the list."""
        super().back()
        if self.name.strip() != self.table.name:
            self.acts.rename(self.name.strip())

    def _copy(self) -> None:
        self.back()
        self.acts.copy(self.name.strip())

    def _export(self) -> None:
        self.back()
        self.acts.export()

    def _write(self, name: str) -> None:
        self.name = name

    def content(self, canvas: Canvas) -> Column:
        say, game = self.services.say, game_name(self.services, self.table.variant_id)
        return Column(
            *(Text(game, H2, SERIF, MOON), 18),
            *(Text(say("saves.name"), SMALL, SANS, BRASS_LIGHT), 10),
            *(NameField(NOWHERE, self.name, self._write, self.back, NAME_MOST), 30),
            *(button("copy", say("saves.copy"), self._copy, "icon_plus", align="left"), 16),
            *(button("export", say("saves.export"), self._export, "icon_take", align="left"), 30),
            button("done", say("saves.done"), self.back, main=True, zone=1),
        )


LOAD_TITLE = 66
LOAD_GAP = 14
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

    begins_with_ring = False

    def __init__(
        self,
        services: Services,
        tables: Callable[[], Sequence[SavedTable]],
        acts: LoadActs,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        super().__init__(services)
        self._ask, self._acts, self._now = tables, acts, now
        self._tables = list(tables())
        self.unwanted = Unwanted(services, Words("load.delete", "load.keep"), self.rebuild)
        self._scroll: Scroll | None = None
        self._title_box = Rect(0, 0, 0, 0)

    # Doing ----------------------------------------------------------------------------------

    def open(self, table: SavedTable) -> None:
        self.services.sound("confirm")
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
        canvas = Canvas(self.services.kit)
        stage = self.services.kit.stage
        content = stage.content
        self._title_box = Rect(
            content.x + 72, 40, content.w - 144, stage.text_units(LOAD_TITLE) * 1.27
        )
        top = max(150.0, self._title_box.bottom + 16)
        bottom = content.bottom - FOOT - 18
        bottom -= hints_height(self.services, content.w - 144, self._hints())
        wide = content.w - 136
        # Rings of the focus need a little room at the edge of what scrolls.
        view = Rect(content.x + 46, top - 12, wide + 40, bottom - top + 12)
        foot = hint_lines(
            self.services, content.x + 72, content.bottom - FOOT, content.w - 144, self._hints()
        )
        if not self._tables:
            return [self._back_button(canvas, view), *foot]
        scroll = Scroll(view)
        widgets: list[Widget] = []
        y = view.y + 12
        head = stage.text_units(NAME) * 1.27 + 10
        for section, tables in self._sections():
            words = self.services.say(f"load.section_{section}")
            widgets.append(Label(Rect(content.x + 64, y, wide, head), words, NAME, SERIF, MOON))
            y += head + 8
            for table in tables:
                row = self._row(canvas, table, Rect(content.x + 60, y, wide, 0))
                widgets += row
                y = row[0].rect.bottom + LOAD_GAP
            y += 10
        for widget in widgets:
            widget.scroll = scroll
        scroll.height = y - view.y
        if self._scroll is not None:
            scroll.move(self._scroll.offset)
        self._scroll = scroll
        return [*widgets, *foot]

    def _back_button(self, canvas: Canvas, view: Rect) -> Button:
        words = self.services.say("load.back")
        wide, high = canvas.width(words) + 90, canvas.kit.stage.text_units(30) * 1.25 + 30
        return Button("back", Rect(view.x + 26, view.y + 130, wide, high), words, self.back)

    def _row(self, canvas: Canvas, table: SavedTable, place: Rect) -> list[Widget]:
        gone = table.match_id in self.unwanted.things
        wide = self.unwanted.width(canvas)
        row = MatchRow(
            f"open {table.match_id}",
            place._replace(w=place.w - wide - MORE - 2 * BETWEEN),
            title=table.title(self.services),
            when=self.say_when(table.saved_at),
            state=self._state(table, gone),
            act_words="" if gone or table.is_set_aside else self._act_words(table),
            players=tuple(
                (name, known_crest(crest, seat), self.services.number(score))
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
            return self.services.say("saves.recover")
        return self.services.say("load.watch" if table.is_over else "load.go_on")

    def _state(self, table: SavedTable, gone: bool) -> str:
        if gone:
            return self.services.say("load.deleted")
        if table.is_damaged:
            return self.services.say("load.damaged" if table.is_set_aside else "saves.damaged")
        key = "load.over" if table.is_over else "load.hand"
        told = say_in(self.services, table.variant_id, key, hand=table.hand_no)
        return f"{told} · {self.services.say('load.free_undo')}" if table.taken_back else told

    def say_when(self, moment: datetime) -> str:
        """As people say it: today and yesterday by their names."""
        say, today = self.services.say, self._now().date()
        if moment.date() in (today, today - timedelta(days=1)):
            key = "load.today" if moment.date() == today else "load.yesterday"
            return say(key, time=f"{moment.hour}:{moment.minute:02}")
        month = f"m{moment.month}"
        return say("load.day", day=moment.day, month=month, year=str(moment.year))

    # Showing --------------------------------------------------------------------------------

    def _hints(self) -> list[Hint]:
        say = self.services.say
        hints = [Hint((commands.BACK,), say("load.back"), self.back)]
        if self._tables:
            hints.insert(0, self.unwanted.hint)
            hints.insert(0, Hint((commands.CONFIRM,), say("load.go_on")))
        return hints

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.5)
        content = self.services.kit.stage.content
        canvas.text(self.services.say("load.title"), self._title_box, LOAD_TITLE, SERIF_BOLD, MOON)
        if not self._tables:
            box = Rect(content.x + 72, self._title_box.bottom + 24, content.w - 144, 90)
            canvas.text(self.services.say("load.empty"), box, NAME, SERIF, IVORY2, lines=2)
