"""The page of the people who play here: they sit down, are added, renamed or forgotten. Each has a
crest, an order of the hand, and keys."""

from collections.abc import Callable, Sequence
from functools import partial

from game.play.session.seating import NAME_MOST
from game.reading.strict import writable
from game.scenes.settings.keys import KeysScene
from game.scenes.shell.deletions import Deletions
from game.scenes.shell.dialogs import notify, why_not
from game.scenes.shell.fields import crest_row
from game.scenes.shell.page_scene import Dialog, Hint, PageScene, title
from game.scenes.shell.scene import Services
from game.settings import CRESTS, SORTS, Person, known_as
from game.ui import commands
from game.ui.boxes import (
    Box,
    Column,
    Icon,
    Padded,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    level,
)
from game.ui.canvas import Canvas
from game.ui.gestures import Command
from game.ui.theme import (
    BRASS_LIGHT,
    EMBER,
    H2,
    IVORY,
    IVORY2,
    MOON,
    NAME,
    SMALL,
    crest_picture,
    dimmed,
)
from game.ui.widgets import Button, Choice, Scroll, TextField, Widget
from game.ui.words import PLAIN, SANS, SERIF

CREST = 76.0


class PeopleScene(PageScene):
    """The list of people. `crest`: that of a new person at first. `sit`: called with the person who
    was chosen; `changed`: with the name before, and the person who has changed."""

    veil = 0.6

    def __init__(
        self,
        services: Services,
        crest: str,
        sit: Callable[[Person], None],
        changed: Callable[[str, Person], None],
    ) -> None:
        super().__init__(services)
        self._crest, self._sit, self._changed = crest, sit, changed
        self._people = self._known()
        self.deletions = Deletions(services, "people.forget", "people.keep", self.rebuild)
        self._scroll = Scroll()

    def _known(self) -> dict[str, Person]:
        return {known_as(one.name): one for one in self.services.people.everybody}

    def returned(self) -> None:
        """Read the people anew; those who are to be forgotten still are, also under a new name."""
        unwanted = [self._people[one] for one in self.deletions.things if one in self._people]
        self._people = self._known()
        self.deletions.things = {known_as(one.name) for one in unwanted}
        super().returned()

    def left(self) -> None:
        super().left()
        for who in self.deletions.take_all():
            self._try(partial(self.services.people.forget, self._people[who]))

    def command(self, command: Command) -> bool:
        who = self.page.focus.split(" ", 1)[-1]
        if who not in self._people or not commands.removes(command):
            return False
        self.deletions.toggle(who)
        return True

    # What becomes of people -----------------------------------------------------------------

    def _choose(self, person: Person) -> None:
        self.services.sound("confirm")
        self.services.stack.pop()
        self._sit(person)

    def _edit(self, person: Person) -> None:
        self.services.stack.push(PersonEditor(self.services, person, self))

    def call(self, person: Person, name: str) -> None:
        """Rename a person, or add a new one, who has no name yet and then sits down at once."""
        people, before = self.services.people, person.name
        if not before:
            person.name = name
            if self._try(partial(people.add, person)):
                self._choose(person)
                self.services.person_changed()
        elif name != before and self._try(partial(people.rename, person, name)):
            self.returned()
            self.changed(person, before)

    def changed(self, person: Person, before: str) -> None:
        """Tell others about a person who has changed. `before`: the name they had."""
        if before:
            self._changed(before, person)
            self.services.person_changed()

    def _try(self, act: Callable[[], None]) -> bool:
        """Do an act, and return whether it worked; if not, tell why."""
        try:
            act()
        except OSError as error:
            told = why_not(error, "people.notice.not_done")
            notify(self.services, told.key, **dict(told.facts))
            return False
        return True

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say = self.services.say
        rows: list[Box | float] = [self._row(*one) for one in self._people.items()]
        if not rows:
            empty = Text(say("people.empty"), NAME, SERIF, IVORY2, lines=6)
            rows = [Padded(empty, (6, 0, 6, 0)), 14]
        words, pad = say("people.new"), (120, 26)
        new = Button(
            "new",
            words,
            partial(self._edit, Person("", self._crest)),
            "icon_plus",
            align="left",
            pad=pad,
            high=76,
        )
        listed = Scrolled(self._scroll, Column(*rows, 20, Row(new), gap=14), (14, 12, 26, 12))
        body = Padded(listed, (4, 0, 12, 12))
        return self.framed(title(say("people.title")), body, least_head=114)

    def _row(self, who: str, person: Person) -> Row:
        gone = who in self.deletions.things
        about = self.services.say("people.forgotten") if gone else self._about(person)
        row = person_row(who, person, about, gone, partial(self._choose, person))
        edit = Button(f"edit {who}", "", partial(self._edit, person), "icon_settings", zone=1)
        edit.enabled, edit.tip = not gone, self.services.say("people.edit")
        return Row(row, Sized(edit, 76), self.deletions.button(who), gap=18)

    def _about(self, person: Person) -> str:
        parts = [self.services.say(f"people.sorted.{person.sort}")]
        if person.keys or person.pad_keys:
            parts.append(self.services.say("people.own_keys"))
        return " · ".join(parts)

    # Showing --------------------------------------------------------------------------------

    def hints(self) -> Sequence[Hint]:
        if not self._people:
            return [self.way_back]
        sit = Hint((commands.CONFIRM,), self.services.say("people.sit"))
        return [sit, self.deletions.hint, self.way_back]


def person_row(who: str, person: Person, about: str, gone: bool, sit: Callable[[], None]) -> Press:
    """Return a row for a person, who sits down when it is pressed."""
    name = dimmed(MOON, 0.62) if gone else MOON
    said = dimmed(IVORY, 0.8) if gone else IVORY
    words = Column(
        Text(person.name, NAME, SERIF, name, may_cut=True), Text(about, SMALL, PLAIN, said, lines=3)
    )
    box = Row(Icon(crest_picture(person.crest), CREST), 22, level(words, grow=True))
    pad, enabled = (22, 12, 22, 12), not gone
    return Press(f"sit {who}", box, sit, pad, lit_by_focus=True, enabled=enabled, grow=True)


def _kept(typed: str) -> str:
    """Return as much of a name that was typed as can be kept, with single spaces."""
    return " ".join(writable(typed).split())


class PersonEditor(Dialog):
    width, grows = 980.0, 0.9
    pad = (48.0, 32.0, 48.0, 36.0)

    def __init__(self, services: Services, person: Person, room: PeopleScene) -> None:
        super().__init__(services)
        self.person, self.room = person, room
        self.name = person.name
        #: Whether the name that was typed belongs to somebody else.
        self._is_taken = False

    # Doing ----------------------------------------------------------------------------------

    def _rename(self, name: str) -> None:
        self.name = name
        if self._is_taken:
            self._is_taken = False
            self.rebuild()

    def done(self) -> None:
        """Leave with the name in the field, or with the old one if it is empty."""
        name = _kept(self.name) or self.person.name
        is_own = known_as(name) == known_as(self.person.name)
        if not (is_own or self.services.people.is_free(name)):
            self._is_taken = True
            self.services.sound("refused")
            self.rebuild()
            return
        self.services.sound("confirm")
        self.services.stack.pop()
        if name:
            self.room.call(self.person, name)

    def _wear(self, crest: str) -> None:
        self.person.crest = crest
        self._changed()

    def _sort(self, how: object) -> None:
        self.person.sort = str(how)
        self._changed()

    def _changed(self) -> None:
        self.services.sound("toggle")
        self.room.changed(self.person, self.person.name)
        self.rebuild()

    def _keys(self) -> None:
        self.services.stack.push(KeysScene(self.services, self.person))

    # Building -------------------------------------------------------------------------------

    def content(self, canvas: Canvas) -> Column:
        say, taken = self.services.say, self._is_taken
        orders = [(sort, say(f"people.order_{sort}")) for sort in SORTS]
        order = Choice("order", orders, self.person.sort, self._sort)
        keys = Button("keys", say("people.keys"), self._keys, "icon_keyboard", align="left")
        called = say("people.name_taken" if taken else "setup.name")
        return Column(
            *(Text(say("people.edit" if self.person.name else "people.new"), H2, SERIF, MOON), 12),
            *(Text(called, SMALL, SANS, EMBER if taken else BRASS_LIGHT), 8),
            *(TextField("name", self.name, self._rename, self.done, NAME_MOST), 16),
            *(Text(say("setup.crest"), SMALL, SANS, BRASS_LIGHT), 8),
            *(crest_row(self.services, self.person.crest, self._wear), 16),
            *(Text(say("people.order"), SMALL, SANS, BRASS_LIGHT), 8),
            *(Sized(order, least=(0, 68)), 16, keys, 24),
            Button("done", say("setup.done"), self.done, main=True, zone=1, high=72),
        )


class FirstName(Dialog):
    """The question for the player's name at the first start, which can be skipped."""

    width = 860.0

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.name = ""

    def entered(self) -> None:
        self.page.ring = True

    def back(self) -> None:
        super().back()
        # This writes the settings file, so the next start is not the first.
        self.services.settings_changed(looks=False)

    def done(self) -> None:
        if name := _kept(self.name):
            self.services.people.welcome(name, CRESTS[0])
            self.services.keep_people()
        self.back()

    def _write(self, name: str) -> None:
        self.name = name

    def content(self, canvas: Canvas) -> Column:
        say, half = self.services.say, partial(Button, zone=1, high=72, grow=True)
        skip = half("skip", say("people.ask_skip"), self.back)
        done = half("done", say("setup.done"), self.done, main=True)
        return Column(
            *(Text(say("people.ask"), H2, SERIF, MOON, lines=2), 8),
            *(Text(say("people.ask_about"), SMALL, PLAIN, IVORY2, lines=4), 20),
            *(TextField("name", self.name, self._write, self.done, NAME_MOST), 28),
            Row(skip, done, gap=16),
        )
