"""The people who are known here: one of them is to sit down, or somebody new."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes.hints import FOOT, Hint, hint_lines, hints_height
from game.scenes.house import House
from game.scenes.page_scene import PageScene
from game.scenes.unwanted import Unwanted, Words
from game.settings import Person, known_as
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH, Command
from game.ui.theme import BODY, IVORY, IVORY2, MOON, NAME, SMALL, dimmed
from game.ui.widgets import Button, Label, Mood, Scroll, Widget
from game.ui.words import LINE, PLAIN, SERIF, SERIF_BOLD
from game.view.geometry import Rect

TITLE = 66
GAP, BETWEEN, MORE, CREST, PAD = 14.0, 18.0, 76.0, 76.0, 22.0


class PeopleActs(NamedTuple):
    """`forget` is asked when the page is left, for everybody who is to be forgotten."""

    sit: Callable[[Person], None]
    edit: Callable[[Person], None]
    new: Callable[[], None]
    forget: Callable[[Person], None]


class PeopleScene(PageScene):
    """`people` is asked whenever the page shows."""

    def __init__(
        self, house: House, people: Callable[[], Sequence[Person]], acts: PeopleActs
    ) -> None:
        super().__init__(house)
        self._ask, self.acts = people, acts
        self._people = {known_as(one.name): one for one in people()}
        self.unwanted = Unwanted(house, Words("people.forget", "people.keep"), self.rebuild)
        self._scroll: Scroll | None = None
        self._title_box = Rect(0, 0, 0, 0)

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)

    def returned(self) -> None:
        """Somebody may be called otherwise by now, and is still to be forgotten."""
        unwanted = [self._people[one] for one in self.unwanted.things if one in self._people]
        self._people = {known_as(one.name): one for one in self._ask()}
        self.unwanted.things = {known_as(one.name) for one in unwanted}
        super().returned()

    def left(self) -> None:
        super().left()
        for who in self.unwanted.take_all():
            self.acts.forget(self._people[who])

    def command(self, command: Command) -> bool:
        who = self.page.focus.split(" ", 1)[-1]
        if who not in self._people or not self.unwanted.is_asked(command):
            return False
        self.unwanted.toggle(who)
        return True

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.house.kit)
        stage = self.house.kit.stage
        content = stage.content
        self._title_box = Rect(content.x + 72, 36, content.w - 144, stage.text_units(TITLE) * LINE)
        top = max(150.0, self._title_box.bottom + 16)
        bottom = content.bottom - FOOT - 18
        bottom -= hints_height(self.house, content.w - 144, self._hints())
        foot = hint_lines(
            self.house, content.x + 72, content.bottom - FOOT, content.w - 144, self._hints()
        )
        wide = content.w - 136
        scroll = Scroll(Rect(content.x + 46, top - 12, wide + 40, bottom - top + 12))
        x, y = content.x + 60, scroll.view.y + 12
        widgets: list[Widget] = []
        if not self._people:
            words = self.house.say("people.empty")
            high = canvas.height(words, wide - 12, NAME, SERIF)
            place = Rect(x + 6, y, wide - 12, high)
            widgets.append(Label(place, words, NAME, SERIF, IVORY2, lines=6))
            y += high + 2 * GAP
        for who, person in self._people.items():
            widgets += self._row(canvas, who, person, Rect(x, y, wide, 0))
            y = widgets[-1].rect.bottom + GAP
        widgets.append(self._new(canvas, x, y + 6))
        for widget in widgets:
            widget.scroll = scroll
        scroll.height = widgets[-1].rect.bottom + 12 - scroll.view.y
        if self._scroll is not None:
            scroll.move(self._scroll.offset)
        self._scroll = scroll
        return [*widgets, *foot]

    def _row(self, canvas: Canvas, who: str, person: Person, place: Rect) -> list[Widget]:
        gone = who in self.unwanted.things
        forget = self.unwanted.width(canvas)
        room = place._replace(w=place.w - forget - MORE - 2 * BETWEEN)
        about = self.house.say("people.forgotten") if gone else self._about(person)
        row = PersonRow(canvas, who, room, person, about, gone, lambda: self.acts.sit(person))
        rect = Rect(row.rect.right + BETWEEN, row.rect.y, MORE, row.rect.h)
        more = Button(
            f"edit {who}", rect, "", lambda: self.acts.edit(person), "icon_settings", zone=1
        )
        more.enabled = not gone
        rect = Rect(rect.right + BETWEEN, rect.y, forget, rect.h)
        return [row, more, self.unwanted.button(who, rect)]

    def _about(self, person: Person) -> str:
        told = [self.house.say(f"people.sorted.{person.sort}")]
        if person.keys or person.pad_keys:
            told.append(self.house.say("people.own_keys"))
        return " · ".join(told)

    def _new(self, canvas: Canvas, x: float, y: float) -> Button:
        words = self.house.say("people.new")
        high = max(76.0, canvas.kit.stage.text_units(BODY) * LINE + 26)
        rect = Rect(x, y, canvas.width(words) + 120, high)
        return Button("new", rect, words, self.acts.new, "icon_plus", align="left")

    # Showing --------------------------------------------------------------------------------

    def _hints(self) -> list[Hint]:
        say = self.house.say
        hints = [Hint((commands.BACK,), say("people.back"), self.back)]
        if self._people:
            hints.insert(0, self.unwanted.hint)
            hints.insert(0, Hint((commands.CONFIRM,), say("people.sit")))
        return hints

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.6)
        canvas.text(self.house.say("people.title"), self._title_box, TITLE, SERIF_BOLD, MOON)


class PersonRow(Widget):
    """Pressed, they sit down."""

    def __init__(
        self,
        canvas: Canvas,
        who: str,
        place: Rect,
        person: Person,
        about: str,
        gone: bool,
        sit: Callable[[], None],
    ) -> None:
        self.name_high = canvas.kit.stage.text_units(NAME) * LINE
        self._about_high = canvas.height(about, place.w - CREST - 3 * PAD, SMALL, PLAIN)
        high = max(CREST, self.name_high + self._about_high) + 24
        super().__init__(f"sit {who}", place._replace(h=high))
        self.person, self.about, self.sit = person, about, sit
        self.enabled = not gone

    def activate(self) -> None:
        if self.enabled:
            self.sit()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        lit = self.enabled and (mood.hover or mood.focus)
        canvas.panel(rect, "row hover" if lit else "row", 16)
        canvas.crest(self.person.crest, rect.x + PAD + CREST / 2, rect.cy, CREST)
        x = rect.x + CREST + 2 * PAD
        y = rect.cy - (self.name_high + self._about_high) / 2
        name = Rect(x, y, rect.right - PAD - x, self.name_high)
        below = Rect(x, name.bottom, name.w, self._about_high)
        colour = MOON if self.enabled else dimmed(MOON, 0.62)
        canvas.text(self.person.name, name, NAME, SERIF, colour, may_cut=True)
        colour = IVORY if self.enabled else dimmed(IVORY, 0.8)
        canvas.text(self.about, below, SMALL, PLAIN, colour, lines=3)
        if mood.focus:
            canvas.focus(rect, 16)
