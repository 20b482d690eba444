"""One of the people who play here: the name, the crest, the order of the hand, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.play.session.last_setup import NAME_MOST
from game.scenes.settings.keys import KeysScene
from game.scenes.shell.deletions import Unwanted, Words
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.fields import HIGH, NameField, crest_row
from game.scenes.shell.page_scene import FOOT, Hint, PageScene, hint_lines, hints_height
from game.scenes.shell.scene import Services
from game.settings import SORTS, Person, known_as
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH, Command
from game.ui.theme import BODY, BRASS_LIGHT, EMBER, H2, IVORY, IVORY2, MOON, NAME, SMALL, dimmed
from game.ui.widgets import Button, Choice, Label, Mood, Scroll, Widget
from game.ui.words import BOLD, LINE, PLAIN, SANS, SERIF, SERIF_BOLD
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
        self, services: Services, people: Callable[[], Sequence[Person]], acts: PeopleActs
    ) -> None:
        super().__init__(services)
        self._ask, self.acts = people, acts
        self._people = {known_as(one.name): one for one in people()}
        self.unwanted = Unwanted(services, Words("people.forget", "people.keep"), self.rebuild)
        self._scroll: Scroll | None = None
        self._title_box = Rect(0, 0, 0, 0)

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

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
        canvas = Canvas(self.services.kit)
        stage = self.services.kit.stage
        content = stage.content
        self._title_box = Rect(content.x + 72, 36, content.w - 144, stage.text_units(TITLE) * LINE)
        top = max(150.0, self._title_box.bottom + 16)
        bottom = content.bottom - FOOT - 18
        bottom -= hints_height(self.services, content.w - 144, self._hints())
        foot = hint_lines(
            self.services, content.x + 72, content.bottom - FOOT, content.w - 144, self._hints()
        )
        wide = content.w - 136
        scroll = Scroll(Rect(content.x + 46, top - 12, wide + 40, bottom - top + 12))
        x, y = content.x + 60, scroll.view.y + 12
        widgets: list[Widget] = []
        if not self._people:
            words = self.services.say("people.empty")
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
        about = self.services.say("people.forgotten") if gone else self._about(person)
        row = PersonRow(canvas, who, room, person, about, gone, lambda: self.acts.sit(person))
        rect = Rect(row.rect.right + BETWEEN, row.rect.y, MORE, row.rect.h)
        more = Button(
            f"edit {who}", rect, "", lambda: self.acts.edit(person), "icon_settings", zone=1
        )
        more.enabled = not gone
        rect = Rect(rect.right + BETWEEN, rect.y, forget, rect.h)
        return [row, more, self.unwanted.button(who, rect)]

    def _about(self, person: Person) -> str:
        told = [self.services.say(f"people.sorted.{person.sort}")]
        if person.keys or person.pad_keys:
            told.append(self.services.say("people.own_keys"))
        return " · ".join(told)

    def _new(self, canvas: Canvas, x: float, y: float) -> Button:
        words = self.services.say("people.new")
        high = max(76.0, canvas.kit.stage.text_units(BODY) * LINE + 26)
        rect = Rect(x, y, canvas.width(words) + 120, high)
        return Button("new", rect, words, self.acts.new, "icon_plus", align="left")

    # Showing --------------------------------------------------------------------------------

    def _hints(self) -> list[Hint]:
        say = self.services.say
        hints = [Hint((commands.BACK,), say("people.back"), self.back)]
        if self._people:
            hints.insert(0, self.unwanted.hint)
            hints.insert(0, Hint((commands.CONFIRM,), say("people.sit")))
        return hints

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.6)
        canvas.text(self.services.say("people.title"), self._title_box, TITLE, SERIF_BOLD, MOON)


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


WIDTH, FORM_PAD = 980.0, 48.0


class PersonActs(NamedTuple):
    """`is_free`: nobody else has this name. `done` hears the name when the page is left by its
    button; `changed`, whenever anything else is otherwise."""

    is_free: Callable[[str], bool]
    done: Callable[[str], None]
    changed: Callable[[], None]
    keys: Callable[[], None]


class PersonEditor(PageScene):
    covers = False

    def __init__(self, services: Services, person: Person, acts: PersonActs) -> None:
        super().__init__(services)
        self.person, self.acts = person, acts
        self.name = person.name
        #: The name that was wanted is somebody else's.
        self._is_taken = False
        self._panel = Rect(0, 0, 0, 0)

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

    def left(self) -> None:
        super().left()
        # Letters are commands again.
        self.page.ring = False

    # Doing ----------------------------------------------------------------------------------

    def _rename(self, name: str) -> None:
        self.name = name
        if self._is_taken:
            self._is_taken = False
            self.rebuild()

    def done(self) -> None:
        """Whoever empties the field keeps their name."""
        name = " ".join(self.name.split()) or self.person.name
        if name != self.person.name and not self.acts.is_free(name):
            self._is_taken = True
            self.services.sound("refused")
            self.rebuild()
            return
        self.services.sound("confirm")
        self.services.stack.pop()
        if name:
            self.acts.done(name)

    def _wear(self, crest: str) -> None:
        self.person.crest = crest
        self._changed()

    def _sort(self, how: object) -> None:
        self.person.sort = str(how)
        self._changed()

    def _changed(self) -> None:
        self.services.sound("toggle")
        self.acts.changed()
        self.rebuild()

    def _keys(self) -> None:
        self.page.ring = False
        self.acts.keys()

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say, stage = self.services.say, self.services.kit.stage
        wide = min(stage.width - 96, WIDTH * (1 + (stage.text - 1) * 0.9))
        inner = wide - 2 * FORM_PAD
        row = max(68.0, stage.text_units(BODY) * LINE + 22)
        small = stage.text_units(SMALL) * LINE
        y = 32.0
        head = stage.text_units(H2) * LINE
        key = "people.edit" if self.person.name else "people.new"
        widgets: list[Widget] = [Label(Rect(FORM_PAD, y, inner, head), say(key), H2, SERIF, MOON)]
        y += head + 12
        key = "people.name_taken" if self._is_taken else "setup.name"
        colour = EMBER if self._is_taken else BRASS_LIGHT
        widgets.append(Label(Rect(FORM_PAD, y, inner, small), say(key), SMALL, SANS, colour))
        y += small + 8
        place = Rect(FORM_PAD, y, inner, row)
        widgets.append(NameField(place, self.name, self._rename, self.done, NAME_MOST))
        y += row + 16
        place = Rect(FORM_PAD, y, inner, small)
        widgets.append(Label(place, say("setup.crest"), SMALL, SANS, BRASS_LIGHT))
        y += small + 8
        widgets += crest_row(FORM_PAD, y, inner, self.person.crest, self._wear)
        y += HIGH + 16
        place = Rect(FORM_PAD, y, inner, small)
        widgets.append(Label(place, say("people.order"), SMALL, SANS, BRASS_LIGHT))
        y += small + 8
        order = self._order(Rect(FORM_PAD, y, inner, row))
        widgets.append(order)
        y = order.rect.bottom + 16
        words = say("people.keys")
        widgets.append(
            Button(
                "keys",
                Rect(FORM_PAD, y, inner, row),
                words,
                self._keys,
                "icon_keyboard",
                align="left",
            )
        )
        y += row + 24
        done = Rect(FORM_PAD, y, inner, max(72.0, row))
        widgets.append(Button("done", done, say("setup.done"), self.done, main=True, zone=1))
        high = done.bottom + 36
        left, top = (stage.width - wide) / 2, (stage.height - high) / 2
        self._panel = Rect(left, top, wide, high)
        for widget in widgets:
            widget.rect = widget.rect.moved(left, top)
        return widgets

    def _order(self, place: Rect) -> Choice:
        """As wide as its words; where they need it, below each other."""
        canvas = Canvas(self.services.kit)
        items = [(sort, self.services.say(f"people.order_{sort}")) for sort in SORTS]
        wides = [canvas.width(words, 27, BOLD) + 34 for _, words in items]
        if sum(wides) > place.w:
            line = canvas.kit.stage.text_units(27) * LINE
            lines = max(len(words.split()) for _, words in items)
            place = place._replace(h=max(place.h, line * lines + 18))
            wides = [
                max(canvas.width(word, 27, BOLD) for word in words.split()) + 24
                for _, words in items
            ]
        return Choice("order", place, items, self.person.sort, self._sort, wides=wides)

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.panel(self._panel, "dialog", 22, shadow=True)


class PeopleFlow:
    """`sit` hears who was chosen; `changed`, of somebody who is otherwise now, with the name they
    had."""

    def __init__(
        self,
        services: Services,
        sit: Callable[[Person], None],
        changed: Callable[[str, Person], None],
    ) -> None:
        self.services = services
        self._sit, self._changed = sit, changed

    def open(self, crest: str) -> None:
        """`crest`: what somebody new wears at first."""
        acts = PeopleActs(self._chosen, self._edit, partial(self._new, crest), self._forget)
        people = self.services.people
        self._scene = PeopleScene(self.services, lambda: people.everybody, acts)
        self.services.stack.push(self._scene)

    def _chosen(self, person: Person) -> None:
        self.services.sound("confirm")
        self.services.stack.pop()
        self._sit(person)

    def _new(self, crest: str) -> None:
        """They sit down at once."""
        person = Person("", crest)

        def done(name: str) -> None:
            person.name = name
            if self._done(lambda: self.services.people.add(person)):
                self._chosen(person)
                self.services.person_changed()

        acts = PersonActs(
            self.services.people.is_free, done, lambda: None, partial(self._keys, person)
        )
        self.services.stack.push(PersonEditor(self.services, person, acts))

    def _edit(self, person: Person) -> None:
        def is_free(name: str) -> bool:
            is_own = known_as(name) == known_as(person.name)
            return is_own or self.services.people.is_free(name)

        def done(name: str) -> None:
            before = person.name
            if name != before and self._done(lambda: self.services.people.rename(person, name)):
                self._scene.returned()
                self._changed(before, person)
                self.services.person_changed()

        def changed() -> None:
            self._changed(person.name, person)
            self.services.person_changed()

        acts = PersonActs(is_free, done, changed, partial(self._keys, person))
        self.services.stack.push(PersonEditor(self.services, person, acts))

    def _keys(self, person: Person) -> None:
        self.services.stack.push(KeysScene(self.services, person))

    def _forget(self, person: Person) -> None:
        self._done(lambda: self.services.people.forget(person))

    def _done(self, act: Callable[[], None]) -> bool:
        """Does it, or says why it cannot be done."""
        try:
            act()
        except OSError as error:
            detail = error.strerror or ""
            say = partial(self.services.say, "people.notice.not_done", detail=detail)
            self.services.stack.push(NoticeScene(self.services, say))
            return False
        return True
